/** Words of printed pieces: lines, labels in capitals, blanks to write on, and blocks as large as their room allows. */
import { labelIn } from '../../../brief/lines/labels.ts'
import type { Copy } from '../../../brief/types.ts'
import { apca, contrast } from '../../../colour/colour.ts'
import { column, frame, row, text } from '../../../scene/build.ts'
import type { ColourRef, Frame, Node, PaletteRole, Text, Vector } from '../../../scene/types.ts'
import { copyText } from '../brief-scene.ts'
import { largeVoice } from '../details.ts'
import type { Ground, Sheet } from '../sheet.ts'
import { sizeFor } from '../size-for.ts'
import { tallOf } from '../systems/facts.ts'
import type { Area } from '../systems/types.ts'

export type Align = NonNullable<Text['align']>

/** How words of a piece stand. */
export interface Line {
  /** Pixels. */
  size: number
  fill: ColourRef
  /** 'large': the display family, where it can be read when small. Default 'text'. */
  voice?: 'display' | 'large' | 'text' | 'strong'
  align?: Align
  width?: number
  lines?: number
  lineHeight?: number
  tracking?: number
  italic?: true
}

/** The least size on a sheet, pixels. */
export const leastOf = ({ width, height }: Sheet): number => Math.max(11, Math.min(width, height) * 0.0155)

function voiceOf(page: Sheet, voice: Line['voice'] = 'text'): { font: 'display' | 'text'; weight: number } {
  const { weights } = page.direction
  if (voice === 'display') return { font: 'display', weight: weights.display }
  if (voice === 'large') {
    const { font, weight } = largeVoice(page)
    return { font, weight }
  }
  return { font: 'text', weight: voice === 'strong' ? weights.strong : weights.text }
}

const styled = (page: Sheet, { voice, lines, size, ...own }: Line) => ({
  ...voiceOf(page, voice),
  lineHeight: 1.25,
  ...own,
  size: Math.max(size, leastOf(page)),
  fit: { min: leastOf(page), ...(lines !== undefined && { lines }) },
})

/** Copy of the brief as a line. */
export const said = (page: Sheet, id: string, copy: Copy, line: Line): Text => copyText(id, copy, styled(page, line))

/** Words that every such piece has ('Date', 'Admit one'), in the prompt's language. */
export const words = (page: Sheet, id: string, what: string, line: Line): Text =>
  text(id, labelIn(page.brief.language, what), { role: 'label', ...styled(page, line) })

/** A small label in spaced capitals. */
export const label = (page: Sheet, id: string, what: string, line: Omit<Line, 'voice'>): Text =>
  text(id, labelIn(page.brief.language, what), {
    role: 'label',
    ...styled(page, { voice: 'strong', tracking: writes(what) ? 0.16 : 0, lineHeight: 1.2, ...line }),
    case: 'upper',
  })
/** Scripts that have capitals. */
const writes = (what: string): boolean => /\p{Lu}|\p{Ll}/u.test(what)

/** Copy as a small label: spaced where its letters bear it, never recast. */
export const tag = (page: Sheet, id: string, copy: Copy, line: Omit<Line, 'voice'>): Text =>
  said(page, id, copy, {
    voice: 'strong',
    tracking: writes(copy.text) ? 0.06 : 0,
    lineHeight: 1.2,
    ...line,
  })

/** How wide a line stands, pixels. */
export function wideOf(page: Sheet, what: string, { voice, size, tracking = 0 }: Line): number {
  const { font, weight } = voiceOf(page, voice)
  return page.measure.width(what, { family: page.direction.typography[font], weight }, size, tracking)
}

/** The largest size at which words stand in a room, not beyond `most`. */
export function fitSize(
  page: Sheet,
  what: string,
  room: { width: number; height: number; lines: number; most?: number; voice?: Line['voice']; lineHeight?: number },
): number {
  const { font, weight } = voiceOf(page, room.voice ?? 'display')
  const size = sizeFor(
    page.measure,
    what,
    { family: page.direction.typography[font], weight },
    {
      width: room.width,
      height: room.height,
      lines: room.lines,
      lineHeight: room.lineHeight ?? 1,
      ...(font === 'display' && { tracking: page.direction.displayTracking }),
    },
  )
  return Math.min(room.most ?? Infinity, size)
}

/** A title in its room, trimmed to its capitals. */
export function heading(
  page: Sheet,
  id: string,
  copy: Copy,
  room: {
    width: number
    height: number
    lines: number
    most?: number
    fill: ColourRef
    align?: Align
    lineHeight?: number
  },
): Text {
  const { fill, align, lineHeight = 1.02, ...box } = room
  return copyText(id, copy, {
    font: 'display',
    weight: page.direction.weights.display,
    tracking: page.direction.displayTracking,
    lineHeight,
    trim: true,
    fill,
    width: room.width,
    ...(align && { align }),
    size: Math.max(leastOf(page) * 1.4, fitSize(page, copy.text, { ...box, lineHeight })),
    fit: { min: leastOf(page), lines: room.lines },
    ...(id === 'title' && { element: 'h1' as const }),
  })
}

export interface Fitted {
  node: Frame
  height: number
  scale: number
}

const SCALES = [1.7, 1.5, 1.35, 1.22, 1.1, 1, 0.9, 0.82, 0.74, 0.67, 0.6, 0.54, 0.48, 0.42] as const

