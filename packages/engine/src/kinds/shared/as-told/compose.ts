/** Compositions that do as they were told: every part in the zone, beside the part and in the size that the prompt states. */
import type { Brief, Corner } from '../../../brief/types.ts'
import { illustrates } from '../../../imagery/illustrations/registry.ts'
import { column, frame, row, scene } from '../../../scene/build.ts'
import type { Frame, Node, Scene, Text } from '../../../scene/types.ts'
import type { Composition } from '../../types.ts'
import { GROUNDS, type Ground, type Sheet, sheetOf } from '../sheet.ts'
import { type Group, groupParts, PICTURES } from './groups.ts'
import { artwork, backdrop, borders, drawing, footBand, motifField, type Ornament } from './ornaments.ts'
import { FACTOR, type Measures, partNodes } from './parts.ts'

const ROWS: Corner[][] = [
  ['top-left', 'top', 'top-right'],
  ['left', 'centre', 'right'],
  ['bottom-left', 'bottom', 'bottom-right'],
]
const ALIGN = ['start', 'center', 'end'] as const

function measuresOf({ brief, width, height, u: mean }: Sheet): Omit<Measures, 'ground' | 'cell'> {
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
    return { u, title: u * 15, text: u * 2.9, smallest: Math.max(12, u * 1.6), picture: u * 38, lines: 4 }
  const tiny = Math.min(width, height) < 130
  return {
    u,
    title: tiny ? height * 0.34 : u * 11,
    text: Math.max(11, tiny ? height * 0.17 : u * 4.4),
    smallest: tiny ? 9 : 11,
    picture: Math.min(height * 0.5, u * 30),
    lines: tiny ? 2 : 3,
  }
}

function cell(
  sheet: Sheet,
  zone: Group & { at: Corner },
  columnIndex: 0 | 1 | 2,
  width: '100%' | 'fill' | 'hug',
  measures: Measures,
  inner: number,
  besideSmall: boolean,
): Frame {
  const align: Text['align'] = ALIGN[columnIndex]
  const roomy = width === '100%' || besideSmall
  const lines = zone.lines.flatMap((line, lineIndex): Node[] => {
    const nodes = line.flatMap((part, index) =>
      partNodes(
        sheet,
        part,
        `${zone.at}-${part.role}-${lineIndex + 1}${index > 0 ? `-${index + 1}` : ''}`,
        measures,
        align,
        line.length > 1 || (sheet.brief.kind === 'business-card' && zone.lines.length > 2),
        // Set to one side a title ends before the other side begins.
        roomy && line.length === 1 ? inner * (columnIndex === 1 ? 1 : width === 'fill' ? 0.64 : 0.72) : 0,
      ),
    )
    if (nodes.length < 2) return nodes
    return [row(`${zone.at}-line-${lineIndex + 1}`, { layout: { gap: measures.title * 0.4, align: 'center' } }, nodes)]
  })
  return column(
    `zone-${zone.at}`,
    {
      role: 'group',
      width,
      layout: { gap: measures.text * 0.5, align },
    },
    lines,
  )
}

type Place = 'top' | 'middle' | 'bottom'
const PLACES: Place[] = ['top', 'middle', 'bottom']

interface Told {
  zones: (Group & { at: Corner })[]
  /** Which side no part stands on: a strip of pattern may take it. */
  free: 'left' | 'right' | 'none'
}

function toldOf(sheet: Sheet, withPicture: boolean): Told {
  const zones = groupParts(sheet.brief, withPicture)
  const on = (columnIndex: number) => zones.some(({ at }) => ROWS.some((corners) => corners[columnIndex] === at))
  return { zones, free: !on(2) ? 'right' : !on(0) ? 'left' : 'none' }
}

