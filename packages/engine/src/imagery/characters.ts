/** A thing with what a prompt says that it wears, and with the face that it is to have. */
import { hasHead, isWorn, type Mood } from './ensembles/characters.ts'
import { mayHold } from './ensembles/holding.ts'
import { arrangementOf, isEnsemble } from './ensembles/table.ts'
import { classOf, type FigureClass, isTall } from './figure-classes.ts'
import { figureCalled, figureFor } from './figures.ts'
import { isPacked } from './packed-figures.ts'

/** What a prompt says of a thing. */
interface Said {
  thing: string
  words: string
  has?: string[]
  around?: string[]
  mood?: Exclude<Mood, 'dressed'>
}

/** They have faces of their own. */
const LIVING: readonly FigureClass[] = ['animal', 'sea-life', 'person', 'portrait']
/** Figures with a face that are of another class. */
const FACED = new Set(
  `skull robot snowman snowman-without-snow ghost jack-o-lantern teddy-bear alien alien-monster santa-claus sugar-skull gingerbread-man
  clown-face nutcracker scarecrow smile-with-braces eye performing-arts mirror carnival-mask`.split(/\s+/),
)
/** Hats that no drawing shows, and what is put on in their place. */
const HAT = 'top-hat'

/** A thing with what surrounds it as one picture; undefined where either has none. */
export function amidFor(lead: string, { around = [] }: Pick<Said, 'around'>): string | undefined {
  const round = around.flatMap((one) => figureFor(one) ?? []).filter(isPacked)
  const name = round.length > 0 ? arrangementOf([lead, ...new Set(round)], 'amid') : ''
  return name !== '' && isEnsemble(name) ? name : undefined
}

/** The figures of a thing: itself, dressed and with its face; what it has and cannot wear stands beside it. */
export function characterFor(lead: string, { thing, words, has = [], mood }: Said): string[] {
  const called = has.map((one) => figureCalled(`${thing} with ${one.split(' ').at(-1)}`)).find(Boolean)
  if (called) return [called]
  if (!isPacked(lead) || (has.length === 0 && !mood)) return [lead]
  const own = LIVING.includes(classOf(lead)) || FACED.has(lead)
  const things = has.flatMap((one) => figureFor(one) ?? (/\bhat$/.test(one) ? HAT : []))
  if (own && (things.length === 0 || !hasHead(lead))) return [lead, ...things]
  const worn = things.filter(isWorn)
  const rest = things.filter((one) => !isWorn(one))
  const face = own ? 'dressed' : (mood ?? (/\bcartoon|\bfunny|\bcute/i.test(words) ? 'happy' : 'dressed'))
  const faced = face !== 'dressed' && (worn.length > 0 || hasHead(lead) || (isCompact(lead) && !TEMPER.test(words)))
  if (worn.length === 0 && !faced) return [lead, ...rest]
  return [arrangementOf([lead, ...worn], faced ? face : 'dressed'), ...rest]
}

/** What is held in a hand. */
const HANDY: readonly FigureClass[] = ['food', 'drink', 'plant', 'study', 'festive', 'object', 'sport', 'music', 'home']

/** Somebody with what they hold, as one picture; undefined where nobody holds such a thing. */
export const holdingFor = (lead: string, held: string): string | undefined =>
  mayHold(lead) && isPacked(held) && HANDY.includes(classOf(held)) && !isTall(held)
    ? arrangementOf([lead, held], 'holding')
    : undefined
/** Whether a thing is held in a picture of somebody. */
export const isHeld = (figure: string, picture: string): boolean => picture.endsWith(`+${figure}~holding`)

/** Of what is no creature these say how it looks: a cheerful bouquet has no face. */
const TEMPER = /\b(?:happy|cheerful|jolly|joyful|funny|crazy|wacky|mad|tired)\b/i

/** Classes whose things have a middle where a face may be. */
const COMPACT: readonly FigureClass[] = ['food', 'drink', 'study', 'object', 'sky', 'space', 'festive', 'plant']
const isCompact = (figure: string): boolean => COMPACT.includes(classOf(figure))
