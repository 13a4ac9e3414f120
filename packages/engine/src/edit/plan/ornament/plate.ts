/** Plates: a form behind words or a drawing, which they stand on. */
import type { Box } from '../../../base/geometry.ts'
import { contrast } from '../../../colour/colour.ts'
import { circle, rectangle } from '../../../kinds/shared/geometry.ts'
import type { PlateForm } from '../../../language/lexicon/ornament-words.ts'
import type { Frame, Hex, Node, PaletteRole, Vector } from '../../../scene/types.ts'
import { findPlace, places } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { freshId } from '../../ids.ts'
import { coloursAt, inkOn, loudOn, middlesOf, sheetOf } from '../../painted/painted-on.ts'
import { resolve } from '../../paints.ts'
import { groundsOf } from '../../palette/grounds.ts'
import { settled } from '../../palette/recolour.ts'
import { nodeOf } from '../../scene-nodes.ts'
import { overlaps } from '../../sizes/clearance.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { Adornment } from '../../understand/wish.ts'
import { plateShape, REACH } from './forms.ts'
import { inkOfNode, placedParent, union, unseen } from './ink.ts'

/** How far a plate reaches, and how large its letters are: first less air, then smaller letters. */
const TRIES = [
  [1, 1],
  [0.6, 1],
  [0.35, 1],
  [0.5, 0.82],
  [0.5, 0.68],
  [0.5, 0.55],
] as const
type Try = (typeof TRIES)[number]

/** @param open only a line of that form */
export function planPlate(
  targets: readonly Target[],
  form: PlateForm,
  open: boolean,
  wish: Adornment,
  state: State,
  tries = 0,
): Step | undefined {
  const [target] = targets
  const nodes = targets.flatMap(({ ids }) => ids).flatMap((id) => nodeOf(state, id) ?? [])
  const [first] = nodes
  if (!target || !first) return undefined
  const isAlone = nodes.every((node) => node.type !== 'frame')
  if (!isAlone) return undefined
  const shrink = TRIES[tries]
  if (!shrink) return noRoom(target, form)
  const before = standsOn(first, form, open, state)
  if (before) return before
  const made =
    first.at || nodes.length > 1
      ? placedPlate(nodes, form, open, shrink, wish, state)
      : wrapped(first, form, open, shrink, wish, state)
  const again = () => planPlate(targets, form, open, wish, state, tries + 1)
  if (made === 'unseen') return unseen(wish, form, state)
  if (made === 'full') return again()
  if (!made) return undefined
  return {
    ...patchOf(
      NAMES[form],
      `${open ? 'around' : 'behind'} the ${target.name}`,
      [made.id],
      settled(state.design.scene, made.operations, state.context),
    ),
    weaker: again,
  }
}

const NAMES: Readonly<Record<PlateForm, string>> = {
  box: 'Box',
  pill: 'Pill',
  circle: 'Circle',
  burst: 'Burst',
  bubble: 'Bubble',
  ribbon: 'Ribbon',
  marker: 'Highlight',
}

function noRoom(target: Target, form: PlateForm): Step {
  const name = NAMES[form].toLowerCase()
  return cannot(
    `There is no room for a ${name} there: it would run under other words. Shall I highlight the ${target.name} in another way?`,
    ...(form === 'box' ? [] : [`put the ${target.name} in a box`]),
    `underline the ${target.name}`,
  )
}

/** Where it stands on a small form already: that is the form, or becomes it. */
function standsOn(node: Node, form: PlateForm, open: boolean, state: State): Step | undefined {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const ground = groundsOf(scene, boxes).get(node.id)
  const place = ground && findPlace(scene, ground.id)
  const [own, box] = [boxes.get(node.id), ground && boxes.get(ground.id)]
  if (!place?.parent || !own || !box || open || form === 'marker') return undefined
  if (box.width * box.height > NEAR * own.width * own.height) return undefined
  const already = alreadySo('It is already on a shape like that', state)
  const under = place.node
  if (under.type === 'frame') {
    const isRound = under.radius === 'full'
    return (form === 'circle' ? isRound : form === 'box' && !isRound) ? already : undefined
  }
  if (under.type !== 'vector' || under.shapes.length !== 1) return undefined
  const [shape] = under.shapes
  const d = formIn(form, under.viewBox)
  if (!shape || !d) return undefined
  if (shape.d === d) return already
  return patchOf(
    NAMES[form],
    'behind it',
    [under.id],
    [{ op: 'set', id: under.id, set: { shapes: [{ ...shape, d }] } }],
  )
}

/** Times its own area within which the form that a thing stands on is its own. */
const NEAR = 6

