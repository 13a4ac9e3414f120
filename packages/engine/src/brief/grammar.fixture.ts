/** Prompts by a grammar: the parts of a design in any order, each with its place, in every way that people word and divide them. */
import { type Random, random } from '../base/random.ts'
import type { Corner } from './types.ts'

export interface Arranged {
  prompt: string
  /** Texts, as they must stand in the design. */
  texts: string[]
  /** Where the part with a text stands; without one it is the picture. */
  places: { text?: string; at: Corner }[]
}

const SAID: Record<Corner, string[]> = {
  'top-left': ['top left', 'upper left corner'],
  top: ['top', 'top center'],
  'top-right': ['top right', 'upper right corner'],
  left: ['left', 'left half'],
  centre: ['center', 'middle'],
  right: ['right', 'right side'],
  'bottom-left': ['bottom left', 'lower left'],
  bottom: ['bottom', 'bottom center'],
  'bottom-right': ['bottom right', 'lower right corner'],
}
const led = (place: string) => {
  if (/corner|half|^center|^middle/.test(place)) return `in the ${place}`
  return /side|^left$|^right$/.test(place) ? `on the ${place}` : `at the ${place}`
}

const PARTS: { texts: string[]; words: string[] }[] = [
  { texts: ['Open Kitchen', 'The Long Table', 'Winter Voices'], words: ['the title "X"', '"X"', 'the headline "X"'] },
  { texts: ['Made by hand', 'Taste before you buy'], words: ['"X"', 'the line "X"', 'the tagline "X"'] },
  { texts: ['12 May 2026', 'Saturday 14 March'], words: ['X', 'the date X'] },
  { texts: ['Riverside Hall', 'Old Mill Theatre'], words: ['X', 'the venue X'] },
  { texts: ['€12', 'free entry'], words: ['X'] },
  { texts: ['555-0142', '0161 555 0193'], words: ['X', 'phone X'] },
]
const PICTURES = ['a lantern', 'a big owl', 'a violin', 'a lighthouse', 'a fox', 'an old typewriter']

/** One way to say where a part stands, with what divides the parts. */
const WORDINGS: ((part: string, place: string) => string)[] = [
  (part, place) => `${part} ${led(place)}`,
  (part, place) => `${led(place)} ${part}`,
  (part, place) => `${led(place)}, ${part}`,
  (part, place) => `${place}: ${part}`,
  (part, place) => `put ${part} ${led(place)}`,
  (part, place) => `${part} should be ${led(place)}`,
  (part, place) => `${part} (${place})`,
  (part, place) => `${led(place)} there is ${part}`,
]
const DIVIDERS = [', ', '; ', ' - ', '. ', '\n- ']

/** A poster with two to six parts, each in a place of its own. */
function arranged(random: Random): Arranged {
  const corners = random.shuffle(Object.keys(SAID) as Corner[])
  const wording = random.pick(WORDINGS)
  const divider = random.pick(DIVIDERS)
  const chosen = PARTS.filter((_, n) => n === 0 || random.chance(0.5)).map(({ texts, words }) => {
    const text = random.pick(texts)
    return { text, said: random.pick(words).replace('X', text) }
  })
  const parts: { text?: string; said: string }[] = random.shuffle([...chosen, { said: random.pick(PICTURES) }])
  const places = parts.map(({ text }, n) => ({ ...(text !== undefined && { text }), at: corners[n] as Corner }))
  const clauses = parts.map(({ said }, n) => {
    const clause = wording(said, random.pick(SAID[corners[n] as Corner]))
    return /[.\n]/.test(divider) && /^\p{Ll}/u.test(clause) && !chosen.some(({ text }) => clause.startsWith(text))
      ? clause.charAt(0).toUpperCase() + clause.slice(1)
      : clause
  })
  const lead = /[.\n]/.test(divider) ? divider : ': '
  return { prompt: `Poster${lead}${clauses.join(divider)}`, texts: chosen.map(({ text }) => text), places }
}

const OCCASIONS = ['jazz night', 'book swap', 'wine tasting', 'flea market', 'poetry slam']
const TOLD: string[][] = [
  ['friday', 'sat 14 march', '12 may'],
  ['9pm', '19:30', '2-5pm'],
  ['community hall', 'the crooked spoon', 'old town square', 'cafe luna'],
  ['free entry', '$5', '£3'],
  ['bring a friend', 'live music', 'all ages', 'prizes to win'],
]

/** A poster in nothing but words and dividers: 'jazz night poster friday 9pm blue door free entry'. */
function listed(random: Random): Arranged {
  const occasion = random.pick(OCCASIONS)
  const texts = TOLD.map((texts) => random.pick(texts))
  const head = random.pick([`${occasion} poster`, `poster ${occasion}`, `poster for a ${occasion}`])
  return { prompt: [head, ...texts].join(random.pick([' ', ', ', ' / ', ' - '])), texts, places: [] }
}

/** `count` prompts of either sort. */
export function grammatical(count: number, seed: number): Arranged[] {
  const source = random(seed)
  return Array.from({ length: count }, (_, n) => (n % 3 === 0 ? listed(source) : arranged(source)))
}
