# The texts of the command line in English. How they are looked up: meadhall/words.py.


## Help

panel-commands = Commands
panel-arguments = Arguments
panel-options = Options

help-main = Meadhall: a table for board games of the Viking age. Without a command it opens in the browser.
help-main-version = Show the version and whether the engine is compiled.
help-main-install_completion = Let this shell complete the commands of meadhall.
help-main-show_completion = Show the completion script for this shell.

help-any-help = Show this help.
help-any-lang = The language: en or pl. The default is MEADHALL_LANG, else the language of the system.
help-any-game = The game, as in the list of `meadhall games`.
help-any-players = How many play; `meadhall games` says how many each game is for.
help-any-plain = Plain text without colours and boxes, for screen readers and pipes.

help-serve = Open the hall for browsers, on this machine or for others, until Ctrl-C.
help-serve-host = The address to listen at; 0.0.0.0 for everybody who can reach this machine.
help-serve-port = The port to listen at.
help-serve-database = Where tables and people are kept: a file, or postgresql://user:password@host/name for several nodes. The default is a file in your home folder.
help-serve-processes = How many processes answer people; one for each core that may be spent on them.
help-serve-workers = How many processes bots think in.
help-serve-origin = An address at which a reverse proxy shows the hall, such as https://hall.example.org; may be repeated.
help-serve-home_address = The address of this machine in the home network, for invitations; it is found by itself if none is given.
help-serve-secure = Cookies only over HTTPS, for a hall behind a reverse proxy.
help-serve-requests_per_minute = Requests of one session in a minute.
help-serve-address_requests_per_minute = Requests of one address in a minute, for all who share it.
help-serve-words_per_minute = How often one person may say something in a minute.
help-serve-tables_per_minute = How many tables one person may open in a minute.
help-serve-newcomers_per_minute = How many people may give their name for the first time in a minute, at one address.
help-serve-hints_per_minute = How often one person may ask for a hint or an analysis in a minute.
help-serve-previews_per_minute = How often one person may look where a choice would lead, in a minute.
help-serve-logins_per_minute = How many passwords may be tried in a minute, at one address and for one name.
help-serve-tables_per_person = Tables of one person that are not over.
help-serve-tables_per_address = Tables of one address that are not over.
help-serve-bot_tables_per_person = Running games of bots among themselves that one person has opened.
help-serve-bot_tables_per_address = Running games of bots among themselves that were opened at one address.
help-serve-sockets_per_person = Pages of one person that listen for news.
help-serve-sockets_per_address = Pages at one address that listen for news.
help-serve-connections_per_address = Connections of one address, those that listen for news not counted.
help-serve-head_seconds = Seconds within which the first lines of a request must have come.
help-serve-body_seconds = Seconds within which the rest of a request must have come, and an answer must be fetched.
help-serve-thinking_per_person = Seconds in a minute for which bots think for one person before others come first.
help-serve-thinking_per_address = Seconds in a minute for which bots think for one address before others come first.
help-serve-open_days = Days after which a table that still waits for players is closed.
help-serve-unwatched_minutes = Minutes after which a game of bots at which nobody looks is closed.

help-doctor = Look at everything that the database of a hall holds, and say what is wrong with it.
help-doctor-database = The database: a file, or postgresql://user:password@host/name. The default is the file in your home folder.
help-doctor-repair = Mend what can be mended, and set damaged tables aside. Make a backup first, and close the hall.

help-site = Write the hall as a static site: any web host can serve it, at the root of its address, and it runs in the visitor's own browser.
help-site-out = The folder to write it into: a new one, an empty one, or a site that is written anew.

help-play = Play a game in the terminal: against a bot, among friends at one keyboard, or watch bots play. While you play, h shows what you can type.
help-play-game = The game; saga if none is named.
help-play-seed = The seed of all chance, a number or a text, to repeat a game; drawn if none is given.
help-play-seat = Your seat: 0 for the first player and so on, random, all (everyone plays at this keyboard) or none (watch).
help-play-level = How well the bots play: thrall (a beginner), karl (a sound player) or jarl (a strong one, who thinks first); also random, greedy and mcts.
help-play-think = How many milliseconds a bot that thinks (jarl, mcts) may take for a choice.
help-play-option = An option of the game, as name=value; may be repeated. They are listed by `meadhall games`.
help-play-journal = Keep the game in this file, after every choice; if it is already there, the game in it goes on.

