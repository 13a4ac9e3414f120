/** What is to stand where: blocks of words by the rows and columns of the sheet, and the picture apart from them. */
import type { Brief, Corner } from '../../../brief/types.ts'
import { isOfText } from '../../../critic/placement.ts'
import { type Group, groupParts, type Part, PICTURES } from './groups.ts'

export type Third = 0 | 1 | 2

/** Words that stand together; pictures among them stand beside words. */
export interface Block {
  row: Third
  column: Third
  lines: Part[][]
}

export interface Told {
  blocks: Block[]
  /** A picture that has a room of its own. */
  picture?: Part
}

const ROWS: readonly (readonly Corner[])[] = [
  ['top-left', 'top', 'top-right'],
  ['left', 'centre', 'right'],
  ['bottom-left', 'bottom', 'bottom-right'],
]
const third = (index: number): Third => (index <= 0 ? 0 : index === 1 ? 1 : 2)
const rowOf = (at: Corner): Third => third(ROWS.findIndex((row) => row.includes(at)))
const columnOf = (at: Corner): Third => third((ROWS[rowOf(at)] ?? []).indexOf(at))

const isPicture = ({ role }: Part): boolean => PICTURES.includes(role)
/** A line that is a picture alone; attached logos stand with the words. */
const isPictureLine = (line: readonly Part[], { picture }: Brief): boolean =>
  line.length === 1 && line.every(isPicture) && picture?.treatAs !== 'logo'

/** Whether the brief itself puts a text into the very middle. */
const isCentred = ({ placements }: Brief, line: readonly Part[]): boolean =>
  line.some(({ role, copy }) =>
    placements.some(({ at, target, text }) => at === 'centre' && target === role && isOfText(text, copy?.text)),
  )

/** The words of a zone before and after its picture: they make it room. */
function around(brief: Brief, { lines, at }: Group & { at: Corner }, index: number): Block[] {
  const [row, column] = [rowOf(at), columnOf(at)]
  const own = (some: Part[][], moved: Third): Third => (some.some((line) => isCentred(brief, line)) ? 1 : moved)
  const [before, after] = [lines.slice(0, index), lines.slice(index + 1)]
  return [
    { row: own(before, row === 1 ? 0 : row), column, lines: before },
    { row: own(after, 2), column, lines: after },
  ]
}

/** Blocks of one place as one. */
function merged(blocks: readonly Block[]): Block[] {
  const result: Block[] = []
  for (const block of blocks.filter(({ lines }) => lines.length > 0)) {
    const there = result.find(({ row, column }) => row === block.row && column === block.column)
    if (there) there.lines.push(...block.lines)
    else result.push({ ...block })
  }
  return result
}

/** The parts of a brief by their places. `pictured`: whether a picture is shown that nobody placed. */
export function blocksOf(brief: Brief, pictured: boolean): Told {
  let picture: Part | undefined
  const blocks = groupParts(brief, pictured).flatMap((zone): Block[] => {
    const index = picture ? -1 : zone.lines.findIndex((line) => isPictureLine(line, brief))
    const [part] = zone.lines[index] ?? []
    if (!part) return [{ row: rowOf(zone.at), column: columnOf(zone.at), lines: zone.lines }]
    picture = part
    return around(brief, zone, index)
  })
  // In reading order.
  const ordered = merged(blocks).toSorted((a, b) => a.row - b.row || a.column - b.column)
  return { blocks: ordered, ...(picture && { picture }) }
}

export const partsIn = ({ lines }: Block): Part[] => lines.flat()