/** A form that fills a view box. */
function formIn(form: PlateForm, [w, h]: readonly [number, number]): string | undefined {
  if (form === 'circle') return circle(w / 2, h / 2, Math.min(w, h) / 2)
  return form === 'box' ? rectangle(0, 0, w, h) : plateShape(form, w, h)
}

interface Made {
  id: string
  operations: Operation[]
}

/** The box of a plate round a thing: of words by their lines, of drawings by their size. */
function plateBox(box: Box, em: number, form: PlateForm): Box {
  const [across, down] = REACH[form]
  if (form === 'circle' || (form === 'burst' && box.width < box.height * 3.2)) {
    const side = Math.hypot(box.width, box.height) + em * across
    return { x: box.x + box.width / 2 - side / 2, y: box.y + box.height / 2 - side / 2, width: side, height: side }
  }
  const [dx, dy] = [em * across, em * down]
  const foot = form === 'bubble' ? (box.height + 2 * dy) * 0.22 : 0
  return { x: box.x - dx, y: box.y - dy, width: box.width + 2 * dx, height: box.height + 2 * dy + foot }
}

const emOf = (node: Node, box: Box, factor: number) =>
  node.type === 'text' ? node.size * factor : Math.min(box.width, box.height) * 0.7

/** In a place of its own, behind what stands there. */
function placedPlate(
  nodes: readonly Node[],
  form: PlateForm,
  open: boolean,
  [reach, shrink]: Try,
  wish: Adornment,
  state: State,
): Made | 'unseen' | 'full' | undefined {
  const { scene } = state.design
  const inks = nodes.flatMap((node) => {
    const box = inkOfNode(node, state)
    return box ? [scaled(box, node.type === 'text' ? shrink : 1, node)] : []
  })
  const [first] = nodes
  const parent = first && placedParent(first.id, state)
  if (!first || !parent || inks.length === 0) return undefined
  const ink = inks.reduce(union)
  const plate = plateBox(ink, emOf(first, ink, shrink) * reach, form)
  if (!fitsAt(plate, nodes, state)) return 'full'
  const id = freshId(form === 'marker' ? 'highlight' : 'plate', state.design)
  const paint = paintFor(plate, nodes, wish, open, state)
  if (!paint) return 'unseen'
  const node = plateNode(id, form, plate, open, paint, wish)
  const at = { left: Math.round(plate.x - parent.box.x), top: Math.round(plate.y - parent.box.y) }
  const index = Math.min(...nodes.flatMap((one) => findPlace(scene, one.id)?.index ?? []))
  const smaller = nodes.flatMap((one) => resized(one, shrink))
  return { id, operations: [{ op: 'insert', parent: parent.id, index, node: { ...node, at } }, ...smaller] }
}

function scaled(box: Box, by: number, node: Node): Box {
  const align = node.type === 'text' ? (node.align ?? 'start') : 'center'
  const [width, height] = [box.width * by, box.height * by]
  const x = align === 'center' ? box.x + (box.width - width) / 2 : align === 'end' ? box.x + box.width - width : box.x
  const isFoot = node.at?.top === undefined && node.at?.bottom !== undefined
  return { x, y: isFoot ? box.y + box.height - height : box.y, width, height }
}

const resized = (node: Node, by: number): Operation[] =>
  node.type === 'text' && by < 1
    ? [
        {
          op: 'set',
          id: node.id,
          set: {
            size: Math.round(node.size * by),
            ...(node.fit && { fit: { ...node.fit, min: Math.min(node.fit.min, Math.round(node.size * by)) } }),
          },
        },
      ]
    : []

/** On the sheet, and under no other words. */
function fitsAt(plate: Box, nodes: readonly Node[], state: State): boolean {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const own = new Set(nodes.map(({ id }) => id))
  const [first] = nodes
  const artboard = first && findPlace(scene, first.id)?.artboard
  const root = boxes.get(scene.artboards[artboard ?? 0]?.root.id ?? '')
  const inside =
    root !== undefined &&
    plate.x >= root.x &&
    plate.y >= root.y &&
    plate.x + plate.width <= root.x + root.width &&
    plate.y + plate.height <= root.y + root.height
  const others = [...places(scene)].flatMap(({ node, artboard: on }) => {
    const isWords = (node.type === 'text' || node.role === 'button') && node.role !== 'decoration'
    const box = isWords && on === artboard && !own.has(node.id) ? inkOfNode(node, state) : undefined
    return box ? [box] : []
  })
  return inside && others.every((other) => !overlaps(plate, other))
}

const MARKER: Hex = '#ffe14d'
/** Letters on a plate read from this ratio on. */
const READS = 4.5

