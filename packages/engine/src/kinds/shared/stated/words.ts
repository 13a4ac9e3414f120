/** The words of a block besides the title: lines in a column, each in its size and its colour. */
import { present } from '../../../base/items.ts'
import type { Copy } from '../../../brief/types.ts'
import { column, row } from '../../../scene/build.ts'
import type { Frame, Node, Pictogram, Role, Text } from '../../../scene/types.ts'
import { copyText } from '../brief-scene.ts'
import { askedButton, buttonIn } from '../button-colours.ts'
import { largeVoice } from '../details.ts'
import { figure, tonesOf } from '../figure.ts'
import { piecesOf } from '../pieces.ts'
import type { Ground } from '../sheet.ts'
import { attachedLogo, hasPictogram } from '../subject.ts'
import type { Stage } from '../systems/types.ts'
import { figureFrame, roomInFigure } from './figures.ts'
import { paintOf } from './forms.ts'
import { figureOf, type Part, PICTURES, REACHING } from './groups.ts'
import { askedOfPicture, writtenIn } from './inks.ts'
import { subjectPictogram } from './picture.ts'
import { BESIDE_TITLE, sizeOf, speaksLarge } from './voices.ts'

export type Align = 'start' | 'center' | 'end'

export interface Setting {
  stage: Stage
  ground: Ground
  align: Align
  /** Pixels. */
  width: number
  /** × the usual sizes. */
  scale: number
  /** How large the title is, pixels, once it is known. */
  title?: number
}

/** Pixels; shares of the shorter side, by the format: no words are smaller. A strip's short side is its height. */
const leastSize = ({ brief, width, height, u }: Stage): number =>
  brief.kind === 'business-card'
    ? Math.max(u * 2.9, Math.max(width, height) * 0.0238)
    : Math.max(11, Math.min(width, height) * (Math.max(width, height) > STRIP * Math.min(width, height) ? 0.05 : LEAST))
const [STRIP, LEAST] = [2.6, 0.026]

/** How large a text is set, pixels. */
function pixelsOf({ stage, scale, title }: Setting, part: Part): number {
  const usual = stage.u * sizeOf(stage.brief, part) * scale
  const { size } = part
  const kept = size ?? (EXPLAINING.includes(part.role) ? 'explains' : 'small')
  const beside = title && kept !== 'small' ? title * BESIDE_TITLE[kept] : 0
  const most = title && size !== 'huge' ? title * MOST : Number.POSITIVE_INFINITY
  return Math.max(leastSize(stage), Math.min(Math.max(usual, beside), most))
}
const EXPLAINING: readonly Role[] = ['tagline', 'subhead', 'title', 'quote']
/** Nothing beside a title is larger, unless it is to be huge. */
const MOST = 0.5

/** Signs before facts, in place of labels. */
const SIGNS: Partial<Record<Role, string>> = {
  phone: 'ph:phone-fill',
  email: 'ph:envelope-simple-fill',
  link: 'ph:globe-simple-bold',
  address: 'ph:map-pin-fill',
}

function textOf(setting: Setting, part: Part, id: string, width: number): Text {
  const { stage, ground, align } = setting
  const copy = present(part.copy)
  const size = pixelsOf(setting, part)
  const large = speaksLarge(stage.brief, part)
  const { spec: _, ...voice } = large
    ? largeVoice(stage)
    : { font: 'text' as const, weight: stage.direction.weights.text, spec: undefined }
  const short = copy.text.length <= SHORT
  return copyText(id, copy, {
    ...voice,
    ...(!large && part.role !== 'body' && { weight: stage.direction.weights.strong }),
    role: copy.role,
    size,
    lineHeight: large ? (short ? 1.08 : 1.14) : 1.28,
    fill: writtenIn(stage, part.role, ground, size),
    align,
    maxWidth: width,
    fit: { min: leastSize(stage), lines: stage.brief.kind === 'business-card' ? 3 : 6 },
    ...(copy.role === 'headline' && { element: 'h2' as const }),
  })
}
const SHORT = 26

/** A fact with its sign. */
function signed(setting: Setting, text: Text, icon: string): Frame {
  const { align, stage, width } = setting
  const side = text.size * 0.98
  const sign: Pictogram = {
    type: 'pictogram',
    id: `${text.id}-sign`,
    role: 'decoration',
    icon,
    paint: typeof text.fill === 'string' ? text.fill : setting.ground.ink,
    width: side,
    height: side,
    margin: [text.size * 0.12, 0, 0, 0],
  }
  const own = { ...text, maxWidth: width - side * 1.6 }
  const parts = align === 'end' ? [own, sign] : [sign, own]
  return row(
    `${text.id}-row`,
    { width: 'hug', alignSelf: align, layout: { gap: Math.max(stage.u, text.size * 0.45), align: 'start' } },
    parts,
  )
}

function button(setting: Setting, part: Part, copy: Copy, id: string): Frame {
  const { stage, ground, width } = setting
  const { direction } = stage
  const size = pixelsOf(setting, part)
  const asked = askedButton(stage.brief)
  const colours = asked
    ? buttonIn(asked, direction.palette)
    : ground.fill === 'paper' || ground.fill === 'surface'
      ? { fill: 'accent' as const, ink: 'onAccent' as const }
      : { fill: ground.ink, ink: ground.fill }
  return row(
    `${id}-button`,
    {
      role: 'button',
      width: 'hug',
      alignSelf: setting.align,
      fill: colours.fill,
      radius: Math.min(direction.radius, size),
      layout: { padding: [size * 0.55, size, size * 0.55, size] },
    },
    [
      copyText(id, copy, {
        font: 'text',
        weight: direction.weights.strong,
        size,
        lineHeight: 1.15,
        fill: colours.ink,
        maxWidth: width - 2 * size,
        fit: { min: leastSize(stage) * 0.9, lines: 1 },
      }),
    ],
  )
}

