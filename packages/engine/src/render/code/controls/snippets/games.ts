/** To play: what lies on the table, whose turn it is, and what came of a move. */
import type { Snippet } from './types.ts'

export const shuffled: Snippet = {
  name: 'shuffled',
  react: [],
  code: `/** The same things in an order that nobody knows. */
function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ thing }) => thing)
}`,
}

export const useSeconds: Snippet = {
  name: 'useSeconds',
  react: ['useEffect', 'useState'],
  code: `/** Seconds that go by as long as it runs. */
function useSeconds(start: number, isRunning: boolean) {
  const [seconds, setSeconds] = useState(start)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [seconds, setSeconds] as const
}`,
}

export const useMemory: Snippet = {
  name: 'useMemory',
  react: ['useState'],
  needs: ['clock', 'shuffled', 'useSeconds'],
  code: `/**
 * Cards that lie face down: two that are turned and alike stay open.
 * \`dealt\` holds the face of each card, \`open\` the places of those that lie open at first.
 */
function useMemory(dealt: readonly number[], open: readonly number[]) {
  const isPair = (at: number) => open.some((other) => other !== at && dealt[other] === dealt[at])
  const [game, setGame] = useState({
    deck: dealt,
    found: open.filter(isPair),
    turned: open.filter((at) => !isPair(at)),
    moves: 7,
    level: 1,
    isBegun: false,
    isPaused: false,
  })
  const isWon = game.found.length === game.deck.length
  const [seconds, setSeconds] = useSeconds(42, game.isBegun && !game.isPaused && !isWon)
  const turn = (at: number) =>
    setGame((before) => {
      const { deck, found, turned } = before
      if (before.isPaused || found.includes(at) || (turned.length < 2 && turned.includes(at))) return before
      const [first] = turned
      if (first === undefined || turned.length === 2) return { ...before, turned: [at], isBegun: true }
      const next = { ...before, moves: before.moves + 1, isBegun: true }
      return deck[first] === deck[at]
        ? { ...next, found: [...found, first, at], turned: [] }
        : { ...next, turned: [first, at] }
    })
  const deal = () => {
    const next = { found: [], turned: [], moves: 0, isBegun: false, isPaused: false }
    setGame({ deck: shuffled(dealt), level: game.level + (isWon ? 1 : 0), ...next })
    setSeconds(0)
  }
  return {
    level: game.level,
    moves: game.moves,
    time: clock(seconds),
    isPaused: game.isPaused,
    cards: game.deck.map((face, at) => ({
      at,
      face,
      isOpen: !game.isPaused && (game.found.includes(at) || game.turned.includes(at)),
    })),
    turn,
    deal,
    pause: () => setGame({ ...game, isPaused: !game.isPaused }),
    said: isWon ? \`All pairs are found, in \${game.moves} moves and \${clock(seconds)}.\` : '',
  }
}`,
}

