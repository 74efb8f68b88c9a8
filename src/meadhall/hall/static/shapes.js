/**
 * What the server says, as types.
 *
 * @typedef {{seat: number, name: string, kind: string, level: string, is_me: boolean, resigned: boolean, passes: boolean | null, can_return: boolean, side: string,
 *   side_id: string, emblem: string}} Seat
 * @typedef {{option: string, label: string, is_aside: boolean, counts: Record<string, number> | null,
 *   ends: [string, string] | null}} Option
 * @typedef {{n: number, text: string, level: number, seat: number | null, side: string, things: string[], turn: number | null}} LogLine
 * @typedef {{title: string, glyph: string, heads: string[], rows: {label: string, cells: string[]}[], lines: string[]}} Outcome
 * @typedef {{id: string, title: string, place: string, beats: number, outcome: Outcome | null, seats: number[]}} SceneSummary
 * @typedef {{kind: string, label: string, sentence: string, reason: string, rules: string[], picture: string,
 *   odds: {first: number, nobody: number, second: number, note: string} | null}} Beat
 * @typedef {{id: string, title: string, about: string, place: string, box: string, ground: string, beats: Beat[], outcome: Outcome | null,
 *   parties: {name: string, note: string, player: string, glyph: string, ink: string}[]}} Scene
 * @typedef {{seat: number | null, side: string, head: string, text: string, scene: SceneSummary | null}} Sentence
 * @typedef {{heading: string, lines: string[]}} Paragraph
 * @typedef {{seat: number, note: string, name: string, emblem: string, numbers: {glyph: string, value: string, label: string}[],
 *   bars: {label: string, value: string, done: number, whole: number}[]}} Plate
 * @typedef {{title: string, about: string, next: string, pennants: {label: string, state: string, glyph: string}[]}} Ribbon
 * @typedef {{id: number, name: string, text: string, at: number, role: string, seat: number | null, may_mute: boolean,
 *   is_muted: boolean}} Said
 *
 * @typedef {object} Summary A table as the lobby lists it.
 * @property {string} id
 * @property {string} game
 * @property {string} game_title
 * @property {"open" | "running" | "over" | "closed"} status
 * @property {Seat[]} seats
 * @property {number} updated
 * @property {boolean} is_my_turn
 * @property {string} waiting
 * @property {string} result
 * @property {string} obstacle Why the game can never begin.
 *
 * @typedef {object} InList What lists say besides.
 * @property {string} stage The round and phase.
 * @property {string} question What I am asked, if it is my turn.
 * @property {number | null} due Until when I have to choose.
 * @property {number[]} deciding
 * @property {number[]} here The seats of people who are at the table now.
 * @property {"" | "won" | "lost"} outcome
 *
 * @typedef {Summary & InList} Listed
 * @typedef {{mine: Listed[], open: Listed[], running: Listed[], lately: Listed[], over: Listed[], here: string[]}} Lists
 *
 * @typedef {{thing: string, label: string, about: string, fact: string, cost: number, taken: number, options: string[], glyph: string}} Amount
 * @typedef {{key: string, label: string, about: string, counts: Record<string, number>}} Ready
 * @typedef {{title: string, about: string, verb: string, unit: string, purse: number, amounts: Amount[], ready: Ready[]}} Sheet
 *
 * @typedef {{lesson: string, is_puzzle: boolean, title: string, number: number, count: number, goal: string, deeds: {text: string, state: string}[], text: string, told: string,
 *   off: string, closing: string, beaten: string[], spot: string[], bubble: string, wanted: string[], next: string}} Coach
 * @typedef {{id: string, number: number, title: string, goal: string, minutes: number, is_done: boolean, is_begun: boolean}} Lesson
 * @typedef {{game: string, game_title: string, lessons: Lesson[], next: string}} Path
 * @typedef {{game: string, game_title: string, id: string, number: number, goal: string, picture: string, rating: number, solved: number,
 *   tried: number, tries: number, is_solved: boolean, was_shown: boolean}} PuzzleItem
 * @typedef {PuzzleItem & {gain: number | null, my_rating: number, next: {game: string, id: string} | null}} Standing
 * @typedef {{today: PuzzleItem | null, streak: number, week: {day: string, is_solved: boolean}[], rating: number}} Today
 * @typedef {{title: string, intro: string, goals: string[], signs: {glyph: string, text: string}[],
 *   boxes: {id: string, title: string, text: string, alt: string, rules: string[], lesson: string, ratio: number | null}[]}} Guide
 *
 * @typedef {{goals: string[], bars: {label: string, value: string}[], question: string, rule: string,
 *   kinds: {labels: string[], more: number, text: string, options: string[]}[]}} Explained
 *
 * @typedef {object} Position What there is only once the game has begun.
 * @property {number} length
 * @property {number} known
 * @property {Coach | null} coach What the coach says, at the table of a lesson.
 * @property {number[]} deciding
 * @property {boolean} is_mine
 * @property {string} prompt
 * @property {string} rule
 * @property {Option[]} options
 * @property {string} shape Of the decision: verb, place, card, set, route, amounts, yes_no or order.
 * @property {{piece: string, label: string, most: number, glyph: string, thing: string}[]} pieces Of which a set is built.
 * @property {{option: string, counts: Record<string, number>}[]} run The sets that can be built where they are asked for piece by piece, as chains.
 * @property {string} whole What is asked for by that.
 * @property {Sheet | null} sheet What I may fill in at once from here on.
 * @property {{thing: string, chain: string, label: string}[]} ways Ends of routes that have one beginning only.
 * @property {{key: string, label: string, about: string, chain: string, things: string[]}[]} plans What the game proposes.
 * @property {string} decision The key of what I am asked.
 * @property {boolean} is_warned Whether there may be warnings of my options.
 * @property {boolean} hints
 * @property {{can: boolean, why: string, can_ask: boolean}} undo
 * @property {LogLine[]} log
 * @property {number} log_start
 * @property {string} log_mark
 * @property {Sentence[]} sentences
 * @property {number} sentence_start
 * @property {{side_id: string, side: string, emblem: string}[]} others Sides in the log that nobody plays.
 * @property {Paragraph[]} described
 * @property {string} picture
 * @property {Plate[]} plates
 * @property {Ribbon} ribbon
 * @property {boolean} over
 * @property {number[]} winners
 * @property {number[] | null} scores
 * @property {number[]} places
 * @property {string} verdict
 * @property {{label: string, numbers: (number | null)[]}[]} score_sheet
 *
 * @typedef {{rule: string, minutes: number, text: string, replaceable: number[], votes: Record<string, number>,
 *   due: Record<string, number>}} Absence When others may agree on a bot for somebody.
 *
 * @typedef {object} Around What belongs to the table in any case.
 * @property {number} n
 * @property {string} stamp
 * @property {number} viewer
 * @property {number[]} my_seats
 * @property {boolean} is_owner
 * @property {string | null} rematch
 * @property {string[]} options_chosen
 * @property {{commitment: string, shares: number[], wanted: boolean}} dice
 * @property {Said[]} chat
 * @property {Absence} absence
 * @property {{seat: number, n: number, agreed: number, asked: number, is_mine: boolean, wanted: boolean} | null} takeback
 * @property {{n: number, kind: string, seat: number, text: string, at: number}[]} events
 * @property {boolean} may_chat
 * @property {{why: string, is_asked: boolean, missing: string[], may: boolean}} closing
 * @property {number[]} here The seats of people who are at the table now.
 * @property {{seats: number[], all: string[]}} levels The bots whose level I may change, and to what.
 * @property {string} [invitation]
 *
 * @typedef {Summary & Around & Position} Table
 * @typedef {{since: string, stamp: string, changed: Partial<Table>, picture?: ([number, number] | string)[], check?: number}} Change
 * @typedef {{at: number, picture: string, described: Paragraph[], prompt: string, plates: Plate[], ribbon: Ribbon}} Moment
 *
 * @typedef {Pick<Position, "prompt" | "rule" | "shape" | "options" | "pieces" | "run" | "whole" | "decision" | "is_warned"> & {n: number, told: string[],
 *   changes: {seat: number, label: string, before: string, after: string, done: number | null}[], odds: [number, number, number] | null, outlook: string[],
 *   ends_at: "mine" | "chance" | "other" | "over" | "secret"}} Preview Where a chain of choices would lead.
 *
 * @typedef {{thing: string, name: string, kind: string, about: string, glyph: string, seat: number, rules: string[], lines: number[],
 *   sections: {heading: string, rows: {text: string, glyph: string, note: string, mark: string, things: string[]}[]}[]}} Inspected
 *
 * @typedef {{text: string, is_good: boolean}} Why
 * @typedef {{n: number, suggestions?: {option: string, label: string, chance: number, is_equal: boolean, reasons: Why[]}[]}} Hint
 * @typedef {{n: number, text: string, gains: number[], luck: number[]}} TurningPoint
 * @typedef {{n: number, seat: number, chosen: string, best: string, chance: number, loss: number, reasons: Why[]}} Mistake
 * @typedef {{label: string, count: number, outcomes: {label: string, seen: number, expected: number}[]}} Throws
 * @typedef {{graph: string, luck: number[], strokes: number, throws: Throws[], turning_points: TurningPoint[], mistakes: Mistake[],
 *   progress: number | null}} Analysis
 *
 * @typedef {{label: string, gift: string, emblems: string[], picture: string}} Card By what something is picked before the game.
 * @typedef {{name: string, label: string, text: string, kind: string, default: boolean | number | string,
 *   least: number, most: number, needs: Record<string, boolean | number | string>, players: number[], is_rare: boolean,
 *   is_pictured: boolean, values: {value: boolean | string | number, label: string, cards: Card[]}[]}} GameOption
 * @typedef {{problem: string, misfits: {option: string, value: boolean | number | string, reason: string, seat: number | null}[]}} Fit
 * @typedef {{name: string, label: string, text: string, players: number, minutes: number,
 *   options: Record<string, boolean | number | string>}} Preset
 * @typedef {{slug: string, title: string, tagline: string, pitch: string, players: number[], usual_players: number, minutes: number,
 *   weight: number, cut: number[], picture: string}} Game
 * @typedef {Game & {presets: Preset[], options: GameOption[]}} Form What can be chosen for a new table.
 * @typedef {{address: string, is_open: boolean, has_network: boolean, may: boolean}} Reach Where the home network finds the hall.
 * @typedef {{word: string, link: string, code: string, until: number, network: Reach}} Invitation
 * @typedef {{level: string, label: string, text: string}} Level
 * @typedef {{id: string, name: string, is_guest: boolean}} Person
 * @typedef {{retell: () => Promise<void>, refresh?: () => void}} Page Something that can say itself again in another language.
 */

export {};
