/** Which kind of design a prompt asks for, and which others besides. */
import type { KindName } from '../scene/types.ts'
import { misspelt } from './kind-slips.ts'
import { cardAt, followedByTrade, type KindMention, strengthOf } from './kind-strength.ts'
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'
import { ADJECTIVES } from './words/grammar.ts'
import { KINDS, UNSPACED, WEAK } from './words/kinds.ts'

const LISTING = words(`and , & + plus also as well then matching or / a an the another with`)

export interface Kinds {
  kind: KindName | undefined
  others: KindName[]
  mentions: KindMention[]
}

/** Finds the kinds that the prompt names; takes the tokens of those that are asked for. */
export function readKinds(reading: Reading): Kinds {
  const mentions = findMentions(reading)
  if (!mentions.some((mention) => mention.strength >= 2)) mentions.push(...misspelt(reading))
  if (mentions.length === 0) mentions.push(...unspaced(reading))
  mentions.sort((a, b) => a.from - b.from)
  // 'Appointment card … please give 24 hours notice', 'poster: read 6 books, get a badge': what heads a kind only now and then.
  const sure = mentions.find((mention) => mention.strength >= ASKED && !isWeak(reading, mention))
  let best: KindMention | undefined
  for (const mention of mentions) {
    if (sure && sure.from < mention.from && isWeak(reading, mention)) continue
    if (best === undefined || mention.strength > best.strength) best = mention
  }
  if (best === undefined) return { kind: undefined, others: [], mentions }
  const others: KindName[] = []
  for (const mention of mentions) {
    const asked = mention.kind === best.kind ? mention.strength >= 1 : joined(reading, mentions, best, mention)
    if (mention === best || asked) reading.take(mention.from, mention.to, 'kind')
    if (asked && mention.kind !== best.kind && !others.includes(mention.kind)) others.push(mention.kind)
  }
  return { kind: best.kind, others, mentions }
}

/** A mention of such strength asks for the design, or opens a sentence. */
const ASKED = 3
const isWeak = (reading: Reading, { from, to }: KindMention): boolean => to - from === 1 && WEAK.has(reading.word(from))

function findMentions(reading: Reading): KindMention[] {
  const { tokens } = reading
  const found: KindMention[] = []
  for (let i = 0; i < tokens.length; i++) {
    const match = KINDS.at(tokens, i) ?? cardAt(reading, i)
    if (match === undefined || !reading.free(i)) continue
    let { value: kind, length } = match
    // 'website logo', 'logo icon', 'poster banner': the last word is the head.
    let next = KINDS.at(tokens, i + length)
    while (next !== undefined && reading.free(i + length)) {
      kind = next.value
      length += next.length
      next = KINDS.at(tokens, i + length)
    }
    if (followedByTrade(reading, i + length)) {
      i += length - 1
      continue
    }
    found.push({ kind, from: i, to: i + length, strength: strengthOf(reading, i, i + length) })
    i += length - 1
  }
  return found
}

/** Tokens of a list of kinds at most. */
const LONGEST_LIST = 30

/** 'logo, icon on the left and the name on the right': a part with its place. */
const positioned = (reading: Reading, k: number) =>
  ['on', 'at', 'in', 'above', 'below', 'left', 'right', 'next', 'beside', 'under', 'over'].includes(reading.word(k)) &&
  !reading.capital(k)

/** Asked for besides: 'a logo and a business card', 'logo, poster and banner', or in a request of its own. */
function joined(reading: Reading, mentions: KindMention[], best: KindMention, other: KindMention): boolean {
  if (other.strength >= 4 && other.from > best.from)
    return reading.tokens[other.from]?.sentence === reading.tokens[best.from]?.sentence || other.strength > 3
  if (other.kind === 'icon' && positioned(reading, other.to)) return false
  const [first, second] = other.from < best.from ? [other, best] : [best, other]
  let linked = false
  if (second.from - first.to > LONGEST_LIST) return false
  for (let i = first.to; i < second.from; i++) {
    const word = reading.word(i)
    if (mentions.some((mention) => mention.from <= i && i < mention.to)) continue
    if (word === 'with' || (!LISTING.has(word) && !ADJECTIVES.has(word))) return false
    if (word === 'and' || word === ',' || word === '&' || word === '+' || word === 'plus' || word === '/') linked = true
  }
  return linked
}

/** Scripts without spaces: the kind's word stands inside a longer run. */
function unspaced(reading: Reading): KindMention[] {
  for (const [i, token] of reading.tokens.entries()) {
    if (token.type !== 'word' || !/[\u3040-\u30ff\u4e00-\u9fff]/.test(token.text)) continue
    for (const [names, kind] of UNSPACED)
      if (names.some((name) => token.text.includes(name))) return [{ kind, from: i, to: i + 1, strength: 4 }]
  }
  return []
}
