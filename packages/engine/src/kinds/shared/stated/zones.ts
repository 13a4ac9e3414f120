/** The nine zones of a sheet as rows of cells. */
import { nth } from '../../../base/items.ts'
import type { Corner, Form } from '../../../brief/types.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import type { Sheet } from '../sheet.ts'
import { figureFrame, roomInFigure } from './figures.ts'
import { paintOf, roomInHalf } from './forms.ts'
import { figureOf, type Group, groupParts, type Part, PICTURES } from './groups.ts'
import { heightOf, type Measures, partNodes, widthOf } from './parts.ts'
import { fillsRoom, slot } from './picture.ts'

export const ROWS: Corner[][] = [
  ['top-left', 'top', 'top-right'],
  ['left', 'centre', 'right'],
  ['bottom-left', 'bottom', 'bottom-right'],
]
const ALIGN = ['start', 'center', 'end'] as const

/** So few texts may be set larger. */
const FEW = 5

export type SheetMeasures = Omit<Measures, 'ground' | 'cell'>

export function measuresOf({ brief, width, height, u: mean }: Sheet): SheetMeasures {
  const u = Math.min(mean, height * 0.023, width * 0.0175)
  if (brief.kind === 'business-card')
    return {
      u,
      title: u * 10.5,
      titleHeight: u * 25,
      most: 1.7,
      second: u * 4.1,
      text: u * 4.1,
      smallest: Math.max(u * 2.9, Math.max(width, height) * 0.0238),
      picture: u * 17,
      lines: 2,
    }
  if (brief.kind === 'poster')
    return {
      u,
      title: u * 15,
      titleHeight: height * 0.3,
      most: 2.4,
      second: u * (brief.copy.length <= FEW ? 4.4 : 3.8),
      text: u * 2.6,
      smallest: Math.max(12, u * 1.6),
      picture: u * 38,
      lines: 4,
    }
  const tiny = Math.min(width, height) < 130
  return {
    u,
    title: tiny ? height * 0.34 : u * 11,
    titleHeight: (tiny ? height * 0.34 : u * 11) * 2.4,
    most: 1.7,
    second: Math.max(11, tiny ? Math.min(height * 0.24, width * 0.12) : u * (brief.copy.length <= FEW ? 6 : 5)),
    text: Math.max(11, tiny ? height * 0.17 : u * 4.4),
    smallest: tiny ? 9 : 11,
    picture: Math.min(height * 0.5, u * 30),
    lines: tiny ? 2 : 3,
  }
}

const rowIndexOf = (at: Corner): number => ROWS.findIndex((corners) => corners.includes(at))

/** The picture of a zone that takes the room that is left, if it has one. */
const slotIn = (sheet: Sheet, zone: Group & { at: Corner }) =>
  zone.lines.flatMap((line) => (line.length === 1 ? line : [])).find((part) => fillsRoom(sheet, part, zone.at))

/** Whether a row holds such a picture: then it is as tall as the others let it be. */
export const isOpen = (sheet: Sheet, { zones }: Stated, index: number): boolean =>
  zones.some((zone) => rowIndexOf(zone.at) === index && slotIn(sheet, zone) !== undefined)

/** The width that words have in a cell; 0 where its neighbours decide. */
function roomOf(
  { brief }: Sheet,
  columnIndex: 0 | 1 | 2,
  inner: number,
  alone: '100%' | 'fill' | 'hug' | undefined,
  cell: number,
): number {
  if (!alone) return brief.kind === 'poster' ? cell : 0
  if (columnIndex === 1) return inner
  // Set to one side a title ends before the other side begins.
  return inner * (alone === 'fill' ? (brief.kind === 'poster' ? 0.52 : 0.64) : brief.kind === 'poster' ? 0.77 : 0.72)
}

/** A room of words (0 where its neighbours decide) that ends at a limit. */
const within = (room: number, limit: number): number =>
  room > 0 ? Math.min(room, limit) : limit === Infinity ? 0 : limit

/** What a text of a line has of its room beside the others. */
function shared(line: Group['lines'][number], part: Part, room: number, { title }: Measures): number {
  const texts = line.filter(({ copy }) => copy)
  const letters = (one: Part) => (one.copy?.text.length ?? 0) + 2
  const taken = (line.length - texts.length) * title * 1.3 + (line.length - 1) * title * LINE_GAP
  return ((room - taken) * letters(part)) / texts.reduce((sum, one) => sum + letters(one), 0)
}

/** Between what stands side by side, × the title's size. */
const LINE_GAP = 0.4

