/**
 * What the server says, as types.
 *
 * @typedef {{seat: number, name: string, kind: string, level: string, is_me: boolean, side: string,
 *   side_id: string, emblem: string}} Seat
 * @typedef {{option: string, label: string}} Option
 * @typedef {{n: number, text: string, level: number, seat: number | null, things: string[]}} LogLine
 * @typedef {{heading: string, lines: string[]}} Paragraph
 * @typedef {{id: number, name: string, text: string, at: number}} Said
 *
 * @typedef {object} Summary A table as the lobby lists it.
 * @property {string} id
 * @property {string} game
 * @property {string} game_title
 * @property {"open" | "running" | "over"} status
 * @property {Seat[]} seats
 * @property {number} updated
 * @property {boolean} is_my_turn
 * @property {string} waiting
 * @property {string} result
 *
 * @typedef {object} Position What there is only once the game has begun.
 * @property {number} length
 * @property {number} known
 * @property {number[]} deciding
 * @property {boolean} is_mine
 * @property {string} prompt
 * @property {string} rule
 * @property {Option[]} options
 * @property {boolean} hints
 * @property {{can: boolean, why: string}} undo
 * @property {LogLine[]} log
 * @property {number} log_start
 * @property {string} log_mark
 * @property {Paragraph[]} described
 * @property {string} picture
 * @property {boolean} over
 * @property {number[]} winners
 * @property {number[] | null} scores
 * @property {{label: string, numbers: (number | null)[]}[]} score_sheet
 *
 * @typedef {object} Around What belongs to the table in any case.
 * @property {number} n
 * @property {number} viewer
 * @property {number[]} my_seats
 * @property {boolean} is_owner
 * @property {string | null} rematch
 * @property {string[]} options_chosen
 * @property {Said[]} chat
 * @property {Record<string, number>} replacement_votes
 * @property {string} [invitation]
 *
 * @typedef {Summary & Around & Position} Table
 * @typedef {{at: number, picture: string, described: Paragraph[], prompt: string}} Moment
 *
 * @typedef {{text: string, is_good: boolean}} Why
 * @typedef {{n: number, suggestions?: {option: string, label: string, chance: number, reasons: Why[]}[]}} Hint
 * @typedef {{n: number, text: string, gains: number[], luck: number[]}} TurningPoint
 * @typedef {{n: number, seat: number, chosen: string, best: string, chance: number, loss: number, reasons: Why[]}} Mistake
 * @typedef {{graph: string, luck: number[], strokes: number, turning_points: TurningPoint[], mistakes: Mistake[],
 *   progress: number | null}} Analysis
 *
 * @typedef {{name: string, label: string, text: string, kind: string, default: boolean | number | string,
 *   least: number, most: number, values: {value: boolean | string | number, label: string}[]}} GameOption
 * @typedef {{slug: string, title: string, tagline: string, players: number[], usual_players: number, minutes: number, options: GameOption[],
 *   picture: string}} Game
 * @typedef {{level: string, label: string, text: string}} Level
 * @typedef {{id: string, name: string, is_guest: boolean}} Person
 * @typedef {{retell: () => Promise<void>, refresh?: () => void}} Page Something that can say itself again in another language.
 */

export {};
