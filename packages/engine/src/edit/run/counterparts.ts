/** The parts of a design in another composition of the same words: found by what they say, show or are. */
import type { Design } from '../../design/types.ts'
import type { Node, Scene } from '../../scene/types.ts'
import { findNode, places, subtree } from '../../scene/walk.ts'
import { letters } from '../measure/compare.ts'

export interface Edited {
  /** As it was composed, and as it is now. */
  was: Node
  is: Node
  /** The same in the other composition; absent where it has none. */
  there?: Node
}

/** A part that has its counterpart. */
export type Carried = Edited & { there: Node }
export interface CarriedOver {
  design: Design
  /** What was not carried over, in sentences. */
  noted: string[]
}

/** What a part is called in an answer: as people would. */
export function calledAs(node: Node): string {
  const said = [...subtree(node)].flatMap((one) =>
    one.type === 'text' ? [one.text] : 'alt' in one && one.alt ? [one.alt] : [],
  )
  return said[0] ?? node.role ?? 'Part'
}

/** What a picture shows, without its colours; undefined of what is none. */
export function drawingOf(node: Node): string | undefined {
  if (node.type === 'vector') return node.shapes.map(({ d }) => d).join(' ')
  if (node.type === 'picture') return node.media
  return node.type === 'pictogram' ? node.icon : undefined
}

/** Every part that was there when the design was composed, and that still is. */
export function editedParts(first: Scene, design: Design, anew: Design): Edited[] {
  const isOwn = design.archetype === anew.archetype
  const others = [...places(anew.scene)].map(({ node }) => node)
  return [...places(design.scene)].flatMap(({ node: is, parent }): Edited[] => {
    const was = findNode(first, is.id)
    if (!was || was.type !== is.type) return []
    const there = counterpart([is, was], others, isOwn)
    // A ground and a frame are of their layout.
    if (!there && (!parent || is.type === 'frame')) return []
    return [{ was, is, ...(there && { there }) }]
  })
}

/** @param as the part as it is now, and as it was, by which it is looked for as well */
export function counterpart(as: readonly Node[], others: readonly Node[], isOwn: boolean): Node | undefined {
  const [is] = as
  if (!is) return undefined
  const ofType = others.filter(({ type }) => type === is.type)
  const ofRole = ofType.filter(({ role }) => role === is.role)
  const own = isOwn ? ofRole.find(({ id }) => id === is.id) : undefined
  if (is.type === 'frame') return own
  for (const one of as) {
    const same = ofType.filter((other) => saysSame(one, other))
    const [nearest] = [own, ...same.filter((other) => ofRole.includes(other)), ...same].filter(
      (other) => other && same.includes(other),
    )
    if (nearest) return nearest
  }
  if (own || is.type === 'text') return own
  return ofRole.length === 1 && is.role !== undefined && is.role !== 'decoration' ? ofRole[0] : undefined
}

function saysSame(one: Node, other: Node): boolean {
  if (one.type === 'text') return other.type === 'text' && letters(one.text) === letters(other.text)
  const drawn = drawingOf(one)
  return drawn !== undefined && drawn === drawingOf(other)
}
