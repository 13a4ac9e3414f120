/** The text that leads, as large as its area, in the system's lettering and in the colour that was told. */
import { present } from '../../../base/items.ts'
import type { Hex, Text } from '../../../scene/types.ts'
import { fontEntry } from '../../../type/catalogue.ts'
import { withoutBreaks } from '../../../type/function-words.ts'
import { piecesOf } from '../../../type/word-pieces.ts'
import { copyText } from '../brief-scene.ts'
import { leadingOf } from '../leading.ts'
import type { Ground } from '../sheet.ts'
import { sizeFor } from '../size-for.ts'
import { stackedTitle } from '../systems/lettering.ts'
import type { Area, Stage } from '../systems/types.ts'
import type { Part } from './groups.ts'
import { askedColour, inkOn, plateFor, toldInk } from './inks.ts'
import type { Align } from './words.ts'

export interface SetTitle {
  node: Text
  width: number
  height: number
  /** Of its largest letters, pixels. */
  size: number
}

export interface TitleRequest {
  part: Part
  ground: Ground
  area: Area
  align: Align
  /** Lines of one size, instead of bricks. */
  lined: boolean
  /** The largest size, × the sheet's shorter side. */
  most: number
  /** In the ground's ink whatever the treatment, where no colour was told. */
  inked: boolean
}

/** More words than this are no bricks: lines of many sizes weigh them as nobody meant. */
const MANY_WORDS = 2
/** Tones that speak in lines, as do letters that join. */
const QUIET = ['elegant', 'luxury', 'feminine', 'calm', 'classic', 'minimal', 'corporate']

/** Whether a title is better set in lines of one size. */
export function isLined(stage: Stage, { copy }: Part): boolean {
  const { category } = fontEntry(stage.direction.typography.display)
  const quiet = stage.brief.style.tones.some((tone) => QUIET.includes(tone))
  return category === 'script' || quiet || piecesOf(present(copy).text).length > MANY_WORDS
}

/** Lines that pieces take at a size, set greedily. */
function linesAt({ measure, direction }: Stage, text: string, size: number, width: number): number {
  const font = { family: direction.typography.display, weight: direction.weights.display }
  const wide = (words: string) => measure.width(words, font, size, direction.displayTracking)
  let [lines, line] = [1, '']
  for (const { text: piece, isSpaced } of piecesOf(withoutBreaks(text))) {
    const next = line === '' ? piece : `${line}${isSpaced ? ' ' : ''}${piece}`
    if (line !== '' && wide(next) > width) [lines, line] = [lines + 1, piece]
    else line = next
  }
  return lines
}

/** So many lines a title of so many letters has at most: no column of single words. */
const LINES = [
  [26, 2],
  [45, 3],
] as const
const linesFor = (text: string): number => LINES.find(([letters]) => text.length <= letters)?.[1] ?? 5

/** Between the baselines of treated lines, more. */
const TREATED = 1.12

function linedTitle(stage: Stage, { part, ground, area, align, most }: TitleRequest, face: Hex | undefined): SetTitle {
  const { direction, measure, width, height } = stage
  const copy = present(part.copy)
  const font = { family: direction.typography.display, weight: direction.weights.display }
  const lineHeight = leadingOf(copy.text) * (fontEntry(font.family).category === 'script' ? TREATED : 1)
  const size = Math.min(
    Math.min(width, height) * most,
    sizeFor(measure, withoutBreaks(copy.text), font, {
      ...area,
      lines: linesFor(copy.text),
      lineHeight,
      tracking: direction.displayTracking,
    }),
  )
  const { capHeight } = measure.metrics(font, size)
  const ink = measure.outline(copy.text, font, size).box
  // What hangs below the last baseline belongs to the title.
  const tail = Math.max(0, ink.y + ink.height)
  const tall = capHeight + (linesAt(stage, copy.text, size, area.width) - 1) * lineHeight * size
  const node = copyText('title', copy, {
    font: 'display',
    weight: font.weight,
    tracking: direction.displayTracking,
    size,
    lineHeight,
    trim: true,
    fit: { min: Math.max(9, size * 0.5), lines: 5 },
    fill: face ?? askedColour(stage, copy.role, ground, size) ?? inkOn(stage, ground, size),
    at: { left: area.x, top: area.y },
    width: area.width,
    align,
    element: 'h1',
    role: copy.role,
  })
  return { node, width: area.width, height: tall + tail, size }
}

/** The title at the head of its area. */
export function setTitle(stage: Stage, request: TitleRequest): SetTitle {
  const { part, ground, area, align, most } = request
  const copy = present(part.copy)
  const plated = plateFor(stage, copy.role, ground) ? toldInk(stage, copy.role) : undefined
  if (request.lined) return linedTitle(stage, request, plated)
  const face = plated ?? askedColour(stage, copy.role, ground)
  const { node, width, height, size } = stackedTitle(stage, area, {
    ground,
    align,
    copy,
    most,
    inked: request.inked,
    ...(face && { face }),
  })
  return { node: { ...node, role: copy.role }, width, height, size }
}