function rowOf(
  sheet: Sheet,
  { zones }: Told,
  index: number,
  rowMeasures: Omit<Measures, 'cell'>,
  inner: number,
): Frame | undefined {
  const there = (ROWS[index] as Corner[]).map((at) => zones.find((zone) => zone.at === at))
  const filled = there.filter((zone) => zone !== undefined)
  if (filled.length === 0) return undefined
  const count = filled.length === 1 ? 1 : there[1] ? 3 : 2
  const measures = { ...rowMeasures, cell: (inner - (count - 1) * rowMeasures.u * 4) / count }
  // Of two cells one that holds a call or a picture takes what it needs and leaves the rest to the words.
  const small = ({ lines }: Group) =>
    lines.length === 1 && lines.flat().every(({ role }) => role === 'cta' || PICTURES.includes(role))
  const opposite = filled.length === 2 && !there[1] ? filled.find(small) : undefined
  const yields = (zone: Group) => zone === opposite
  const cells = there.flatMap((zone, columnIndex) => {
    if (zone) {
      const width = filled.length === 1 ? '100%' : yields(zone) ? 'hug' : 'fill'
      return [cell(sheet, zone, columnIndex as 0 | 1 | 2, width, measures, inner, opposite !== undefined)]
    }
    // An empty cell keeps the middle in the middle.
    return filled.length > 1 && there[1] && columnIndex !== 1
      ? [frame(`zone-empty-${index}-${columnIndex}`, { width: 'fill' })]
      : []
  })
  return row(
    `row-${PLACES[index]}`,
    { layout: { gap: measures.u * 4, align: index === 0 ? 'start' : index === 1 ? 'center' : 'end' } },
    cells,
  )
}

/** Whether nothing but a picture that was not placed stands in the middle: it may give way. */
const isLoose = ({ zones }: Told, placed: boolean): boolean =>
  !placed &&
  zones
    .filter(({ at }) => (ROWS[1] as Corner[]).includes(at))
    .every(({ lines }) => lines.flat().every(({ role }) => PICTURES.includes(role)))

/** About how tall the words of the three rows stand: titles at their largest. */
function rowHeights({ zones }: Told, sizes: ReturnType<typeof measuresOf>, margin: number): [number, number, number] {
  const tallOf = (line: Group['lines'][number]) =>
    Math.max(
      ...line.map(({ role, size }) =>
        role === 'brand' || role === 'headline' ? sizes.title * 2.4 * (size ? FACTOR[size] : 1) : sizes.text * 1.9,
      ),
    )
  const inRow = (index: number) =>
    Math.max(
      0,
      ...zones
        .filter(({ at }) => (ROWS[index] as Corner[]).includes(at))
        .map(({ lines }) =>
          lines
            .filter((line) => line.every(({ role }) => !PICTURES.includes(role)))
            .reduce((sum, line) => sum + tallOf(line), margin),
        ),
    )
  return [inRow(0), inRow(1), inRow(2)]
}

/** Colours asked for texts or for the ground leave no other ground under the words. */
const groundAsked = ({ colours }: Brief): boolean =>
  colours.some(({ target }) => target !== 'any' && target !== 'accent' && target !== 'cta' && target !== 'button')

/** Where two colours were asked for without saying what for, the second one is seen along the head. */
function secondEdge({ brief, width, u }: Sheet): Frame[] {
  if (brief.colours.filter(({ target }) => target === 'any').length < 2) return []
  const height = Math.max(2, Math.round(u * 0.9))
  return [frame('second-edge', { role: 'band', at: { left: 0, top: 0 }, width, height, fill: 'secondary' })]
}