help-learn = Learn a game by playing it: a path of short lessons. Without a game it lists them all.
help-learn-game = The game, as in the list of `meadhall games`.
help-learn-lesson = The lesson, by its number or name; else the one that comes next.

help-puzzles = Look for puzzles in games of bots: positions in which one choice is best by a clear margin, as searches that begin differently agree.
help-puzzles-games = How many games are looked through.
help-puzzles-level = How well the bots play those games.
help-puzzles-output = Where everything that is found is kept; if the file is there, the search goes on from it.
help-puzzles-best = Write the best of it here, as a game keeps its puzzles.
help-puzzles-keep = How many are the best.
help-puzzles-iterations = Iterations of each of the searches that must agree.
help-puzzles-margin = How much chance every other choice must lose at least.
help-puzzles-minutes = Look for so long, however many games that are.
help-puzzles-seed = The seed of the first game.
help-puzzles-processes = How many processes look; as many as there are cores if nothing is said.

help-replay = Retell a journal: the log, then the position it leads to.
help-replay-file = The journal; - is standard input.
help-replay-seat = Tell it as this seat may know it, not as a spectator.
help-replay-to = Stop after so many entries of the journal.
help-replay-step = Wait for Enter before every next line.

help-analyse = Say what decided a game: win chances, turning points, luck, and mistakes with what would have been better.
help-analyse-file = The journal; - is standard input.
help-analyse-milliseconds = How long to think about each decision.
help-analyse-iterations = How many iterations to search for each decision, instead of a time; the result is then always the same.
help-analyse-json = Print everything as JSON.

help-rules = Read the rules: the whole manual, one rule, a search, or where each component comes from.
help-rules-rule = A rule's id, such as SAG-4.2; the prefix may be left out.
help-rules-search = Show the rules in which all these words occur.
help-rules-sources = List all components with their sources.
help-rules-decisions = List all decisions with their options, as programs know them.
help-rules-balance = Read how fair the game is, measured in many games.
help-rules-polish = Short for --lang pl.

help-draw = Write a picture of the table as SVG.
help-draw-output = Where to write it; - is standard output.
help-draw-seed = The seed of the game; 0 if none is given.
help-draw-moves = After so many choices: random ones, or the first of the journal.
help-draw-seat = As this seat sees it, not as a spectator.
help-draw-journal = A position from this journal, not from random play.

help-verify = Check the dice of a journal: is every draw what its seed or its sealed key gives?
help-verify-file = A journal.
help-games = List the games and their options.

help-new-game = Write a small complete game in a package of its own, which keeps every law already, to be made into another game.
help-new-game-name = What the game is called in programs, in small letters.
help-new-game-folder = The folder to write it into; one of the game's name if none is given.

help-arena = Let bots meet each other in many games, everybody in every seat: win rates with 95 % intervals, ratings, decision times. Without bots named, random, thrall and karl meet.
help-arena-bots = The bots: a level, with a budget for those who think: karl, jarl:300ms, mcts:2s. A budget in iterations, as in mcts:500it, gives the same games on every machine.
help-arena-gauntlet = Only the first bot is tried: against each of the others, who fill the other seats.
help-arena-games = How many games; at least 60 if none is given, so that everybody sits everywhere equally often.

help-balance = Is the game fair? A bot plays against itself, and what wins more or less often than it should is named: seats, sides, clans, leaders, cards, maps.
help-balance-level = The bot that plays all seats.
help-balance-games = How many games; 200 if none is given.

