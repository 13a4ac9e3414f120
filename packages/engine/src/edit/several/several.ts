/**
 * A message that wishes several designs: "as a story, a banner and a card", "all four in green", "the same for Bath and
 * Bristol". It is shared out into wishes for one design each, which are carried out side by side.
 */
import { findColours } from '../../colour/colour-names.ts'
import {
  BEFORE_FORMAT,
  BESIDE,
  COPY_WORDS,
  DESIGN_NOUNS,
  FOREIGN,
  MADE_FROM,
  PLAIN_WORDS,
  PLATFORMS,
} from '../../language/lexicon/formats-asked.ts'
import type { KindName, Scene } from '../../scene/types.ts'
import { valuesIn } from '../families/value-forms.ts'
import { findMentions } from '../nouns.ts'
import { textsOf } from '../scene-nodes.ts'

/** One wish for one design. */
export interface Share {
  /** What is made, for the answer: 'story', 'Bath'. */
  name: string
  instruction: string
}

export type Several =
  /** Every design of the answer is changed. */
  | { of: 'all'; instruction: string }
  /** The design at hand stays, and others are made from it. */
  | { of: 'copies'; shares: Share[]; cannot: string[] }

/**
 * What a message wishes of more designs than one; undefined where it is about one.
 * @param message at most a few hundred characters of it matter
 * @param kind of the design that it is about
 * @param scene of it, where that is at hand: what stands there is exchanged
 */
export function severalIn(message: string, kind: KindName, scene?: Scene): Several | undefined {
  return formatsIn(message, kind) ?? allIn(message) ?? sameForIn(message, kind, scene) ?? coloursIn(message)
}

interface Word {
  text: string
  lower: string
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*[\p{L}\p{N}]|[\p{L}\p{N}]|,/gu)].map(([text]) => ({
    text,
    lower: text.toLowerCase(),
  }))

/** "a story, a banner and a card, in green": each of the formats, each in green. */
function formatsIn(message: string, kind: KindName): Several | undefined {
  const words = wordsOf(message)
  const named = words.filter(({ lower }, at) => {
    const before = words[at - 1]?.lower ?? ''
    if ((PLATFORMS.has(lower) || lower === 'square') && MADE_FROM.has(words[at + 1]?.lower ?? '')) return false
    return (MADE_FROM.has(lower) || FOREIGN.has(lower)) && (BEFORE_FORMAT.has(before) || before === ',')
  })
  const asked = new Map(named.map(({ lower }) => [MADE_FROM.get(lower) ?? lower, lower]))
  const [first, last] = [named[0], named.at(-1)]
  if (!first || !last) return undefined
  // "as a story, too": one beside the one that is there.
  const isBeside =
    named.length === 1 &&
    words.every(({ lower }) => PLAIN_WORDS.has(lower) || BESIDE.has(lower) || lower === first.lower)
  if (asked.size < 2 && !(isBeside && words.some(({ lower }) => BESIDE.has(lower)))) return undefined
  const [before, behind] = [words.slice(0, words.indexOf(first)), words.slice(words.indexOf(last) + 1)]
  const shares = [...asked].flatMap(([ask, name]) =>
    MADE_FROM.has(name)
      ? [{ name, instruction: [ofKind(ask, kind), besides(before), besides(behind)].filter(Boolean).join(', ') }]
      : [],
  )
  const cannot = [...asked.values()].filter((name) => FOREIGN.has(name))
  return shares.length > 0 ? { of: 'copies', shares, cannot } : undefined
}

/** A banner as a banner is one of another size. */
const ofKind = (ask: string, kind: KindName) =>
  kind === 'banner' && ask === 'turn it into a banner' ? 'make it 1200x628' : ask

/** What is wished beside the formats; nothing where it is only how one asks for them. */
const besides = (words: Word[]): string => {
  const isPlain = ({ lower }: Word) => PLAIN_WORDS.has(lower) || BESIDE.has(lower)
  if (words.every(isPlain)) return ''
  // "… version in dark blue": what belongs to the asking is left out.
  const from = words.findIndex((word) => !isPlain(word) || word.lower === 'in')
  return words
    .slice(from)
    .map(({ text }) => text)
    .join(' ')
}

const ALL =
  /\b(?:(?<of>in|on|of|for|to|across) )?(?:all|every|each|both|the other)\b(?: of)?(?: (?:them|these|the))?/giu
const COUNT = /^ (?:two|three|four|five|six|[2-8])\b/i
const NOUN = /^ (?<noun>[\p{L}-]+)/u