/** A block at the largest scale at which it is no taller than its room. Where even the smallest is, it says so. */
export function fitted(page: Sheet, height: number, build: (scale: number) => Frame, most = 1.5): Fitted {
  let found: Fitted | undefined
  for (const scale of SCALES.filter((one) => one <= most)) {
    const node = build(scale)
    found = { node, height: tallOf(page, node), scale }
    if (found.height <= height) return found
  }
  return found ?? { node: build(1), height: 0, scale: 1 }
}

/** A block as it is, and how tall it stands. */
export const measured = <N extends Frame>(page: Sheet, node: N): { node: N; height: number } => ({
  node,
  height: tallOf(page, node),
})

/** A block at a place of the sheet. */
export const placed = (id: string, { x, y, width }: Pick<Area, 'x' | 'y' | 'width'>, nodes: Node[], gap = 0): Frame =>
  column(id, { at: { left: x, top: y }, width, layout: { gap } }, nodes)

/** A field of colour at a place of the sheet. */
export const panel = (
  id: string,
  { x, y, width, height }: Area,
  fill: PaletteRole,
  children: Node[] = [],
  own: Partial<Frame> = {},
): Frame => frame(id, { role: 'panel', fill, at: { left: x, top: y }, width, height, clip: true, ...own }, children)

/** Dots from one word to another. */
export function leader(id: string, width: number, size: number, fill: ColourRef): Vector {
  const [step, tall] = [size * 0.34, Math.max(1.5, size * 0.075)]
  const count = Math.max(0, Math.floor(width / step))
  const from = width - count * step + step / 2
  const r = tall / 2
  const dots = Array.from(
    { length: count },
    (_, i) => `M${(from + i * step - r).toFixed(1)} ${r}a${r} ${r} 0 1 0 ${tall} 0a${r} ${r} 0 1 0 ${-tall} 0Z`,
  )
  return {
    type: 'vector',
    id,
    role: 'rule',
    width,
    height: tall,
    alignSelf: 'end',
    margin: [0, 0, size * 0.27, 0],
    viewBox: [width, tall],
    shapes: dots.length > 0 ? [{ d: dots.join(''), fill }] : [],
  }
}

export const rule = (id: string, fill: ColourRef, thick: number, width?: number, own: Partial<Frame> = {}): Frame =>
  frame(id, { role: 'rule', height: thick, fill, ...(width !== undefined && { width }), ...own })

/**
 * What was given on a line, with its label below: a name over 'Signature', a day over 'Date'. What such a piece needs and
 * nobody gave is a line to write on.
 */
export const filledIn = (
  page: Sheet,
  id: string,
  copy: Copy | undefined,
  what: string,
  { width, size, ground, align }: { width: number; size: number; ground: Ground; align?: Align },
): Frame => {
  const style = { fill: ground.ink, ...(align && { align }) }
  return column(id, { width, layout: { gap: size * 0.55 } }, [
    copy
      ? said(page, `${id}-said`, copy, { size: size * 1.2, voice: 'strong', lines: 2, ...style })
      : frame(`${id}-room`, { height: size * 1.5 }),
    rule(`${id}-line`, ground.ink, Math.max(1.5, size * 0.07)),
    label(page, `${id}-label`, what, { size: size * 0.72, ...style }),
  ])
}

/** So few letters stay on one line. */
const SHORT = 9

/** A label above what it says: the fields of a ticket. */
export const field = (
  page: Sheet,
  id: string,
  what: string,
  copies: readonly Copy[],
  own: { size: number; ground: Ground; width: number; align?: Align },
): Frame =>
  column(id, { width: own.width, layout: { gap: own.size * 0.22 } }, [
    label(page, `${id}-label`, what, {
      size: own.size * 0.56,
      fill: own.ground.ink,
      ...(own.align && { align: own.align }),
    }),
    ...(copies.length > 0
      ? copies.map((copy, i) =>
          said(page, `${id}-${i + 1}`, copy, {
            size: own.size,
            fill: own.ground.ink,
            voice: 'large',
            lineHeight: 1.12,
            lines: copy.text.length < SHORT ? 1 : 2,
            width: own.width,
            ...(own.align && { align: own.align }),
          }),
        )
      : [
          rule(`${id}-line`, own.ground.ink, Math.max(1.5, own.size * 0.06), undefined, {
            margin: [own.size, 0, 0, 0],
          }),
        ]),
  ])

/** What small words want of their ground: a ratio (WCAG 2.2, 1.4.3) and lightness contrast (APCA), with air. */
const [RATIO, LIGHTNESS] = [4.6, 63]

/** Colours besides the ink in which small words read on a ground; the ink where there is none. Two, so that both colours that were asked for are seen. */
export function coloursOn({ direction: { palette } }: Sheet, ground: Ground): [PaletteRole, PaletteRole] {
  const roles: PaletteRole[] = ['accent', 'secondary']
  const good = roles.filter(
    (role) =>
      role !== ground.fill &&
      contrast(palette[role], palette[ground.fill]) >= RATIO &&
      Math.abs(apca(palette[role], palette[ground.fill])) >= LIGHTNESS,
  )
  const [first = ground.ink, second = first] = good
  return [first, second]
}

export { column, frame, row }