export const useSudoku: Snippet = {
  name: 'useSudoku',
  react: ['useState'],
  needs: ['clock', 'shuffled', 'useSeconds'],
  declares: ['SIDE', 'dealtAnew'],
  code: `const SIDE = 9

/** Another puzzle of the same kind: numbers change their names, rows their places within their three. */
function dealtAnew(given: string, solution: string): [string, string] {
  const names = shuffled([...'123456789'])
  const rows = shuffled([0, 3, 6]).flatMap((band) => shuffled([band, band + 1, band + 2]))
  const anew = (grid: string) =>
    rows
      .flatMap((row) => [...grid.slice(row * SIDE, (row + 1) * SIDE)])
      .map((number) => (number === '0' ? '0' : (names[Number(number) - 1] ?? number)))
      .join('')
  return [anew(given), anew(solution)]
}

/** Nine times nine fields; what is written is held against the solution. '0' is an empty field. */
function useSudoku(given: string, solution: string) {
  const [puzzle, setPuzzle] = useState({ given, solution })
  const [written, setWritten] = useState<Record<number, string>>({})
  const [mistakes, setMistakes] = useState(0)
  const [said, setSaid] = useState('')
  const valueAt = (at: number) => {
    const number = puzzle.given.charAt(at)
    return number === '0' ? (written[at] ?? '') : number
  }
  const fields = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const value = valueAt(at)
    return { at, value, isGiven: puzzle.given.charAt(at) !== '0',
      isShaded: (Math.floor(at / 27) + Math.floor((at % SIDE) / 3)) % 2 === 0,
      isWrong: value !== '' && value !== puzzle.solution.charAt(at) }
  })
  const isSolved = fields.every(({ value, isWrong }) => value !== '' && !isWrong)
  const [seconds, setSeconds] = useSeconds(192, Object.keys(written).length > 0 && !isSolved)
  const place = (at: number) => \`row \${Math.floor(at / SIDE) + 1}, column \${(at % SIDE) + 1}\`
  return {
    fields,
    mistakes,
    time: clock(seconds),
    label: (at: number) => \`Number in \${place(at)}\`,
    write: (at: number, words: string) => {
      const value = words.replace(/[^1-9]/g, '').slice(-1)
      if (value && value !== puzzle.solution.charAt(at)) setMistakes(mistakes + 1)
      setWritten({ ...written, [at]: value })
      setSaid('')
    },
    hint: () => {
      const open = fields.filter(({ value, isWrong }) => value === '' || isWrong)[0]
      if (!open) return
      setWritten({ ...written, [open.at]: puzzle.solution.charAt(open.at) })
      setSaid(\`\${puzzle.solution.charAt(open.at)} stands in \${place(open.at)}.\`)
    },
    deal: () => {
      const [next, solved] = dealtAnew(given, solution)
      setPuzzle({ given: next, solution: solved })
      setWritten({})
      setMistakes(0)
      setSeconds(0)
      setSaid('A new game.')
    },
    said: isSolved ? \`Solved in \${clock(seconds)} with \${mistakes} mistakes.\` : said,
  }
}`,
}

export const useFlashcards: Snippet = {
  name: 'useFlashcards',
  react: ['useState'],
  code: `/** Cards with a word and what it means; those that are not known yet come again. */
function useFlashcards(cards: readonly { word: string; meaning: string }[], known: number) {
  const start = cards.map((_, at) => at)
  const [deck, setDeck] = useState({ left: start.slice(known), isTurned: false })
  const card = cards[deck.left[0] ?? 0]
  const done = cards.length - deck.left.length
  const isDone = deck.left.length === 0
  const go = (left: readonly number[]) => setDeck({ left: [...left], isTurned: false })
  return {
    place: isDone ? 'All words are known' : \`Word \${done + 1} of \${cards.length}\`,
    word: (deck.isTurned ? card?.meaning : card?.word) ?? '',
    hint: deck.isTurned ? 'Turn the card back' : 'Turn the card to see what it means',
    share: Math.round((done / cards.length) * 100),
    turn: () => setDeck({ ...deck, isTurned: !deck.isTurned }),
    know: () => go(isDone ? start : deck.left.slice(1)),
    again: () => go([...deck.left.slice(1), ...deck.left.slice(0, 1)]),
    said: isDone ? 'You know them all. “I know it” begins anew.' : '',
  }
}`,
}

export const useLesson: Snippet = {
  name: 'useLesson',
  react: ['useState'],
  needs: ['useSeconds'],
  code: `/** Lessons one after the other: how far one is in this one, and which are done. Here: play your own videos. */
function useLesson(count: number, start: number) {
  const [at, setAt] = useState(start)
  const [isPlaying, setPlaying] = useState(false)
  const [seconds, setSeconds] = useSeconds(0, isPlaying)
  const isDone = at >= count
  const go = (to: number) => {
    setAt(to)
    setSeconds(0)
    setPlaying(false)
  }
  return {
    at,
    place: isDone ? 'All lessons are done' : \`Lesson \${at + 1} of \${count}\`,
    share: Math.min(100, Math.round((at / count) * 100) + seconds),
    isPlaying,
    play: () => setPlaying(!isPlaying),
    next: () => go(isDone ? 0 : at + 1),
    go,
    said: isDone ? 'That was the last one. “Go on” begins with the first.' : '',
  }
}`,
}