help-tune = Tune the weights of a game's evaluation by self-play: a bot with one weight changed plays against itself without the change, and a change that is better is kept. Nothing is written into the program; the new weights are shown.
help-tune-level = The bot that plays; its weights are the beginning. karl:1x1 looks one choice ahead in one world, and is quick; karl/hand=0.5 begins with another weight.
help-tune-games = How many games a change may take; 200 if none is given. The more, the smaller the difference that is found; what is clear is settled sooner.
help-tune-players = How many sit at the table; as few as possible, but two, if none is given.
help-tune-weight = A weight to be tuned; may be repeated. All if none is named.
help-tune-step = The factor by which a weight is made greater or smaller.
help-tune-passes = How often all weights have their turn.
help-tune-output = The file that keeps what is known so far; named for the game if none is given.
help-tune-resume = Go on with the file if it is there.

help-standings = Show what came of games that were played; several files are parts of one league and are put together.
help-standings-files = Files that `meadhall arena` or `meadhall balance` wrote.
help-standings-output = Write the games of all files into this one, each once, in order.

help-any-seed = The seed of the first game; 0 if none is given. The same seed gives the same games.
help-any-option = An option of the game, as name=value; may be repeated. They are listed by `meadhall games`.
help-any-preset = A named set of options, such as house_rules; --option changes single ones. `meadhall games` lists them.
help-any-vary = An option that is drawn anew for every game, from all its values or from those named; may be repeated.
help-any-processes = How many games are played at once; as many as this machine has cores if none is given.
help-any-cluster = The address of a Dask scheduler, such as tcp://host:8786, whose workers play the games.
help-any-shard = Only part I of N of the games, for machines that know nothing of each other; `meadhall standings` puts the files together.
help-any-output = The file that keeps the games; named for the game if none is given.
help-any-resume = Go on with the file if it is there: games in it are not played again, and --games may have grown.
help-any-html = Write a report with charts.
help-any-parquet = Write the games as a Parquet file, a row for each seat.
help-any-markdown = Write a report on fairness, for one bot against itself.

help-bench = Measure how fast the games run on this machine.
help-bench-game = The games; all if none is named.
help-bench-json = Print the numbers as JSON.
help-bench-seconds = How many seconds each measurement takes.


## What can be wrong: one sentence each

interrupted = Interrupted.
usage-command = There is no command ‘{ $name }’; there are { $names }.
usage-command-near = There is no command ‘{ $name }’; did you mean ‘{ $near }’?
usage-option = There is no option { $option }; `{ $command } --help` lists what there is.
usage-missing = { $name } is missing; `{ $command } --help` shows what is needed.
usage-value = { $option } needs a value.
usage-other = { $message }; `{ $command } --help` shows what is possible.

