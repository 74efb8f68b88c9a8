# Teksty podpowiedzi i analizy po polsku. Jak są wyszukiwane: meadhall/words.py.

seat = Gracz { $n }
reason-number = { $what } ({ $sign }{ $size })
reason-other = { $who }: { $what }
reasons-for = za: { $list }
reasons-against = przeciw: { $list }
