/** Things that must not be shown: read once, by every way of refusing, so that nothing that chooses a picture takes them. */
import { glossesOf, type Language } from '../../language/foreign.ts'
import { foreignThingAt } from '../../language/lexicon/foreign-things.ts'
import { quotationsOf } from '../../language/quotes.ts'
import { type Refusal, refusalsIn } from '../../language/refused.ts'
import { isMark, type KindName, type Role } from '../../scene/types.ts'
import { isMeans } from '../negatives.ts'
import type { Reading } from '../reading.ts'
import type { Negative } from '../types.ts'
import { isColourWord } from '../words/colours.ts'
import { ADJECTIVES, RULES } from '../words/grammar.ts'
import { asObject, singular } from '../words/objects.ts'
import { PARTS, TYPE_NOUNS } from '../words/parts.ts'
import { TONE_WORDS } from '../words/styles.ts'

type RefusedThing = Extract<Negative, { what: 'thing' }>

/** A thing that is refused, and where. */
export interface Refused extends Refusal {
  noun: string
  /** Whether a table knows it as a thing: then no text says it. */
  isKnown: boolean
}

/** Refused of what is drawn: then it may be a thing that no table knows. */
const DRAWN = 'use add include show put draw'.split(' ')
const speaks = ({ by }: Refusal, of: readonly string[]): boolean => tokensOf(by).some((word) => of.includes(word))
const tokensOf = (words: string): string[] => words.toLowerCase().trim().split(' ')

/** What is refused and could be seen. On a poster 'no dogs' may be said to people, unless something else is refused with it. */
export function refusedThings(prompt: string, kind: KindName, language: Language): Refused[] {
  // Nothing on what stands for a name is said to people.
  const isName = isMark(kind)
  const quoted = quotationsOf(prompt)
  const found = refusalsIn(prompt).flatMap((one): Refused[] => {
    const isSaid = quoted.some(({ from, to }) => from <= one.from && one.from < to)
    const noun = isSaid ? undefined : nounOf(one.words, language)
    if (noun === undefined) return []
    const isKnown =
      [noun, noun.split(' ').at(-1) ?? ''].some((word) => asObject(word) !== undefined) || speaks(one, DRAWN)
    return isKnown || (isName && !tokensOf(one.by).includes(SAYING)) ? [{ ...one, noun, isKnown }] : []
  })
  const isOfDesign = (one: Refused) => speaks(one, SURE) || !(RULES.has(one.noun) || RULES.has(`${one.noun}s`))
  return isName || found.some(isOfDesign) ? found : []
}
/** Of these it is the design that is spoken of. */
const SURE = [...DRAWN, ...'want like need anything another avoid avoiding skip without'.split(' ')]

/** 'Never a dull moment': what is said so is a saying as often as not. */
const SAYING = 'never'

/** So many words make the name of a thing. */
const MOST_NOUNS = 2

/** The noun of what is refused, in English and in the singular; undefined where it names a part, a colour or a look. */
function nounOf(words: string, language: Language): string | undefined {
  const said = words.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean)
  const foreign = language === 'en' ? undefined : said.map((_, i) => foreignThingAt(said, i)).find(Boolean)
  if (foreign) return foreign.thing
  const glosses = language === 'en' ? [] : glossesOf(language, said)
  const english = said.map((word, i) => glosses[i]?.word ?? word)
  // Drops of water are drops; a picture of a clock is a clock.
  const of = english.findIndex((word) => OF.has(word))
  const isPicture = of > 0 && PARTS.has(english[of - 1] ?? '')
  const own = of > 0 ? (isPicture ? english.slice(of + 1) : english.slice(0, of)) : english
  const head = own.at(-1)
  // 'No rose' may be a colour; roses are flowers.
  if (
    head === undefined ||
    PARTS.has(head) ||
    isColourWord(head) ||
    TONE_WORDS.has(head) ||
    (own.length === 1 && TYPE_NOUNS.has(head))
  )
    return undefined
  if (isMeans(head) || isMeans(own.slice(-MOST_NOUNS).join(' '))) return undefined
  const pair = own.slice(-MOST_NOUNS).filter((word) => word === head || !(ADJECTIVES.has(word) || TONE_WORDS.has(word)))
  return pair.map(singular).join(' ')
}
const OF = new Set(['of', 'de', 'del', 'von', 'd', 'di', 'van'])

/** Texts that may be a saying: 'no fuss, no waste'. */
const SAID: readonly Role[] = ['tagline', 'headline', 'quote', 'subhead']

/** Whether a text is nothing but what is refused: it is obeyed, and not set. */
export const isRefusal = (
  { role, start, end }: { role: Role; start: number; end: number },
  refused: readonly Refused[],
): boolean =>
  refused.some(
    ({ from, to, isKnown }) => (isKnown || !SAID.includes(role)) && from - AROUND <= start && end <= to + AROUND,
  )
/** Marks that a text may have around it. */
const AROUND = 2

/** Whether a thing is one of those. */
export const isRefusedThing = (thing: string, refused: readonly Refused[]): boolean =>
  refused.some(({ noun }) => thing === noun || thing.endsWith(` ${noun}`))

/** Takes what is refused, so that nothing asks for it, and adds it to what was read as refused before. */
export function withRefusedThings(
  reading: Reading,
  refused: readonly Refused[],
  negatives: readonly Negative[],
): Negative[] {
  const things = new Map<string, RefusedThing>()
  for (const { words, noun, from, to } of refused) {
    things.set(noun, { what: 'thing', words, noun })
    const range = reading.rangeOf(from, to)
    for (let i = range.from; i < range.to; i++) if (reading.free(i)) reading.take(i, i + 1, 'negative')
  }
  const isSaid = (said: string) => refused.some(({ words }) => words.includes(said.toLowerCase()))
  const others = negatives.filter((one) => one.what !== 'thing' || !isSaid(one.words))
  return [...others, ...things.values()]
}