export const useArena: Snippet = {
  name: 'useArena',
  react: ['useState'],
  code: `/** A contest of two sides; who has nothing left has lost. */
function useArena(own: number, other: number) {
  const [left, setLeft] = useState({ own, other })
  const [said, setSaid] = useState('')
  const isOver = left.own === 0 || left.other === 0
  const strike = (most: number) => 4 + Math.floor(Math.random() * most)
  const play = (given: number, taken: number, words: string) => {
    if (isOver) {
      setLeft({ own: 100, other: 100 })
      return setSaid('A new contest begins.')
    }
    const next = { own: Math.max(0, Math.min(100, left.own - taken)), other: Math.max(0, left.other - given) }
    setLeft(next)
    setSaid(next.other === 0 ? 'You have won.' : next.own === 0 ? 'You have lost.' : words)
  }
  return {
    ...left,
    said,
    attack: () => {
      const [given, taken] = [strike(14), strike(8)]
      play(given, taken, \`You take \${given} and lose \${taken}.\`)
    },
    defend: () => {
      const [given, taken] = [strike(3), strike(2)]
      play(given, taken, \`You hold: \${given} taken, \${taken} lost.\`)
    },
    retreat: () => play(0, -6, 'You step back and rest.'),
  }
}`,
}

export const useQuiz: Snippet = {
  name: 'useQuiz',
  react: ['useState'],
  declares: ['Question'],
  code: `interface Question {
  words: string
  answers: readonly string[]
  /** The right one; nothing where each is as good. */
  right?: string
}

/** Questions one after the other, and what right answers come to. */
function useQuiz(questions: readonly Question[], first: string) {
  const [now, setNow] = useState({ at: 0, score: 0, chosen: first })
  const [said, setSaid] = useState('')
  const question = questions[now.at] ?? { words: \`That was the last question. Score: \${now.score}\`, answers: [] }
  const isOver = now.at >= questions.length
  const go = (gained: number, words: string) => {
    setNow(isOver ? { at: 0, score: 0, chosen: '' } : { at: now.at + 1, score: now.score + gained, chosen: '' })
    setSaid(isOver ? 'The quiz begins anew.' : words)
  }
  return {
    question: question.words,
    answers: question.answers,
    chosen: now.chosen,
    place: \`Question \${Math.min(now.at + 1, questions.length)} of \${questions.length}\`,
    score: now.score,
    share: Math.round((Math.min(now.at + 1, questions.length) / questions.length) * 100),
    choose: (chosen: string) => setNow({ ...now, chosen }),
    answer: () => {
      if (!now.chosen && !isOver) return setSaid('Choose an answer first.')
      const isRight = question.right === undefined || now.chosen === question.right
      go(isRight ? 10 : 0, question.right === undefined ? 'Noted.' : isRight ? 'Right.' : \`It is: \${question.right}.\`)
    },
    skip: () => go(0, 'Skipped.'),
    said,
  }
}`,
}

export const useMatch: Snippet = {
  name: 'useMatch',
  react: ['useState'],
  code: `/** Points of two sides, period by period. */
function useMatch(home: readonly number[], guests: readonly number[]) {
  const [now, setNow] = useState({ home, guests, period: home.length - 1 })
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0)
  const scored = (points: readonly number[]) => points.map((one, at) => one + (at === now.period ? 1 : 0))
  return {
    home: now.home,
    guests: now.guests,
    homeSum: sum(now.home),
    guestsSum: sum(now.guests),
    homeScores: () => setNow({ ...now, home: scored(now.home) }),
    guestsScore: () => setNow({ ...now, guests: scored(now.guests) }),
    begin: () => setNow({ home: home.map(() => 0), guests: guests.map(() => 0), period: 0 }),
    next: () => setNow({ ...now, period: (now.period + 1) % home.length }),
    said: \`Period \${now.period + 1} of \${home.length}: \${sum(now.home)} to \${sum(now.guests)}\`,
  }
}`,
}

