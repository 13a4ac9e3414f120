/** Patterns on the grounds that are seen, and small things strewn where nothing stands. */
import type { Box, Point } from '../../../base/geometry.ts'
import { capitalised } from '../../../base/words.ts'
import { contrast } from '../../../colour/colour.ts'
import type { Motif } from '../../../imagery/motifs/motif-names.ts'
import { motif } from '../../../imagery/motifs.ts'
import type { Strewn } from '../../../language/lexicon/ornament-words.ts'
import type { Hex, Node, PaletteRole, Shape, Vector } from '../../../scene/types.ts'
import { findPlace, nodesOfRole, places } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { freshId } from '../../ids.ts'
import { coloursAt, inkOn, sheetOf } from '../../painted/painted-on.ts'
import { resolve } from '../../paints.ts'
import { overlaps } from '../../sizes/clearance.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Operation } from '../../types.ts'
import type { Adornment } from '../../understand/wish.ts'
import { cornerShapes, strewnShape } from './forms.ts'
import { unseen } from './ink.ts'

type Field = Exclude<Motif, 'none'>

/** Motifs that stay quiet under words. */
const QUIET: readonly Field[] = ['dots', 'rings', 'waves', 'contours', 'scallops']
/** Points across a sheet at which its grounds are looked for, and the share of them from which one counts. */
const [STEPS, SEEN_SHARE] = [14, 0.12]
/** How much of a pattern shows, the first first, as a factor of what was wished. */
const OPACITIES = [0.2, 0.13, 0.08]

interface Ground {
  id: string
  colour: Hex
  box: Box
  share: number
}

/** The fields of one colour that are seen of a sheet, widest first. */
function groundsSeen(state: State): Ground[] {
  const { scene } = state.design
  const [board] = scene.artboards
  const boxes = boxesOf(scene, state.context)
  const whole = board && boxes.get(board.root.id)
  if (!whole) return []
  const seen = sheetOf(state, 0)
  const found = new Map<string, Ground>()
  for (let i = 0; i < STEPS; i++)
    for (let j = 0; j < STEPS; j++) {
      const point: Point = [whole.x + (whole.width * (i + 0.5)) / STEPS, whole.y + (whole.height * (j + 0.5)) / STEPS]
      const at = seen(point)
      const box = at && boxes.get(at.id)
      const node = at && findPlace(scene, at.id)?.node
      if (!at?.colour || !box || node?.role === 'button' || node?.role === 'sticker') continue
      const old = found.get(at.id)
      found.set(at.id, { id: at.id, colour: at.colour, box, share: (old?.share ?? 0) + 1 / STEPS ** 2 })
    }
  return [...found.values()].filter(({ share }) => share >= SEEN_SHARE).toSorted((a, b) => b.share - a.share)
}

/** A field over the ground that is seen; where panels make up the sheet, over the widest of them. */
export function planPattern(asked: Field | undefined, wish: Adornment, state: State, strength = 0): Step {
  const { scene, direction } = state.design
  const old = nodesOfRole(scene, 'pattern').filter(({ id }) => findPlace(scene, id)?.artboard === 0)
  if (old.length > 0 && !asked) return alreadySo('There is already a pattern', state)
  const fields = groundsSeen(state).filter(({ id }) => isField(findPlace(scene, id)?.node))
  const [first] = fields
  if (!first)
    return cannot('A picture fills this design, so a pattern would not be visible. What should I change instead?')
  const name = asked ?? (direction.motif === 'none' ? state.random.pick(QUIET) : direction.motif)
  const opacity = (OPACITIES[strength] ?? 0.08) * (wish.size > 1 ? 1.6 : wish.size < 1 ? 0.75 : 1)
  const operations: Operation[] = old.flatMap(({ id }) => (findPlace(scene, id) ? [{ op: 'remove' as const, id }] : []))
  const nodes: string[] = []
  // A sheet of one ground has it there, one of panels on those that are nearly as wide.
  for (const ground of fields.filter(({ share }) => share > first.share * 0.5)) {
    const paint = inkOn([ground.colour], wish, state)
    const place = findPlace(scene, ground.id)
    if (!place || !paint || contrast(ground.colour, resolve(paint, scene.palette)) < 1.25) continue
    const drawn = motif(name, {
      width: ground.box.width,
      height: ground.box.height,
      random: state.random.fork(ground.id),
      colours: [paint],
    })
    const id = freshId(nodes.length === 0 ? 'pattern' : `pattern-${nodes.length + 1}`, state.design)
    const node: Vector = {
      ...drawn,
      id,
      role: 'pattern',
      opacity: wish.colours.length > 0 ? Math.max(0.25, opacity) : opacity,
    }
    operations.push(onField(node, ground, place, state))
    nodes.push(id)
  }
  if (nodes.length === 0) return unseen(wish, 'pattern', state)
  return {
    ...patchOf('Pattern', name.replace('-', ' '), nodes, operations),
    ...(strength + 1 < OPACITIES.length && { weaker: () => planPattern(asked, wish, state, strength + 1) }),
  }
}

