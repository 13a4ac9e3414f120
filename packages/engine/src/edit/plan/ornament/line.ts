/** Lines: under and over parts, between parts, between the sections of a page. */
import type { Box } from '../../../base/geometry.ts'
import type { Frame, Hex, Node, PaletteRole } from '../../../scene/types.ts'
import { findPlace } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo, mayShrink } from '../../families/replies.ts'
import { freshId } from '../../ids.ts'
import { coloursAt, inkOn, sheetOf } from '../../painted/painted-on.ts'
import { nodeOf, textNodes } from '../../scene-nodes.ts'
import { patchOf, targetOf, touched } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { AdornedAt, Adornment } from '../../understand/wish.ts'
import { struck } from '../properties/letters.ts'
import { dashes, waving } from './forms.ts'
import { inkOfNode, placedParent, union, unseen } from './ink.ts'

/** The box of the ink of what is named, and the node that leads. */
interface Lined {
  node: Node
  box: Box
}

function inkOf(target: Target, state: State): Lined | undefined {
  const all = target.ids.flatMap((id): Lined[] => {
    const node = nodeOf(state, id)
    const box = node && inkOfNode(node, state)
    return node && box ? [{ node, box }] : []
  })
  const [first] = all
  return first && { node: first.node, box: all.map(({ box }) => box).reduce(union) }
}

/** @param side where the line stands as seen from what is named */
export function planLine(targets: readonly Target[], side: AdornedAt, wish: Adornment, state: State): Step | undefined {
  const sections = targets.length === 1 && side === 'between' ? dividers(targets, wish, state) : undefined
  if (sections) return sections
  const parts = targets.flatMap((target) => inkOf(target, state) ?? [])
  const [first, second] = parts
  if (!first) return undefined
  if (side === 'between') {
    const many = parts.length === 1 ? severalIn(targets, state) : parts
    if (many.length < 2) return undefined
    return betweenAll(many, wish, state)
  }
  return second ? undefined : beside(first, side === 'above' ? 'above' : 'below', wish, state)
}

/** One for each of several things of a name. */
const severalIn = (targets: readonly Target[], state: State): Lined[] =>
  targets.flatMap((target) => target.ids.flatMap((id) => inkOf({ ...target, ids: [id] }, state) ?? []))

/** Lines between the sections of a page. */
function dividers([target]: readonly Target[], wish: Adornment, state: State): Step | undefined {
  const { scene } = state.design
  if (scene.kind !== 'website' || target?.name !== 'section') return undefined
  const [root] = scene.artboards
  const sections = (root?.root.children ?? []).filter(
    (child): child is Frame => child.type === 'frame' && child.role !== 'nav' && child.role !== 'footer',
  )
  const width = Math.max(1, Math.round(2 * wish.size))
  const lined = sections.slice(1).flatMap((section): Operation[] => {
    const box = boxesOf(scene, state.context).get(section.id)
    if (!box || section.stroke) return []
    const seen = coloursAt(sheetOf(state, 0), [
      [box.x + box.width / 2, box.y + 2],
      [box.x + box.width / 2, box.y - 4],
    ])
    const paint = inkOn(seen, wish, state)
    return paint ? [{ op: 'set', id: section.id, set: { stroke: { paint, width, sides: ['top'] } } }] : []
  })
  if (lined.length === 0) return alreadySo('There are already lines between the sections', state)
  return patchOf('Lines', 'between the sections', touched(lined), lined)
}

/** A line between each two neighbours. */
function betweenAll(parts: readonly Lined[], wish: Adornment, state: State): Step | undefined {
  const isRow = spread(parts, 'x') > spread(parts, 'y') && apart(parts, 'x')
  const axis = isRow ? 'x' : 'y'
  const sorted = parts.toSorted((a, b) => a.box[axis] - b.box[axis])
  const operations: Operation[] = []
  const nodes: string[] = []
  for (const [i, one] of sorted.slice(1).entries()) {
    const before = sorted[i]
    if (!before) continue
    const id = freshId(nodes.length === 0 ? 'rule' : `rule-${nodes.length + 1}`, state.design)
    const line = betweenTwo(before, one, isRow, id, wish, state)
    if (!line) return unseen(wish, 'line', state)
    operations.push(...line)
    nodes.push(id)
  }
  return patchOf('Line', 'added', nodes, operations)
}

const spread = (parts: readonly Lined[], axis: 'x' | 'y') =>
  Math.max(...parts.map(({ box }) => box[axis])) - Math.min(...parts.map(({ box }) => box[axis]))