export const useBoard: Snippet = {
  name: 'useBoard',
  react: ['useState'],
  declares: ['Piece'],
  code: `interface Piece {
  /** Its square, counted from the top left. */
  at: number
  /** Whose it is: 0 moves first. */
  of: number
}

/** Pieces of two players in turn: press one, then the square that it goes to; who stood there is taken. */
function useBoard(start: readonly Piece[], first: readonly Piece[]) {
  const [past, setPast] = useState<readonly (readonly Piece[])[]>([first])
  const [chosen, choose] = useState<number>()
  const [said, setSaid] = useState('')
  const pieces = past[0] ?? start
  const turn = (past.length - 1) % 2
  const count = (of: number) => pieces.filter((piece) => piece.of === of).length
  const pieceAt = (at: number) => pieces.find((piece) => piece.at === at)
  const press = (at: number) => {
    setSaid('')
    if (pieceAt(at)?.of === turn) return choose(at === chosen ? undefined : at)
    if (chosen === undefined) return setSaid('Choose a piece of yours first.')
    const moved = pieces.flatMap((piece) =>
      piece.at === at ? [] : [piece.at === chosen ? { ...piece, at } : piece],
    )
    setPast([moved, ...past])
    choose(undefined)
  }
  const begin = (words: string) => {
    setPast([start])
    choose(undefined)
    setSaid(words)
  }
  return {
    pieceAt,
    chosen,
    press,
    own: count(0),
    other: count(1),
    label: (at: number) => {
      const piece = pieceAt(at)
      const square = \`\${'abcdefgh'.charAt(at % 8)}\${8 - Math.floor(at / 8)}\`
      return piece ? \`\${square}, piece of player \${piece.of + 1}\` : square
    },
    deal: () => begin('A new game.'),
    undo: () => {
      setSaid(past.length > 1 ? 'One move back.' : 'There is no move to take back.')
      if (past.length > 1) setPast(past.slice(1))
    },
    resign: () => begin('You have resigned. A new game begins.'),
    said: said || (turn === 0 ? 'Your turn.' : 'The other player’s turn.'),
  }
}`,
}

export const useHand: Snippet = {
  name: 'useHand',
  react: ['useState'],
  needs: ['shuffled'],
  declares: ['RANKS', 'worthOf'],
  code: `const RANKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')

/** What cards are worth: the largest groups of like ones first, then the highest. */
function worthOf(cards: readonly string[]): number {
  const groups = RANKS.map((rank, at) => ({ at, count: cards.filter((card) => card === rank).length }))
  groups.sort((a, b) => b.count - a.count || b.at - a.at)
  return groups.slice(0, 3).reduce((worth, { at, count }) => worth * 100 + count * 14 + at, 0)
}

/** Five cards on the table, two in each hand; the last one on the table is turned by the next bet. */
function useHand(table: readonly string[], hand: readonly string[], players: readonly string[]) {
  const [game, setGame] = useState({ table, hand, pot: 120, isOver: false })
  const [said, setSaid] = useState('')
  const deal = () => {
    const deck = shuffled([...RANKS, ...RANKS, ...RANKS, ...RANKS])
    setGame({ table: deck.slice(0, 4), hand: deck.slice(4, 6), pot: 40, isOver: false })
    setSaid('New cards.')
  }
  const bet = (more: number) => {
    if (game.isOver) return deal()
    const deck = shuffled([...RANKS, ...RANKS, ...RANKS])
    const shown = [...game.table, deck[0] ?? 'A']
    const hands = players.map((name, at) => ({ name, worth: worthOf([...shown, ...deck.slice(1 + 2 * at, 3 + 2 * at)]) }))
    const best = hands.reduce((a, b) => (b.worth > a.worth ? b : a), { name: '', worth: 0 })
    const pot = game.pot + more * (players.length + 1)
    setGame({ ...game, table: shown, pot, isOver: true })
    setSaid(worthOf([...shown, ...game.hand]) >= best.worth ? \`You win \${pot}.\` : \`\${best.name} wins \${pot}.\`)
  }
  return {
    table: Array.from({ length: 5 }, (_, at) => game.table[at] ?? ''),
    hand: game.hand,
    pot: game.pot,
    call: () => bet(10),
    raise: () => bet(20),
    check: () => bet(0),
    fold: () => {
      if (game.isOver) return deal()
      setGame({ ...game, isOver: true })
      setSaid('You are out. Any button deals new cards.')
    },
    said,
  }
}`,
}

