/** A stretch of a message with what stands in it: its quotations taken out, its colours found. */
import { type FoundColour, findColours } from '../colour/colour-names.ts'
import type { Token, Words } from '../language/tokens.ts'
import { lowerSame } from './lower-same.ts'
import { findMentions } from './nouns.ts'
import { quotesIn, type Shielded, unshield } from './shield.ts'

export interface Clause {
  /** The piece with quotations as markers, in its own case. */
  text: string
  /** The same in lower case with plain apostrophes; same offsets. */
  lower: string
  quotes: { text: string; start: number; end: number }[]
  colours: FoundColour[]
  /** Its tokens, where it is a stretch of a message that was read. */
  tokens?: readonly Token[]
  /** The person's own words for a range of the clause, without quotation marks. */
  words(start: number, end?: number): string
  /** The clause in other words; markers in the text keep their quotations. */
  reworded(text: string): Clause
}

const NO_QUOTES: Shielded = { text: '', quotes: [] }

/** One clause of a text that was cut out of a longer one. */
export function toClause(text: string, shielded = NO_QUOTES): Clause {
  const { quotes } = shielded
  const trimmed = text
    .trim()
    .replace(/(?<!\b\p{Lu})[.!?,;]+$|[!?,;]+$/u, '')
    .trim()
  const lower = lowerSame(trimmed)
  return {
    text: trimmed,
    lower,
    quotes: quotesIn(trimmed, quotes),
    colours: findColours(trimmed).filter(
      (colour, _, all) =>
        // "fern leaf": two things, and no colour.
        !(colour.thing && all.some((other) => other.thing && beside(colour, other))) &&
        !/^[ -]?(?:space|cream cone|cream)\b/i.test(trimmed.slice(colour.end)) &&
        // "until midnight"
        !(
          /\b(?:until|till|from|at|by|before|after|to) $/.test(lower.slice(0, colour.start)) &&
          /^(?:midnight|dawn|dusk|sunset|sunrise)$/i.test(colour.words)
        ) &&
        !(
          colour.thing &&
          (HANDLED.test(lower.slice(0, colour.start)) ||
            ADDED.test(lower.slice(0, colour.start)) ||
            ofThing(lower.slice(colour.end)))
        ),
    ),
    words: (start, end) => unshield(trimmed.slice(start, end), quotes),
    reworded: (other) => toClause(other, shielded),
  }
}

/** The clause of a message that lies between two characters of it: its tokens are those of the message. */
export function clauseIn(words: Words, range: { from: number; to: number; words: string }, shielded: Shielded): Clause {
  const clause = toClause(shielded.text, shielded)
  const end = range.from + clause.text.length
  if (shielded.quotes.length > 0 || words.text.slice(range.from, end) !== clause.text) return clause
  const tokens = words.tokens
    .filter(({ from, to }) => from >= range.from && to <= end)
    .map((token) => ({ ...token, from: token.from - range.from, to: token.to - range.from }))
  return { ...clause, tokens }
}

/** With one space between them. */
const beside = (a: FoundColour, b: FoundColour) => a.end + 1 === b.start || b.end + 1 === a.start

/** "rotate the leaf": what is turned or moved is a thing, and no colour. */
const ADDED = /\b(?:put|add|draw|insert|place|stick|show|include)\b[^,;]* (?:an?|some|two|three) (?:[\w-]+ )?$/
const HANDLED =
  /\b(?:rotate|tilt|turn|spin|flip|mirror|move|shift|nudge|straighten|centre|center) (?:the |that |this |its )$/

/** "a wheat ear": the word begins the name of a thing that is neither a part of a design nor said of its look. */
function ofThing(rest: string): boolean {
  const next = /^ ([\p{L}-]+)/u.exec(rest)?.[1]
  if (!next || LOOKS.test(next)) return false
  return findMentions(rest).every(({ start }) => start > 1) && findColours(rest).every(({ start }) => start > 1)
}
const LOOKS =
  /^(?:and|or|on|in|for|with|as|to|at|of|over|under|instead|please|now|too|also|but|not|rather|only|would|is|are|should|could|might|looks?|feels?|tones?|shades?|tints?|hues?|colou?r(?:s|ed)?|accents?|highlights?|touch(?:es)?|versions?|themes?|vibes?|style|mood|gradients?|outlines?|ones?|then|where|everywhere|overall|from|like|maybe|perhaps|because|so|it|this|that)$/

/** The clause with its quotations in marks again. */
export const withMarks = ({ text, quotes }: Clause): string =>
  text.replace(/\ue000\d+\ue001/g, (_, at: number) => `“${quotes.find(({ start }) => start === at)?.text ?? ''}”`)
