/** Which stages serve what was told: the places of its words, of its picture, and how many pictures there are. */

import { areaOf, type Bounds, common } from '../../../base/geometry.ts'
import { memo } from '../../../base/memo.ts'
import type { Brief, Corner } from '../../../brief/types.ts'
import { fitOfShape } from '../../../collection/shape.ts'
import { standsAt } from '../../../critic/placement.ts'
import { isKnownInPart } from '../../../imagery/figure-classes.ts'
import { bringsGround, lentFigure } from '../../../imagery/lent-figures.ts'
import { boundsOf } from '../../../render/display.ts'
import type { Vector } from '../../../scene/types.ts'
import { sheetNodes } from '../../../sheet/fill.ts'
import type { Area, Layout, Sheet, SheetDrawing, SheetFrame, SheetNode } from '../../../sheet/types.ts'
import { isView } from '../pictured/settings.ts'
import type { Piece } from '../pieces.ts'
import type { Plan, ToldWords } from './plan.ts'

/** How a stage takes what was told, by the ids of its frames. */
export interface Serving {
  layout: Layout
  /** The words of each area that has some. */
  words: ReadonlyMap<string, ToldWords>
  /** What each picture's frame shows. */
  pictures: ReadonlyMap<string, readonly Piece[]>
  /** What was told to stand apart and has no frame. */
  left: readonly Piece[]
  /** How well it suits, 0–1. */
  fits: number
}

interface Size {
  width: number
  height: number
}

/** The box of a frame that stands where it says. */
export function boxOf({ at, width, height }: SheetNode, within: Size): Bounds {
  const long = (length: SheetNode['width'], whole: number): number =>
    typeof length === 'number'
      ? length
      : typeof length === 'string' && length.endsWith('%')
        ? (Number.parseFloat(length) / 100) * whole
        : whole
  const [w, h] = [long(width, within.width), long(height, within.height)]
  const left = at?.left ?? (at?.right === undefined ? 0 : within.width - at.right - w)
  const top = at?.top ?? (at?.bottom === undefined ? 0 : within.height - at.bottom - h)
  const right = at?.left !== undefined && at.right !== undefined ? within.width - at.right : left + w
  const bottom = at?.top !== undefined && at.bottom !== undefined ? within.height - at.bottom : top + h
  return { left, top, right, bottom }
}

export const isFrame = (node: SheetNode): node is SheetFrame => node.type === 'frame'
export const picturesOf = ({ root }: Pick<Layout, 'root'>): SheetFrame[] =>
  root.children.filter(isFrame).filter(({ slot }) => slot === 'picture')
export const areasOf = ({ root }: Pick<Layout, 'root'>): SheetFrame[] =>
  root.children.filter(isFrame).filter(({ area }) => area !== undefined)

const CENTRED = /\bcent(?:er|re|ered|red)\b/i
/** Where words may stand that were told to stand in a place; who says no more than 'at the top' leaves open on which side. */
function allowed(area: Area, { prompt }: Brief): readonly Area[] {
  if (CENTRED.test(prompt)) return [area]
  if (area === 'top') return ['top', 'top-left', 'top-right']
  if (area === 'bottom') return ['bottom', 'bottom-left', 'bottom-right']
  return [area]
}

/** What costs: an area that stays empty, another side than the middle, fewer pictures than frames. */
const [UNUSED, ASIDE] = [0.22, 0.04]

/** Below this a layout is stretched too far. */
const SHAPED = 0.35

/** How a sheet serves a plan: the best of its layouts for the format; undefined where something told has no place in any. */
export function servingOf(sheet: Sheet, plan: Plan, brief: Brief): Serving | undefined {
  const isCard = brief.kind === 'business-card'
  const shaped = sheet.layouts
    .filter((layout) => layout.side === undefined && (layout.for === 'card') === isCard)
    .map((layout) => ({ layout, shape: fitOfShape(layout, brief.format) }))
  const nearest = Math.max(0, ...shaped.map(({ shape }) => shape))
  if (nearest < SHAPED) return undefined
  return shaped
    .flatMap(({ layout, shape }) => (shape === nearest ? (servedIn(layout, plan, brief) ?? []) : []))
    .map((serving) => ({ ...serving, fits: serving.fits * (0.5 + 0.5 * nearest) }))
    .toSorted((a, b) => b.fits - a.fits)[0]
}

