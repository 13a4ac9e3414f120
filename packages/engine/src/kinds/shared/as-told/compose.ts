/** Compositions that do as they were told: every part in the zone, beside the part and in the size that the prompt states. */
import type { Corner } from '../../../brief/types.ts'
import { column, frame, row, scene } from '../../../scene/build.ts'
import type { Frame, Insets, Node, Scene, Text } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { type Sheet, sheetOf } from '../sheet.ts'
import { field } from '../subject.ts'
import { type Group, groupParts, PICTURES } from './groups.ts'
import { type Measures, partNodes } from './parts.ts'

/** What a treatment adds around the parts. */
export type Ornament = 'plain' | 'frame' | 'edge' | 'rules' | 'pattern'

const ROWS: Corner[][] = [
  ['top-left', 'top', 'top-right'],
  ['left', 'centre', 'right'],
  ['bottom-left', 'bottom', 'bottom-right'],
]
const ALIGN = ['start', 'center', 'end'] as const

function measuresOf({ brief, width, height, u: mean }: Sheet): Measures {
  const u = Math.min(mean, height * 0.023, width * 0.0175)
  if (brief.kind === 'business-card')
    return {
      u,
      title: u * 10.5,
      text: u * 4.1,
      smallest: Math.max(u * 2.9, Math.max(width, height) * 0.0238),
      picture: u * 17,
      lines: 2,
    }
  if (brief.kind === 'poster')
    return { u, title: u * 13, text: u * 3.2, smallest: Math.max(12, u * 1.6), picture: u * 38, lines: 4 }
  const tiny = Math.min(width, height) < 130
  return {
    u,
    title: tiny ? height * 0.34 : u * 10,
    text: Math.max(11, tiny ? height * 0.17 : u * 3.6),
    smallest: tiny ? 9 : 11,
    picture: Math.min(height * 0.5, u * 30),
    lines: tiny ? 2 : 3,
  }
}

function cell(
  sheet: Sheet,
  zone: Group & { at: Corner },
  columnIndex: 0 | 1 | 2,
  alone: boolean,
  measures: Measures,
): Frame {
  const align: Text['align'] = ALIGN[columnIndex]
  const lines = zone.lines.flatMap((line, lineIndex): Node[] => {
    const nodes = line.flatMap((part, index) =>
      partNodes(
        sheet,
        part,
        `${zone.at}-${part.role}-${lineIndex + 1}${index > 0 ? `-${index + 1}` : ''}`,
        measures,
        align,
        line.length > 1 || (sheet.brief.kind === 'business-card' && zone.lines.length > 2),
      ),
    )
    if (nodes.length < 2) return nodes
    return [row(`${zone.at}-line-${lineIndex + 1}`, { layout: { gap: measures.title * 0.4, align: 'center' } }, nodes)]
  })
  return column(
    `zone-${zone.at}`,
    {
      role: 'group',
      ...(alone ? { width: '100%' as const } : { width: 'fill' as const }),
      layout: { gap: measures.text * 0.5, align },
    },
    lines,
  )
}

function rows(sheet: Sheet, measures: Measures, withPicture: boolean): (Frame | undefined)[] {
  const zones = groupParts(sheet.brief, withPicture)
  return ROWS.map((corners, index) => {
    const there = corners.map((at) => zones.find((zone) => zone.at === at))
    const filled = there.filter((zone) => zone !== undefined)
    if (filled.length === 0) return undefined
    const cells = there.flatMap((zone, columnIndex) => {
      if (zone) return [cell(sheet, zone, columnIndex as 0 | 1 | 2, filled.length === 1, measures)]
      // An empty cell keeps the middle in the middle.
      return filled.length > 1 && (there[1] || columnIndex !== 1) && !(there[1] === undefined && columnIndex === 1)
        ? [frame(`zone-empty-${index}-${columnIndex}`, { width: 'fill' })]
        : []
    })
    return row(
      `row-${['top', 'middle', 'bottom'][index]}`,
      { layout: { gap: measures.u * 4, align: index === 0 ? 'start' : index === 1 ? 'center' : 'end' } },
      cells,
    )
  })
}

function ornaments(sheet: Sheet, ornament: Ornament): Node[] {
  const { width, height, u, margin } = sheet
  const refuses = (what: 'border' | 'pattern') => sheet.brief.negatives.some((negative) => negative.what === what)
  if (ornament === 'frame' && !refuses('border')) {
    const inset = margin * 0.5
    return [
      frame('border', {
        role: 'frame',
        at: { left: inset, top: inset, right: inset, bottom: inset },
        stroke: { paint: 'accent', width: Math.max(1.5, u * 0.3) },
      }),
    ]
  }
  if (ornament === 'edge')
    return [frame('edge', { role: 'band', at: { left: 0, top: 0, bottom: 0 }, width: margin * 0.36, fill: 'accent' })]
  if (ornament === 'pattern' && !refuses('pattern')) {
    const size = Math.round(Math.min(width, height) * 0.4)
    const corner = frame(
      'corner',
      { role: 'pattern', at: { right: 0, top: (height - size) / 2 }, width: size * 0.5, height: size, clip: true },
      field(sheet, size, size, ['surface', 'surface', 'surface'], { at: { left: 0, top: 0 } }),
    )
    return [corner]
  }
  return []
}

/** The composition, in one of its treatments. */
export function composeAsTold(composition: Composition, ornament: Ornament): Scene {
  const sheet = sheetOf(composition)
  const { brief, direction, u } = sheet
  const measures = measuresOf(sheet)
  const told = brief.placements.some(({ target }) => PICTURES.includes(target))
  const [top, middle, bottom] = rows(
    sheet,
    measures,
    told || (brief.kind === 'poster' && brief.subject.objects.length > 0),
  )
  const rule = (id: string, margin: Insets): Frame[] =>
    ornament === 'rules' ? [frame(id, { role: 'rule', height: Math.max(1.5, u * 0.22), fill: 'accent', margin })] : []
  return scene(brief, direction, [
    {
      name: 'front',
      root: column('root', { fill: 'paper', clip: true, layout: { padding: sheet.margin, gap: measures.u * 2.4 } }, [
        ...ornaments(sheet, ornament),
        ...(top ? [top, ...rule('rule-top', [measures.title * 0.2, 0, 0, 0])] : []),
        column('middle', { height: 'fill', layout: { justify: 'center' } }, middle ? [middle] : []),
        ...(bottom ? [...rule('rule-bottom', 0), bottom] : []),
      ]),
    },
  ])
}
