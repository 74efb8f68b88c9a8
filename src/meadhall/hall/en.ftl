# Refusals

error-not-found = There is no such thing here.
error-forbidden = That seat is not yours.
error-stale = The table has moved on; look again.
error-not-begun = The game has not begun yet.
error-not-over = The game is not over yet.
error-no-game = There is no game called { $game }.
error-bad-name = A name has 1 to 30 letters, digits, spaces, dots, hyphens or apostrophes, and begins with a letter or digit.
error-name-taken = That name is taken.
error-short-password = A password must have at least 8 characters.
error-wrong-password = The name or the password is wrong.
error-bad-option = That option cannot be set like this.
error-bad-players = The game is not for this number of players.
error-bad-level = There is no bot of that level.
error-bad-journal = This journal cannot be read.
error-bad-origin = This request did not come from our page.
error-bad-csrf = This page is out of date; please reload it.
error-who-are-you = Please say your name first.
error-not-invited = This table is private; you need an invitation.
error-no-free-seat = All seats are taken.
error-no-replacement = No bot can take over that seat.
error-illegal = That cannot be chosen now.
error-empty = There is nothing to say.
error-too-much = Too much at once; please wait a moment.
error-too-big = The request is too big.
error-no-method = It cannot be asked in this way.
error-unavailable = The hall cannot reach its records now; please try again soon.
error-broken = Something broke here; it is not your fault.
error-outdated = This table was played by older rules and cannot be shown any more.
error-not-absent = The player may still be thinking; wait a little longer.
error-malformed = The request is malformed.
error-no-hints = At this table nobody gets hints.
error-no-advice = No answer came to mind; please try again.
error-undo-nothing = You have nothing to take back.
error-undo-chance = It cannot be taken back: chance has answered it.
error-undo-revealed = It cannot be taken back: something hidden has been shown.
error-undo-others = It cannot be taken back: another player has chosen since.
error-undo-over = The game is over.

# Levels of bots

level-thrall = Thrall
    .text = A beginner, who plays at once and makes mistakes.
level-karl = Karl
    .text = A sound player, who takes what looks best.
level-jarl = Jarl
    .text = A strong player, who thinks ahead.

# The page

page-title = Meadhall
page-skip-words = Skip to the text view
page-offline = The connection is lost; trying again.
page-online = Connected again.
page-language = PL: po polsku
page-settings = Settings
page-theme = Colours
page-theme-auto = As on this device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound and badge when it is my turn
page-speed = Animations
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-none = None

# The lobby

page-welcome = Board games of the Viking age, at one table.
page-your-name = Your name
page-guest = Guest { $number }
page-players = Players: { $players }
page-minutes = About { $minutes } minutes
page-play-now = Play now against a bot
page-bot-level = Your opponent
page-new-table = New table
page-read-rules = Rules
page-mine-tables = My tables
page-open-tables = Open tables
page-running-tables = Running tables
page-over-tables = Finished tables
page-my-turn = Your turn
page-go-on = Go on
page-join = Sit down
page-watch = Watch
page-replay = Replay
page-import = Put a saved game on the table
page-import-text = A file that you saved after a game: to look at it again, or to play on.
page-choose-file = Choose a file
page-waiting-for-players = Waiting for players

# The account

page-account = Account
page-account-why = You can play without an account. With one you find your tables again on every device.
page-playing-as = You play as { $name }
page-name = Name
page-password = Password
page-register = Make an account
page-log-in = Log in
page-log-out = Log out
page-rename = Change name
page-saved = Saved.

# A new table

page-seat = Seat { $number }
page-seat-me = Me
page-seat-bot = Bot: { $level }
page-seat-open = Open seat, by invitation
page-seat-guest = Another player at this screen
page-name-of = Name of the player on seat { $number }
page-public = Public: everybody in the hall may sit down or watch
page-game-options = Rules of this game
page-game-options-usual = The usual rules are set already.
page-open-table = Open the table

# At the table

page-your-decision = Your decision
page-they-decide = { $name } decides
page-rule = Rule { $rule }
page-undo = Undo
page-undo-why = Take back my latest choice
page-restart = Restart turn
page-restart-why = Take back all that I can
page-percent = { $number }%
page-hint = Hint
page-hint-why = What a bot would think of here, with reasons; key H
page-hint-best = Best first, with the chance to win:
page-thinking = Thinking…
page-good = good:
page-bad = bad:
page-hints = Hints
page-hints-usual = only when all others are bots
page-hints-true = for everybody
page-hints-false = for nobody
page-options = What you can do
page-narrowed = Choose one of these:
page-close = Close
page-cancel = Cancel
page-choose-number = Choose with the number keys 1 to 9
page-log = Log
page-rules = Rules
page-chat = Chat
page-words = In words
page-table = Table
page-board = Board
page-larger = Larger
page-smaller = Smaller
page-whole = Whole picture
manual-balance = How fair is this game? Measured in many games
page-search-rules = Search the rules
page-no-match = Nothing was found.
page-say = Say something
page-send = Send
page-chat-empty = Nobody has said anything yet.
page-chat-guests = Play or sign in to join the talk.
page-log-empty = Nothing has happened yet.
page-seats = Seats
page-you = you
page-bot = bot
page-free-seat = free
page-spectator = You are watching.
page-replace = Let a bot take over
page-replace-why = If { $name } is away: when all others agree, a bot takes over the seat.
page-votes = Agreed: { $number }
page-invite = Invite somebody
page-invite-why = Whoever opens this link can sit down.
page-copy = Copy the link
page-copied = Copied.
page-variant = This table plays by these options
page-variant-none = This table plays by the usual rules.
page-stale = The table had moved on; here it is as it stands now.
page-keys = Keys
page-keys-text = 1–9 choose · Enter takes the only choice · Esc cancels or takes back · arrows go from thing to thing · U undo · H hint · + − 0 zoom · ? this help

# Past positions

page-recap = Events since your last turn: { $number }
page-step = Step
page-play = Play
page-pause = Pause
page-skip = Skip
page-back-to-now = Back to now
page-past = You are looking at an earlier position.
page-moment = Moment { $at } of { $length }
page-first = To the beginning
page-previous = One back
page-next = One on
page-last = To the end
page-share = Copy a link to this moment
page-seen-by = Seen by
page-seen-by-all = everybody

# The end

page-over = The game is over
page-result = Result
page-winner = winner
page-points = Points
page-rematch = Play again
page-to-rematch = To the next game
page-journal = Save the game

# Several players at one screen

page-pass-to = Pass the device to { $name }
page-curtain = What the other seats hold stays hidden until you say who you are.
page-i-am = I am { $name }: show

# What decided a game

page-analysis = Analysis
page-turning-points = Turning points
page-no-turning-points = Nothing changed the chances much at once.
page-by-luck = { $points } by luck
page-luck = Luck
page-luck-about = What chance brought against what was to be expected, in points of win chance.
page-no-luck = Nothing was left to chance.
page-mistakes = Mistakes
page-mistakes-about = Every decision is looked at again, with what its player could know. That takes a while.
page-find-mistakes = Find the mistakes
page-no-mistakes = No clear mistake was found.
page-mistake = { $name }: { $chosen }
page-better = Better: { $best } ({ $chance } to win, { $points })
