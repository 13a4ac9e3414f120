/**
 * The look that a design has now, on a composition of the same words in another format: its colours and its pictures, whatever was done to
 * them since it was made. A composition brings those that it was first made with.
 */
import type { Design } from '../../design/types.ts'
import type { Node, PlainColour, Scene } from '../../scene/types.ts'
import { findNode, places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { coloursOf, isHex, paintsOf, repaint } from '../paints.ts'
import { ownChanges } from '../recent.ts'
import type { Operation } from '../types.ts'
import { drawingOf } from './counterparts.ts'

/** What a picture is, wherever it stands. */
const OF_PICTURE: ReadonlySet<string> = new Set(
  'shapes groups viewBox alt icon paint tone media focus crop treatment'.split(' '),
)

/** @param before the same composed in the design's own format and first colours, as `anew` is: what differs from it was changed since */
export function asItIsNow(design: Design, before: Scene, anew: Design): Design {
  const pairs = pairsOf(before, design.scene)
  const now = coloursNow(pairs)
  const replace = (colour: PlainColour) => (isHex(colour) ? (now.get(colour.toLowerCase()) ?? colour) : colour)
  const operations = [...places(anew.scene)].flatMap(({ node }): Operation[] => {
    const drawn = drawingOf(node)
    const pair = drawn === undefined ? undefined : pairs.find(({ was }) => drawingOf(was) === drawn)
    const set = pair
      ? Object.fromEntries(Object.entries(ownChanges(node, pair.is)).filter(([key]) => OF_PICTURE.has(key)))
      : (repaint(node, replace) ?? {})
    return Object.keys(set).length > 0 ? [{ op: 'set', id: node.id, set }] : []
  })
  return { ...anew, scene: apply(anew.scene, [{ op: 'palette', set: design.scene.palette }, ...operations]) }
}

/** Whether a composition shows pictures of a scene and no other ones, where the scene has any. */
export function hasPicturesOf(scene: Scene, anew: Scene): boolean {
  const [was, is] = [picturesIn(scene), picturesIn(anew)]
  return was.size === 0 || (is.size > 0 && [...is].every((one) => was.has(one)))
}

const picturesIn = (scene: Scene) =>
  new Set(
    [...places(scene)].flatMap(({ node }) =>
      node.type === 'picture' || (node.type === 'vector' && node.role === 'illustration')
        ? [node.alt ?? drawingOf(node)]
        : [],
    ),
  )

interface Pair {
  was: Node
  is: Node
}

function pairsOf(before: Scene, now: Scene): Pair[] {
  return [...places(before)].flatMap(({ node: was }) => {
    const is = findNode(now, was.id)
    return is && is.type === was.type ? [{ was, is }] : []
  })
}

/** What most of the parts that had a colour have now. */
function coloursNow(pairs: readonly Pair[]): Map<string, PlainColour> {
  const votes = new Map<string, Map<PlainColour, number>>()
  for (const { was, is } of pairs) {
    if (drawingOf(was) !== drawingOf(is)) continue
    const [old, now] = [was, is].map((node) => paintsOf(node).flatMap(coloursOf))
    if (!old || !now || old.length !== now.length) continue
    for (const [at, colour] of old.entries()) {
      const other = now[at]
      if (!isHex(colour) || other === undefined) continue
      const of = votes.get(colour.toLowerCase()) ?? new Map<PlainColour, number>()
      votes.set(colour.toLowerCase(), of.set(other, (of.get(other) ?? 0) + 1))
    }
  }
  return new Map(
    [...votes].flatMap(([colour, of]) => {
      const [most] = [...of].toSorted((a, b) => b[1] - a[1])
      return most && most[0] !== colour ? [[colour, most[0]] as const] : []
    }),
  )
}
