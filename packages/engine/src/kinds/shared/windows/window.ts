/** Windows: a large field of the sheet in a form of its own, and what is seen through it. */
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { polygon } from '../../../imagery/shapes.ts'
import { frame } from '../../../scene/build.ts'
import type { ColourRef, Frame, Node, PaletteRole } from '../../../scene/types.ts'
import type { Square } from '../pictured/cluster.ts'
import { shownOf } from '../pictured/scene.ts'
import { isView } from '../pictured/settings.ts'
import type { Piece } from '../pieces.ts'
import type { Sheet } from '../sheet.ts'
import type { Area } from '../systems/types.ts'
import { tiles } from './many.ts'
import { near, row } from './near.ts'
import { air, drawing, hasFace, type Pane } from './pane.ts'
import { scenery } from './scenery.ts'

const FILLINGS = { near, row, tiles, scenery } satisfies Record<string, (pane: Pane) => Node[]>

/** How it is cut: to the edges of the sheet, with a margin, with a round head. */
export type WindowShape = 'bleed' | 'inset' | 'arch'

export interface WindowLook {
  name: string
  shape: WindowShape
  /** What is seen; 'out': the thing steps out of its window. */
  filling: keyof typeof FILLINGS | 'out'
}

export interface WindowRequest {
  sheet: Sheet
  look: WindowLook
  /** Free of words, pixels. */
  area: Area
  pieces: readonly [Piece, ...Piece[]]
  fill: PaletteRole
  lift?: number
  /** What the words stand on, where it is one colour. */
  ground?: ColourRef
  /** Where the thing is wanted, pixels of the sheet. */
  about?: { x: number; y: number }
}

/** From the edges of the sheet, and from words, × u. */
const INSET = 3.4
/** An arch is at most so wide, × as tall. */
const SLIM = 0.86

/** What of an area touches the edges of the sheet. */
function touching({ width, height }: Sheet, { x, y, width: w, height: h }: Area) {
  return { left: x < 1, top: y < 1, right: x + w > width - 1, bottom: y + h > height - 1 }
}

/** The window's own box in its field. */
function boxOf(sheet: Sheet, shape: WindowShape, area: Area): Area {
  const edges = touching(sheet, area)
  const pad = Math.max(sheet.u * INSET, Math.min(area.width, area.height) * 0.03)
  const [left, right] = [edges.left ? pad : 0, edges.right ? pad : 0]
  const [top, bottom] = [edges.top ? pad : 0, edges.bottom ? pad : 0]
  if (shape === 'bleed') return area
  const inner = {
    x: area.x + left,
    y: area.y + top,
    width: area.width - left - right,
    height: area.height - top - (shape === 'arch' && edges.bottom ? 0 : bottom),
  }
  if (shape === 'inset') return inner
  const width = Math.min(inner.width, inner.height * SLIM)
  return { ...inner, x: inner.x + (inner.width - width) / 2, width }
}

function radiusOf({ direction, u }: Sheet, shape: WindowShape, { width }: Area): Frame['radius'] {
  if (shape === 'bleed') return undefined
  const corner = Math.min(u * 5, Math.max(direction.radius, u * 0.6))
  return shape === 'inset' ? corner : [width / 2, width / 2, 0, 0]
}

/** Of a thing's width, how far its window reaches beyond it on each side; of its height, how far it steps out. */
const [BESIDE, STEP] = [0.2, 0.2]
/** The share of its field's width that what steps out may have, of its height that it must have. */
const [WIDEST, TALL] = [0.86, 0.66]

/** A window about a thing whose head is beyond it, and the thing's square; undefined where it would be low. */
function steppedOut(sheet: Sheet, lead: Piece, area: Area): { box: Area; square: Square } | undefined {
  if (isView(lead.figure)) return undefined
  const { ink, w, h } = sizesOf(lead.figure)
  const inset = boxOf(sheet, 'inset', area)
  // At the foot of the sheet it stands on its edge: nothing floats.
  const field = touching(sheet, area).bottom ? { ...inset, height: area.y + area.height - inset.y } : inset
  const side = Math.min(field.height / h, (field.width * WIDEST) / w)
  const [wide, tall] = [w * side, h * side]
  if (tall < field.height * TALL) return undefined
  const width = Math.min(field.width, Math.max(wide * (1 + 2 * BESIDE), tall * (1 - STEP) * SLIM))
  const [x, head] = [field.x + field.width / 2, field.y + field.height - tall]
  return {
    box: { x: x - width / 2, y: head + tall * STEP, width, height: tall * (1 - STEP) },
    square: { left: x - wide / 2 - ink.left * side, top: head - ink.top * side, side },
  }
}