function servedIn(layout: Layout, plan: Plan, brief: Brief): Serving | undefined {
  const areas = areasOf(layout)
  const words = new Map<string, ToldWords>()
  let cost = 0
  for (const told of plan.words) {
    const wanted = allowed(told.area, brief)
    const area = wanted.flatMap((name) => areas.find((one) => one.area === name && !words.has(one.id)) ?? [])[0]
    if (!area || !hasRank(area, told, plan)) return undefined
    if (area.area !== told.area) cost += ASIDE
    words.set(area.id, told)
  }
  const pictures = picturedIn(layout, plan)
  if (!pictures) return undefined
  // A card is too small for a hole.
  if (words.size < areas.length && (layout.for === 'card' || formsOf(layout).some((id) => !words.has(id))))
    return undefined
  cost += UNUSED * (areas.length - words.size)
  return { layout, words, ...pictures, fits: Math.max(0, 1 - cost) }
}

const formed = new WeakMap<Layout, readonly string[]>()
/** The areas that have a form of their own, such as a speech bubble: left empty it would be a hole. */
const formsOf = (layout: Layout): readonly string[] =>
  memo(formed, layout, () => {
    const forms = layout.root.children.flatMap((node) => (node.type === 'vector' ? formsIn(node, layout) : []))
    return areasOf(layout).flatMap((area) => (forms.some((form) => holds(form, boxOf(area, layout))) ? [area.id] : []))
  })

/** What a drawing of the ground shows within the sheet; what runs to its edges is the ground. */
function formsIn(drawing: Vector & SheetDrawing, { width, height }: Layout): Bounds[] {
  const { left, top, right, bottom } = boxOf(drawing, { width, height })
  const [across, down] = [(right - left) / drawing.viewBox[0], (bottom - top) / drawing.viewBox[1]]
  return drawing.shapes
    .map(({ d }) => boundsOf(d))
    .map(({ x, y, width: w, height: h }) => ({
      left: left + x * across,
      top: top + y * down,
      right: left + (x + w) * across,
      bottom: top + (y + h) * down,
    }))
    .filter((form) => form.left > 0 && form.top > 0 && form.right < width && form.bottom < height)
}

/** A form is an area's where it holds so much of it, and is at most so many times as large. */
const [HELD, AS_LARGE] = [0.8, 1.7]
const holds = (form: Bounds, area: Bounds): boolean =>
  areaOf(common(form, area)) > HELD * areaOf(area) && areaOf(form) < AS_LARGE * areaOf(area)

/** Whether the words that lead have letters to be large in. */
const hasRank = (area: SheetFrame, { parts }: ToldWords, { title }: Plan): boolean =>
  !title || !parts.includes(title) || [...sheetNodes(area)].some(({ slot }) => slot === 'lead')

/** What brings its ground along. */
export const isScene = ({ figure }: Pick<Piece, 'figure'>): boolean =>
  isView(figure) || lentFigure(figure)?.stands === 'grounded'

