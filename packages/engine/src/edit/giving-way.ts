/**
 * Room for what was asked to be larger: what stands in its columns gives way, drawings first, then the space between
 * things and panels, at last the other words, and no more than it takes. What is locked does not.
 */

import { insetsOf } from '../scene/insets.ts'
import type { Frame, Insets, Node, Scene } from '../scene/types.ts'
import { findPlace } from '../scene/walk.ts'
import { apply } from './apply.ts'
import { boxesOf, type Laid } from './boxes.ts'
import type { State } from './context.ts'
import { round } from './pixels.ts'
import { blocksGive, GIVINGS } from './sizes/blocks-give.ts'
import { drawingsAside, drawnSmaller, isWordless } from './smaller-drawings.ts'
import type { Operation } from './types.ts'

/** Least shares of their sizes that drawings, the space between things, and words keep. */
interface Keeps {
  drawings: number
  space: number
  words: number
}

const LEVELS: Keeps[] = [
  { drawings: 0.5, space: 1, words: 1 },
  { drawings: 0.5, space: 0.75, words: 1 },
  { drawings: 0.45, space: 0.7, words: 0.9 },
  { drawings: 0.4, space: 0.6, words: 0.8 },
  { drawings: 0.35, space: 0.5, words: 0.72 },
]

/** Where more than so many shall be larger, they are all that is there: nothing is left that could give way. */
const MANY = 24

/** What has to give way so that `fits` says yes; undefined where nothing that may give is enough. */
export function givenWay(
  operations: Operation[],
  grown: string[],
  { fits, locked }: { fits: (operations: Operation[]) => boolean; locked: ReadonlySet<string> },
  state: State,
): Operation[] | undefined {
  if (grown.length > MANY) return undefined
  const mayGive = (operation: Operation) => !('id' in operation && locked.has(operation.id))
  const scene = apply(state.design.scene, operations)
  const [was, is] = [boxesOf(state.design.scene, state.context), boxesOf(scene, state.context)]
  const extra = Math.max(0, ...grown.map((id) => (is.get(id)?.height ?? 0) - (was.get(id)?.height ?? 0)))
  const aside = grown.flatMap((id) => drawingsAside(id, scene, was, is))
  let last = ''
  for (const giving of GIVINGS) {
    const given = grown.flatMap((id) => blocksGive(id, scene, was, is, giving)).filter(mayGive)
    if (given.length > 0 && fits([...operations, ...given])) return [...operations, ...given]
  }
  for (const keeps of LEVELS) {
    const columns = grown.flatMap((id) => columnsGive(id, extra, keeps, scene, was, new Set(grown)))
    // Two that grow in one column ask the same of their neighbours.
    const given = [...new Map([...aside, ...columns].map((one) => [JSON.stringify(one), one])).values()].filter(mayGive)
    const said = JSON.stringify(given)
    if (given.length === 0 || said === last) continue
    last = said
    if (fits([...operations, ...given])) return [...operations, ...given]
  }
  return undefined
}

/** The neighbours of a thing and of the frames that hold it, from the inside out, until the height is won. */
function columnsGive(
  id: string,
  extra: number,
  keeps: Keeps,
  scene: Scene,
  boxes: Map<string, Laid>,
  spared: ReadonlySet<string>,
): Operation[] {
  const operations: Operation[] = []
  const heightOf = (child: Node) => boxes.get(child.id)?.height ?? 0
  let missing = extra
  for (let at = findPlace(scene, id); at?.parent; at = findPlace(scene, at.parent.id)) {
    const { node, parent } = at
    if (parent.layout?.direction === 'row' || node.at) continue
    const others = parent.children.filter((child) => child !== node && !child.at && !spared.has(child.id))
    const [drawn, worded] = [others.filter(isWordless), others.filter((child) => !isWordless(child))]
    if (keeps.space < 1) {
      const tight = [parent, ...worded.flatMap(withWords)]
      operations.push(...tight.flatMap((inner) => tightened(inner, keeps, spared, boxes, inner === parent)))
      missing -= worded.reduce((sum, child) => sum + heightOf(child), 0) * (1 - (keeps.space + 2 * keeps.words) / 3)
    }
    for (const child of drawn.toSorted((a, b) => heightOf(b) - heightOf(a))) {
      const height = heightOf(child)
      const by = Math.max(keeps.drawings, 1 - missing / Math.max(1, height))
      if (height < SMALL || by >= 1) continue
      operations.push(...drawnSmaller(child, by, boxes))
      missing -= height * (1 - by)
    }
    const above = findPlace(scene, parent.id)?.parent
    if (!above || typeof parent.height !== 'number') continue
    // A panel grows by what its own things could not give, where nothing is drawn to its measure.
    if (missing <= 0.5 || isMeasured(parent, boxes) || isMeasured(above, boxes)) break
    if (above.layout?.justify === undefined && !findPlace(scene, above.id)?.parent) break
    operations.push({ op: 'set', id: parent.id, set: { height: round(parent.height + missing) } })
  }
  return operations
}

/** A drawing lies over all of the panel: a perforated edge, a line round it. */
const isMeasured = (panel: Frame, boxes: Map<string, Laid>) =>
  panel.children.some(
    (child) =>
      child.at && isWordless(child) && (boxes.get(child.id)?.height ?? 0) > 0.8 * (boxes.get(panel.id)?.height ?? 0),
  )

/** Rules and ornaments give nothing. */
const SMALL = 24

/** A part and what is in it; what holds no words counts as one thing. */
const withWords = (node: Node): Node[] =>
  node.type === 'frame' && !isWordless(node) ? [node, ...node.children.flatMap(withWords)] : [node]

/** Less space in and between things, and smaller words, down to what was the least that they may be. */
function tightened(
  node: Node,
  keeps: Keeps,
  spared: ReadonlySet<string>,
  boxes: Map<string, Laid>,
  onWay: boolean,
): Operation[] {
  if (spared.has(node.id) || (node.at && !onWay)) return []
  if (node.type === 'text') {
    const size = round(Math.max(node.size * keeps.words, Math.min(node.size, node.fit?.min ?? node.size * 0.85)))
    return size < node.size ? [{ op: 'set', id: node.id, set: { size } }] : []
  }
  const high = !onWay && typeof node.height === 'number' && node.height >= SMALL
  const by = Math.max(keeps.space, keeps.words * 0.9)
  if (isWordless(node)) return high && node.role !== 'rule' ? drawnSmaller(node, by, boxes) : []
  if (node.type !== 'frame' || node.role === 'button') return []
  const { gap, padding } = node.layout ?? {}
  const layout = {
    ...node.layout,
    ...(gap && node.layout?.direction !== 'row' && { gap: round(gap * keeps.space) }),
    ...(padding !== undefined && !onWay && { padding: lessHigh(padding, keeps.space) }),
  }
  const set = {
    ...(JSON.stringify(layout) !== JSON.stringify(node.layout ?? {}) && { layout }),
    ...(high && { height: round((node.height as number) * by) }),
  }
  return Object.keys(set).length > 0 ? [{ op: 'set', id: node.id, set }] : []
}

function lessHigh(insets: Insets, by: number): Insets {
  const [top, right, bottom, left] = insetsOf(insets)
  return [round(top * by), right, round(bottom * by), left]
}
