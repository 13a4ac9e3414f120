/** Frames: round the sheet, round a part, round words, above all that would hide them. */
import type { Box } from '../../../base/geometry.ts'
import { contrast } from '../../../colour/colour.ts'
import type { LineManner } from '../../../language/lexicon/ornament-words.ts'
import type { Frame, Hex, Node, PaletteRole, Vector } from '../../../scene/types.ts'
import { findPlace, nodesOfRole, places } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo, designWord } from '../../families/replies.ts'
import { freshId } from '../../ids.ts'
import { coloursAt, edgePoints, inkOn, sheetOf } from '../../painted/painted-on.ts'
import { coloursOf } from '../../paints.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { Adornment } from '../../understand/wish.ts'
import { framing } from './forms.ts'
import { inkOfNode, placedParent, union, unseen } from './ink.ts'

/** Shares of the sheet's shorter side: how far in its frame stands, the best first, and how thick it is. */
const INSETS = [0.035, 0.028, 0.045, 0.02, 0.014, 0.008, 0]
const THICK = 0.005
/** … round a box of a page. */
const BOXED = 0.0022
/** Air between it and words, where there is room. */
const AIR = 0.02

/** Round the sheet, on every side of a card. */
export function sheetBorder(wish: Adornment, state: State): Step {
  const { scene } = state.design
  if (wish.ornament.kind === 'border' && wish.ornament.ring) return sheetRing(wish, state)
  const old = borders(state)
  if (old.length > 0) return otherBorder(old, wish, state)
  const sides = scene.kind === 'business-card' ? scene.artboards : scene.artboards.slice(0, 1)
  const operations: Operation[] = []
  const nodes: string[] = []
  for (const [artboard, { root }] of sides.entries()) {
    const box = boxesOf(scene, state.context).get(root.id)
    if (!box) continue
    const short = Math.min(box.width, box.height, 1400)
    const width = Math.max(2, Math.round(short * THICK * wish.size))
    const inset = Math.round(insetOf(box, depthOf(wish, width, short), artboard, state) * short)
    const own = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset }
    const paint = inkOn(coloursAt(sheetOf(state, artboard), edgePoints(own)), wish, state)
    if (!paint) return unseen(wish, `border`, state)
    const id = artboard === 0 ? freshId('border', state.design) : freshId('border-back', state.design)
    const node = frameNode(id, own, wish.manners, paint, width)
    operations.push({
      op: 'insert',
      parent: root.id,
      index: root.children.length,
      node: { ...node, at: { left: inset, top: inset, right: inset, bottom: inset } },
    })
    nodes.push(id)
  }
  return patchOf('Border', described(wish, 'added'), nodes, operations)
}

/** A ring round all that stands on the sheet. */
function sheetRing(wish: Adornment, state: State): Step {
  const { scene } = state.design
  const root = scene.artboards[0]?.root
  const boxes = boxesOf(scene, state.context)
  const whole = root && boxes.get(root.id)
  const inks = [...places(scene)].flatMap(({ node, artboard }) => {
    const isThing = artboard === 0 && node.type !== 'frame' && node.role !== 'background'
    return (isThing && inkOfNode(node, state)) || []
  })
  const [first] = inks
  if (!root || !whole || !first) return alreadySo('There is nothing to frame', state)
  const ink = inks.reduce(union)
  const short = Math.min(whole.width, whole.height)
  const width = Math.max(2, Math.round(short * THICK * 2 * wish.size))
  const side = Math.round(Math.hypot(ink.width, ink.height) * 1.04 + 2 * width)
  const [left, top] = [ink.x + ink.width / 2 - side / 2, ink.y + ink.height / 2 - side / 2]
  if (left < 0 || top < 0 || left + side > whole.width || top + side > whole.height)
    return cannot(
      `There is no room for a ring around this whole ${designWord(state)}. Shall I put a border around it?`,
      'add a border',
    )
  const paint = inkOn(
    coloursAt(sheetOf(state, 0), edgePoints({ x: left, y: top, width: side, height: side })),
    wish,
    state,
  )
  if (!paint) return unseen(wish, 'ring', state)
  const id = freshId('border', state.design)
  const at = { left: Math.round(left), top: Math.round(top) }
  const node: Frame = {
    id,
    role: 'frame',
    type: 'frame',
    at,
    width: side,
    height: side,
    radius: 'full',
    stroke: { paint, width },
    children: [],
  }
  return patchOf(
    'Ring',
    described(wish, 'added'),
    [id],
    [{ op: 'insert', parent: root.id, index: root.children.length, node }],
  )
}

