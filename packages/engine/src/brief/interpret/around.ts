/** Things that a prompt strews over the sheet, or sets round its edges or into its corners: 'small stars scattered', 'a border of roses'. */
import { ABOUT, BORDERS, EDGES, ROWS, STREWN } from '../words/around.ts'

export type CornerName = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

export interface Around {
  how: 'strewn' | 'edges' | 'corners'
  /** Which of the corners, where it is corners. */
  corners: readonly CornerName[]
}

const any = (words: readonly string[]): string => `(?:${words.join('|')})`
/** Words that begin within so many characters, in the same sentence: before any of these marks. */
const soon = (most: number, marks: string, pattern: string): RegExp =>
  new RegExp(`^[^${marks}]{0,${most}}\\b${pattern}\\b`, 'i')

const ROW = `(${Object.keys(ROWS).join('|')})`
const strewn = soon(24, `.;,'"`, any(STREWN))
const about = soon(40, `.;,'"`, `(?:around|surrounding) (?:the |this )?${any(ABOUT)}`)
const along = soon(40, `.;'"`, `(?:around|along) (?:all )?(?:the |its )?${any(EDGES)}`)
const bordering = soon(16, `.;,'"`, 'border')
const borderOf = new RegExp(`\\b${any(BORDERS)} (?:of|made of|with)\\b[^.;'"]{0,48}$`, 'i')
const inCorners = soon(24, `.;'"`, `(?:in|at|on) (?:the |all |each |both )?(?:four |two )?(?:${ROW}[ -])?corners`)
const inTwo = soon(24, `.;'"`, `(?:at|in|on) the ${ROW}[ -]left and (?:(?:the )?${ROW}[ -])?right`)

const rowOf = (word: string | undefined) => (word === undefined ? undefined : ROWS[word.toLowerCase()])

/** Which corners are told behind a thing's name; all of them where none is picked. */
function cornersIn(behind: string): readonly CornerName[] | undefined {
  const two = inTwo.exec(behind)
  if (two) {
    const left = rowOf(two[1]) ?? 'top'
    return [`${left}-left`, `${rowOf(two[2]) ?? left}-right`]
  }
  const found = inCorners.exec(behind)
  if (!found) return undefined
  const row = rowOf(found[1])
  const rows = row ? [row] : (['top', 'bottom'] as const)
  return rows.flatMap((one) => [`${one}-left` as const, `${one}-right` as const])
}

/**
 * How a thing is to go round the rest of the sheet, if it is.
 * @param name what the prompt calls it, as it stands there
 */
export function aroundIn(prompt: string, name: string): Around | undefined {
  const from = prompt.indexOf(name)
  if (from < 0) return undefined
  const behind = prompt.slice(from + name.length)
  if (strewn.test(behind) || about.test(behind)) return { how: 'strewn', corners: [] }
  const corners = cornersIn(behind)
  if (corners) return { how: 'corners', corners }
  const rimmed = along.test(behind) || bordering.test(behind) || borderOf.test(prompt.slice(0, from))
  return rimmed ? { how: 'edges', corners: [] } : undefined
}
