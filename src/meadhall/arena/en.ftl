# The texts of standings and reports in English. How they are looked up: meadhall/words.py.

seat = Player { $n }

## Tables

by-seat = By seat
by-side = By side
by-option = By { $option }
by-trait = { $kind }
against-fair = Compared with an equal share of the victories.
against-kind = Compared with how those of the same sides fared who had any of these; what somebody chose or won says also how well they played.

standings = Standings
column-contestant = Contestant
column-what = What
column-seats = Seats
column-games = Games
column-won = Won
column-rate = Win rate (95 %)
column-fair = Expected
column-rating = Rating ± 3σ
column-median = Median
column-slow = 99 %
column-weight = Weight
column-before = Before
column-after = After
column-flag = Outside
flag = outside

tuning = Changes of weights; { $fair } would be no difference
all-weights = all changes
change-kept = kept
change-open = open
change-dropped = no better

## Facts

facts =
    { $done ->
        [one] { $done } game
       *[other] { $done } games
    } of { $all }, { $players ->
        [one] for { $players } player
       *[other] for { $players } players
    }; seed { $seed }.
facts-options = Options: { $options }.
facts-varied = Drawn for every game: { $options }.
facts-length = Half of the games have at most { $median } entries in their journal; the shortest { $least }, the longest { $most }.
facts-ties =
    { $ties ->
        [one] { $ties } game had several winners, who share the victory.
       *[other] { $ties } games had several winners, who share the victory.
    }
facts-failed =
    { $failed ->
        [one] { $failed } game failed
       *[other] { $failed } games failed
    }, the first of them game { $number }: { $error }

## The report

report-title = Arena: { $game }
report-intro = Win rates with 95 % intervals after Wilson. What is marked as outside differs from what is expected by more than chance explains, the number of things in its table considered.
chart-rates = Win rate of each contestant; the tick is an equal share
chart-ratings = Rating (openskill, Plackett-Luce) with three times its uncertainty
chart-way = Rating after so many games
chart-way-below = games
chart-pairs = How often the row won of the games that the row or the column won
chart-pair = { $one } against { $other }: { $rate } of { $games }
chart-lengths = Length of the games
chart-lengths-below = entries of the journal, chance and forced choices included
chart-times = Decision times: which part of the decisions was made within a time
report-data = The numbers

## Is the game fair?

balance-title = Is { $game } fair?
balance-method =
    { $level } played against itself: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Every table compares what it lists with the expected rate; a row is flagged if the rate lies outside an interval of 95 % that is widened for the number of rows (Bonferroni). Bots are not people: a flag says where to look.
balance-former = The games were played by the readings of version { $version } of the game, which are now its preset { $preset }; by the words of the rulebook, which are the default today, it may come out otherwise.
balance-by = Made by `{ $command }`.
balance-none = Nothing lies outside.
balance-some =
    { $count ->
        [one] { $count } thing lies outside:
       *[other] { $count } things lie outside:
    }
balance-finding = { $section }: { $label } won { $rate } of { $games } games, expected { $fair }.
