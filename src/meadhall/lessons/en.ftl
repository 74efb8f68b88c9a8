coach-not-this-way = Done and seen, but it leads elsewhere. The goal here: { $goal } Take it back and try another way.

puzzle-title = Puzzle { $number }
puzzle-goal = { $side }: { $asked }
puzzle-done = { $option } it is: { $chance }% to win. What it brings: { $why }.
puzzle-done-plain = { $option } it is: { $chance }% to win.
puzzle-other = { $option }: { $chance }% to win.
puzzle-wrong = After “{ $option }” it is { $chance }% to win, after the best choice { $best }%. Look what follows, then take it back.
puzzle-wrong-unsure = After “{ $option }” it is { $chance }% to win at most, after the best choice { $best }%. Look what follows, then take it back.