const isThin = ({ manners }: Adornment) => manners.every((manner) => manner === 'rounded')

/** How far the line reaches in. */
const depthOf = (wish: Adornment, width: number, short: number) =>
  wish.manners.includes('decorative') ? short * 0.06 : width * (isThin(wish) ? 1 : 4)

/** What stands round a sheet or a part and is only a line. */
const borders = (state: State): (Frame | Vector)[] =>
  nodesOfRole(state.design.scene, 'frame').flatMap((node) =>
    (node.type === 'frame' && node.stroke) || node.type === 'vector' ? [node] : [],
  )

/** The frame that is there, in another colour, another manner, thicker or thinner. */
function otherBorder(old: readonly (Frame | Vector)[], wish: Adornment, state: State): Step {
  const isPlain = wish.colours.length === 0 && !wish.accent && wish.manners.length === 0 && wish.size === 1
  if (isPlain) return alreadySo('There is already a border', state)
  const operations = old.flatMap((node) => redrawn(node, wish, state))
  if (operations.length === 0) return unseen(wish, 'border', state)
  return patchOf(
    'Border',
    described(wish, 'changed'),
    old.map(({ id }) => id),
    operations,
  )
}

function redrawn(node: Frame | Vector, wish: Adornment, state: State): Operation[] {
  const place = findPlace(state.design.scene, node.id)
  const box = boxesOf(state.design.scene, state.context).get(node.id)
  const own = node.type === 'frame' ? node.stroke : node.shapes.find(({ stroke }) => stroke)?.stroke
  if (!box || !place?.parent || !own) return []
  const isAsked = wish.colours.length > 0 || wish.accent
  const seen = coloursAt(sheetOf(state, place.artboard, new Set([node.id])), edgePoints(box))
  const [now] = isAsked ? [] : coloursOf(own.paint)
  const paint = now ?? inkOn(seen, wish, state)
  if (!paint) return []
  const width = Math.max(1, Math.round(own.width * wish.size))
  if (wish.manners.length === 0 && node.type === 'frame')
    return [{ op: 'set', id: node.id, set: { stroke: { ...own, paint, width } } }]
  const fresh = frameNode(node.id, box, wish.manners, paint, width)
  return [
    { op: 'remove', id: node.id },
    { op: 'insert', parent: place.parent.id, index: place.index, node: { ...fresh, ...(node.at && { at: node.at }) } },
  ]
}

/** How far in no words stand on the line. */
function insetOf(box: Box, width: number, artboard: number, state: State): number {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const short = Math.min(box.width, box.height, 1400)
  const texts = [...places(scene)].flatMap(({ node, artboard: own }) => {
    const text = own === artboard && node.type === 'text' && node.role !== 'decoration' ? boxes.get(node.id) : undefined
    return text ? [text] : []
  })
  const isFree = (share: number, air: number) => {
    const by = share * short + width + air * short
    return texts.every(({ x, y, width: w, height: h, ink = w }) => {
      const left = x + (w - Math.min(w, ink)) / 2
      return (
        Math.min(x, left) >= box.x + by &&
        y >= box.y + by - h * 0.1 &&
        x + Math.min(w, ink) <= box.x + box.width - by &&
        y + h <= box.y + box.height - by + h * 0.1
      )
    })
  }
  return INSETS.find((share) => isFree(share, AIR)) ?? INSETS.find((share) => isFree(share, 0)) ?? 0
}

