/** What stands behind the picture of a told sheet, or under it: one large form that makes a place of the ground. */
import type { Bounds } from '../../../base/geometry.ts'
import type { ColourRef, Hex, Node, Paint, Shape } from '../../../scene/types.ts'
import { meets } from '../pictured/places.ts'
import { archway, circle, filled, overSheet, polygon, rect } from '../systems/forms.ts'
import type { Stage } from '../systems/types.ts'
import { fieldColour, groundTone, shadeOf } from './fields.ts'

export type BackingName = 'horizon' | 'disc' | 'arch' | 'rays' | 'block' | 'masthead'

export interface BackingRequest {
  stage: Stage
  /** What no edge may run through. */
  words: readonly Bounds[]
  /** What is seen of the picture. */
  picture: Bounds
  /** Its leading colours. */
  colours: readonly Hex[]
  /** The inks of words. */
  inkOf(box: Bounds): Hex
  /** It flies, or shines: nothing stands under it. */
  flies: boolean
}

/** Between a form and words, × u. */
const GAP = 2.4

const middleOf = ({ left, right, top, bottom }: Bounds) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
const sizeOf = ({ left, right, top, bottom }: Bounds) => ({ w: right - left, h: bottom - top })

/** Words as tall as this, × u, are large; what each wants of its ground. */
const LARGE = 3.4
const READ = { large: 3.7, small: 4.7 } as const

/** The colour of a field, which words inside it are read on. */
function paint({ stage, colours, words, inkOf }: BackingRequest, area: Bounds): ColourRef | undefined {
  const inside = words.filter((box) => meets(box, area))
  return fieldColour({
    stage,
    colours,
    inks: inside.map((box) => ({
      ink: inkOf(box),
      ratio: box.bottom - box.top >= stage.u * LARGE ? READ.large : READ.small,
    })),
  })
}

/** A line across the sheet as near to a height as words leave it: it runs through none of them. */
function lineNear({ stage, words }: BackingRequest, wanted: number, least: number, most: number): number | undefined {
  const gap = stage.u * GAP
  const steps = Array.from({ length: 41 }, (_, i) => least + ((most - least) * i) / 40)
  const free = (y: number) => words.every(({ top, bottom }) => bottom + gap < y || top - gap > y)
  return steps.filter(free).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]
}

/** Of the picture's height, how far the horizon lies above its feet. */
const BEHIND = 0.2

