/**
 * What really changed: two scenes held against each other as they are laid out, node by node. What an edit says it did
 * counts only where it shows here.
 */
import { memo } from '../../base/memo.ts'
import { difference } from '../../colour/colour.ts'
import type { Hex, Node, Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { boxesOf, type Laid } from '../boxes.ts'
import type { EditContext } from '../context.ts'
import { coloursOf, paintsOf, resolve } from '../paints.ts'

/** One measured change of one node; of the design as a whole for 'format'. */
export type Difference =
  | { property: 'added' | 'gone'; id: string }
  | { property: 'words'; id: string; from: string; to: string }
  /** Of type its pixels, of everything else the root of its area; `from` and `to` in artboard pixels. */
  | { property: 'size'; id: string; from: number; to: number }
  | { property: 'weight'; id: string; from: number; to: number }
  | { property: 'font'; id: string; from: string; to: string }
  | { property: 'colour'; id: string; from: Hex[]; to: Hex[] }
  /** How far its middle moved, artboard pixels. */
  | { property: 'place'; id: string; right: number; down: number }
  | { property: 'slant' | 'case' | 'turn' | 'opacity' | 'drawing' | 'order' | 'setting'; id: string }
  | { property: 'format'; id: ''; from: string; to: string }

/** Those of one property. */
export const of = <P extends Difference['property']>(property: P, differences: readonly Difference[]) =>
  differences.filter((one): one is Extract<Difference, { property: P }> => one.property === property)

/** Letters and figures of words, in small letters: how words are held against each other whatever stands between. */
export const letters = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('') ?? ''

/** A scene with all that is measured of its nodes. */
export interface Measured {
  scene: Scene
  nodes: ReadonlyMap<string, MeasuredNode>
  /** Boxes are of the real layout, and can be relied on to the pixel. */
  exact: boolean
}
export interface MeasuredNode {
  node: Node
  box: Laid
  /** Pixels: of type its size, of everything else the root of its area. */
  size: number
  colours: Hex[]
  /** Whom it stands in, and behind whom among those that flow. */
  parent: string
  index: number
}

/** Colours nearer to each other look the same (OKLab). */
const SAME_COLOUR = 0.012
/** Shares and pixels below which nobody sees a change. */
const SAME_SIZE = 0.008
const SAME_PLACE = 0.75

const known = new WeakMap<NonNullable<EditContext['layout']>, WeakMap<Scene, Measured>>()

/** Worked out once for each layout of a scene. */
export function measure(scene: Scene, context: Pick<EditContext, 'layout'>): Measured {
  const { layout } = context
  if (!layout) return measured(scene, context)
  return memo(
    memo(known, layout, () => new WeakMap<Scene, Measured>()),
    scene,
    () => measured(scene, context),
  )
}

function measured(scene: Scene, context: Pick<EditContext, 'layout'>): Measured {
  const boxes = boxesOf(scene, context)
  const nodes = new Map<string, MeasuredNode>()
  for (const { node, parent, index, artboard } of places(scene)) {
    const box = boxes.get(node.id) ?? { x: 0, y: 0, width: 0, height: 0 }
    const size = node.type === 'text' ? (box.size ?? node.size) : Math.sqrt(box.width * box.height)
    const colours = paintsOf(node)
      .flatMap(coloursOf)
      .map((colour) => resolve(colour, scene.palette))
    nodes.set(node.id, { node, box, size, colours, parent: parent?.id ?? `${artboard}`, index })
  }
  return { scene, nodes, exact: context.layout !== undefined }
}

/** Everything that differs. Where the layout is only reckoned, places and the sizes of what is no type are left out. */
export function compare(before: Measured, after: Measured): Difference[] {
  const found: Difference[] = []
  const [was, is] = [before.scene.format, after.scene.format]
  if (was.width !== is.width || was.height !== is.height || was.name !== is.name)
    found.push({ property: 'format', id: '', from: was.name, to: is.name })
  for (const id of before.nodes.keys()) if (!after.nodes.has(id)) found.push({ property: 'gone', id })
  for (const [id, now] of after.nodes) {
    const then = before.nodes.get(id)
    if (then) found.push(...ofNode(id, then, now, before, after))
    else found.push({ property: 'added', id })
  }
  return found
}

function ofNode(id: string, was: MeasuredNode, is: MeasuredNode, before: Measured, after: Measured): Difference[] {
  const found: Difference[] = []
  const exact = before.exact && after.exact
  if ((exact || is.node.type === 'text' || stated(was.node) !== stated(is.node)) && differs(was.size, is.size))
    found.push({ property: 'size', id, from: was.size, to: is.size })
  if (!sameColours(was.colours, is.colours)) found.push({ property: 'colour', id, from: was.colours, to: is.colours })
  if (was.parent !== is.parent || was.index !== is.index) found.push({ property: 'order', id })
  const [right, down] = [middle(is.box, 'x') - middle(was.box, 'x'), middle(is.box, 'y') - middle(was.box, 'y')]
  if (exact && Math.hypot(right, down) > SAME_PLACE) found.push({ property: 'place', id, right, down })
  found.push(...ofText(id, was, is, before, after))
  // What no operation touched is the very same node.
  if (was.node === is.node) return found
  found.push(...ofLook(id, was.node, is.node))
  if (found.length === 0 && own(was.node) !== own(is.node)) found.push({ property: 'setting', id })
  return found
}

function ofText(id: string, was: MeasuredNode, is: MeasuredNode, before: Measured, after: Measured): Difference[] {
  const [old, now] = [was.node, is.node]
  if (old.type !== 'text' || now.type !== 'text') return []
  const found: Difference[] = []
  if (old.text !== now.text) found.push({ property: 'words', id, from: old.text, to: now.text })
  if (old.weight !== now.weight) found.push({ property: 'weight', id, from: old.weight, to: now.weight })
  const [from, to] = [before.scene.typography[old.font], after.scene.typography[now.font]]
  if (from !== undefined && to !== undefined && from !== to) found.push({ property: 'font', id, from, to })
  if (Boolean(old.italic) !== Boolean(now.italic)) found.push({ property: 'slant', id })
  if (old.case !== now.case) found.push({ property: 'case', id })
  if (old.align !== now.align || old.tracking !== now.tracking || old.lineHeight !== now.lineHeight)
    found.push({ property: 'setting', id })
  return found
}

function ofLook(id: string, old: Node, now: Node): Difference[] {
  const found: Difference[] = []
  if ((old.rotate ?? 0) !== (now.rotate ?? 0)) found.push({ property: 'turn', id })
  if ((old.opacity ?? 1) !== (now.opacity ?? 1)) found.push({ property: 'opacity', id })
  if (drawing(old) !== drawing(now)) found.push({ property: 'drawing', id })
  return found
}

/** What a node shows, whatever its colours and place. */
function drawing(node: Node): string {
  if (node.type === 'pictogram') return node.icon
  if (node.type === 'picture') return JSON.stringify([node.media, node.fit, node.focus, node.treatment !== undefined])
  return node.type === 'vector' ? node.shapes.map(({ d }) => d).join() : ''
}

const middle = (box: Laid, axis: 'x' | 'y') => box[axis] + box[axis === 'x' ? 'width' : 'height'] / 2
const stated = ({ width, height }: Node) => `${width} ${height}`
const differs = (was: number, is: number) => Math.abs(is - was) > SAME_SIZE * Math.max(was, is)
const sameColours = (was: Hex[], is: Hex[]) =>
  was.length === is.length && was.every((colour, i) => difference(colour, is[i] ?? colour) <= SAME_COLOUR)
const own = (node: Node) => JSON.stringify(node, (key, value) => (key === 'children' ? undefined : value))
