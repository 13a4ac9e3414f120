/** What a planner says it did, held against what the comparison shows. */
import { difference, hueDistance, oklch } from '../../colour/colour.ts'
import { findColours } from '../../colour/colour-names.ts'
import type { Hex } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'
import type { Change } from '../types.ts'
import { type Difference, type Measured, of } from './compare.ts'

/** Share of a size by which it has to differ before somebody who sees both calls the one larger. */
const LARGER = 0.02
type Sized = Pick<Extract<Difference, { property: 'size' }>, 'from' | 'to'>
export const grew = ({ from, to }: Sized): boolean => to >= from * (1 + LARGER)
export const shrank = ({ from, to }: Sized): boolean => from >= to * (1 + LARGER)

/** What the words of a claim promise of the things that it names. */
const PROMISES: [words: RegExp, holds: (difference: Difference) => boolean][] = [
  [
    /\b(?:larger|bigger)\b/,
    (one) => (one.property === 'size' ? grew(one) : one.property === 'weight' && one.to > one.from),
  ],
  [/\bsmaller\b/, (one) => one.property === 'size' && shrank(one)],
  [/^removed$/, (one) => one.property === 'gone' || one.property === 'words'],
  [/^(?:moved )?right$/, (one) => one.property !== 'place' || one.right > 0],
  [/^(?:moved )?left$/, (one) => one.property !== 'place' || one.right < 0],
  [/^(?:moved )?down$/, (one) => one.property !== 'place' || one.down > 0],
  [/^(?:moved )?up$/, (one) => one.property !== 'place' || one.down < 0],
]
/** Whether a change says that something is larger or smaller than it was. */
export const isSized = ({ to = '' }: Change): boolean => /\b(?:larger|bigger|smaller)\b/.test(to)
/** Promises of a place, which only the real layout can show. */
const PLACES = /^(?:moved )?(?:left|right|up|down)$/
/** In how many lines a text stands: none said is one. */
const LINES = /^(?:one line|(\d) lines)$/

/** Nodes and all that stands in them, before or after. */
export function idsOf(ids: readonly string[], before: Measured, after: Measured): ReadonlySet<string> {
  const inside = [before, after].flatMap(({ nodes }) =>
    ids.flatMap((id) => {
      const node = nodes.get(id)?.node
      return node ? [...subtree(node)].map((inner) => inner.id) : []
    }),
  )
  return new Set([...ids, ...inside])
}

/** The frames that a thing stands in, but for the artboard: with them it moves. */
function holding({ nodes }: Change, ...scenes: Measured[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { nodes: all } of scenes)
    for (const id of nodes)
      for (let at = all.get(id)?.parent; at !== undefined && all.has(at); at = all.get(at)?.parent) found.add(at)
  return found
}

/** What a frame shows of a thing in it: its turn, and of distances the gap. */
const isOfFrame = (property: Difference['property'], { to = '' }: Change) =>
  property === 'order' || (property === 'setting' && /^(?:closer|further)\b/.test(to))

/** How changes end that were made for the sake of another. */
export const FOLLOWS = 'to stay legible'
/** How a change is told whose colour is not quite the one that was asked for. */
export const ADJUSTED = ', adjusted to be legible on its background'

/** The colour that a change from one to another claims of its parts; undefined where it is about something else. */
function colourOf({ from = '', to = '', nodes }: Change): Hex | undefined {
  const [was] = findColours(from)
  const [wanted] = findColours(to)
  const isColour = was?.start === 0 && was.end === from.length && wanted?.start === 0 && !wanted.thing
  return nodes.length > 0 && isColour ? wanted.hex : undefined
}

/** How far a colour may be from the one it is called by: in OKLab, or in degrees of hue, as it is shifted until it reads. */
const [NEAR, HUE] = [0.16, 35]
/** How far apart greys may be in lightness: black shifted until it reads is no white. */
const FAR = 0.4
/** Chroma below which a colour is a grey. */
const GREY = 0.04

/** Whether a colour may be called by the name of another one. */
export function isCalled(seen: Hex, wanted: Hex): boolean {
  const [is, called] = [oklch(seen), oklch(wanted)]
  if (difference(seen, wanted) < NEAR) return true
  return called.c < GREY
    ? is.c < GREY && Math.abs(is.l - called.l) < FAR
    : is.c >= GREY && hueDistance(is.h, called.h) < HUE
}

/** Whether the comparison shows what a change claims. */
export function isShown(
  change: Change,
  differences: readonly Difference[],
  before: Measured,
  after: Measured,
): boolean {
  const ids = idsOf(change.nodes, before, after)
  const around = holding(change, before, after)
  const mine =
    change.nodes.length === 0
      ? differences
      : differences.filter(({ id, property }) => ids.has(id) || (around.has(id) && isOfFrame(property, change)))
  if (mine.length === 0) return false
  const wanted = colourOf(change)
  if (wanted) return of('colour', mine).some(({ to }) => to.some((seen) => isCalled(seen, wanted)))
  const lines = LINES.exec(change.to ?? '')
  if (lines && after.exact) return change.nodes.every((id) => after.nodes.get(id)?.box.lines === Number(lines[1] ?? 1))
  const promise = PROMISES.find(([words]) => words.test(change.to ?? ''))
  if (!promise) return true
  if (!PLACES.test(change.to ?? '')) return !sized(mine) || isOfAll(change, mine, promise[1], before, after)
  if (!before.exact) return true
  // A row shares its room out: what leads the way is the part itself.
  const own = mine.filter(({ id, property }) => property === 'place' && change.nodes.includes(id))
  return (
    (own.length > 0 && own.every(promise[1])) || (own.length === 0 && mine.some(({ property }) => property === 'order'))
  )
}

/** Whether what was painted as asked has another colour at last, for the sake of a later wish, and no wish told so. */
export function isPaintedOver(change: Change, later: readonly Change[], { nodes }: Measured): boolean {
  const wanted = colourOf(change)
  const given = later.filter((other) => other.nodes.some((id) => change.nodes.includes(id)))
  if (!wanted || given.length === 0 || given.some(({ to = '' }) => !to.endsWith(FOLLOWS))) return false
  return change.nodes.every((id) => {
    const colours = nodes.get(id)?.colours ?? []
    return colours.length > 0 && !colours.some((seen) => isCalled(seen, wanted))
  })
}

/** So many parts are each held to what is said of them; of more, and of a whole design, half of what is measured. */
const EACH = 3

function isOfAll(
  { nodes }: Change,
  mine: readonly Difference[],
  holds: (difference: Difference) => boolean,
  before: Measured,
  after: Measured,
): boolean {
  const some = (ids: ReadonlySet<string>) => mine.some((one) => ids.has(one.id) && holds(one))
  if (nodes.length > 0 && nodes.length <= EACH) return nodes.every((id) => some(idsOf([id], before, after)))
  const sizes = of('size', mine).filter(({ id }) => after.nodes.get(id)?.node.type !== 'frame')
  return sizes.length === 0 ? mine.some(holds) : sizes.filter(holds).length * 2 >= sizes.length
}

/** A size was measured at all: nodes that have none are drawn otherwise (a letter of a text, a line of a drawing). */
const sized = (differences: readonly Difference[]) => differences.some(({ property }) => property === 'size')
