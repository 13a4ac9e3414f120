/**
 * Parts that were put on a sheet since it was composed (a logo in a corner, a picture, words by hand), in another format: each in the corner
 * where it stood, as large beside the sheet as it was. No composition knows of them.
 */
import type { Box } from '../../base/geometry.ts'
import { contrastFaults } from '../../critic/contrast.ts'
import { freeSpot } from '../../critic/free-spot.ts'
import { gateFaults } from '../../critic/gates.ts'
import type { Design } from '../../design/types.ts'
import { withOwnIds } from '../../scene/own-ids.ts'
import type { Node } from '../../scene/types.ts'
import { places, subtree } from '../../scene/walk.ts'
import { scaledNode } from '../../sheet/scaled.ts'
import type { EditContext } from '../context.ts'
import { calledAs } from './counterparts.ts'
import { growth, samePlace } from './same-place.ts'

export interface Added {
  parts: { node: Node; box: Box }[]
  /** Of the sheet that they were put on. */
  width: number
  height: number
}

/** Tried one after the other, of the size that a part had. */
const SIZES = [1, 0.85, 0.7, 0.55] as const

/** The design as it would be without them, and what they are; undefined where there are none. */
export function withoutAdded(
  design: Design,
  { versions = [], layout }: EditContext,
): { bare: Design; added: Added } | undefined {
  const { scene, brief, archetype } = design
  const first = versions.find((version) => version?.archetype === archetype)
  const [front] = layout?.(scene) ?? []
  if (!first || !front || scene.artboards.length !== 1) return undefined
  const known = new Set([...places(first.scene)].map(({ node }) => node.id))
  const isAdded = (node: Node) => node.at !== undefined && ![...subtree(node)].some(({ id }) => known.has(id))
  const parts = front.root.children.flatMap(({ node, x, y, width, height }) =>
    isAdded(node) ? [{ node, box: { x, y, width, height } }] : [],
  )
  if (parts.length === 0) return undefined
  const ids = new Set(parts.map(({ node }) => node.id))
  const artboards = scene.artboards.map((artboard) => ({
    ...artboard,
    root: { ...artboard.root, children: artboard.root.children.filter(({ id }) => !ids.has(id)) },
  }))
  const hasLogo = parts.some(({ node }) => [...subtree(node)].some(({ role }) => role === 'logo'))
  const { logo: _logo, ...others } = brief
  const bare = { ...design, brief: hasLogo ? others : brief, scene: { ...scene, artboards } }
  return { bare, added: { parts, width: front.width, height: front.height } }
}

/** The design with them, and what of them is elsewhere or is gone, in sentences. */
export function withAdded(design: Design, added: Added, context: EditContext): { design: Design; noted: string[] } {
  const noted: string[] = []
  const is = added.parts.reduce<Design>((result, part) => {
    const most = faults(result, context)
    const isSound = (placed: Design) => faults(placed, context) <= most
    const placed = inItsCorner(result, part, added, context, isSound)
    if (placed) return placed
    const elsewhere = whereFree(result, part, added, context, isSound)
    noted.push(elsewhere ? elsewhereSaid(part.node) : leftOutSaid(part.node))
    return elsewhere ?? result
  }, design)
  return { design: is, noted }
}

const elsewhereSaid = (node: Node) =>
  `In this format “${calledAs(node)}” has no room in its corner: it stands elsewhere.`
const leftOutSaid = (node: Node) => `In this format there is no room for “${calledAs(node)}”: it was left out.`

type Part = Added['parts'][number]
/** Whether a design has no more faults with a part than without it. */
type IsSound = (placed: Design) => boolean

function inItsCorner(
  design: Design,
  { node, box }: Part,
  added: Added,
  { layout }: EditContext,
  isSound: IsSound,
): Design | undefined {
  const [front] = layout?.(design.scene) ?? []
  if (!front) return undefined
  const by = growth(added, front)
  for (const share of SIZES) {
    const size = { width: box.width * by * share, height: box.height * by * share }
    const at = samePlace(box, added, size, { ...front, format: design.scene.format })
    const placed = withPart(design, node, at, by * share)
    if (isSound(placed)) return placed
  }
  return undefined
}

function whereFree(
  design: Design,
  { node, box }: Part,
  added: Added,
  { layout }: EditContext,
  isSound: IsSound,
): Design | undefined {
  const [front] = layout?.(design.scene) ?? []
  if (!front) return undefined
  const max = box.width * growth(added, front)
  const aspect = box.width / box.height
  const spot = freeSpot(front, { min: max / 2, max, aspect, gap: (max / aspect) * 0.1 })
  const placed = spot && withPart(design, node, spot, spot.width / box.width)
  return placed && isSound(placed) ? placed : undefined
}

function withPart(design: Design, node: Node, { x, y }: { x: number; y: number }, by: number): Design {
  const part = { ...scaledNode(node, by), at: { left: Math.round(x), top: Math.round(y) } }
  const artboards = design.scene.artboards.map((artboard) => ({
    ...artboard,
    root: { ...artboard.root, children: [...artboard.root.children, part] },
  }))
  return { ...design, scene: withOwnIds({ ...design.scene, artboards }) }
}

function faults({ brief, scene }: Design, { layout, contrast, collisions }: EditContext): number {
  return (
    gateFaults(brief, scene, layout?.(scene) ?? []).length +
    contrastFaults(contrast?.(scene) ?? []).length +
    (collisions?.(scene).length ?? 0)
  )
}