/** A frame, or a drawing that is only a ground. */
const isField = (node: Node | undefined): boolean =>
  node?.type === 'frame' || (node?.type === 'vector' && node.alt === undefined && node.role !== 'illustration')

/** In a frame first of all that it holds, on a drawn ground right above it. */
function onField(
  node: Vector,
  ground: Ground,
  place: NonNullable<ReturnType<typeof findPlace>>,
  state: State,
): Operation {
  const size = { width: Math.round(ground.box.width), height: Math.round(ground.box.height) }
  if (place.node.type === 'frame')
    return { op: 'insert', parent: place.node.id, index: 0, node: { ...node, ...size, at: { left: 0, top: 0 } } }
  const parent = place.parent
  const around = parent && boxesOf(state.design.scene, state.context).get(parent.id)
  return {
    op: 'insert',
    parent: parent?.id ?? ground.id,
    index: place.index + 1,
    node: {
      ...node,
      ...size,
      at: { left: Math.round(ground.box.x - (around?.x ?? 0)), top: Math.round(ground.box.y - (around?.y ?? 0)) },
    },
  }
}

/** All that words, signs and buttons take of the first sheet. */
function taken(state: State, isDrawn: boolean): Box[] {
  const { scene } = state.design
  const boxes = boxesOf(scene, state.context)
  const whole = boxes.get(scene.artboards[0]?.root.id ?? '')
  return [...places(scene)].flatMap(({ node, artboard }) => {
    const box = artboard === 0 ? boxes.get(node.id) : undefined
    const isWords = node.type === 'text' || node.role === 'button' || node.role === 'sticker'
    const isDrawing = isDrawn && (node.type === 'pictogram' || (node.type === 'vector' && node.alt !== undefined))
    const fills = box && whole && box.width * box.height > 0.5 * whole.width * whole.height
    return box && (isWords || (isDrawing && !fills)) ? [box] : []
  })
}

const STREWN_NAMES: Readonly<Record<Strewn, string>> = {
  confetti: 'confetti',
  star: 'stars',
  heart: 'hearts',
  sparkle: 'sparkles',
  snow: 'snow',
  dot: 'dots',
}

/** How many places are tried for each small thing. */
const TRIES = 14