bad-language = There is no language ‘{ $language }’; there are { $languages }.
bad-number = ‘{ $text }’ is not a whole number from 0 on.
bad-seed = A seed must be a whole number or a text of at most 200 characters, not ‘{ $text }’.
bad-league-seed = The seed of a league must be a whole number from 0 to { $most }, not ‘{ $text }’.
bad-budget = Each decision can be given 1 to { $most } milliseconds, or up to { $most } iterations.
bad-port = A port is a number from 1 to 65535, not { $port }.
bad-crew = 1 to { $most } processes can answer people, not { $number }.
bad-workers = Bots can think in 1 to { $most } processes, not in { $number }.
bad-limit = A limit is a number above 0 and at most 1000000000, not ‘{ $text }’.
hall-taken = A hall is already open on the file { $file }, at { $address }; only one can use it. Close that one, or name another file with --database.
bad-game = There is no game ‘{ $name }’; there are: { $names }.
bad-game-near = There is no game ‘{ $name }’; did you mean ‘{ $near }’?
bad-seat = There is no seat { $seat }; the seats are 0 to { $most }.
bad-players = This game is not for { $players }; it is for { $allowed } players.
bad-seat-choice = There is no seat ‘{ $seat }’; it must be a number from 0 to { $most }, or random, all or none.
bad-level = There is no bot ‘{ $level }’; there are { $levels }.
bad-option-form = An option of a game is written name=value, not ‘{ $text }’.
bad-option-name = { $game } has no option ‘{ $name }’; see { $names }.
bad-option-bool = The option { $name } must be true or false, not ‘{ $value }’.
bad-option-int = The option { $name } must be a whole number from { $least } to { $most }, not ‘{ $value }’.
bad-option-choice = The option { $name } must be one of { $values }, not ‘{ $value }’.
bad-preset = { $game } has no preset ‘{ $name }’; it has { $names }.
preset-players = The preset { $name } is for { $players ->
    [one] one player
   *[other] { $players } players
}; leave out --players.
bad-rule = { $game } has no rule ‘{ $rule }’; an id looks like { $example }.
bad-rule-near = There is no rule ‘{ $rule }’; perhaps you mean { $near }.
no-balance = Nobody has measured yet how fair { $game } is; `meadhall balance { $game }` does.
rule-and-search = Give a rule's id or --search, not both; several words are written in quotes: --search "{ $words }".
journal-unreadable = The journal { $file } cannot be read: { part-why }.
journal-unwritable = The journal { $file } cannot be written: { part-why }.
journal-broken = The journal { $file } cannot be played: { $why }.
journal-other-game = The journal { $file } holds a game of { $game }; name that game or another file.
journal-other-players = The journal { $file } holds a game of { $players } players; leave out --players or name another file.
journal-other-seed = The journal { $file } holds a game with the seed { $seed }; leave out --seed or name another file.
journal-other-option = The journal { $file } holds a game with { $name }={ $value }; leave out this option or name another file.
bad-games = A league has at least one game.
bad-shard = A part is written I/N, such as 2/8 for the second of eight, not ‘{ $text }’.
bad-processes = Games can be played in 1 to { $most } processes, not in { $number }.
bad-contestant = There is no bot ‘{ $name }’; there are { $levels }, and a budget is written jarl:300ms, mcts:2s or mcts:500it, a weight karl/hand=0.5.
contestant-twice = The bot ‘{ $name }’ is named twice; alone it plays against itself.
vary-needs-values = Name the values of { $name } to draw from: --vary { $name }=A,B.
processes-and-cluster = Give --processes or --cluster, not both.
markdown-for-one = A report on fairness is for one bot against itself, as `meadhall balance` plays it.
no-weights = { $game } has no weights that could be tuned.
bad-weight = { $game } has no weight ‘{ $name }’; it has { $names }.
bad-step = A step is a factor from { $least } to { $most }.
tune-alone = Tuning needs bots that meet: at least two players.
tune-duplicate = The weight ‘{ $name }’ is named twice.
arena-exists = { $file } is there already; --resume goes on with it, --output names another file.
arena-unreadable = { $file } cannot be read: { part-why }.
report-unwritable = { $file } cannot be written: { part-why }.
picture-unwritable = The picture cannot be written to { $file }: { part-why }.

# Why a file cannot be read or written: the system's name of the error, or its own words
part-why =
    { $why ->
        [ENOENT] there is no such file or folder
        [EACCES] it is not permitted
        [EPERM] it is not permitted
        [EROFS] nothing can be written there
        [ENOSPC] no space is left
        [EISDIR] it is a folder
        [ENOTDIR] a part of the path is not a folder
        [text] it is not text
       *[other] { $why }
    }


## At the table

seat = Player { $n }
seat-side = Player { $n } ({ $side })
seat-you = { $seat }: you
seat-person = { $seat }
seat-bot = { $seat }: bot ({ $level })
seed = Seed: { $seed }
resumed =
    { $entries ->
        [one] The game in { $file } goes on after { $entries } entry.
       *[other] The game in { $file } goes on after { $entries } entries.
    }
first-hint = Answer with a number or the beginning of an option; h shows what else you can type.

hint = Type a number from 1 to { $most } or the beginning of an option; h for help.
no-such-number = There is no option { $answer }; type a number from 1 to { $most }.
ambiguous = ‘{ $answer }’ could mean: { $list }.
not-understood = No option begins with ‘{ $answer }’; type a number from 1 to { $most }, or h for help.