/** "make all four green", "change the date on every design to 3 May". */
function allIn(message: string): Several | undefined {
  for (const match of message.matchAll(ALL)) {
    const behind = message.slice(match.index + match[0].length)
    const counted = COUNT.exec(behind)?.[0] ?? ''
    const noun = NOUN.exec(behind.slice(counted.length))
    const isDesign = DESIGN_NOUNS.has(noun?.groups?.noun?.toLowerCase() ?? '')
    const isMany = counted !== '' || /\bthem$/i.test(match[0])
    if (!isDesign && (!isMany || isThing(noun?.groups?.noun?.toLowerCase() ?? ''))) continue
    const end = match.index + match[0].length + counted.length + (isDesign ? (noun?.[0].length ?? 0) : 0)
    return {
      of: 'all',
      instruction: ofOne(message.slice(0, match.index), Boolean(match.groups?.of), message.slice(end)),
    }
  }
  return undefined
}

/** 'all four icons', 'all four corners': things of one design. */
const isThing = (word: string) => word.endsWith('s') || findMentions(word).length > 0

/** The sentence with 'it' where it said 'all four'. */
function ofOne(before: string, isPlace: boolean, after: string): string {
  const asks = before.replace(/\b(?:give|show|get|let) (?:me|us)(?: have| see)? $/i, '')
  if (isPlace) return `${asks.trimEnd()}${after}`.trim()
  if (/^ without\b/.test(after)) return after.trim()
  return /\p{L}/u.test(asks) ? `${asks}it${after}` : `make it${after}`
}

/** "three versions: one red, one green, one blue", "another two in red and blue": one for each colour. */
function coloursIn(message: string): Several | undefined {
  const colours = findColours(message)
  const words = wordsOf(
    colours.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), message),
  )
  const copies = words.filter(({ lower }) => COPY_WORDS.has(lower))
  const isPlain = words.every(({ lower }) => PLAIN_WORDS.has(lower) || COPY_WORDS.has(lower))
  if (colours.length < 2 || copies.length === 0 || !isPlain) return undefined
  const isMany =
    copies.length >= colours.length ||
    copies.some(({ lower }) => /^(?:two|three|four|versions|variants|copies|ones)$/.test(lower))
  if (!isMany) return undefined
  return {
    of: 'copies',
    shares: colours.map(({ words: name }) => ({ name, instruction: `make it ${name}` })),
    cannot: [],
  }
}

const SAME_FOR =
  /\b(?:(?:the |do |make )*same(?: (?:thing|design|poster|flyer|card|banner|logo|one|again))?|(?:one|versions?|copies|variants?)(?: each)?) (?:but )?(?:for|with|in) (?<list>[^.!?;]+)/iu

/** "the same for Bath and Bristol": what stands in the design in their place is exchanged. */
function sameForIn(message: string, kind: KindName, scene?: Scene): Several | undefined {
  const list = SAME_FOR.exec(message)?.groups?.list
  const names = list
    ?.split(/,\s*(?:and |& )?(?:one |another )?(?:for )?|\s+(?:and|&|plus|as well as)\s+(?:one |another )?(?:for )?/)
    .map((name) => name.trim().replace(/^["“‘']|["”’',]$/g, ''))
    .filter(Boolean)
  if (
    !names ||
    (names.length < 2 && !/^\p{Lu}/u.test(names[0] ?? '')) ||
    names.some((name) => /[:;]/.test(name)) ||
    names.some((name) => findMentions(name.toLowerCase()).length > 0)
  )
    return undefined
  const shares = names.map((name) => ({ name, instruction: exchange(name, kind, scene) }))
  return { of: 'copies', shares, cannot: [] }
}

/** The wish that puts a name where the design has its like: a date for a date, a town for the town. */
function exchange(name: string, kind: KindName, scene: Scene | undefined): string {
  const isValue = valuesIn(name).length > 0 || !/^\p{Lu}/u.test(name)
  if (isValue) return `make it ${name}`
  const texts = scene ? textsOf(scene) : []
  const has = (role: string) => texts.find((text) => text.role === role)
  if (kind === 'business-card' && has('person')) return `change the name to “${name}”`
  const town = texts.flatMap(({ text }) => /\b(?:in|at|of) (\p{Lu}[\p{L}-]+)$/u.exec(text)?.slice(1) ?? [])[0]
  if (town) return `change “${town}” to “${name}”`
  if (has('place')) return `change the place to “${name}”`
  return `change the ${has('brand') ? 'name' : 'headline'} to “${name}”`
}
