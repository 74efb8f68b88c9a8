coach-not-this-way = Zrobione i widać, co z tego wyszło, ale to inna droga. Cel jest taki: { $goal } Cofnij i spróbuj inaczej.

puzzle-title = Zadanie { $number }
puzzle-goal = { $side }: { $asked }
puzzle-done = Najlepsze: { $option }, { $chance }% szans na wygraną. Co to daje: { $why }.
puzzle-done-plain = Najlepsze: { $option }, { $chance }% szans na wygraną.
puzzle-other = { $option }: { $chance }% szans na wygraną.
puzzle-wrong = Po wyborze „{ $option }” szansa to { $chance }%, po najlepszym { $best }%. Zobacz, co z tego wyniknie, i cofnij.
puzzle-wrong-unsure = Po wyborze „{ $option }” szansa to najwyżej { $chance }%, po najlepszym { $best }%. Zobacz, co z tego wyniknie, i cofnij.