pass-first = { $seat } begins; press Enter when only that player sees the screen.
pass = Pass the table to { $seat }; press Enter when only that player sees the screen.
pass-undo = Pass the table to { $seat }; press Enter when only that player sees the screen, or u to take back your last choice.

undone = Taken back.
undone-turn = The turn begins anew.
undo-nothing = You have nothing to take back.
undo-chance = You cannot take back your last choice: chance has answered it.
undo-revealed = You cannot take back your last choice: something hidden has been shown.
undo-others = You cannot take back your last choice: somebody else has chosen since.

ask-file = File to save the journal to:
ask-keep = Save the game? A file name, or Enter to leave without saving:
saved = The journal is in { $file }.
not-saved = The game was not saved.
not-saved-hint = The game was not saved; --journal FILE keeps it.
end-of-input = The input has ended before the game.

advising = Thinking

help-title = What you can type
help-lines =
    3             the number of an option, or the beginning of its label, or its name
    a             advice: the best options, with reasons
    u             undo your last choice
    t             restart your turn: undo all that can be undone
    b             show the board again
    l             show the whole log
    r [RULE-ID]   show the rule behind this decision, or another one
    ?THING        what a thing is, by its name, or an option, by its number; also: look THING
    signs         what the signs of the table mean
    g pl | g en   switch the language
    s FILE        save the journal
    q             leave
    h or ?        this help

no-thing = Nothing here answers to ‘{ $word }’. Some that do: { $list }.
rules-of-thing = Rules: { $list }
signs-title = Signs and what they mean
signs-none = This table has no signs of its own.
choose-again = To do it anyway, choose it again.

result-won = You won!
result-lost = You lost
result-over = The game is over
result-winner =
    { $count ->
        [0] Nobody won.
        [one] Winner: { $winners }
       *[other] Winners: { $winners }
    }
result-length =
    { $choices ->
        [one] { $choices } choice was made
       *[other] { $choices } choices were made
    }; the journal has { $entries ->
        [one] { $entries } entry.
       *[other] { $entries } entries.
    }


## Other commands

serving = The hall is open at { $address } – Ctrl-C closes it.
served = The hall is closed.
already-open = The hall is already open: { $address }. Your browser opens there.

replay-step = Enter brings what happened next; anything else and Enter brings the rest.
replay-unfinished =
    { $entries ->
        [one] After { $entries } entry: { $prompt }.
       *[other] After { $entries } entries: { $prompt }.
    }

rules-balance = How fair the game is, measured in many games: meadhall rules { $game } --balance

percent = { $number }%
analyse-progress = Looking for mistakes
analyse-goes-on = The game is not over yet.
analyse-length =
    { $entries ->
        [one] { $entries } entry in the journal
       *[other] { $entries } entries in the journal
    }
analyse-chances = Win chances
analyse-after =
    { $n ->
        [one] After { $n } entry: { $chances }
       *[other] After { $n } entries: { $chances }
    }
analyse-turning-points = Turning points
analyse-no-turning-points = Nothing changed the chances much at once.
analyse-number = No.
analyse-entry = Entry
analyse-who = Who
analyse-what = What happened
analyse-change = Points of chance
analyse-of-luck = By luck
analyse-by-chance = Chance
analyse-luck = Luck
analyse-no-luck = Nothing was left to chance.
analyse-luck-about =
    { $count ->
        [one] What chance brought against what was to be expected, in points of win chance, over { $count } answer of chance:
       *[other] What chance brought against what was to be expected, in points of win chance, over { $count } answers of chance:
    }
analyse-throws = { $label } ({ $count })
analyse-outcome = outcome
analyse-seen = came
analyse-expected = expected
analyse-mistakes = Mistakes
analyse-no-mistakes = No clear mistake was found.
analyse-chosen = Chosen
analyse-best = Better
analyse-lost = Lost
advice-because = { $option }: { $reason }
advice-best-is = { $option } looks best, though it shows only later.
advice-all-equal = These are equally good: choose what you like.
advice-equal = just as good
analyse-chance = Chance to win
analyse-option = Option
analyse-why = Why
analyse-more =
    { $count ->
        [one] And { $count } smaller one; --json shows all.
       *[other] And { $count } smaller ones; --json shows all.
    }