/** What shows the thing with what belongs to it as one picture; the others show each by itself, or settle it themselves. */
const AS_ONE: readonly WindowLook['filling'][] = ['near', 'row', 'out']
function shownIn({ sheet, look, pieces }: WindowRequest): WindowRequest['pieces'] {
  const [lead, ...others] = AS_ONE.includes(look.filling) ? shownOf(sheet, pieces) : pieces
  return lead ? [lead, ...others] : pieces
}

/** Of a window's height, what somebody near has at least: else the place is shown that they are in. */
const LOW = 0.74

/** What is seen in a window, by what of it has room there: nobody stands small and cut off, or as a row of shapes. */
function fillingOf({ look: { filling }, pieces: [lead] }: WindowRequest, { width, height }: Area) {
  if (filling === 'out') return scenery
  if ((filling !== 'near' && filling !== 'row') || !hasFace(lead.figure)) return FILLINGS[filling]
  const { w, h } = sizesOf(lead.figure)
  return (width * h) / w < height * LOW ? scenery : near
}

/** The window in its field with what is seen through it. */
export function windowNodes(asked: WindowRequest): Node[] {
  const request = { ...asked, pieces: shownIn(asked) }
  const { sheet, look, area, pieces, fill, lift = 0, about } = request
  const out = look.filling === 'out' ? steppedOut(sheet, pieces[0], area) : undefined
  const box = out?.box ?? boxOf(sheet, look.shape, area)
  const radius = radiusOf(sheet, look.shape, box)
  const filling = out ? air : fillingOf(request, box)
  const pane: Pane = {
    sheet,
    width: box.width,
    height: box.height,
    fill,
    lift,
    // A place settles itself whom it shows.
    pieces: filling === scenery ? asked.pieces : pieces,
    random: sheet.random.fork(look.name),
    ...(look.shape === 'bleed' && { edges: touching(sheet, area) }),
    ...(about && { focus: [(about.x - box.x) / box.width, (about.y - box.y) / box.height] as const }),
  }
  return [
    frame(
      'window',
      {
        role: 'panel',
        at: { left: box.x, top: box.y },
        width: box.width,
        height: box.height,
        fill: lift === 0 ? fill : `${fill}/${lift}`,
        clip: true,
        ...(radius !== undefined && { radius }),
      },
      filling(pane),
    ),
    ...(look.shape === 'bleed' ? border(request) : []),
    ...(out ? [drawing(pane, 'depiction-1', pieces[0], out.square.side, [out.square.left, out.square.top])] : []),
  ]
}

/** Of a window's depth: how far its border towards the words reaches into it. */
const REACH = 0.12
const BORDERS = ['straight', 'straight', 'slant', 'swing'] as const

/** The border of a window towards the words: straight, slanted or swung, in the colour of their ground. */
function border({ sheet, area, ground }: WindowRequest): Node[] {
  const { left, top, right, bottom } = touching(sheet, area)
  const kind = sheet.random.fork('border').pick(BORDERS)
  // Only one side faces words: on others a border would not end.
  const sides = [!left, !top, !right, !bottom]
  if (kind === 'straight' || !ground || sides.filter(Boolean).length !== 1) return []
  const side = sides.indexOf(true)
  const upright = side === 0 || side === 2
  const [length, depth] = upright ? [area.height, area.width] : [area.width, area.height]
  const reach = Math.min(depth * REACH, length * 0.3)
  // Drawn from the words' side inwards, along the border; then laid on that side.
  const place = (along: number, inwards: number): [number, number] =>
    side === 0
      ? [inwards, along]
      : side === 2
        ? [reach - inwards, along]
        : side === 1
          ? [along, inwards]
          : [along, reach - inwards]
  const [width, height] = upright ? [reach, length] : [length, reach]
  const turned = sheet.random.fork('turned-border').chance(0.5)
  const along = (share: number) => (turned ? 1 - share : share) * length
  const d = {
    slant: () => polygon([place(along(0), -LAP), place(along(1), -LAP), place(along(1), reach)]),
    swing: () => {
      const points = Array.from({ length: 25 }, (_, i): [number, number] =>
        place((length * i) / 24, reach * (0.5 + 0.5 * Math.cos((Math.PI * 2 * i) / 24 + (turned ? Math.PI : 0)))),
      )
      return polygon([place(0, -LAP), ...points, place(length, -LAP)])
    },
  }[kind]()
  const at = {
    left: side === 2 ? area.x + area.width - reach : area.x,
    top: side === 3 ? area.y + area.height - reach : area.y,
  }
  return [
    {
      type: 'vector',
      id: 'window-border',
      role: 'decoration',
      at,
      width,
      height,
      viewBox: [width, height],
      shapes: [{ d, fill: ground }],
    },
  ]
}
/** So far a border lies over the ground beside it, pixels: no hairline is left between the two. */
const LAP = 1