/** A floor up to a horizon, and the shadow of what stands on it; for what flies, hills far below. */
function horizon(it: BackingRequest): Node[] {
  const { stage, picture, flies } = it
  const { width, height } = stage
  const { w, h } = sizeOf(picture)
  if (flies) return hills(it)
  const y = lineNear(
    it,
    picture.bottom - h * BEHIND,
    picture.top + h * 0.45,
    Math.min(picture.bottom - h * 0.05, height * 0.94),
  )
  if (y === undefined) return []
  const fill = paint(it, { left: 0, right: width, top: y, bottom: height })
  if (fill === undefined) return []
  const { x } = middleOf(picture)
  const rise = Math.min(height * 0.035, (picture.bottom - y) * 0.5)
  const floor = `M0 ${y + rise}Q${width / 2} ${y - rise} ${width} ${y + rise}V${height}H0Z`
  const foot = Math.min(height * 0.985, picture.bottom)
  return [
    overSheet(
      stage,
      'floor',
      [filled(floor, fill), filled(ellipse(x, foot - w * 0.02, w * 0.47, w * 0.055), shadeOf(stage, fill, 8))],
      'background',
    ),
  ]
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`

/** Of the height, where two hills end that lie one before the other. */
const HILLS = [0.76, 0.87] as const

function hills(it: BackingRequest): Node[] {
  const { stage, picture } = it
  const { width, height, random } = stage
  const side = random.fork('hills').chance(0.5)
  const top = lineNear(it, HILLS[0] * height, height * 0.6, height * 0.9)
  if (top === undefined) return []
  const fill = paint(
    { ...it, colours: picture.bottom > top ? it.colours : [] },
    { left: 0, right: width, top, bottom: height },
  )
  if (fill === undefined) return []
  const hill = (y: number, turned: boolean) => {
    const [a, b] = turned ? [0, height * 0.08] : [height * 0.08, 0]
    return `M0 ${y + a}C${width * 0.35} ${y + a - height * 0.06} ${width * 0.6} ${y + b + height * 0.05} ${width} ${y + b}V${height}H0Z`
  }
  const near = Math.min(height * 0.95, top + (height - top) * 0.46)
  const isFree = it.words.every((box) => box.bottom < near - height * 0.03)
  return [
    overSheet(
      stage,
      'hills',
      [filled(hill(top, side), fill), ...(isFree ? [filled(hill(near, !side), shadeOf(stage, fill, 6))] : [])],
      'background',
    ),
  ]
}

/** How far a point may be from words, pixels. */
const clearOf = (words: readonly Bounds[], x: number, y: number): number =>
  Math.min(
    ...words.map(({ left, right, top, bottom }) =>
      Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom)),
    ),
    Number.POSITIVE_INFINITY,
  )

/** Of the picture's mean side, the radius of a disc behind it at least and at most. */
const RADII = [0.4, 0.74] as const

function disc(it: BackingRequest): Node[] {
  const { stage, words, picture } = it
  const { w, h } = sizeOf(picture)
  const { x, y } = middleOf(picture)
  const side = Math.sqrt(w * h)
  const gap = stage.u * GAP
  // It gives way downwards, and may run out of the sheet there.
  const places = [0, 0.06, 0.12, 0.18, 0.24].map((down) => {
    const low = y + down * h
    return { low, r: Math.min(side * RADII[1], clearOf(words, x, low) - gap) }
  })
  const best = places.reduce((a, b) => (b.r > a.r * 1.06 ? b : a))
  if (best.r < side * RADII[0]) return []
  const { low, r } = best
  const fill = paint(it, { left: x - r, right: x + r, top: low - r, bottom: low + r })
  return fill === undefined ? [] : [overSheet(stage, 'disc', [filled(circle(x, low, r), fill)], 'decoration')]
}

/** Of the picture: how much wider a doorway is, and how far it ends above its head. */
const [DOOR, OVER] = [1.3, 0.1]

function arch(it: BackingRequest): Node[] {
  const { stage, words, picture } = it
  const { height, u } = stage
  const { w, h } = sizeOf(picture)
  const { x } = middleOf(picture)
  const gap = u * GAP
  const wide = Math.max(w * DOOR, h * 0.84)
  const [left, right] = [x - wide / 2, x + wide / 2]
  const beside = words.filter((box) => box.right > left - gap && box.left < right + gap)
  const above = beside.filter((box) => box.bottom < picture.top + h * 0.3).map(({ bottom }) => bottom + gap)
  const under = beside.filter((box) => box.top > picture.bottom - h * 0.3).map(({ top }) => top - gap)
  const top = Math.max(0, picture.top - h * OVER, ...above)
  const foot = Math.min(under.length > 0 ? Math.min(...under) : height, height)
  const area = { left, right, top, bottom: foot }
  if (foot - top < wide * 0.6 || words.some((box) => meets(box, area))) return []
  const fill = paint(it, area)
  return fill === undefined
    ? []
    : [overSheet(stage, 'arch', [filled(archway(left, top, wide, foot), fill)], 'decoration')]
}

/** So many rays; how strong they begin, hundredths of lightness. */
const [RAYS, TONE] = [18, 11]

/** Rays from the picture, which have faded where words begin. */
function rays(it: BackingRequest): Node[] {
  const { stage, words, picture } = it
  const { width, height } = stage
  const { x, y } = middleOf(picture)
  const reach = Math.hypot(width, height)
  const end = (angle: number): [number, number] => [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  const beams = Array.from({ length: RAYS }, (_, i) =>
    polygon([[x, y], end((2 * Math.PI * (i + 0.25)) / RAYS), end((2 * Math.PI * (i + 0.75)) / RAYS)]),
  )
  const free = clearOf(words, x, y)
  const colour = fieldColour({ stage, colours: it.colours, inks: [] }) ?? groundTone(stage, TONE)
  const fade = Math.min(1, Math.max(0.2, (free - stage.u * GAP) / Math.max(width, height)))
  const fill: Paint = {
    gradient: 'radial',
    centre: [x / width, y / height],
    radius: fade,
    stops: [
      { at: 0, colour, alpha: 1 },
      { at: 0.6, colour, alpha: 0.75 },
      { at: 1, colour, alpha: 0.06 },
    ],
  }
  const shapes: Shape[] = [{ d: beams.join(''), fill }]
  return [overSheet(stage, 'rays', shapes, 'background')]
}

/** Half behind the picture, to the edge of the sheet that it is nearest to. */
function block(it: BackingRequest): Node[] {
  const { stage, words, picture } = it
  const { width, height } = stage
  const { x, y } = middleOf(picture)
  const { w, h } = sizeOf(picture)
  const aside = Math.abs(x / width - 0.5)
  const area = aside > 0.14 ? sideField(it, x > width / 2) : undefined
  if (area) {
    const fill = paint(it, area)
    return fill === undefined
      ? []
      : [overSheet(stage, 'block', [filled(rect(area.left, 0, area.right - area.left, height), fill)], 'band')]
  }
  if (aside > 0.14) return corner(it)
  const below = y > height * 0.4
  const line = lineNear(
    it,
    below ? picture.top + h * 0.42 : picture.bottom - h * 0.42,
    picture.top + h * 0.15,
    picture.bottom - h * 0.12,
  )
  if (
    line === undefined ||
    words.some((box) => meets(box, { left: x - w / 2, right: x + w / 2, top: line, bottom: line }))
  )
    return []
  const [top, bottom] = below ? [line, height] : [0, line]
  const fill = paint(it, { left: 0, right: width, top, bottom })
  return fill === undefined
    ? []
    : [overSheet(stage, 'block', [filled(rect(0, top, width, bottom - top), fill)], 'band')]
}

/** A field behind the words at the head, whose edge the picture overlaps. */
function masthead(it: BackingRequest): Node[] {
  const { stage, words, picture } = it
  const { width, height } = stage
  const { h } = sizeOf(picture)
  const { y } = middleOf(picture)
  if (y < height * 0.45 || !words.some(({ bottom }) => bottom < picture.top + h * 0.2)) return []
  const line = lineNear(it, picture.top + h * 0.3, picture.top + h * 0.12, picture.top + h * 0.5)
  if (line === undefined) return []
  const fill = paint(it, { left: 0, right: width, top: 0, bottom: line })
  return fill === undefined ? [] : [overSheet(stage, 'masthead', [filled(rect(0, 0, width, line), fill)], 'band')]
}

/** A field down one side, its border through the picture where no words are. */
function sideField({ stage, words, picture }: BackingRequest, right: boolean): Bounds | undefined {
  const { width, height, u } = stage
  const { w } = sizeOf(picture)
  const gap = u * GAP
  const shares = [0.45, 0.38, 0.3, 0.22, 0.14, 0.05]
  const edges = shares.map((share) => (right ? picture.left + w * share : picture.right - w * share))
  const line = edges.find((x) => words.every((box) => box.right + gap < x || box.left - gap > x))
  if (line === undefined) return undefined
  return { left: right ? line : 0, right: right ? width : line, top: 0, bottom: height }
}

/** A quarter of a large disc in the corner that the picture is in. */
function corner(it: BackingRequest): Node[] {
  const { stage, words, picture } = it
  const { width, height, u } = stage
  const { x, y } = middleOf(picture)
  const [cx, cy] = [x > width / 2 ? width : 0, y > height / 2 ? height : 0]
  const far = Math.hypot(
    cx === 0 ? picture.right : width - picture.left,
    cy === 0 ? picture.bottom : height - picture.top,
  )
  const r = Math.min(far * 0.94, clearOf(words, cx, cy) - u * GAP)
  if (r < far * 0.6) return []
  const fill = paint(it, {
    left: cx - r,
    right: cx + r,
    top: cy - r,
    bottom: cy + r,
  })
  return fill === undefined ? [] : [overSheet(stage, 'corner', [filled(circle(cx, cy, r), fill)], 'decoration')]
}

const BACKINGS: Record<BackingName, (it: BackingRequest) => Node[]> = { horizon, disc, arch, rays, block, masthead }

export const backing = (name: BackingName, it: BackingRequest): Node[] => BACKINGS[name](it)
