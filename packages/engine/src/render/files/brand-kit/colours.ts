/**
 * The colourings of a brand kit: what stays of a logo's colours on another ground. What is painted in the colour of the
 * ground is cut out, so that whatever ground it comes to stand on shows.
 */
import { contrast, difference, hex, oklch } from '../../../colour/colour.ts'
import type { Hex, Palette } from '../../../scene/types.ts'
import type { DisplayItem } from '../../display.ts'
import type { ResolvedPaint } from '../../paint.ts'
import { type Area, asItem, cut, isArea, type Piece, piecesOf } from './pieces.ts'

export interface Colouring {
  name: 'colour' | 'dark' | 'mono-black' | 'mono-white'
  /** Painted behind; absent: transparent. */
  ground?: Hex
  recolour: (items: readonly DisplayItem[]) => DisplayItem[]
}

/** Graphics need 3:1 to their ground (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3
/** OKLab. Closer than this to the logo's own ground is the ground: a hole, a gap, a reversed letter. */
const SAME = 0.08
/** OKLab. A panel under words has to be seen, not read. */
const PANEL = 0.12
/** One ink has no tones: what hardly stands out from what it lies on is part of it. */
const MIN_SEPARATION = 1.3
/** Of alpha: tints are left out where there is one ink only. */
const SOLID = 0.6
const WHITE: Hex = '#ffffff'
const BLACK: Hex = '#000000'

/**
 * A colour that cannot be seen on the ground becomes lighter or darker, until it stands out as on its own ground. What has
 * the colour of the ground changes places with it: white on green becomes green on white.
 */
export function readable(colour: Hex, ground: Hex, own: Hex): Hex {
  if (contrast(colour, ground) >= MIN_CONTRAST) return colour
  if (difference(colour, ground) < SAME && contrast(own, ground) >= MIN_CONTRAST) return own
  const wanted = Math.max(MIN_CONTRAST, contrast(colour, own))
  const from = oklch(colour)
  const step = oklch(ground).l > 0.6 ? -0.02 : 0.02
  let seen = colour
  for (let l = from.l; l > -0.02 && l < 1.02 && contrast(seen, ground) < wanted; l += step) seen = hex({ ...from, l })
  return seen
}

const mainColour = (paint: ResolvedPaint): Hex =>
  paint.type === 'solid' ? paint.colour : (paint.stops[0]?.colour ?? BLACK)
const alphaOf = ({ fill, opacity }: Area): number => opacity * (fill.type === 'solid' ? fill.alpha : 1)

const repainted = (paint: ResolvedPaint, recolour: (colour: Hex) => Hex): ResolvedPaint =>
  paint.type === 'solid'
    ? { ...paint, colour: recolour(paint.colour) }
    : { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: recolour(stop.colour) })) }

/** Paints the pieces anew, holes cut out of what is below them. `paint` answers null for a hole. */
function carried(pieces: Piece[], paint: (area: Area) => ResolvedPaint | null): DisplayItem[] {
  const kept: Piece[] = []
  for (const piece of pieces) {
    if (!isArea(piece)) {
      kept.push(piece)
      continue
    }
    const fill = paint(piece)
    if (fill) kept.push({ ...piece, fill })
    else for (const below of kept) if (isArea(below)) cut(below.path, piece.path)
  }
  return kept.map(asItem)
}

/** What carries words or drawings of other colours: it has to be seen, they have to be read. */
function panelsOf(pieces: readonly Piece[], isHole: (area: Area) => boolean): Set<Area> {
  const areas = pieces.filter(isArea)
  const on = Map.groupBy(areas, ({ below }) => below)
  const carries = (area: Area) => {
    const parts = on.get(area) ?? []
    const read = (part: Area) =>
      !isHole(part) && alphaOf(part) > SOLID && contrast(mainColour(part.fill), mainColour(area.fill)) >= MIN_CONTRAST
    return parts.length > 0 && parts.every(read)
  }
  return new Set(areas.filter(carries))
}

/** Onto another ground: each part keeps its colour if that can be seen on what it comes to lie on. */
export function onto(items: readonly DisplayItem[], ground: Hex, own: Hex): DisplayItem[] {
  const pieces = piecesOf(items)
  const isHole = (area: Area) =>
    area.fill.type === 'solid' && alphaOf(area) > SOLID && difference(area.fill.colour, own) < SAME
  const panels = panelsOf(pieces, isHole)
  const shown = new Map<Area, Hex>()
  return carried(pieces, (area) => {
    if (isHole(area)) return null
    const was = mainColour(area.fill)
    const under = area.below && shown.get(area.below)
    const [before, after] = area.below && under ? [mainColour(area.below.fill), under] : [own, ground]
    const seen = (colour: Hex) =>
      before === after || (panels.has(area) && difference(colour, after) > PANEL)
        ? colour
        : readable(colour, after, before)
    shown.set(area, seen(was))
    return repainted(area.fill, seen)
  })
}

/** In one ink: what lies on ink is cut out of it, and what lies in such a hole is ink again. */
function inOne(items: readonly DisplayItem[], ink: Hex, own: Hex): DisplayItem[] {
  const holes = new Set<Area>()
  const inks = new Set<Area>()
  return carried(piecesOf(items), (area) => {
    const colour = mainColour(area.fill)
    const onInk = area.below !== undefined && inks.has(area.below)
    const under = area.below ? mainColour(area.below.fill) : own
    const sameAsBelow = contrast(colour, under) < MIN_SEPARATION
    const tint = alphaOf(area) < SOLID
    const isInk = tint ? false : sameAsBelow ? onInk : !onInk
    ;(isInk ? inks : holes).add(area)
    if (tint && !onInk) return { type: 'solid', colour: ink, alpha: 0 }
    return isInk ? { type: 'solid', colour: ink, alpha: 1 } : null
  }).map((item) => (item.kind === 'path' ? { ...item, opacity: 1 } : item))
}

/** The darkest role of the palette, as a ground; black where all are light. */
function darkGround(palette: Palette): Hex {
  const darkest = Object.values(palette).reduce((a, b) => (oklch(b).l < oklch(a).l ? b : a))
  return oklch(darkest).l < 0.35 ? darkest : '#111111'
}

/** @param own the ground that the logo was drawn on */
export function colourings(palette: Palette, own: Hex): Colouring[] {
  const dark = darkGround(palette)
  return [
    { name: 'colour', recolour: (items) => onto(items, WHITE, own) },
    { name: 'dark', ground: dark, recolour: (items) => onto(items, dark, own) },
    { name: 'mono-black', recolour: (items) => inOne(items, BLACK, own) },
    { name: 'mono-white', recolour: (items) => inOne(items, WHITE, own) },
  ]
}
