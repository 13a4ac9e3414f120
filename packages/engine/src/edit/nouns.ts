/** The words for parts of a design, and what role each stands for. Scenes are looked into elsewhere: see targets.ts. */

import { nth } from '../base/items.ts'
import { entry } from '../base/tables.ts'
import { type Noun, ORDINALS, PARTS_OF_DESIGNS } from '../language/lexicon/parts.ts'

export interface Mention {
  noun: Noun
  start: number
  end: number
  /** 1-based; -1 is the last one. "the second line". */
  ordinal?: number
  /** "the big text", "the small print". */
  size?: 'largest' | 'smallest'
  /** "the hero text": what is written in the part. */
  texts?: true
}

const NOUNS = PARTS_OF_DESIGNS.map(([name, kind, roles, words]) => ({
  noun: { name, class: kind, roles } satisfies Noun,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'gu'),
}))

const WHOLE = NOUNS.find(({ noun }) => noun.class === 'whole')?.noun as Noun
const ALL_TEXT = NOUNS.find(({ noun }) => noun.class === 'all-text')?.noun as Noun
const KIND_MENTION =
  /(?<![\p{L}-])(?:business card|visiting card|name card|poster|flyer|leaflet|banner|web ?site|web ?page|landing page|home ?page|page|site|app icon|invitation)(?![\p{L}-])/gu

const LINE =
  /\b(first|second|third|fourth|fifth|last|bottom|top|middle|1st|2nd|3rd|4th|final|upper|lower) (?:line|text|row|sentence|word)s?(?: of (?:the )?text)?\b/g
const SIZED =
  /\b(big|bigger|biggest|large|largest|huge|main|giant|small|smaller|smallest|tiny|little|fine) (?:text|type|letters|print|words|line|font|writing|lettering)\b/g

/**
 * The parts that a piece of lower-case text names, in its order and without overlaps: the longest name wins
 * ('background pattern' is a pattern).
 */
export function findMentions(lower: string): Mention[] {
  const found: Mention[] = []
  for (const match of lower.matchAll(LINE)) {
    found.push({ noun: ALL_TEXT, ...range(match), ordinal: entry(ORDINALS, nth(match, 1)) })
  }
  for (const match of lower.matchAll(SIZED)) {
    const size = /^(?:small|tiny|little|fine)/.test(match[0]) ? 'smallest' : 'largest'
    // "make it a bigger font" compares; "the bigger font" points.
    if (/er\b/.test(nth(match, 1)) && !/\bthe $/.test(lower.slice(0, match.index))) continue
    if (/\ba(?:n)? $/.test(lower.slice(0, match.index))) continue
    found.push({ noun: ALL_TEXT, ...range(match), size })
  }
  for (const { noun, pattern } of NOUNS) {
    for (const match of lower.matchAll(pattern))
      found.push({ noun, ...range(match), ...ordinalBefore(lower, match.index) })
  }
  for (const match of lower.matchAll(KIND_MENTION)) found.push({ noun: WHOLE, ...range(match) })
  return compounds(longestFirst(found), lower).filter(({ start, end }) => !isVerb(lower, start, end))
}

const range = (match: RegExpMatchArray) => ({
  start: match.index as number,
  end: (match.index as number) + match[0].length,
})

function ordinalBefore(lower: string, start: number): { ordinal?: number } {
  const word = lower.slice(0, start).match(/(\S+) $/)?.[1] ?? ''
  const ordinal = Object.hasOwn(ORDINALS, word) ? ORDINALS[word] : undefined
  return ordinal === undefined ? {} : { ordinal }
}

/** "place the logo", "name it": at the head of a wish, these are what shall be done. */
function isVerb(lower: string, start: number, end: number): boolean {
  return (
    /^(?:place|name|frame|mark|label|list|title|copy|link|box|line|quote|date|time|address|price|border|light|colou?r)$/.test(
      lower.slice(start, end),
    ) &&
    /^(?:(?:please|can you|could you|then|and|also|now) )*$/.test(lower.slice(0, start)) &&
    /^ (?:it|this|that|the|my|our|everything|all|them|an?(?! (?:bit|touch|tad|little|lot)))\b/.test(lower.slice(end))
  )
}

/** "the hero background", "the colour of the button": the part is meant, and not the ground or the scheme. */
function compounds(mentions: Mention[], lower: string): Mention[] {
  const broad = ({ noun, start, end, size, ordinal }: Mention) =>
    (noun.class === 'ground' && !noun.name.endsWith(' side')) ||
    (noun.class === 'all-text' && size === undefined && ordinal === undefined) ||
    (noun.class === 'whole' && /^(?:colou?rs?|design)$/.test(lower.slice(start, end)))
  const whole = mentions.map((mention, i) => {
    const after = mentions[i + 1]
    const written =
      mention.noun.class === 'part' &&
      after?.noun.class === 'all-text' &&
      !after.size &&
      /^(?:'s)?\s+$/.test(lower.slice(mention.end, after.start)) &&
      /^texts?|copy|words/.test(lower.slice(after.start, after.end))
    return written ? { ...mention, texts: true as const } : mention
  })
  return whole.filter((mention, i) => {
    const [before, after] = [mentions[i - 1], mentions[i + 1]]
    // "the hero image" is an image.
    if (
      mention.noun.class === 'part' &&
      after?.noun.class === 'picture' &&
      /^\s+$/.test(lower.slice(mention.end, after.start))
    )
      return false
    // "the features section" is a section.
    if (after?.noun.name === 'section' && /^\s+$/.test(lower.slice(mention.end, after.start))) return false
    if (!broad(mention)) return true
    const owned =
      before &&
      !broad(before) &&
      /^(?:'s)?\s+$/.test(lower.slice(before.end, mention.start)) &&
      before.noun.class !== 'whole' &&
      before.noun.class !== 'all-text'
    const ofPart =
      after &&
      !broad(after) &&
      /^\s+(?:(?:colou?r|size|weight|style|colou?r and size) )?(?:of|for|in|on) (?:the |my |our |its |all )*$/.test(
        lower.slice(mention.end, after.start),
      ) &&
      after.noun.class !== 'whole'
    return !owned && !ofPart
  })
}

function longestFirst(mentions: Mention[]): Mention[] {
  const kept: Mention[] = []
  for (const mention of mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => mention.end <= start || mention.start >= end)) kept.push(mention)
  }
  return kept.sort((a, b) => a.start - b.start)
}