const apart = (parts: readonly Lined[], axis: 'x' | 'y') => {
  const length = axis === 'x' ? 'width' : 'height'
  const sorted = parts.toSorted((a, b) => a.box[axis] - b.box[axis])
  return sorted.slice(1).every(({ box }, i) => {
    const before = sorted[i]?.box
    return before === undefined || before[axis] + before[length] <= box[axis] + 1
  })
}

function betweenTwo(
  a: Lined,
  b: Lined,
  isRow: boolean,
  id: string,
  wish: Adornment,
  state: State,
): Operation[] | undefined {
  const { scene } = state.design
  const thick = Math.min(thickness(a, wish, state), thickness(b, wish, state))
  const both = union(a.box, b.box)
  if (isRow) {
    const x = (a.box.x + a.box.width + b.box.x) / 2
    const paint = inkOn(coloursAt(sheetOf(state, 0), [[x, both.y + both.height / 2]]), wish, state)
    return (
      paint &&
      drawn({ x: x - thick / 2, y: both.y, width: thick, height: both.height }, id, paint, wish, b.node.id, true, state)
    )
  }
  const inFlow = flowing(a, b, id, thick, wish, state)
  if (inFlow) return inFlow
  // Where the two stand in different flows the line lies in the widest gap between them.
  const { y, gap } = widestGap(a, b, state)
  const paint = inkOn(coloursAt(sheetOf(state, 0), [[both.x + both.width / 2, y]]), wish, state)
  if (!paint || gap < thick || scene.kind === 'website') return undefined
  return drawn(
    { x: both.x, y: y - thick / 2, width: both.width, height: thick },
    id,
    paint,
    wish,
    b.node.id,
    false,
    state,
  )
}

/** The middle of the widest stretch between two things in which no words stand. */
function widestGap(a: Lined, b: Lined, state: State): { y: number; gap: number } {
  const both = union(a.box, b.box)
  const [from, to] = [a.box.y + a.box.height, b.box.y]
  const others = textNodes(state)
    .flatMap((node) => {
      const box = inkOfNode(node, state)
      return box && node.id !== a.node.id && node.id !== b.node.id ? [box] : []
    })
    .filter(({ x, width }) => x < both.x + both.width && x + width > both.x)
    .filter(({ y, height }) => y + height > from && y < to)
  const edges = [
    { from: -Infinity, to: from },
    ...others.map(({ y, height }) => ({ from: y, to: y + height })),
    { from: to, to: Infinity },
  ].toSorted((one, other) => one.from - other.from)
  const gaps = edges.slice(1).map((edge, i) => {
    const before = edges[i]?.to ?? from
    return { y: (before + edge.from) / 2, gap: edge.from - before }
  })
  return gaps.toSorted((one, other) => other.gap - one.gap)[0] ?? { y: (from + to) / 2, gap: to - from }
}

/** Lines as wide as a quarter of the type they stand with is too much: shares of it, and pixels. */
function thickness({ node }: Lined, { size }: Adornment, { design: { scene } }: State): number {
  const short = Math.min(scene.format.width, scene.format.height === 'auto' ? 1000 : scene.format.height, 1400)
  const type = node.type === 'text' ? node.size : short * 0.05
  return Math.max(2, Math.round(Math.min(type * 0.06, short * 0.008) * size))
}

/** In one flow the line is one of its children, and the rest makes room. */
function flowing(
  a: Lined,
  b: Lined,
  id: string,
  thick: number,
  wish: Adornment,
  state: State,
): Operation[] | undefined {
  const { scene } = state.design
  const [first, second] = [findPlace(scene, a.node.id), findPlace(scene, b.node.id)]
  const parent = second?.parent
  if (!parent || first?.parent?.id !== parent.id || a.node.at || b.node.at || parent.layout?.direction === 'row')
    return undefined
  const both = union(a.box, b.box)
  const y = (a.box.y + a.box.height + b.box.y) / 2
  const paint = inkOn(coloursAt(sheetOf(state, second.artboard), [[both.x + both.width / 2, y]]), wish, state)
  return (
    paint && [
      {
        op: 'insert',
        parent: parent.id,
        index: second.index,
        node: inColumn(a, both.width, id, thick, paint, wish, parent),
      },
    ]
  )
}