/** A picture among words, as tall as they are. */
export function inlinePicture(setting: Setting, part: Part, id: string, side: number): Node[] {
  const { stage, ground } = setting
  if (stage.brief.picture?.treatAs === 'logo') return attachedLogo(stage, side, ground)
  const asked = askedOfPicture(stage.brief, part.role)
  const [piece] = piecesOf(stage.brief)
  if (piece && part.role === 'illustration' && !asked)
    return [
      figure(stage, id, piece.figure, tonesOf(stage, piece.figure, ground.fill), side, {
        role: part.role,
      }),
    ]
  if (!hasPictogram(stage)) return []
  return [
    {
      type: 'pictogram',
      id,
      role: part.role,
      icon: subjectPictogram(stage),
      paint: asked ?? ground.mark,
      width: side,
      height: side,
      alt: stage.brief.subject.about,
    },
  ]
}

/** All that a figure holds, in the figure. */
function inFigure(setting: Setting, parts: readonly Part[], id: string): Node[] {
  const { stage } = setting
  const [first] = parts
  const form = first && figureOf(stage.brief, first)
  if (!form) return []
  const room = roomInFigure(stage, form)
  const held = { ...setting, align: 'center' as const, width: room, scale: setting.scale * HELD }
  const words = parts.map((part, i) => textOf(held, part, `${id}-held-${i + 1}`, room))
  const widest = Math.max(
    ...words.map((text) => Math.min(room, stage.measure.width(text.text, fontOf(stage, text), text.size))),
  )
  const tall = words.reduce((sum, text) => {
    const wide = stage.measure.width(text.text, fontOf(stage, text), text.size)
    return sum + Math.ceil((wide / room) * 1.05) * text.size * (text.lineHeight ?? 1.2)
  }, 0)
  return [figureFrame(stage, form, paintOf(stage, form), words, [widest, tall])]
}
const HELD = 1.35
const fontOf = ({ direction }: Stage, { font, weight }: Text) => ({
  family: font === 'display' ? direction.typography.display : direction.typography.text,
  weight,
})

function partNodes(setting: Setting, part: Part, id: string, width: number): Node[] {
  const { stage } = setting
  if (PICTURES.includes(part.role)) return inlinePicture(setting, part, id, pictureSide(setting, part))
  const copy = present(part.copy)
  if (copy.role === 'cta') return [button(setting, part, copy, id)]
  const text = textOf(setting, part, id, width)
  const icon = SIGNS[part.role]
  const refused = stage.brief.negatives.some(({ what }) => what === 'icon')
  return icon && !refused && width > stage.u * 20 ? [signed(setting, text, icon)] : [text]
}

/** How large a picture is that stands with words. */
const pictureSide = ({ stage, scale, width }: Setting, { size }: Part): number =>
  Math.min(width, stage.u * scale * (size === 'small' ? 8 : size ? 20 : 13))

/** Facts in pairs where a card sets them on its axis: half as tall, and of one shape. */
function paired({ stage, align }: Setting, lines: readonly Part[][]): Part[][] {
  const reaching = (line: Part[] | undefined) =>
    line?.length === 1 && line.every(({ role, copy }) => REACHING.includes(role) && (copy?.text.length ?? 0) < SHORT)
  if (stage.brief.kind !== 'business-card' || align !== 'center' || lines.filter(reaching).length < 3) return [...lines]
  const result: Part[][] = []
  for (const line of lines) {
    const before = result.at(-1)
    if (reaching(line) && reaching(before) && before) result[result.length - 1] = [...before, ...line]
    else result.push(line)
  }
  return result
}

/** The lines of a block as a column; `id` tells it from others. */
export function columnOf(setting: Setting, lines: readonly Part[][], id: string): Frame {
  const { stage, align, width, scale } = setting
  const { brief } = stage
  const done = new Set<Part>()
  const nodes = paired(setting, lines).flatMap((line, i): Node[] => {
    const [first] = line
    const form = line.length === 1 && first ? figureOf(brief, first) : undefined
    if (form) {
      const all = lines.flat().filter((part) => figureOf(brief, part) === form && !done.has(part))
      for (const part of all) done.add(part)
      return all.length > 0 ? inFigure(setting, all, `${id}-${i + 1}`) : []
    }
    const share = (width - stage.u * 3 * (line.length - 1)) / line.length
    const parts = line.flatMap((part, k) => partNodes(setting, part, `${id}-${part.role}-${i + 1}-${k + 1}`, share))
    return parts.length < 2
      ? parts
      : [
          row(
            `${id}-line-${i + 1}`,
            { width: 'hug', alignSelf: align, layout: { gap: stage.u * 3, align: 'center' } },
            parts,
          ),
        ]
  })
  return column(
    id,
    {
      role: 'group',
      width,
      layout: { gap: stage.u * (brief.kind === 'business-card' ? 0.7 : 1.1) * Math.min(1.3, scale), align },
    },
    nodes,
  )
}
