/** The product's own drawings beside those of the set: SVG files of this folder, and groups of the set's own people. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'drawings')

/** The drawings of each file: a group of a name is a figure. Comments and what is between the groups are left. */
export function ownDrawings(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.svg'))) {
    const text = readFileSync(join(FOLDER, file), 'utf8')
    for (const line of text.split('\n')) {
      const [, name, body] = /^<g id="([a-z-]+)">(.*)<\/g>$/.exec(line) ?? []
      if (name && body) found.set(name, body)
    }
  }
  return found
}

/** Somebody of the set, its middle and its foot in the square, and its size as a share of it. */
type Member = readonly [figure: string, x: number, foot: number, size: number]

/** People who belong together, back to front. */
export const GROUPS: Record<string, readonly Member[]> = {
  couple: [
    ['man-standing', 46, 124, 0.94],
    ['woman-standing', 82, 125, 0.9],
  ],
  family: [
    ['man-standing', 34, 122, 0.92],
    ['woman-standing', 94, 122, 0.88],
    ['person-standing', 64, 126, 0.6],
  ],
  friends: [
    ['woman-standing', 50, 118, 0.76],
    ['man-standing', 80, 118, 0.78],
    ['person-standing', 24, 124, 0.8],
    ['woman-standing', 106, 124, 0.78],
    ['man-standing', 64, 127, 0.84],
  ],
  'dancing-couple': [
    ['man-dancing', 40, 122, 0.8],
    ['woman-dancing', 88, 124, 0.8],
  ],
}

const SIDE = 128

/** A group as one drawing. `bodyOf`: what the set draws of somebody. */
export const grouped = (members: readonly Member[], bodyOf: (figure: string) => string): string =>
  members
    .map(
      ([figure, x, foot, size]) =>
        `<g transform="translate(${x - (SIDE * size) / 2} ${foot - SIDE * size}) scale(${size})">${bodyOf(figure)}</g>`,
    )
    .join('')
