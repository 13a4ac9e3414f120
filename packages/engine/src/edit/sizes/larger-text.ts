/** One text larger or smaller: in more lines, with more room, into the margins; never too small to be read. */
import type { Text } from '../../scene/types.ts'
import { findPlace } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf, type Laid } from '../boxes.ts'
import type { State } from '../context.ts'
import { round } from '../pixels.ts'
import { roomFor } from '../room.ts'
import { textNodes } from '../scene-nodes.ts'
import type { Operation } from '../types.ts'

/** Texts keep readable, and one that is fitted to its space gets more lines where its size alone cannot grow. */
export function resizeText(
  node: Text,
  factor: number,
  boxes: Map<string, Laid>,
  state: State,
  gently = false,
): Operation[] {
  const shown = boxes.get(node.id)?.size ?? node.size
  const from = node.fit && shown < node.size ? shown : node.size
  const floor = floorOf(state)
  const size = round(factor < 1 ? Math.max(Math.min(floor, from), from * factor) : from * factor)
  if (size === node.size && !node.fit) return []
  const min = node.fit ? Math.min(node.fit.min, size) : undefined
  const set: Record<string, unknown> = { size, ...(node.fit && min !== node.fit.min && { fit: { ...node.fit, min } }) }
  if (size === node.size && Object.keys(set).length === 1)
    return factor > 1 ? grown(node, from, factor, [{ op: 'set', id: node.id, set }], state) : []
  const operations: Operation[] = [{ op: 'set', id: node.id, set }]
  if (factor < 1 || gently || !state.context.layout || !node.fit) return operations
  return grown(node, shown, factor, operations, state)
}

/** Lines in sizes of their own leave some of a box empty. */
const LOOSE = 1.12

/** The ways in which a fitted text becomes larger: as it is, in more lines, with more room, with both. */
function grown(node: Text, shown: number, factor: number, plain: Operation[], state: State): Operation[] {
  const { scene } = state.design
  const [first] = plain
  const set = first?.op === 'set' ? first.set : {}
  const fit = (set.fit as Text['fit']) ?? node.fit
  const lined: Operation[] = /\s/.test(node.text.trim())
    ? [{ op: 'set', id: node.id, set: { ...set, fit: { ...fit, lines: (fit?.lines ?? 1) + 1 } } }]
    : []
  const box = boxesOf(scene, state.context).get(node.id)
  const line = shown * (node.lineHeight ?? 1.2)
  const room = (by: number, more: number) =>
    roomFor(node, ((box?.lines ?? 1) + more) * line * by - (box?.height ?? line), scene, state.context)
  // A placed box of its own: higher, so that its words may break otherwise.
  const boxed = (by: number): Operation[] =>
    node.at && typeof node.height === 'number'
      ? [{ op: 'set', id: node.id, set: { ...set, height: round(node.height * by * LOOSE) } }]
      : []
  const ways = [
    plain,
    lined,
    ...[factor, 1 + (factor - 1) * 0.6].map(boxed),
    ...[factor, 1 + (factor - 1) * 0.6, 1 + (factor - 1) * 0.35].flatMap((by) => [
      [...plain, ...room(by, 0)],
      [...lined, ...room(by, 0)],
      [...lined, ...room(by, 1)],
    ]),
  ]
  let best: { operations: Operation[]; size: number } = { operations: [], size: shown * 1.04 }
  for (const operations of ways) {
    if (operations.length === 0) continue
    const laid = boxesOf(apply(scene, operations), state.context).get(node.id)
    if (!laid || laid.fits === false || (laid.size ?? 0) <= best.size) continue
    best = { operations, size: laid.size ?? 0 }
    if (best.size >= shown * (1 + (factor - 1) * 0.6)) break
  }
  return best.operations
}

/** Smallest size that text may shrink to: 1.1% of the short side. */
function floorOf(state: State): number {
  const { width, height } = state.design.scene.format
  const smallest = Math.min(...textNodes(state).map((node) => node.size))
  return Math.min(smallest, Math.max(9, Math.min(width, height === 'auto' ? width : height) * 0.011))
}

/** What repeats a text as decoration is set as the text is. */
export function withTwins(node: Text, operations: Operation[], state: State): Operation[] {
  const own = operations.filter((operation) => operation.op === 'set' && operation.id === node.id)
  if (own.length === 0) return operations
  const twins = textNodes(state).filter(
    ({ id, role, text, size }) => id !== node.id && role === 'decoration' && text === node.text && size === node.size,
  )
  return [...operations, ...twins.flatMap(({ id }) => own.map((operation) => ({ ...operation, id })))]
}

/** Share of the shorter side that letters keep from the edge of the sheet. */
const EDGE = 0.022

/** A line that fills its width, wider on both sides by a share of the margins; empty where it would not be larger. */
export function widened(id: string, share: number, state: State): Operation[] {
  const { scene } = state.design
  const place = findPlace(scene, id)
  const boxes = boxesOf(scene, state.context)
  const [own, whole] = [boxes.get(id), boxes.get(scene.artboards[place?.artboard ?? 0]?.root.id ?? '')]
  const inRow = place?.parent?.layout?.direction === 'row' && !place.node.at
  if (place?.node.type !== 'text' || !place.node.fit || !own?.size || !whole || inRow) return []
  const { node } = place
  const upright = Math.abs(((node.rotate ?? 0) % 180) + 180) % 180 === 90
  const half = own.width / 2
  const [middle, start, length] = upright
    ? [own.y + own.height / 2, whole.y, whole.height]
    : [own.x + half, whole.x, whole.width]
  const margin = Math.min(middle - half - start, start + length - middle - half)
  const by = Math.round((margin - EDGE * Math.min(whole.width, whole.height)) * share)
  if (by < 4) return []
  const { left, right } = node.at ?? {}
  const size = Math.round(own.size * (1 + (2 * by) / own.width) * 10) / 10
  const [top = 0, , bottom = 0] = Array.isArray(node.margin) ? node.margin : []
  const set = {
    size: Math.max(node.size, size),
    ...(typeof node.width === 'number' && { width: node.width + 2 * by }),
    // Lines that fill a box both ways are held by its height as well.
    ...(node.stack && typeof node.height === 'number' && { height: round(node.height * (1 + (2 * by) / own.width)) }),
    ...(node.maxWidth !== undefined && { maxWidth: node.maxWidth + 2 * by }),
    ...(node.at
      ? {
          at: {
            ...node.at,
            ...(left !== undefined && { left: left - by }),
            ...(right !== undefined && { right: right - by }),
          },
        }
      : { margin: [top, -by, bottom, -by] }),
  }
  const operations = withTwins(node, [{ op: 'set', id, set }], state)
  const laid = boxesOf(apply(scene, operations), state.context).get(id)
  return laid?.size && laid.fits !== false && laid.size > own.size * 1.02 ? operations : []
}