function cell(
  sheet: Sheet,
  zone: Group & { at: Corner },
  columnIndex: 0 | 1 | 2,
  width: '100%' | 'fill' | 'hug',
  measures: Measures,
  inner: number,
  besideSmall: boolean,
  below: number,
  panelled: boolean,
): Frame {
  const align = nth(ALIGN, columnIndex)
  const side = columnIndex === 1 ? Infinity : roomInHalf(sheet)
  const room = within(
    panelled && width === '100%'
      ? inner
      : roomOf(sheet, columnIndex, inner, width === '100%' || besideSmall ? width : undefined, measures.cell),
    side,
  )
  const open = slotIn(sheet, zone)
  const onlyPicture = zone.lines.flat().every(({ role }) => PICTURES.includes(role))
  const own = onlyPicture ? { ...measures, picture: Math.max(measures.picture, measures.pictureAlone ?? 0) } : measures
  const hasPicture = zone.lines.some((line) => line.every(({ role }) => PICTURES.includes(role)))
  const lines = zone.lines.flatMap((line, lineIndex): Node[] => {
    if (open && line.some((part) => part === open)) return [slot(sheet, zone.at, open, measures, align)]
    const figure = heldBy(sheet, line)
    if (figure)
      return heldBy(sheet, zone.lines[lineIndex - 1]) === figure ? [] : inFigure(sheet, zone, figure, measures)
    const nodes = line.flatMap((part, index) =>
      partNodes(
        sheet,
        part,
        `${zone.at}-${part.role}-${lineIndex + 1}${index > 0 ? `-${index + 1}` : ''}`,
        own,
        align,
        line.length > 1 || (sheet.brief.kind === 'business-card' && zone.lines.length > 2),
        line.length === 1 ? room : sheet.brief.kind === 'poster' ? shared(line, part, room, measures) : 0,
      ),
    )
    if (nodes.length < 2) return nodes
    return [
      row(`${zone.at}-line-${lineIndex + 1}`, { layout: { gap: measures.title * LINE_GAP, align: 'center' } }, nodes),
    ]
  })
  const [above, under] = open ? balance(sheet, zone, open, measures, room, below) : [0, 0]
  return column(
    `zone-${zone.at}`,
    {
      role: 'group',
      width,
      layout: open
        ? { gap: measures.u * 4, align, padding: [above, 0, under, 0] }
        : {
            gap:
              measures.text * (hasPicture && zone.lines.length > 1 ? 1.2 : sheet.brief.kind === 'poster' ? 0.8 : 0.5),
            align,
            justify: nth(ALIGN, rowIndexOf(zone.at)),
          },
    },
    lines,
  )
}

/** The figure that holds a line. */
const heldBy = ({ brief }: Sheet, line: Part[] | undefined) =>
  line?.length === 1 && line[0] ? figureOf(brief, line[0]) : undefined

/** All that a figure holds of a zone, in the figure. */
function inFigure(sheet: Sheet, zone: Group & { at: Corner }, form: Form, measures: Measures): Node[] {
  const all = zone.lines.filter((line) => heldBy(sheet, line) === form).map(([part]) => part as Part)
  // A form made for one text is filled by it.
  const held = all.map((part): Part => (all.length === 1 && part.copy ? { size: 'large', ...part } : part))
  const room = roomInFigure(sheet, form)
  const words = held.flatMap((part, index) =>
    partNodes(sheet, part, `${zone.at}-${part.role}-held-${index + 1}`, measures, 'center', false, room),
  )
  const size: [number, number] = [
    Math.max(...held.map((part) => widthOf(sheet, part, measures, room))),
    held.reduce((sum, part) => sum + heightOf(sheet, part, measures, room), 0),
  ]
  return [figureFrame(sheet, form, paintOf(sheet, form), words, size)]
}

/**
 * What is to stand in the very middle, with its picture below or above, has room on the other side: [above, below], pixels.
 * `below`: how tall the rows under it stand.
 */
function balance(
  sheet: Sheet,
  { at, lines }: Group & { at: Corner },
  open: Part,
  measures: Measures,
  room: number,
  below: number,
): [number, number] {
  const parts = lines.map(([first]) => first)
  const meant = (part: Part | undefined) =>
    part?.copy && sheet.brief.placements.some((wish) => wish.at === 'centre' && wish.target === part.role)
  const index = at === 'centre' ? parts.findIndex(meant) : -1
  const part = parts[index]
  if (!part) return [0, 0]
  const half = heightOf(sheet, part, measures, room) / 2
  if (index < parts.indexOf(open)) return [Math.max(0, sheet.height * MIDDLE - half - sheet.margin), 0]
  const after = parts
    .slice(index + 1)
    .reduce((sum, one) => sum + (one?.copy ? heightOf(sheet, one, measures, room) + measures.u * 4 : 0), below)
  return [0, Math.max(0, sheet.height * MIDDLE - half - after - measures.u * 3)]
}
/** Where the middle of such a text stands, of the sheet's height from the side of its room. */
const MIDDLE = 0.43

export type Place = 'top' | 'middle' | 'bottom'
export const PLACES: Place[] = ['top', 'middle', 'bottom']

export interface Stated {
  zones: (Group & { at: Corner })[]
  /** Which side no part stands on: a strip of pattern may take it. */
  free: 'left' | 'right' | 'none'
  /** The other side is a picture's: words have all that is left. */
  panelled?: true
}