function inColumn(
  { node }: Lined,
  length: number,
  id: string,
  thick: number,
  paint: Hex | PaletteRole,
  wish: Adornment,
  parent: Frame,
): Node {
  const align =
    (node.type === 'text' && node.align === 'center') || parent.layout?.align === 'center'
      ? 'center'
      : node.type === 'text' && node.align === 'end'
        ? 'end'
        : 'start'
  const gap = Math.round(node.type === 'text' ? node.size * 0.3 : thick * 4)
  const own = lineNode(id, Math.round(length), thick, paint, wish, false)
  return { ...own, alignSelf: align, ...(!parent.layout?.gap && { margin: [gap, 0, gap, 0] }) }
}

function lineNode(
  id: string,
  length: number,
  thick: number,
  paint: Hex | PaletteRole,
  { manners: [manner] }: Adornment,
  upright: boolean,
): Node {
  const common = { id, role: 'rule' } as const
  const isPlain = manner !== 'wavy' && manner !== 'dashed' && manner !== 'dotted' && manner !== 'double'
  const across = isPlain ? thick : manner === 'double' || manner === 'wavy' ? thick * 4 : thick
  const [width, height] = upright ? [across, length] : [length, across]
  if (isPlain) return { ...common, type: 'frame', width, height, fill: paint, children: [] }
  const middle = across / 2
  const d = (off: number) => (upright ? `M${middle + off} 0V${length}` : `M0 ${middle + off}H${length}`)
  const shapes =
    manner === 'wavy'
      ? [
          {
            d: upright ? waving(middle, 0, length, thick * 1.4, true) : waving(0, middle, length, thick * 1.4),
            stroke: { paint, width: thick },
          },
        ]
      : manner === 'double'
        ? [-1.3, 1.3].map((off) => ({ d: d(off * thick), stroke: { paint, width: thick * 0.7 } }))
        : [
            {
              d: d(0),
              stroke: {
                paint,
                width: thick,
                ...dashes(manner === 'dotted' ? manner : 'dashed', thick),
              },
            },
          ]
  return { ...common, type: 'vector', width, height, viewBox: [width, height], shapes }
}

/** A line at its place, beside the node in whose frame it stands. */
function drawn(
  box: Box,
  id: string,
  paint: Hex | PaletteRole,
  wish: Adornment,
  by: string,
  upright: boolean,
  state: State,
): Operation[] | undefined {
  const parent = placedParent(by, state)
  if (!parent) return undefined
  const [length, thick] = upright ? [box.height, box.width] : [box.width, box.height]
  const node = lineNode(id, Math.round(length), thick, paint, wish, upright)
  return [
    {
      op: 'insert',
      parent: parent.id,
      index: parent.index,
      node: { ...node, at: { left: Math.round(box.x - parent.box.x), top: Math.round(box.y - parent.box.y) } },
    },
  ]
}

/** Shares of the letters' size that a line keeps from them, the best first. */
const GAPS = [0.22, 0.14, 0.08]

/** Under or over a part; in a flow the rest makes room, on a sheet it stands where there is room for it. */
function beside(part: Lined, side: 'above' | 'below', wish: Adornment, state: State, tries = 0): Step | undefined {
  const { scene } = state.design
  const { node, box } = part
  const place = findPlace(scene, node.id)
  if (!place?.parent) return undefined
  const thick = thickness(part, wish, state)
  const id = freshId('rule', state.design)
  const size = node.type === 'text' ? node.size : thick * 8
  const gap = size * (GAPS[tries] ?? 0.05)
  const y = side === 'below' ? box.y + box.height + gap : box.y - gap - thick
  const paint = inkOn(coloursAt(sheetOf(state, place.artboard), [[box.x + box.width / 2, y]]), wish, state)
  if (!paint) return unseen(wish, 'line', state)
  const isFlow = !node.at && place.parent.layout?.direction !== 'row'
  const operations: Operation[] | undefined = isFlow
    ? [
        {
          op: 'insert',
          parent: place.parent.id,
          index: place.index + (side === 'below' ? 1 : 0),
          node: inColumn(part, box.width, id, thick, paint, wish, place.parent),
        },
      ]
    : drawn({ x: box.x, y, width: box.width, height: thick }, id, paint, wish, node.id, false, state)
  if (!operations) return undefined
  const step = mayShrink(patchOf('Line', 'added', [id], operations))
  const closer = tries + 1 < GAPS.length && !isFlow
  // Where there is no room for a line of its own, the letters are underlined.
  const weaker = () =>
    closer
      ? beside(part, side, wish, state, tries + 1)
      : side === 'below' && node.type === 'text' && wish.manners.length === 0
        ? struck([targetOf('text', 'text', [node.id])], { how: 'under', gone: false }, state)
        : undefined
  return step?.step === 'patch' ? { ...step, weaker } : step
}
