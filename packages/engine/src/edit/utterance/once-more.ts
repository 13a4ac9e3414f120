/** "Do the same for the others", "the second one too", "merge 1 and 3": what was done, once more on other designs, and several as one. */
import { MERGING, OTHERS, REPEATING, SAME } from '../../language/lexicon/turn-words.ts'
import type { Token, Words } from '../../language/tokens.ts'
import { pointersIn } from '../run/pointers.ts'
import type { ChatDesign } from '../types.ts'
import { type DesignSaid, designsSaid, withoutDesign } from './designs.ts'
import { heard } from './heard.ts'
import { NOTHING_SAID, notMerged } from './replies.ts'
import { designOf, type Sheet } from './sheet.ts'
import type { Conversation, Does, EditOfOne } from './types.ts'

const within = ({ from, to }: DesignSaid, i: number) => i >= from && i < to

/** Undefined where the message says what shall be done by itself. */
export function onceMore(
  words: Words,
  said: readonly DesignSaid[],
  sheet: Sheet,
  talk: Conversation,
): Does | undefined {
  const { tokens } = words
  const free = tokens.filter((token, i) => token.pos !== 'PUNCT' && !said.some((one) => within(one, i)))
  if (free.some(({ quote }) => quote >= 0)) return undefined
  const merged = merging(said, free, sheet, talk)
  if (merged) return merged
  const isBare = free.every(({ lower }) => REPEATING.has(lower) || SAME.has(lower))
  if (!isBare || !free.some(({ lower }) => SAME.has(lower) || OTHERS.has(lower) || lower === 'all')) return undefined
  const others = free.some(({ lower }) => OTHERS.has(lower) || lower === 'all')
  const targets = others
    ? sheet.latest.filter(({ id }) => id !== sheet.it.id)
    : said.flatMap((one) => designOf(one, sheet, talk) ?? [])
  return targets.length > 0 ? repeated(targets, talk) : undefined
}

function merging(
  said: readonly DesignSaid[],
  free: readonly Token[],
  sheet: Sheet,
  talk: Conversation,
): Does | undefined {
  if (said.length < 2 || !MERGING.has(free[0]?.lower ?? '')) return undefined
  const [into, from] = said.map((one) => designOf(one, sheet, talk)?.position ?? one.place)
  return notMerged(into ?? 1, from ?? 2)
}

/** What was wished last, on other designs. */
function repeated(targets: readonly ChatDesign[], { before = [] }: Conversation): Does {
  const last = before.find(({ did }) => did === 'changed')
  if (!last) return NOTHING_SAID
  const all = heard(last.said)
  const [about] = designsSaid(all).filter(({ lends }) => !lends)
  const words = (about && withoutDesign(all, about)) ?? all
  const edits = targets.map((design) => ({ ...editOf(design, words), name: `Design ${design.position}` }))
  const [only] = edits
  return only && edits.length === 1 ? { is: 'edit', ...only } : { is: 'several', edits }
}

export const editOf = (design: ChatDesign, words: Words): EditOfOne => ({
  designId: design.id,
  words,
  pointers: pointersIn(words.text, design.version ?? 1),
})