/** A frame by its manners: what a box cannot be is drawn. */
export function frameNode(
  id: string,
  box: Box,
  manners: readonly LineManner[],
  paint: Hex | PaletteRole,
  width: number,
): Frame | Vector {
  const [manner] = manners
  const common = { id, role: 'frame' } as const
  const stroke = { paint, width }
  if (!manner) return { ...common, type: 'frame', stroke, children: [] }
  if (manner === 'rounded')
    return {
      ...common,
      type: 'frame',
      stroke,
      radius: Math.round(Math.min(box.width, box.height) * 0.05),
      children: [],
    }
  if (manner === 'double') {
    const gap = Math.round(width * 2.4)
    const inner: Frame = {
      ...common,
      id: `${id}-inner`,
      type: 'frame',
      at: { left: gap, top: gap, right: gap, bottom: gap },
      stroke: { paint, width: Math.max(1, Math.round(width * 0.5)) },
      children: [],
    }
    return { ...common, type: 'frame', stroke, children: [inner] }
  }
  const [w, h] = [Math.round(box.width), Math.round(box.height)]
  return {
    ...common,
    type: 'vector',
    viewBox: [w, h],
    scale: 'stretch',
    shapes: framing({ x: 0, y: 0, width: w, height: h }, manner, paint, width),
  }
}

/** Round parts and pictures: boxes get a line of their own, of pictures one stands round them. */
export function partBorder(target: Target, wish: Adornment, state: State): Step | undefined {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const operations: Operation[] = []
  const nodes: string[] = []
  for (const id of target.ids) {
    const place = findPlace(scene, id)
    const box = boxes.get(id)
    if (!place || !box) continue
    const short = Math.min(scene.format.width, 1000)
    const width = Math.max(2, Math.round(short * (place.node.type === 'frame' ? BOXED : THICK) * wish.size))
    const ring = wish.ornament.kind === 'border' && wish.ornament.ring
    if (place.node.type === 'frame' && !ring && wish.manners.length === 0) {
      const paint = lineOn(coloursAt(sheetOf(state, place.artboard), edgePoints(box)), wish, state)
      if (!paint) return unseen(wish, `border on the ${target.name}`, state)
      operations.push({ op: 'set', id, set: { stroke: { paint, width } } })
      nodes.push(id)
    } else {
      const around = roundOf(box, ring === true, width)
      const node = besideNode(place.node, around, wish, place.artboard, state)
      const anchor = placedParent(id, state)
      if (!node || !anchor) return unseen(wish, `border round the ${target.name}`, state)
      operations.push({
        op: 'insert',
        parent: anchor.id,
        index: anchor.index,
        node: {
          ...node,
          width: Math.round(around.width),
          height: Math.round(around.height),
          at: { left: Math.round(around.x - anchor.box.x), top: Math.round(around.y - anchor.box.y) },
        },
      })
      nodes.push(node.id)
    }
  }
  if (operations.length === 0) return undefined
  return patchOf('Border', described(wish, `around the ${target.name}`), nodes, operations)
}

/** The ratio from which on a quiet line is seen. */
const HAIR = 1.12

/** The quiet colour of lines, where it is seen. */
function lineOn(grounds: readonly Hex[], wish: Adornment, state: State): Hex | PaletteRole | undefined {
  const { palette } = state.design.scene
  const isQuiet = wish.colours.length === 0 && !wish.accent
  return isQuiet && grounds.every((ground) => contrast(palette.line, ground) >= HAIR)
    ? 'line'
    : inkOn(grounds, wish, state)
}

function roundOf({ x, y, width, height }: Box, ring: boolean, line: number): Box {
  const side = Math.hypot(width, height) * 1.08 + 2 * line
  if (ring) return { x: x + width / 2 - side / 2, y: y + height / 2 - side / 2, width: side, height: side }
  const gap = Math.max(line, Math.min(width, height) * 0.04)
  return { x: x - gap - line, y: y - gap - line, width: width + 2 * (gap + line), height: height + 2 * (gap + line) }
}

function besideNode(
  node: Node,
  around: Box,
  wish: Adornment,
  artboard: number,
  state: State,
): Frame | Vector | undefined {
  const ring = wish.ornament.kind === 'border' && wish.ornament.ring
  const width = Math.max(2, Math.round(Math.min(state.design.scene.format.width, 1000) * THICK * wish.size))
  const paint = inkOn(coloursAt(sheetOf(state, artboard, new Set([node.id])), edgePoints(around)), wish, state)
  if (!paint) return undefined
  const id = freshId(`${node.id}-border`, state.design)
  return ring
    ? { id, role: 'frame', type: 'frame', radius: 'full', stroke: { paint, width }, children: [] }
    : frameNode(id, around, wish.manners, paint, width)
}

const described = ({ colours: [colour], manners: [manner] }: Adornment, done: string) =>
  [manner, done, colour && `in ${colour.words}`].filter(Boolean).join(', ')