search-nothing = No rule holds the words ‘{ $words }’.
search-found =
    { $count ->
        [one] { $count } rule holds the words ‘{ $words }’:
       *[other] { $count } rules hold the words ‘{ $words }’:
    }

decisions-key = Decision
decisions-rule = Rule
decisions-question = Question
decisions-options = Options, one of each kind (of how many)
sources-table = Table
sources-id = Id
sources-part = Part
sources-source = Source
source-rulebook = rulebook
source-public = public
source-reconstructed = reconstructed
sources-count = { $source }: { $count }
sources-total =
    { $count ->
        [one] { $count } component in all.
       *[other] { $count } components in all.
    }

report-written = Written: { $file }
arena-kept = The games are in { $file }.
arena-interrupted = { $done } of { $all } games are kept in { $file }; the same command with --resume goes on.
tune-trial = { $weight }: { $before } → { $after }, { $rate } of { $games } games: { $verdict }
tune-check = All changes against the beginning: { $rate } of { $games } games
tune-same = No change was found to be better; the weights stay as they are.
tune-list = For _SENSE in { $file }:
tune-failed =
    { $count ->
        [one] { $count } round does not count: a game of it failed.
       *[other] { $count } rounds do not count: a game of each failed.
    }
tune-kept = What is known is in { $file }.
tune-interrupted =
    { $count ->
        [one] { $count } change was tried
       *[other] { $count } changes were tried
    }; all is kept in { $file }, and the same command with --resume goes on.
drawn = The picture is in { $file }.

game-facts = { $players } players, about { $minutes } minutes.
games-preset = Preset
games-option = Option
games-values = Values, default first
games-drawn = drawn
games-seats = some of { $values }, with commas between them
games-any-text = a text
games-text = Meaning


## The static site

site-not-ours = { $folder } holds something that is no site of Meadhall; name another folder.
site-built = The site is in { $folder }: { $files } files, { $size } MB, of which { $packed } are sent. Serve it at the root of an address.
site-slow = It opens more slowly than it could: with Node installed, the program would be compiled ahead.


## The doctor

doctor-no-file = There is no database { $file }.
doctor-open = The hall is open at { $address }; close it before its database is mended. Without --repair the doctor only looks.
doctor-tables = Tables
doctor-progress = { $done } of { $all } tables have been looked at.
doctor-mark = ✗
doctor-mark-mended = ✓
doctor-sound = Everything is sound.
doctor-mended =
    { $mended ->
        [one] One thing was wrong, and is mended or set aside.
       *[other] { $mended } things were wrong, and are mended or set aside.
    }
doctor-wrong =
    { $left ->
        [one] One thing is wrong
       *[other] { $left } things are wrong
    }{ $mended ->
        [0] { "" }
       *[other] { " " }({ $mended } more were mended)
    }.{ $repairs ->
        [True] { " " }These cannot be mended here; restore a backup, or leave them.
       *[other] { " " }Make a backup; then --repair mends what can be mended and sets the rest aside.
    }
doctor-no-hall = This is not the database of a hall: it does not say of which version it is.
doctor-newer = The database is of version { $found }; this program knows versions up to { $known }. Install a newer program.
doctor-older = The database is of version { $found } or an upgrade of it was interrupted; this program's is { $known }. The next start upgrades it.
doctor-integrity = The file itself is broken: { $what }.
doctor-orphans =
    { $rows ->
        [one] A row
       *[other] { $rows } rows
    } in ‘{ $where }’ belong to something that is not there ({ $column }).
doctor-names =
    { $rows ->
        [one] Somebody has
       *[other] { $rows } people have
    } no name that could be shown; the doctor calls them { $name }.