/** A place that is settled for a thing: its frame, or none where it is found when the words stand. */
function picturedIn(layout: Layout, plan: Plan): Pick<Serving, 'pictures' | 'left'> | undefined {
  const frames = picturesOf(layout)
  const [lead] = plan.group
  if (!lead) return frames.length === 0 ? { pictures: new Map(), left: [] } : undefined
  if (isScene(lead) && layout.root.children.some(({ slot }) => slot === 'echo')) return undefined
  const takes = (frame: SheetFrame, at: readonly Corner[]): boolean => {
    const box = seenBox(frame, layout)
    return at.every(
      (one) => standsAt(box, one, layout.width, layout.height) && (!AXIAL.includes(one) || isAxial(box, layout)),
    )
  }
  const wished = plan.wishes.flatMap(({ at }) => at ?? [])
  // Of which nothing was said stands under words that are in the middle.
  const isOpen =
    !plan.wishes.some(({ at, beside }) => at ?? beside) && plan.words.every(({ area }) => CENTRAL.includes(area))
  const first = frames.find(
    (frame) =>
      takes(frame, wished) && (!isOpen || isAxial(seenBox(frame, layout), layout)) && shows(frame, plan.group, layout),
  )
  if (!first) return undefined
  const pictures = new Map<string, readonly Piece[]>([[first.id, plan.group]])
  const left: Piece[] = []
  for (const piece of plan.apart) {
    const own = frames.find(
      (frame) => !pictures.has(frame.id) && piece.at && takes(frame, [piece.at]) && shows(frame, [piece], layout),
    )
    if (own) pictures.set(own.id, [piece])
    else left.push(piece)
  }
  // Two frames are for two things: one of them empty is a hole.
  if (frames.length > pictures.size) return undefined
  return isBeside(plan, layout, first) ? { pictures, left } : undefined
}

/** What was told to stand there, or over or under words, stands in the middle of the width. */
const AXIAL: readonly Corner[] = ['top', 'centre', 'bottom']
const isAxial = ({ left, right }: Bounds, { width }: Layout): boolean =>
  Math.abs((left + right) / 2 / width - 0.5) < OFF_AXIS
const OFF_AXIS = 0.09
const CENTRAL: readonly Area[] = ['top', 'center', 'bottom']

/** Of a frame, what is on the sheet. */
const seenBox = (frame: SheetFrame, { width, height }: Layout): Bounds =>
  common({ left: 0, top: 0, right: width, bottom: height }, boxOf(frame, { width, height }))

/** What stands over or under words is no further aside than this share of the width. */
const ASLANT = 0.16
/** Whether the picture stands on the side of the words that it was told to stand on. */
function isBeside({ wishes, words }: Plan, layout: Layout, frame: SheetFrame): boolean {
  const box = seenBox(frame, layout)
  const middle = (one: Bounds) => [(one.left + one.right) / 2, (one.top + one.bottom) / 2] as const
  const [x, y] = middle(box)
  return wishes.every(({ beside }) => {
    const told = beside && words.find(({ parts }) => parts.some(({ role }) => role === beside.of))
    const area = told && areasOf(layout).find((one) => one.area === told.area)
    if (!beside || !area) return true
    const [ax, ay] = middle(boxOf(area, layout))
    // What is below words is under them, not aside.
    if (beside.side === 'below') return y > ay && Math.abs(x - ax) < ASLANT * layout.width
    if (beside.side === 'above') return y < ay && Math.abs(x - ax) < ASLANT * layout.width
    return beside.side === 'left' ? x < ax : x > ax
  })
}

/** A frame that runs out of the sheet by more than this share of its sides cuts what it shows. */
const CUT = 0.03
/** Whether a frame can show things: a window shows scenes, too, what runs out of the sheet only what is known in part. */
function shows(frame: SheetFrame, [lead, ...others]: readonly Piece[], layout: Layout): boolean {
  if (!lead) return false
  if (isScene(lead)) return frame.clip === true
  const box = boxOf(frame, layout)
  const out = Math.max(
    -box.left / (box.right - box.left),
    (box.right - layout.width) / (box.right - box.left),
    -box.top / (box.bottom - box.top),
  )
  const below = (box.bottom - layout.height) / (box.bottom - box.top)
  if (Math.max(out, below) > CUT && !frame.clip) {
    if (others.length > 0 || bringsGround(lead.figure)) return false
    return lead.figure.includes('~') && !lentFigure(lead.figure) ? false : isKnownInPart(lead.figure)
  }
  // A whole sheet is a scene's.
  const isWhole =
    frame.clip && box.right - box.left > layout.width * WHOLE && box.bottom - box.top > layout.height * WHOLE
  return !isWhole
}
const WHOLE = 0.85
