# The texts of hints and analysis in English. How they are looked up: meadhall/words.py.

seat = Player { $n }
reason-number = { $what } ({ $sign }{ $size })
reason-other = { $who }: { $what }
reasons-for = for it: { $list }
reasons-against = against it: { $list }
