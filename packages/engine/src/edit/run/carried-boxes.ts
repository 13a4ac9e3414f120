/** How large a part was made, where it was put and how it was turned, on the same part of a new composition, as far as its layout allows. */
import type { Box } from '../../base/geometry.ts'
import type { Design } from '../../design/types.ts'
import type { Node, Scene } from '../../scene/types.ts'
import { findNode, subtree } from '../../scene/walk.ts'
import { moved } from '../by-hand/placing.ts'
import type { EditContext } from '../context.ts'
import { type MeasuredNode, measure } from '../measure/compare.ts'
import { size } from '../plan/properties/size.ts'
import { ownChanges } from '../recent.ts'
import { targetOf } from '../steps.ts'
import type { Operation } from '../types.ts'
import { type Carried, type CarriedOver, calledAs } from './counterparts.ts'
import { begun } from './run.ts'
import { samePlace } from './same-place.ts'
import { underGuard } from './under-guard.ts'

/** The design as it was composed, and as it is. */
interface Sheets {
  first: Scene
  now: Scene
}

/** Factor from which a part was made larger, or smaller. */
const RESIZED = 1.03
/** Of a wished growth, the least that is still seen as one (of its logarithm). */
const TENDENCY = 0.3
/** Of the sheet's shorter side: nearer than this, a part was pushed aside by its neighbours. */
const MOVED = 0.04

const sizeSaid = (node: Node) =>
  `In this format “${calledAs(node)}” has the size that its layout gives it: there is no room for another one.`
const placeSaid = (node: Node) =>
  `In this format “${calledAs(node)}” stands where its layout has it: there is no room where it was put.`
const turnSaid = (node: Node) => `In this format “${calledAs(node)}” is not turned as it was: there is no room for it.`

/** As many times as large as it was composed, or as much of it as there is room for: the smaller ones first, which make room. */
export function sizedOver(
  design: Design,
  found: readonly Carried[],
  sheets: Sheets,
  context: EditContext,
): CarriedOver {
  const [was, now] = [measure(sheets.first, context).nodes, measure(sheets.now, context).nodes]
  const sized = found.flatMap((one) => {
    const by = factorOf(one, was, now)
    return by > RESIZED || by < 1 / RESIZED ? [{ ...one, by }] : []
  })
  const noted: string[] = []
  let result = design
  for (const { is, there, by } of sized.toSorted((a, b) => a.by - b.by)) {
    if (!findNode(result.scene, there.id)) continue
    const done = resized(result, there, by, context)
    const share = done ? Math.log(grown(result, done, there.id, context)) / Math.log(by) : 0
    if (done && share > TENDENCY) result = done
    else noted.push(sizeSaid(is))
  }
  return { design: result, noted }
}

type Nodes = ReadonlyMap<string, MeasuredNode>

/** How many times as large a part was made by what was set of it; 1 where only its neighbours changed it. */
function factorOf({ was, is }: Carried, before: Nodes, now: Nodes): number {
  const [old, then] = [before.get(was.id)?.size, now.get(is.id)?.size]
  const own = ownChanges(was, is)
  if (!old || !then || !['size', 'fit', 'width', 'height', 'viewBox'].some((key) => key in own)) return 1
  if (was.type === 'text' && is.type === 'text') {
    if (!('size' in own)) return 1
    // Other words are set in other sizes by themselves.
    return was.text === is.text ? then / old : is.size / was.size
  }
  // What holds words grows with them.
  const isOfWords = is.type === 'frame' && [...subtree(is)].some(({ type }) => type === 'text')
  return isOfWords || (is.type === 'frame' && is.children.length > 0) ? 1 : then / old
}

function resized(design: Design, there: Node, by: number, context: EditContext): Design | undefined {
  const kind = there.type === 'text' ? 'text' : 'picture'
  const { state } = begun(design, context)
  const asked = { way: by > 1 ? 'more' : 'less', degree: 1, by } as const
  return underGuard(design, size([targetOf(there.role ?? kind, kind, [there.id])], asked, state), context)
}

function grown(before: Design, after: Design, id: string, context: EditContext): number {
  const [was, is] = [before, after].map(({ scene }) => measure(scene, context).nodes.get(id)?.size)
  return was && is ? is / was : 1
}

/** In the place of the sheet where it was put, and turned as it was. */
export function placedOver(
  design: Design,
  found: readonly Carried[],
  sheets: Sheets,
  context: EditContext,
): CarriedOver {
  const noted: string[] = []
  let result = design
  if (design.scene.kind === 'website') return { design, noted }
  for (const one of found) {
    const { was, is, there } = one
    if (!findNode(result.scene, there.id)) continue
    if ((was.rotate ?? 0) !== (is.rotate ?? 0)) {
      const operations: Operation[] = [{ op: 'set', id: there.id, set: { rotate: is.rotate ?? null } }]
      const done = underGuard(result, { step: 'patch', operations, changes: [] }, context)
      if (done) result = done
      else noted.push(turnSaid(is))
    }
    if (!isMoved(one, sheets, context)) continue
    const done = movedTo(result, one, sheets, context)
    if (done) result = done
    else noted.push(placeSaid(is))
  }
  return { design: result, noted }
}

/** Whether a part was put elsewhere: neither what grows nor what is pushed aside by its neighbours was. */
function isMoved({ was, is }: Carried, { first, now }: Sheets, context: EditContext): boolean {
  const [old, then] = [measure(first, context).nodes.get(was.id)?.box, measure(now, context).nodes.get(is.id)?.box]
  if (!is.at || !('at' in ownChanges(was, is)) || !old || !then) return false
  const off = (start: 'x' | 'y', length: 'width' | 'height') => {
    const [before, after] = [old[start], then[start]]
    const [endWas, end] = [before + old[length], after + then[length]]
    // What is made larger or smaller keeps an edge, or its middle.
    return Math.min(Math.abs(after - before), Math.abs(end - endWas), Math.abs(after + end - before - endWas) / 2)
  }
  return Math.max(off('x', 'width'), off('y', 'height')) > MOVED * shorterOf(now, context)
}

function shorterOf(scene: Scene, context: EditContext): number {
  const sheet = boxOf(scene, scene.artboards[0]?.root.id ?? '', context)
  return sheet ? Math.min(sheet.width, sheet.height) : Infinity
}

const boxOf = (scene: Scene, id: string, context: EditContext): Box | undefined =>
  measure(scene, context).nodes.get(id)?.box

function movedTo(design: Design, { is, there }: Carried, { now }: Sheets, context: EditContext): Design | undefined {
  const { scene } = design
  const { layout } = context
  const [sheet, next] = [now, scene].map((one) => boxOf(one, one.artboards[0]?.root.id ?? '', context))
  const [box, own] = [boxOf(now, is.id, context), boxOf(scene, there.id, context)]
  if (!layout || !sheet || !next || !box || !own) return undefined
  const { x, y } = samePlace(box, sheet, own, { width: next.width, height: next.height, format: scene.format })
  const operations = moved(scene, { op: 'move', id: there.id, x: x - own.x, y: y - own.y }, layout)
  return operations && underGuard(design, { step: 'patch', operations, changes: [] }, context)
}