/** Small things in several colours, all over the sheet where nothing stands. */
export function planStrewn(sorts: readonly Strewn[], wish: Adornment, state: State): Step {
  const { scene } = state.design
  const root = scene.artboards[0]?.root
  const whole = root && boxesOf(scene, state.context).get(root.id)
  if (!root || !whole || scene.format.height === 'auto')
    return cannot(
      'I can scatter such things over a poster or a card, but not over a page. What should I change instead?',
    )
  const random = state.random.fork(sorts.join(' '))
  const short = Math.min(whole.width, whole.height)
  const seen = sheetOf(state, 0)
  const count = Math.round(
    70 * Math.min(2, Math.max(0.7, (whole.width * whole.height) / short ** 2 / 1.4)) * (wish.size > 1 ? 1.5 : 1),
  )
  const busy = taken(state, true)
  const roles: PaletteRole[] = ['accent', 'secondary', 'onAccent', 'ink', 'paper']
  const colours =
    wish.colours.length > 0 ? wish.colours.map(({ hex }) => hex) : roles.map((role) => scene.palette[role])
  const one = (of: Strewn): Shape[] => {
    const r = short * (0.006 + random.next() * (of === 'confetti' ? 0.008 : 0.012))
    const [x, y] = [random.next() * whole.width, random.next() * whole.height]
    const box = { x: x - r * 1.6, y: y - r * 1.6, width: r * 3.2, height: r * 3.2 }
    if (busy.some((other) => overlaps(box, other))) return []
    const ground = seen([whole.x + x, whole.y + y])?.colour
    const fits = colours.filter((colour) => !ground || contrast(colour, ground) > 1.6)
    return fits.length > 0 ? [{ d: strewnShape(of, x, y, r, random.next() * 360), fill: random.pick(fits) }] : []
  }
  const shapes: Shape[] = []
  for (let tries = 0; tries < count * TRIES && shapes.length < count; tries++)
    shapes.push(...one(sorts[shapes.length % sorts.length] ?? 'confetti'))
  if (shapes.length < 8)
    return cannot('There is no room in this design where they would be visible. What should I change instead?')
  const id = freshId(sorts[0] ?? 'confetti', state.design)
  const what = capitalised(sorts.map((of) => STREWN_NAMES[of]).join(' and '))
  return over(id, shapes, [{ what, to: 'strewn over the sheet', nodes: [id] }], whole, root.id, state)
}

/** Flourishes in the corners of the sheet. */
export function planCorners(wish: Adornment, state: State): Step {
  const { scene } = state.design
  const root = scene.artboards[0]?.root
  const whole = root && boxesOf(scene, state.context).get(root.id)
  if (!root || !whole) return alreadySo('There is nothing to decorate', state)
  const short = Math.min(whole.width, whole.height, 1400)
  const texts = taken(state, false)
  for (const share of [0.16, 0.12, 0.09, 0.06]) {
    const [side, inset] = [short * share, short * 0.03]
    const own = {
      x: whole.x + inset,
      y: whole.y + inset,
      width: whole.width - 2 * inset,
      height: whole.height - 2 * inset,
    }
    const corners = [own.x, own.x + own.width - side].flatMap((x) =>
      [own.y, own.y + own.height - side].map((y): Box => ({ x, y, width: side, height: side })),
    )
    const isFree = (box: Box) => texts.every((text) => !overlaps(box, text))
    const free = corners.map(isFree)
    if (free.filter(Boolean).length < (share > 0.1 ? 4 : 2)) continue
    const points = corners.map(({ x, y }): Point => [x + side / 2, y + side / 2])
    const paint = inkOn(coloursAt(sheetOf(state, 0), points), wish, state)
    if (!paint) return unseen(wish, 'ornament', state)
    const id = freshId('ornament', state.design)
    const width = Math.max(2, short * 0.004 * wish.size)
    return over(
      id,
      cornerShapes(own, side, paint, width, free),
      [{ what: 'Ornaments', to: free.every(Boolean) ? 'in the corners' : 'in the free corners', nodes: [id] }],
      whole,
      root.id,
      state,
    )
  }
  return cannot(
    'There are words in the corners of this design. Shall I put a border around it instead?',
    'add a decorative border',
  )
}

/** Over the whole sheet, above all that would hide it. */
function over(
  id: string,
  shapes: Shape[],
  changes: Extract<Step, { step: 'patch' }>['changes'],
  { width, height }: Box,
  parent: string,
  state: State,
): Step {
  const index = findPlace(state.design.scene, parent)?.node
  const node: Vector = {
    id,
    role: 'decoration',
    type: 'vector',
    at: { left: 0, top: 0 },
    width: Math.round(width),
    height: Math.round(height),
    viewBox: [Math.round(width), Math.round(height)],
    shapes,
  }
  return {
    step: 'patch',
    operations: [{ op: 'insert', parent, index: index?.type === 'frame' ? index.children.length : 0, node }],
    changes,
  }
}