/** The composition, in one of its treatments. */
export function composeAsTold(composition: Composition, ornament: Ornament): Scene {
  const sheet = sheetOf(composition)
  const { brief, direction, width, height, margin, random } = sheet
  const sizes = measuresOf(sheet)
  const { u } = sizes
  const placed = brief.placements.some(({ target }) => PICTURES.includes(target))
  const draws = ornament === 'scene' && !placed && illustrates(brief) > 0
  const shows = draws || ((ornament === 'art' || ornament === 'backdrop') && !placed)
  const pictured = placed || (brief.kind === 'poster' && brief.subject.objects.length > 0 && !shows)
  const told = toldOf(sheet, pictured)
  const [above, beside, below] = rowHeights(told, sizes, margin)
  // Between two equal halves, where that leaves the middle its room.
  const even = height - 2 * Math.max(above, below) - beside - margin
  const evenFits = even >= (pictured ? sizes.title : 0) && !isLoose(told, placed)
  const room = evenFits ? even : height - above - beside - below - margin

  const refusesPattern = brief.negatives.some(({ what }) => what === 'pattern')
  const strip = ornament === 'pattern' && told.free !== 'none' && !refusesPattern ? Math.round(width * 0.13) : 0
  const inner = width - 2 * margin - strip
  const coloured: Ground = groundAsked(brief)
    ? GROUNDS.surface
    : random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
  const occupied = PLACES.map((_, index) => told.zones.some(({ at }) => (ROWS[index] as Corner[]).includes(at)))
  // The foot carries the colour; where nothing stands at the foot, the head does.
  const field = ornament !== 'fields' ? undefined : occupied[2] ? 'bottom' : occupied[0] ? 'top' : undefined

  const part = (index: 0 | 1 | 2): Frame | undefined => {
    const place = PLACES[index] as Place
    const ground = field === place ? coloured : GROUNDS.paper
    const content = rowOf(
      sheet,
      told,
      index,
      { ...sizes, picture: Math.min(sizes.picture, Math.max(sizes.title, room)), ground },
      inner,
    )
    if (!content) return undefined
    const near = field === place ? margin * 0.75 : place === 'middle' ? 0 : u * 2
    return column(
      `place-${place}`,
      {
        ...(field === place && { role: 'panel' as const, fill: ground.fill }),
        layout: {
          padding: [place === 'top' ? margin : near, margin, place === 'bottom' ? margin : near, margin],
        },
      },
      [content],
    )
  }
  const [top, middle, bottom] = [part(0), part(1), part(2)]
  const rule = (id: string): Frame[] =>
    ornament === 'rules'
      ? [frame(id, { role: 'rule', height: Math.max(2, u * 0.5), fill: 'accent', margin: [0, margin, 0, margin] })]
      : []
  // What is to stand in the middle stands there exactly, between two equal halves, unless one of them needs more.
  const heavy = [0, 2].some((index) =>
    told.zones
      .filter(({ at }) => (ROWS[index] as Corner[]).includes(at))
      .some(
        ({ lines }) =>
          lines.length > 3 || lines.flat().some(({ role, size }) => PICTURES.includes(role) && size !== 'small'),
      ),
  )
  const head = [...(top ? [top, ...rule('rule-top')] : [])]
  const foot = [...(bottom ? [...rule('rule-bottom'), bottom] : [])]
  // Where nothing was placed the subject fills the room, from edge to edge.
  const art = ornament === 'art' && !placed
  const upper = art && middle && !occupied[0] ? [artwork(sheet, width, height * 0.5)] : []
  const lower = art && middle && occupied[0] && !occupied[2] ? [artwork(sheet, width, height * 0.5)] : []
  const filling = art ? [artwork(sheet, width, height * 0.7)] : draws ? [drawing(sheet, bottom ? 0.5 : 0.6)] : []
  const body = column(
    'told',
    { width: width - strip, height: '100%' },
    middle && !heavy && evenFits
      ? [
          column(
            'upper',
            {
              height: 'fill',
              clip: upper.length > 0,
              layout: upper.length > 0 ? { justify: 'end', padding: [0, 0, margin, 0] } : {},
            },
            [...upper, ...head],
          ),
          middle,
          column(
            'lower',
            {
              height: 'fill',
              clip: lower.length > 0,
              layout: lower.length > 0 ? { padding: [margin, 0, 0, 0] } : { justify: 'end' },
            },
            [...lower, ...foot],
          ),
        ]
      : [
          ...head,
          column(
            'middle',
            { height: 'fill', clip: filling.length > 0 && !middle, layout: { justify: 'center' } },
            middle ? [middle] : filling,
          ),
          ...foot,
        ],
  )
  const band = (): Frame[] =>
    strip > 0
      ? [
          frame(
            'strip',
            { role: 'pattern', width: strip, height: '100%', fill: 'accent', clip: true },
            motifField(sheet, strip, height),
          ),
        ]
      : []
  return scene(brief, direction, [
    {
      name: 'front',
      root: row('root', { fill: 'paper', clip: true }, [
        ...(ornament === 'backdrop' && !placed ? backdrop(sheet, told.free) : []),
        ...(ornament === 'frame' ? borders(sheet) : []),
        ...(occupied[0] || occupied[2] ? [] : footBand(sheet, ornament, coloured)),
        ...(told.free === 'left' ? [...band(), body] : [body, ...band()]),
        ...secondEdge(sheet),
      ]),
    },
  ])
}