doctor-sessions =
    { $rows ->
        [one] A session is
       *[other] { $rows } sessions are
    } broken; whoever had it has to say again who they are.
doctor-votes =
    { $rows ->
        [one] A vote is
       *[other] { $rows } votes are
    } of somebody who does not sit at the table.
doctor-words =
    { $rows ->
        [one] Something
       *[other] { $rows } things
    } that people said cannot be read.
doctor-future =
    { $rows ->
        [one] A table or session is
       *[other] { $rows } tables and sessions are
    } said to be of a time that has not come yet: a clock was set back.
doctor-state = Table { $table } ({ $game }) is listed as what it is not: { $names }.
doctor-whole-again = Table { $table } ({ $game }) was set aside, but is sound.
doctor-rematch = Table { $table } ({ $game }) names a next game that is not there.
doctor-level = Table { $table } ({ $game }): the bot on seat { $seat } is of an unknown level; { $level } can play for it.
doctor-outdated = Table { $table } ({ $game }) was played by older rules and cannot be shown any more.
doctor-cannot-begin = Table { $table } ({ $game }) can never begin: its options do not fit together.
doctor-damage-pages = Table { $table } ({ $game }) lies where the file is broken.
doctor-damage-id = Table { $table } ({ $game }) is called what no table is called.
doctor-damage-no-game = Table { $table } is of a game that there is not: { $game }.
doctor-damage-options = Table { $table } ({ $game }) has options that the game does not know: { $why }
doctor-damage-value = Table { $table } ({ $game }) has a value that cannot be: { $name } ({ $where }).
doctor-damage-text = Table { $table } ({ $game }) holds text that is none.
doctor-damage-seats = Table { $table } ({ $game }) does not have the seats that it should have.
doctor-damage-sitter = Table { $table } ({ $game }): nobody knows who sits on seat { $seat }.
doctor-damage-gap = Table { $table } ({ $game }) lacks record { $n }.
doctor-damage-record = Table { $table } ({ $game }): record { $n } does not follow the one before it.
doctor-damage-replay = Table { $table } ({ $game }) cannot be replayed: { $why }
doctor-damage-nonsense = Table { $table } ({ $game }) holds nonsense ({ $why }).

learn-done = ✓ { $number }. { $title } ({ $minutes } min)
learn-open =   { $number }. { $title } ({ $minutes } min)
learn-title = Lesson { $number } of { $count }: { $title }
learn-goal = Goal: { $goal }
learn-help = w shows what to choose, q leaves, h lists everything that you can type.
learn-coach = The coach
learn-shown = Shown: { $option }
learn-nothing-to-show = Here you are free to choose.
learn-next = Enter for the next lesson, “{ $title }”, anything else to leave:
learn-next-puzzle = Enter for the next one, “{ $title }”, anything else to leave:
learn-puzzle-title = { $title } of { $count }
learn-puzzle-done = ✓ { $number }. { $goal } (rating { $rating })
learn-puzzle-open =   { $number }. { $goal } (rating { $rating })
no-puzzles = There are no puzzles of { $game } yet.
bad-puzzle = There is no “{ $name }”; { $game } has the puzzles puzzle-1 to puzzle-{ $most }.
learn-left = Your progress is kept; `meadhall learn` goes on from here.
bad-lesson = There is no lesson “{ $name }”; there are 1 to { $most }: { $names }.
lessons-unwritable = What you have learnt cannot be kept in { $file }: { part-why }.

puzzles-digging = { $looked } games looked through, { $found } puzzles found
puzzles-found = { $looked } games were looked through; { $found } puzzles are in { $file }.
puzzles-kept = The best { $kept } are in { $file }.

new-game-name = “{ $name }” cannot be the name of a game: take small letters, digits and _, and no word of Python's own.
new-game-known = There is a game “{ $name }” already.
new-game-folder = The folder { $folder } is there already, and not empty.
new-game-written = The game { $name } is in { $folder }. To play it: pip install -e { $folder } and meadhall. To try the laws: pytest --meadhall-laws { $name } in that folder.