function paintFor(
  box: Box,
  nodes: readonly Node[],
  wish: Adornment,
  open: boolean,
  state: State,
): Hex | PaletteRole | undefined {
  const { palette } = state.design.scene
  const [first] = nodes
  const artboard = first ? (findPlace(state.design.scene, first.id)?.artboard ?? 0) : 0
  const seen = sheetOf(state, artboard, new Set(nodes.map(({ id }) => id)))
  const grounds = coloursAt(seen, middlesOf(box, 2))
  const form = wish.ornament.kind === 'plate' ? wish.ornament.form : 'box'
  const isPlain = wish.colours.length === 0 && !wish.accent
  const letters = first?.type === 'text' && typeof first.fill === 'string' ? first.fill : undefined
  const own = letters && !letters.includes('/') ? resolve(letters as Hex | PaletteRole, palette) : undefined
  if (
    form === 'marker' &&
    isPlain &&
    own &&
    contrast(MARKER, own) >= READS &&
    grounds.every((ground) => contrast(MARKER, ground) > 1.3)
  )
    return MARKER
  return open ? inkOn(grounds, wish, state) : loudOn(grounds, wish, state)
}

/** The form itself. */
export function plateNode(
  id: string,
  form: PlateForm,
  { width, height }: Box,
  open: boolean,
  paint: Hex | PaletteRole,
  { size, manners }: Pick<Adornment, 'size' | 'manners'>,
): Frame | Vector {
  const [w, h] = [Math.round(width), Math.round(height)]
  const common = { id, role: 'panel', width: w, height: h } as const
  const line = Math.max(2, Math.round(Math.min(w, h) * 0.035 * size))
  const d = plateShape(form, w, h)
  if (d) {
    const shape = open ? { d, stroke: { paint, width: line } } : { d, fill: paint }
    return { ...common, type: 'vector', viewBox: [w, h], scale: 'stretch', shapes: [shape] }
  }
  const radius =
    form === 'box' ? (manners.includes('rounded') ? Math.round(Math.min(w, h) * 0.25) : undefined) : ('full' as const)
  return {
    ...common,
    ...(open && { role: 'frame' as const }),
    type: 'frame',
    ...(radius && { radius }),
    ...(open ? { stroke: { paint, width: line } } : { fill: paint }),
    children: [],
  }
}

/** In a flow the thing comes to stand in the form, and the rest makes room. */
function wrapped(
  node: Node,
  form: PlateForm,
  open: boolean,
  [reach, shrink]: Try,
  wish: Adornment,
  state: State,
): Made | 'unseen' | undefined {
  const { scene } = state.design
  const box = inkOfNode(node, state)
  const place = findPlace(scene, node.id)
  if (!box || !place?.parent) return undefined
  const ink = scaled(box, node.type === 'text' ? shrink : 1, node)
  const plate = plateBox(ink, emOf(node, ink, shrink) * reach, form)
  const paint = paintFor(plate, [node], wish, open, state)
  if (!paint) return 'unseen'
  const id = freshId(form === 'marker' ? 'highlight' : 'plate', state.design)
  const drawn = plateNode(id, form, plate, open, paint, wish)
  const isText = node.type === 'text'
  const align =
    node.alignSelf ??
    (isText && node.align === 'center' ? 'center' : isText && node.align === 'end' ? 'end' : undefined)
  const parentAlign = place.parent.layout?.align
  const alignSelf = align ?? (parentAlign === undefined || parentAlign === 'stretch' ? 'start' : undefined)
  const layout = { align: 'center', justify: 'center' } as const
  const frame: Frame =
    drawn.type === 'frame'
      ? { ...drawn, layout }
      : {
          id,
          role: 'group',
          type: 'frame',
          width: Math.round(plate.width),
          height: Math.round(plate.height),
          layout: form === 'bubble' ? { ...layout, padding: [0, 0, Math.round(plate.height * 0.18), 0] } : layout,
          children: [{ ...drawn, id: `${id}-form`, at: { left: 0, top: 0, right: 0, bottom: 0 } }],
        }
  const operations: Operation[] = [
    {
      op: 'insert',
      parent: place.parent.id,
      index: place.index,
      node: { ...frame, ...(alignSelf && { alignSelf }), ...(node.margin !== undefined && { margin: node.margin }) },
    },
    { op: 'move', id: node.id, parent: id, index: frame.children.length },
    ...(node.margin === undefined ? [] : [{ op: 'set' as const, id: node.id, set: { margin: null } }]),
    ...resized(node, shrink),
  ]
  return { id, operations }
}
