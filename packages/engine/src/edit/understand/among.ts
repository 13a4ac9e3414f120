/** How the wishes of one message bear on each other: said twice, said instead, and the ground before what stands on it. */
import type { Lattice, Span, SpanOf } from './spans.ts'
import type { Reading, Ref, Wish } from './wish.ts'

/** "title red. No wait, orange": of what was spoken of last. */
export function leanOn(wishes: Reading, wish: Wish) {
  const last = wishes.findLast((before) => before.verb === wish.verb)
  if (last && last.verb !== 'unread' && wish.of.every(({ is }) => is === 'it')) wish.of = last.of
}

/** "the newsletter box is pushy, make it small": the one part that was spoken of in what is not read. */
export function ofUnread(wish: Wish, before: Reading[number] | undefined, { words: { tokens }, at }: Lattice) {
  if (before?.verb !== 'unread' || wish.of[0]?.words !== 'it' || wish.of.length > 1) return
  const { from, to } = before.clause
  const named = tokens.flatMap((token, i) =>
    token.from >= from && token.to <= to ? (at.get(i) ?? []).flatMap((span) => (isOwnPart(span) ? [span] : [])) : [],
  )
  const [first] = named.toSorted((a, b) => a.from - b.from || b.to - a.to)
  if (first && named.every((span) => span.from < first.to)) wish.of = [first.ref]
}

const isOwnPart = (span: Span): span is SpanOf<'ref'> =>
  span.is === 'ref' &&
  ((span.ref.is === 'section' && span.ref.ids.length > 0) ||
    (span.ref.is === 'noun' && /^(?:text|part|picture)$/.test(span.ref.mention.noun.class)))

/** Of two wishes that give one part another colour the last one counts. */
export function replace(wishes: Reading, wish: Wish) {
  const same = wishes.findIndex((before) => before.verb === 'look' && isRepeated(before, wish))
  if (same >= 0) wishes.splice(same, 1)
}

const isRepeated = (before: Extract<Wish, { verb: 'look' }>, wish: Wish): boolean =>
  wish.verb === 'look' &&
  wish.look.property === 'colour' &&
  before.look.property === 'colour' &&
  wish.of.length > 0 &&
  wish.of.map(nameOf).join() === before.of.map(nameOf).join()

/** A button, and the letters of it, are two things. */
const nameOf = (ref: Ref) => `${ref.words}${ref.is === 'noun' && ref.mention.texts ? ' letters' : ''}`

/** Whether a stretch is said instead of the one before. */
export const turns = (lattice: Lattice, from: number): boolean =>
  [from, from - 1, from - 2].some((i) =>
    lattice.at.get(i)?.some((span) => span.is === 'corrects' && (i === from || span.to >= from - 1)),
  )

/** "it looks gloomy, brighten it up": one wish, said twice. */
export function isSameLook(before: Reading[number] | undefined, wish: Wish): boolean {
  // "the font looks boring, try something with more character"
  if (before?.verb === 'font' && wish.verb === 'font' && before.font.want !== undefined && wish.of.length === 0) {
    wish.of = before.of
    return true
  }
  if (before?.verb !== 'look' || wish.verb !== 'look' || !('way' in before.look && 'way' in wish.look)) return false
  const isSame = before.look.property === wish.look.property && before.look.way === wish.look.way
  const leans = wish.of.every(({ is }) => is === 'it') || JSON.stringify(wish.of) === JSON.stringify(before.of)
  if (isSame && leans) wish.of = before.of
  return isSame && leans && ('complaint' in before.look || 'complaint' in wish.look)
}

/** "headlines in Playfair, text in Inter": beside a font for what leads, one for all that is written is for the rest of it. */
export function fontsApart(wishes: Reading): Reading {
  const isAll = (ref: Ref) => ref.is === 'noun' && /^(?:all-text|whole)$/.test(ref.mention.noun.class) && isPlain(ref)
  const isOfAll = (wish: Reading[number]) => wish.verb === 'font' && wish.of.length > 0 && wish.of.every(isAll)
  const isOfPart = (wish: Reading[number]) => wish.verb === 'font' && wish.of.length > 0 && !isOfAll(wish)
  if (!wishes.some(isOfPart)) return wishes
  const rest = wishes.map((wish) =>
    wish.verb === 'font' && isOfAll(wish) ? { ...wish, of: [], rest: true as const } : wish,
  )
  const isRest = (wish: Reading[number]) => wish.verb === 'font' && wish.rest === true
  return [...rest.filter((wish) => !isRest(wish)), ...rest.filter(isRest)]
}

const isPlain = (ref: Ref) => ref.is === 'noun' && ref.mention.ordinal === undefined && ref.mention.size === undefined

/** "headline red, background white": what stands on a ground is judged against the new one. */
export function groundFirst(wishes: Reading): Reading {
  const isGround = (wish: Reading[number]) =>
    wish.verb === 'look' &&
    wish.look.property === 'colour' &&
    wish.of.some((ref) => ref.is === 'noun' && ref.mention.noun.class === 'ground')
  const leans = wishes.some(
    (wish) => wish.verb !== 'unread' && (wish.of.length === 0 || wish.of.some(({ is }) => is === 'it')),
  )
  if (leans && !wishes.some(isApart)) return wishes
  const ground = leans ? [] : wishes.filter(isGround)
  const rest = wishes.filter((wish) => !ground.includes(wish))
  // What stands out from the rest is painted when the rest is.
  return [...ground, ...rest.filter((wish) => !isApart(wish)), ...rest.filter(isApart)]
}

const isApart = (wish: Reading[number]) =>
  wish.verb === 'scheme' && wish.scheme.is === 'role' && wish.scheme.apart === true
