/**
 * What people do with a part of a page: what it is in code, beyond its looks. The drawing is the first state, and nothing
 * of this is shown; exported code acts on it. The parts of a control stand below it, at any depth.
 */
export type Control =
  // To find.
  /** A field: what is written into it narrows the tables and lists of the page. */
  | { kind: 'search' }
  /** Buttons of one text each, below it: the one that is pressed narrows the lists of the page to what has its word. `chosen` (default 0) is pressed as drawn; the first one stands for all. */
  | { kind: 'filters'; chosen?: number }
  /** A box and its words, or a box alone: to be ticked. Those of a `group` narrow the lists of the page to what has one of their words. */
  | { kind: 'tick'; name: string; on?: boolean; group?: string }
  /** A button that puts back what was looked for. */
  | { kind: 'clear' }
  /** Buttons of one text each, below it: the one that is pressed says by what the lists of the page are ordered. */
  | { kind: 'sorts'; chosen?: number }
  /** Rows, the first of which heads the columns: sorted by pressing a head. `matrix`: columns to be compared, which stay beside one another on a small screen. */
  | { kind: 'table'; matrix?: boolean }
  /** Children are like things. `each`: so many at a time, and more when asked for. */
  | { kind: 'list'; each?: number }
  /** One of a list or table: words that filters find and that are not shown. */
  | { kind: 'item'; tags: readonly string[] }
  // To fill in and send.
  /** What is said when it is sent; '{name}' stands for what was entered there. */
  | { kind: 'form'; done: string }
  /** A label (if any) and a box with a hint, or an empty box. `called`: what it is called where nothing in sight says so. */
  | {
      kind: 'field'
      input: InputKind
      called?: string
      required?: boolean
      options?: readonly string[]
      /** Files of this kind alone: 'image/*'. */
      accept?: string
    }
  /** Buttons of one text each, below it, one of which is chosen: a time, a size, a kind. `name` is what the choice is of. */
  | { kind: 'choices'; name: string; chosen?: number }
  /** A month: heads of the days, then weeks. A choice of a day; `chosen` is the day of the month. */
  | { kind: 'calendar'; name: string; chosen: number }
  /** A button that sends its form, or empties it. */
  | { kind: 'submit' }
  | { kind: 'reset' }
  /** Options with a name, a share in per cent and a bar each: pressing one and then the `submit` counts a vote. */
  | { kind: 'poll' }
  | { kind: 'option' }
  /** A place for files, with a button to choose them. */
  | { kind: 'upload'; accept?: string }
  /** Messages, a field and a `submit` below it: what is sent is added. */
  | { kind: 'chat' }
  | { kind: 'message'; own: boolean }
  // To buy.
  /** A button that lays a thing into the basket. */
  | { kind: 'add'; name: string; price: number }
  /** The basket itself, empty as drawn: `currency` is set before or behind the sum as in `form`, e.g. '€0.00'. */
  | { kind: 'basket'; sum: string }
  /** A text: how many things are in the basket. */
  | { kind: 'basket-count' }
  // To have something done.
  /** A button that asks in a dialog for what it needs; `done` is said when that is sent, '{Name}' stands for what was entered there. */
  | { kind: 'ask'; title: string; asks: readonly Asked[]; send: string; done: string }
  /** A button that tells in a dialog what is known: 'Place: Harbour', or a line of its own. */
  | { kind: 'tell'; title: string; facts: readonly string[] }
  /** A button that hands out what stands around it as a file of this name, without its ending. */
  | { kind: 'download'; file: string }
  /** A button that copies the address of the page. */
  | { kind: 'share' }
  /** A button that takes files and names them. */
  | { kind: 'attach'; accept?: string }
  /** A button whose words are sent as one's own, in a `chat`. */
  | { kind: 'say' }
  // To press.
  /** A button that stays pressed and then says `on`: like, follow, save. */
  | { kind: 'toggle'; on: string }
  /** Things to do: a `task` each, a field and a `submit` that adds one. */
  | { kind: 'tasks' }
  /** A box, what is to be done, when (if it is said), and perhaps a button that takes it away. */
  | { kind: 'task'; done: boolean }
  /** A drawing that is turned, and the button that turns it. */
  | { kind: 'wheel'; fields: number }
  /** A line of what is reckoned, the result, and keys of one sign each. */
  | { kind: 'calculator' }
  /** Something to hear or to watch: its title, three keys (back, play, next), a bar and two times, then titles with times. */
  | { kind: 'player' }
  /** A way through the site that a small screen shows behind a button. */
  | { kind: 'menu' }
  /** A heading and what it opens. Open as drawn. */
  | { kind: 'disclosure' }
  /** Steps with a share in per cent and a bar each: pressing one does it. */
  | { kind: 'steps' }
  | { kind: 'step'; done: number }
  // To show.
  /** A frame that waits for its owner's photo, and says what belongs in it: 'the kitchen', or nothing. Filled, it holds one picture and is no control any more. */
  | { kind: 'photo'; shows: string }
  // To play. A game says what stands in its parts and what its buttons do, by the names of its state.
  /** A button of a game: what it does there, `to` what; `on`: what it says while that is so. With a tool it is pressed while that is `held`. */
  | { kind: 'act'; does: string; to?: string; held?: string; on?: { when: string; says: string } }
  /** A text of a game: its number, or all of it, is this part of its state. */
  | { kind: 'reading'; of: string; whole?: boolean }
  /** A bar in a frame: as long as this part of its state says, in per cent. */
  | { kind: 'gauge'; of: string }
  /** A row of cards, those without words face down: this part of its state. */
  | { kind: 'cards'; of: 'table' | 'hand' }
  /** Buttons with a sign each, a `card`: the face of each in the deck, by its place in `faces` (signs); those of `open` lie open. */
  | { kind: 'memory'; faces: readonly string[]; deck: readonly number[]; open: readonly number[] }
  | { kind: 'card' }
  /** Nine rows of nine fields; '0' is an empty one. */
  | { kind: 'sudoku'; given: string; solution: string }
  /** `known`: how many words are known as drawn. */
  | { kind: 'flashcards'; cards: readonly (readonly [word: string, meaning: string])[]; known: number }
  /** So many lessons, the one at this place is open; `lessons` is the column of them. */
  | { kind: 'lesson'; count: number; at: number }
  | { kind: 'lessons'; at: number }
  /** What both sides have left, in per cent. */
  | { kind: 'arena'; own: number; other: number }
  /** Points of two sides by period. */
  | { kind: 'match'; home: readonly number[]; guests: readonly number[] }
  /** Ranks of the cards on the table and in one's hand, and who else plays. */
  | { kind: 'hand'; table: readonly string[]; hand: readonly string[]; players: readonly string[] }
  /** Questions, the first as drawn; below it an `answer` each, of which one is chosen. */
  | { kind: 'quiz'; questions: readonly QuizQuestion[]; chosen: number }
  | { kind: 'answer' }
  /** A game on a board of eight by eight squares, counted from the top left: its beginning, and how it stands as drawn. `squares` holds their drawing, then a piece each. */
  | { kind: 'board'; start: readonly BoardPiece[]; first: readonly BoardPiece[] }
  | { kind: 'squares' }
  /** A sheet to draw on, with its tools and buttons; `sheet` is where one draws. */
  | { kind: 'canvas' }
  | { kind: 'sheet' }
  // To read.
  /** A drawing of quantities. `sample` where no prompt gave them. */
  | { kind: 'chart'; title: string; points: readonly ChartPoint[]; sample: boolean }

export interface ChartPoint {
  label: string
  value: number
}

export interface QuizQuestion {
  words: string
  answers: readonly string[]
  /** The right one; absent where each is as good. */
  right?: string
}

export interface BoardPiece {
  at: number
  of: 0 | 1
}

/** What a dialog asks for. */
export interface Asked {
  name: string
  input: InputKind
  options?: readonly string[]
  required?: boolean
}

export type InputKind = 'file' | 'text' | 'email' | 'password' | 'tel' | 'number' | 'date' | 'time' | 'long' | 'select'
export type ControlKind = Control['kind']