/** A picture at the foot, between words in its corners, has the room above them: there it is as wide as the sheet. */
function raised(sheet: Sheet, zones: Stated['zones']): Stated['zones'] {
  const foot = zones.find((zone) => zone.at === 'bottom')
  const [, middle, bottom] = ROWS as [Corner[], Corner[], Corner[]]
  const cornered = zones.some(({ at }) => at !== 'bottom' && bottom.includes(at))
  if (!foot || !cornered || zones.some(({ at }) => middle.includes(at))) return zones
  const isPicture = foot.lines.length === 1 && slotIn(sheet, foot) !== undefined
  return isPicture ? zones.map((zone) => (zone === foot ? { ...zone, at: 'centre' } : zone)) : zones
}

/** Wider than this times its height, a sheet holds words and a picture side by side. */
const WIDE = 1.2

/** The corner of the head that words from one side leave free. */
const opposite = ([only, other]: ((Group & { at: Corner }) | undefined)[]): Corner | undefined =>
  other || !only ? undefined : only.at === 'left' ? 'top-right' : 'top-left'

/** On a sheet that is not wide, words at one side and a picture at the other are not squeezed side by side: the words stand higher. */
function stepped(sheet: Sheet, zones: Stated['zones']): Stated['zones'] {
  const [top] = ROWS as [Corner[], Corner[], Corner[]]
  const [left, centre, right] = (['left', 'centre', 'right'] as const).map((at) => zones.find((zone) => zone.at === at))
  const isPicture = (zone?: Group & { at: Corner }) =>
    zone !== undefined && zone.lines.length === 1 && slotIn(sheet, zone) !== undefined
  const words = isPicture(centre)
    ? [left, right]
    : centre
      ? []
      : isPicture(right)
        ? [left]
        : isPicture(left)
          ? [right]
          : []
  const moved = words.filter((zone) => zone?.lines.flat().every(({ copy }) => copy))
  // A strip of words above the picture, where nothing stands there yet.
  if (sheet.width >= sheet.height * WIDE || zones.some(({ at }) => top.includes(at) && at !== opposite(moved)))
    return zones
  return zones.map((zone) => (moved.includes(zone) ? { ...zone, at: zone === left ? 'top-left' : 'top-right' } : zone))
}

export function statedOf(sheet: Sheet, withPicture: boolean): Stated {
  const zones = stepped(sheet, raised(sheet, groupParts(sheet.brief, withPicture)))
  const on = (columnIndex: number) => zones.some(({ at }) => ROWS.some((corners) => corners[columnIndex] === at))
  return { zones, free: !on(2) ? 'right' : !on(0) ? 'left' : 'none' }
}

export function rowOf(
  sheet: Sheet,
  stated: Stated,
  index: number,
  rowMeasures: Omit<Measures, 'cell'>,
  inner: number,
  /** How tall the rows under it stand. */
  below: number,
): Frame | undefined {
  const { zones, panelled = false } = stated
  const there = nth(ROWS, index).map((at) => zones.find((zone) => zone.at === at))
  const filled = there.filter((zone) => zone !== undefined)
  if (filled.length === 0) return undefined
  const count = filled.length === 1 ? 1 : there[1] ? 3 : 2
  const measures = { ...rowMeasures, cell: (inner - (count - 1) * rowMeasures.u * 4) / count }
  // Of two cells one that holds a call or a picture takes what it needs and leaves the rest to the words.
  const small = ({ lines, at }: Group & { at: Corner }) =>
    lines.length === 1 &&
    lines
      .flat()
      .every(
        (part) =>
          part.role === 'cta' ||
          figureOf(sheet.brief, part) ||
          (PICTURES.includes(part.role) && !fillsRoom(sheet, part, at)),
      )
  const opposite = filled.length === 2 && !there[1] ? filled.find(small) : undefined
  const yields = (zone: Group) => zone === opposite
  const cells = there.flatMap((zone, columnIndex) => {
    if (zone) {
      const width = filled.length === 1 ? '100%' : yields(zone) ? 'hug' : 'fill'
      return [
        cell(sheet, zone, columnIndex as 0 | 1 | 2, width, measures, inner, opposite !== undefined, below, panelled),
      ]
    }
    // An empty cell keeps the middle in the middle.
    return filled.length > 1 && there[1] && columnIndex !== 1
      ? [frame(`zone-empty-${index}-${columnIndex}`, { width: 'fill' })]
      : []
  })
  const open = isOpen(sheet, stated, index)
  // A picture in the middle of the head or the foot is not squeezed between the words of the corners: they have a line of their own.
  const middle = there[1]
  if (index !== 1 && filled.length > 1 && middle && slotIn(sheet, middle)) {
    const corners = row(`row-${PLACES[index]}-corners`, { layout: { gap: measures.u * 4 } }, [
      ...cells.slice(0, 1),
      ...cells.slice(2),
    ])
    const picture = cell(sheet, middle, 1, '100%', { ...measures, cell: inner }, inner, false, below, false)
    return column(
      `row-${PLACES[index]}`,
      { height: 'fill', layout: { gap: measures.u * 2 } },
      index === 0 ? [corners, { ...picture, height: 'fill' }] : [{ ...picture, height: 'fill' }, corners],
    )
  }
  return row(
    `row-${PLACES[index]}`,
    {
      ...(open && { height: 'fill' as const }),
      layout: { gap: measures.u * 4, align: open ? 'stretch' : nth(ALIGN, index) },
    },
    cells,
  )
}
