/** Parts that people put into a group, and take out of it: what is seen stays where it is. */
import { type Bounds, union } from '../../base/geometry.ts'
import type { Design } from '../../design/types.ts'
import type { LaidNode } from '../../scene/layout.ts'
import type { Frame, Node, Scene } from '../../scene/types.ts'
import { findPlace, type Place, places, subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { freshId } from '../ids.ts'
import { isGroup } from '../scene-nodes.ts'
import type { Operation } from '../types.ts'
import { type Found, find, GONE, type Layout } from './placing.ts'
import { ownBounds, ownTurn, seenBox, upright } from './turns.ts'

const ON_A_PAGE =
  'On a page parts follow one another, so that it fits every screen: they cannot be put together or taken apart.'

/** What all of them lie in, in the order in which they are painted; a sentence where they cannot become a group. */
function together(scene: Scene, ids: ReadonlySet<string>): { parent: Frame; members: Place[] } | string {
  const found = [...places(scene)].filter(({ node }) => ids.has(node.id))
  // What lies in another one of them comes with it.
  const inner = new Set(found.flatMap(({ node }) => [...subtree(node)].slice(1).map(({ id }) => id)))
  const members = found.filter(({ node }) => !inner.has(node.id))
  const parent = members[0]?.parent
  if (!parent || found.length < ids.size) return GONE
  if (members.length < 2) return 'A group needs at least two parts.'
  if (members.some((one) => one.parent?.id !== parent.id))
    return 'These parts lie in different groups. Take them out of these first.'
  if (scene.kind === 'website' && members.some(({ node }) => !node.at)) return ON_A_PAGE
  return { parent, members }
}

interface Wanted {
  ids: readonly string[]
  name?: string | undefined
}

/** The parts in one frame that lies as high as the uppermost of them; a sentence where they cannot be. */
export function grouped(design: Design, { ids, name }: Wanted, layout: Layout) {
  const { scene } = design
  const those = together(scene, new Set(ids))
  if (typeof those === 'string') return those
  const { parent, members } = those
  const flowing = members.find(({ node }) => !node.at)
  const before = flowing ? settled(scene, flowing.node.id, layout) : []
  const now = apply(scene, before)
  const found = members.flatMap(({ node }) => find(now, node.id, layout) ?? [])
  const [first] = found
  if (!first) return GONE
  const { laidParent } = first
  const { left, top, right, bottom } = union(found.map(({ laid }) => ownBounds(laid)))
  const corner = { x: Math.floor(left - laidParent.x), y: Math.floor(top - laidParent.y) }
  const id = freshId(slug(name) || 'group', design)
  const called = name ?? freshName(scene)
  const frame: Frame = {
    type: 'frame',
    id,
    role: 'group',
    name: called,
    at: { left: corner.x, top: corner.y },
    width: Math.ceil(right - laidParent.x) - corner.x,
    height: Math.ceil(bottom - laidParent.y) - corner.y,
    children: [],
  }
  const above = Math.max(...members.map(({ index }) => index)) + 1
  const operations: Operation[] = [
    ...before,
    { op: 'insert', parent: parent.id, index: above, node: frame },
    ...found.map(({ node }, index): Operation => ({ op: 'move', id: node.id, parent: id, index })),
    ...found.map((part): Operation => ({ op: 'set', id: part.node.id, set: placeFrom(part, corner) })),
  ]
  return { operations, id, name: called }
}

const slug = (name = '') =>
  name
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-')

function freshName(scene: Scene): string {
  const taken = new Set([...places(scene)].map(({ node }) => (isGroup(node) ? node.name : '')))
  let number = 1
  while (taken.has(`Group ${number}`)) number++
  return `Group ${number}`
}

/** So much wider is a box of words that were as wide as their letters: they break where they broke. */
const SLACK = 0.02

/** The place of a part, counted from another corner: it stays where it is. */
function placeFrom(
  { node, laid, laidParent }: Pick<Found, 'node' | 'laid' | 'laidParent'>,
  corner: { x: number; y: number },
) {
  const { margin, alignSelf } = node
  // Of what has room around it the place says where that room begins.
  const at = (margin === undefined ? node.at : undefined) ?? {}
  const wider = node.type === 'text' && typeof node.width !== 'number' ? SLACK : 0
  const left = at.left ?? laid.x - laidParent.x - wider * aheadOf(node)
  const top = at.top ?? laid.y - laidParent.y
  return {
    ...(margin !== undefined && { margin: null }),
    ...(alignSelf !== undefined && { alignSelf: null }),
    ...(typeof node.width !== 'number' && { width: laid.width + wider }),
    ...(!keepsHeight(node) && { height: laid.height }),
    at: { left: left - corner.x, top: top - corner.y },
  }
}

/** The share of the room that lies before the letters. */
const aheadOf = (node: Node): number =>
  node.type === 'text' ? { start: 0, center: 0.5, end: 1 }[node.align ?? 'start'] : 0

/** Whether what a part says of its height holds wherever it stands. */
function keepsHeight({ type, height, at }: Node): boolean {
  if (typeof height === 'number') return true
  const hugs = (type === 'text' || type === 'frame') && (height === undefined || height === 'hug')
  return hugs && (at?.top === undefined || at.bottom === undefined)
}

/** What flows beside a part, and the part, set to exactly where it stands, so that one may come out of there. */
function settled(scene: Scene, id: string, layout: Layout): Operation[] {
  const found = find(scene, id, layout)
  if (!found) return []
  const { parent, laidParent } = found
  const isRoot = scene.artboards.some(({ root }) => root.id === parent.id)
  const flowing = laidParent.children.filter(({ node }) => !node.at)
  return [
    ...flowing.map((laid): Operation => {
      const part = { node: laid.node, laid, laidParent }
      return { op: 'set', id: laid.node.id, set: placeFrom(part, { x: 0, y: 0 }) }
    }),
    ...(isRoot
      ? []
      : [{ op: 'set', id: parent.id, set: { width: laidParent.width, height: laidParent.height } } as const]),
  ]
}

/** What stands in a frame stands in what holds it; what the frame itself shows stays as a shape. A sentence where that cannot be. */
export function ungrouped(scene: Scene, id: string, layout: Layout): Operation[] | string {
  const found = find(scene, id, layout)
  if (found?.node.type !== 'frame' || found.node.children.length === 0) return 'Only a group can be taken apart.'
  if (scene.kind === 'website' && !found.node.at) return ON_A_PAGE
  const { clip, opacity = 1 } = found.node
  if (clip && found.laid.children.some((child) => !isWithin(ownBounds(child), found.laid)))
    return 'This group cuts off what reaches out of it, so it stays together.'
  if (opacity > 0 && opacity < 1) return 'This group is see-through as a whole, so it stays together.'
  const before = found.node.at ? [] : settled(scene, id, layout)
  const now = apply(scene, before)
  const is = find(now, id, layout)
  const place = findPlace(now, id)
  if (!is || place?.node.type !== 'frame') return GONE
  const { laid, laidParent, parent } = is
  const shows = (place.node.fill ?? place.node.stroke) !== undefined
  const corner = { x: laidParent.x - laid.x, y: laidParent.y - laid.y }
  const { left, top } = place.node.at ?? {}
  if (left !== undefined) corner.x = -left
  if (top !== undefined) corner.y = -top
  const children = laid.children.map((child): Operation => {
    const part = { node: child.node, laid: child, laidParent: laid }
    const set = place.node.rotate ? turnedOut(child, is) : placeFrom(part, corner)
    return { op: 'set', id: child.node.id, set: { ...set, ...(opacity === 0 && { opacity: 0 }) } }
  })
  const from = place.index + (shows ? 1 : 0)
  return [
    ...before,
    ...laid.children.map(
      ({ node }, index): Operation => ({ op: 'move', id: node.id, parent: parent.id, index: from + index }),
    ),
    ...children,
    shows ? { op: 'set', id, set: { width: laid.width, height: laid.height, name: null } } : { op: 'remove', id },
  ]
}

const isWithin = (inner: Bounds, { x, y, width, height }: LaidNode): boolean =>
  inner.left >= x - 0.5 && inner.top >= y - 0.5 && inner.right <= x + width + 0.5 && inner.bottom <= y + height + 0.5

/** A child of a turned frame with a turn of its own, about the middle that the frame's led it to. */
function turnedOut(child: LaidNode, { node, laid, laidParent }: Found): Record<string, unknown> {
  const { rotate = 0 } = node
  const seen = seenBox(child, ownTurn(laid))
  const from = { x: seen.x - laidParent.x, y: seen.y - laidParent.y }
  const set = placeFrom({ node: { ...child.node, at: {} }, laid: child, laidParent: child }, { x: 0, y: 0 })
  return {
    ...set,
    at: { left: set.at.left + from.x, top: set.at.top + from.y },
    rotate: upright((child.node.rotate ?? 0) + rotate) || null,
  }
}

/** Groups as large as what is in them, wherever that has gone; without anything in them they are no more. */
export function refitted(scene: Scene, layout: Layout): Operation[] {
  const groups = [...places(scene)].filter(({ node }) => isGroup(node)).sort((a, b) => b.depth - a.depth)
  let now = scene
  return groups.flatMap(({ node }) => {
    const operations = fit(now, node.id, layout)
    now = apply(now, operations)
    return operations
  })
}

/** Pixels by which a group may be another size than what it holds. */
const LOOSE = 1

function fit(scene: Scene, id: string, layout: Layout): Operation[] {
  const found = find(scene, id, layout)
  if (!found) return []
  const { laid, laidParent, node } = found
  if (laid.children.length === 0) return [{ op: 'remove', id }]
  if (!node.at || laid.children.some((child) => !child.node.at)) return []
  const bounds = union(laid.children.map(ownBounds))
  if (
    Math.max(Math.abs(bounds.left - laid.x), Math.abs(bounds.top - laid.y)) <= LOOSE &&
    Math.abs(bounds.right - laid.x - laid.width) <= LOOSE &&
    Math.abs(bounds.bottom - laid.y - laid.height) <= LOOSE
  )
    return []
  const inner = { x: Math.floor(bounds.left - laid.x), y: Math.floor(bounds.top - laid.y) }
  const size = {
    width: Math.ceil(bounds.right - laid.x) - inner.x,
    height: Math.ceil(bounds.bottom - laid.y) - inner.y,
  }
  const seen = seenBox({ x: laid.x + inner.x, y: laid.y + inner.y, ...size }, ownTurn(laid))
  const at = { left: seen.x - laidParent.x, top: seen.y - laidParent.y }
  return [
    { op: 'set', id, set: { at, ...size } },
    ...laid.children.map(
      (child): Operation => ({
        op: 'set',
        id: child.node.id,
        set: placeFrom({ node: child.node, laid: child, laidParent: laid }, inner),
      }),
    ),
  ]
}

/** What a person calls a part that is a group. */
export const renamed = (node: Node, name: string): Operation[] | string =>
  isGroup(node) ? [{ op: 'set', id: node.id, set: { name } }] : 'Only groups have a name of their own.'