export const useSheet: Snippet = {
  name: 'useSheet',
  react: ['useRef', 'useState'],
  needs: ['saveFile'],
  declares: ['Mark', 'Tool', 'KEPT_SHEET', 'pathOf'],
  code: `type Tool = 'move' | 'box' | 'line' | 'pencil'
/** Points in pixels of the sheet: a line or a way that was drawn, or the corner of a box. */
interface Mark {
  tool: Tool
  points: readonly (readonly [number, number])[]
}

const KEPT_SHEET = 'sheet'

const pathOf = ({ tool, points }: Mark): string => {
  const [[x, y] = [0, 0]] = points
  return tool === 'box' ? \`M\${x - 70} \${y - 32}h140v64h-140z\` : \`M\${points.map((point) => point.join(' ')).join('L')}\`
}

/** What is drawn on a sheet, the last mark last; it is kept in this browser when it is saved. */
function useSheet() {
  const drawing = useRef<SVGSVGElement>(null)
  const [tool, pick] = useState<Tool>('move')
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [said, setSaid] = useState('')
  const change = (next: readonly Mark[], words: string) => {
    setMarks(next)
    setSaid(words)
  }
  const [last] = marks.slice(-1)
  const lastTo = (points: Mark['points']) => last && setMarks([...marks.slice(0, -1), { ...last, points }])
  return {
    drawing,
    tool,
    marks,
    said,
    pick: (name: Tool) => {
      pick(name)
      setSaid(name === 'move' ? 'Arrow keys move what was drawn last.' : \`Draw with the \${name}.\`)
    },
    begin: (x: number, y: number) => setMarks([...marks, { tool, points: [[x, y]] }]),
    go: (x: number, y: number) => {
      if (!last) return
      const [first = [x, y] as const] = last.points
      lastTo(tool === 'box' ? [[x, y]] : tool === 'line' ? [first, [x, y]] : [...last.points, [x, y]])
    },
    shift: (x: number, y: number) => last && lastTo(last.points.map(([left, top]) => [left + x, top + y] as const)),
    undo: () => change(marks.slice(0, -1), marks.length > 0 ? 'The last mark is gone.' : 'There is nothing to take away.'),
    save: () => {
      localStorage.setItem(KEPT_SHEET, JSON.stringify(marks))
      setSaid(\`\${marks.length} marks are saved in this browser.\`)
    },
    load: () => {
      const kept: readonly Mark[] = JSON.parse(localStorage.getItem(KEPT_SHEET) ?? '[]')
      change(kept, \`\${kept.length} saved marks are back.\`)
    },
    /** As SVG: what lies under the marks as words where it stands. */
    hand: () => {
      const sheet = drawing.current?.parentElement
      if (!sheet) return
      const { left, top, width, height } = sheet.getBoundingClientRect()
      const words = [...sheet.querySelectorAll('span, p')].map((one) => {
        const box = one.getBoundingClientRect()
        return \`<text x="\${box.left - left}" y="\${box.bottom - top}">\${(one.textContent ?? '').replace(/[<&]/g, '')}</text>\`
      })
      const paths = marks.map((mark) => \`<path d="\${pathOf(mark)}" fill="none" stroke="black" stroke-width="3"/>\`)
      const size = \`width="\${width}" height="\${height}"\`
      saveFile('drawing.svg', 'image/svg+xml', \`<svg xmlns="http://www.w3.org/2000/svg" \${size}>\${[...words, ...paths].join('')}</svg>\`)
      setSaid('drawing.svg is saved.')
    },
  }
}`,
}

export const Sheet: Snippet = {
  name: 'Sheet',
  react: ['type KeyboardEvent', 'type PointerEvent'],
  needs: ['useSheet'],
  declares: ['ARROWS'],
  code: `/** Steps in pixels. */
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
}

/** Where one draws: by pointer, or Enter for a mark in the middle, arrow keys to move it, Backspace to take it away. */
function Sheet({ sheet }: { sheet: ReturnType<typeof useSheet> }) {
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return [Math.round(clientX - left), Math.round(clientY - top)] as const
  }
  const press = (event: KeyboardEvent<SVGSVGElement>) => {
    const step = ARROWS[event.key]
    if (!step && event.key !== 'Enter' && event.key !== 'Backspace') return
    event.preventDefault()
    const { clientWidth, clientHeight } = event.currentTarget
    if (step) sheet.shift(...step)
    else if (event.key === 'Enter') sheet.begin(clientWidth / 2, clientHeight / 2)
    else sheet.undo()
  }
  return (
    <svg
      ref={sheet.drawing}
      role="application"
      aria-label="Sheet to draw on"
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        sheet.begin(...at(event))
      }}
      onPointerMove={(event) => event.buttons > 0 && sheet.go(...at(event))}
      className={\`absolute inset-0 size-full -outline-offset-2 focus-visible:outline-2 \${sheet.tool === 'move' ? 'pointer-events-none' : 'cursor-crosshair touch-none'}\`}
    >
      {sheet.marks.map((mark, index) => (
        <path key={index} d={pathOf(mark)} fill="none" stroke="currentColor" strokeWidth={3} strokeLinejoin="round" />
      ))}
    </svg>
  )
}`,
}
