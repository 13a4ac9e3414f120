/** Nodes larger and smaller: texts, drawings, groups, all that stands on the artboard. */
import type { Box } from '../../base/geometry.ts'
import { mapTuple } from '../../base/items.ts'
import { scaledArc } from '../../scene/track.ts'
import type { Frame, Insets, Node } from '../../scene/types.ts'
import { findPlace, subtree } from '../../scene/walk.ts'
import { boxesOf, type Laid } from '../boxes.ts'
import type { State } from '../context.ts'
import { round } from '../pixels.ts'
import { isWordless } from '../smaller-drawings.ts'
import type { Operation } from '../types.ts'
import { resizeGlyphs } from './glyphs.ts'
import { resizeText, withTwins } from './larger-text.ts'

/** "make it bigger": what stands on the artboard, as one. */
export function resizeContent(factor: number, state: State): Operation[] {
  if (state.design.scene.kind === 'icon') return resizeGlyphs(factor, state)
  const root = state.design.scene.artboards[0]?.root
  const things = (root?.children ?? []).filter((child) => child.role !== 'background' && child.role !== 'pattern')
  const boxes = boxesOf(state.design.scene, state.context)
  const whole = root && boxes.get(root.id)
  const about = (child: Node): Operation[] => {
    const [own, more] = [boxes.get(child.id), resizeNode(child.id, factor, undefined, state, false)]
    if (!child.at || !own || !whole || factor > 1 || isField(child)) return more
    // What is placed keeps its place among the others: all of it draws together about the middle.
    const at = {
      left: round(whole.width / 2 + (own.x - whole.x - whole.width / 2) * factor),
      top: round(whole.height / 2 + (own.y - whole.y - whole.height / 2) * factor),
    }
    const last = more.findLast((operation) => operation.op === 'set' && operation.id === child.id)
    return last?.op === 'set'
      ? more.map((operation) => (operation === last ? { ...last, set: { ...last.set, at } } : operation))
      : [...more, { op: 'set', id: child.id, set: { at } }]
  }
  return things.flatMap(about)
}

/** A field without anything in it is a ground. */
const isField = (node: Node) => node.type === 'frame' && node.children.length === 0

/** The sign of a line ('☎ 555 0100') is as large as its letters. */
function signBeside({ id }: Node, parent: Frame | undefined, by: number, letters: Operation[]): Operation[] {
  const others = parent?.layout?.direction === 'row' ? parent.children.filter((child) => child.id !== id) : []
  const [only, ...more] = others
  const sign =
    only && more.length === 0 && isWordless(only) && [...subtree(only)].find(({ type }) => type === 'pictogram')
  if (!sign || letters.length === 0 || typeof sign.width !== 'number' || typeof sign.height !== 'number') return []
  return [{ op: 'set', id: sign.id, set: { width: round(sign.width * by), height: round(sign.height * by) } }]
}

/** One node larger or smaller by a factor, or to so many pixels; `gently`: where all texts change at once. */
export function resizeNode(
  id: string,
  factor: number,
  stated: number | undefined,
  state: State,
  gently: boolean,
): Operation[] {
  const { scene } = state.design
  const place = findPlace(scene, id)
  if (!place) return []
  const boxes = boxesOf(scene, state.context)
  const { node, parent } = place
  if (node.type === 'text') {
    const by = stated ? stated / (boxes.get(id)?.size ?? node.size) : gently ? 1 + (factor - 1) * 0.6 : factor
    const letters = withTwins(node, resizeText(node, by, boxes, state, gently), state)
    return [...letters, ...signBeside(node, parent, by, letters)]
  }
  const whole = parent && boxes.get(parent.id)
  const own = boxes.get(id)
  const limited =
    own && whole ? Math.min(factor, Math.max(1, Math.min(whole.width / own.width, whole.height / own.height))) : factor
  const by = stated && own ? stated / own.width : node.at ? limited : factor
  if (Math.abs(by - 1) < 0.01) return []
  if (node.type === 'frame') return scaleFrame(node, by, own, whole)
  const set = { ...scaledSize(node, by, own), ...(node.at && own && whole ? recentred(node, by, own, whole) : {}) }
  return Object.keys(set).length > 0 ? [{ op: 'set', id, set }] : []
}

function scaledSize(node: Node, by: number, own: Box | undefined): Record<string, unknown> {
  const set: Record<string, unknown> = {}
  if (typeof node.width === 'number') set.width = round(node.width * by)
  if (typeof node.height === 'number') set.height = round(node.height * by)
  if (typeof node.width === 'string' && node.width.endsWith('%'))
    set.width = `${round(Math.min(100, Number.parseFloat(node.width) * by))}%`
  if (typeof node.height === 'string' && node.height.endsWith('%'))
    set.height = `${round(Math.min(100, Number.parseFloat(node.height) * by))}%`
  if (Object.keys(set).length === 0 && own)
    return { width: round(own.width * by), ...(node.type !== 'pictogram' && { height: round(own.height * by) }) }
  return set
}

/** It grows about its middle; what hung at an edge stays there. */
function recentred(node: Node, by: number, own: Box, parent: Box): Record<string, unknown> {
  const at = node.at ?? {}
  const result = { ...at }
  if (at.left !== undefined && at.right === undefined)
    result.left = round(at.left - (by - 1) * own.width * held(own.x - parent.x, own.width, parent.width))
  if (at.top !== undefined && at.bottom === undefined)
    result.top = round(at.top - (by - 1) * own.height * held(own.y - parent.y, own.height, parent.height))
  return JSON.stringify(result) === JSON.stringify(at) ? {} : { at: result }
}

/** The share of a length from whose end it grows: 0 at the first edge, 1 at the last, else about the middle. */
function held(start: number, length: number, whole: number): number {
  const isAt = (edge: number) => edge < whole * 0.02
  const [first, last] = [isAt(start), isAt(whole - start - length)]
  return first === last ? 0.5 : Number(last)
}

/** A group grows as one thing: sizes, gaps and places inside it. */
function scaleFrame(frame: Frame, by: number, own: Laid | undefined, parent: Box | undefined): Operation[] {
  return [...subtree(frame)].flatMap((node): Operation[] => {
    const set: Record<string, unknown> = {}
    if (node.type === 'text') {
      set.size = round(node.size * by)
      if (node.fit) set.fit = { ...node.fit, min: round(node.fit.min * by) }
      if (node.arc) set.arc = scaledArc(node.arc, by)
    }
    for (const key of ['width', 'height', 'minWidth', 'maxWidth', 'minHeight', 'maxHeight'] as const) {
      const value = node[key]
      if (typeof value === 'number') set[key] = round(value * by)
    }
    if (node.margin !== undefined) set.margin = scaledInsets(node.margin, by)
    if (node.at && node.id !== frame.id)
      set.at = Object.fromEntries(Object.entries(node.at).map(([key, value]) => [key, round(value * by)]))
    if (node.type === 'frame' && node.layout && (node.layout.gap || node.layout.padding)) {
      const { gap, padding } = node.layout
      set.layout = {
        ...node.layout,
        ...(gap && { gap: round(gap * by) }),
        ...(padding !== undefined && { padding: scaledInsets(padding, by) }),
      }
    }
    if (node.type === 'frame' && typeof node.radius === 'number') set.radius = round(node.radius * by)
    if (node.id === frame.id && frame.at && own && parent) Object.assign(set, recentred(frame, by, own, parent))
    return Object.keys(set).length > 0 ? [{ op: 'set', id: node.id, set }] : []
  })
}

function scaledInsets(insets: Insets, by: number): Insets {
  return typeof insets === 'number' ? round(insets * by) : mapTuple(insets, (value) => round(value * by))
}
