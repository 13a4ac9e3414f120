/** The product's own drawings beside those of the set: SVG files of this folder, variations of the set's, and groups of the set's own people. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'drawings')

/** A drawing on its line; one that varies another says of which, which colours become which, and adds its own shapes on top. */
const DRAWING = /^<g id="([a-z-]+)"(?: data-of="([a-z-]+)"(?: data-tones="([^"]*)")?)?>(.*)<\/g>$/
const OF_TONE = /(#[0-9a-f]{3,6}) (#[0-9a-f]{3,6})/gi

/** The drawings of each file: a group of a name is a figure. Comments and what is between the groups are left. `ofSet`: what the set draws of a name. */
export function customDrawings(ofSet: (figure: string) => string): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.svg')))
    for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n')) {
      const [, name, of, tones = '', body = ''] = DRAWING.exec(line) ?? []
      if (name) found.set(name, of ? varied(found.get(of) ?? ofSet(of), tones) + body : body)
    }
  return found
}

/** A drawing in other colours: '#ffd2b1 #ffffff, …'. */
function varied(body: string, tones: string): string {
  const become = new Map([...tones.matchAll(OF_TONE)].map(([, from = '', to = '']) => [from, to]))
  return body.replace(/#[0-9a-f]{3,6}\b/gi, (colour) => become.get(colour) ?? colour)
}

/** Somebody of the set, its middle and its foot in the square, and its size as a share of it. */
type Member = readonly [figure: string, x: number, foot: number, size: number]

/** What belongs together, back to front: people, and what is on a plate. */
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
  meal: [
    ['fork-and-knife-with-plate', 64, 128, 1],
    ['poultry-leg', 58, 84, 0.36],
    ['broccoli', 78, 78, 0.26],
    ['tomato', 76, 96, 0.22],
    ['carrot', 54, 97, 0.24],
  ],
  'dancing-couple': [
    ['man-dancing', 40, 122, 0.8],
    ['woman-dancing', 88, 124, 0.8],
  ],
  'father-and-child': [
    ['man-standing', 50, 122, 0.94],
    ['person-standing', 84, 125, 0.6],
  ],
  'mother-and-child': [
    ['woman-standing', 50, 122, 0.94],
    ['person-standing', 84, 125, 0.6],
  ],
  team: [
    ['man-office-worker', 32, 122, 0.6],
    ['woman-office-worker', 96, 122, 0.6],
    ['woman-technologist', 64, 126, 0.68],
  ],
  'burger-meal': [
    ['french-fries', 94, 106, 0.56],
    ['cup-with-straw', 30, 106, 0.72],
    ['hamburger', 62, 126, 0.66],
  ],
  'seafood-platter': [
    ['lobster', 50, 104, 0.78],
    ['crab', 96, 92, 0.46],
    ['shrimp', 88, 126, 0.48],
    ['oyster', 34, 126, 0.42],
    ['lemon-slice', 62, 127, 0.3],
  ],
  'autumn-leaves': [
    ['fallen-leaf', 42, 88, 0.66],
    ['maple-leaf', 80, 122, 0.78],
  ],
  'salad-and-bread': [
    ['bread', 92, 92, 0.5],
    ['green-salad', 54, 124, 0.82],
  ],
}

/** What the set draws as a head alone, and what they wear: nobody is shown without shoulders. */
const DRESSED: Record<string, string> = {
  girl: '#e0607e',
  boy: '#2e7fb8',
  child: '#e9a92f',
  man: '#2d5f6b',
  woman: '#a33f5e',
  person: '#3a8f63',
  'old-man': '#6b5a4c',
  'old-woman': '#7a5ca0',
  'older-person': '#5a7a8a',
  baby: '#e6a4b4',
}

/** Noto's medium skin, and its shade. */
const [SKIN, SHADE] = ['#ba8d68', '#91674d']

/** The bust of somebody of whom the set draws the head, undefined where it draws more. */
export function bustOf(figure: string, head: string): string | undefined {
  const cloth = DRESSED[figure]
  if (!cloth) return undefined
  return `<path fill="${SKIN}" d="M50 72h28v22c0 14-28 14-28 0Z"/><path fill="${SHADE}" d="M50 80c8 8 20 8 28 0v8c-8 8-20 8-28 0Z"/>
    <path fill="${cloth}" d="M14 128c0-24 14-34 36-38 4 12 24 12 28 0 22 4 36 14 36 38Z"/>
    <path fill="#000000" fill-opacity=".14" d="M78 90c22 4 36 14 36 38H84c6-14 4-28-6-38Z"/>
    <g transform="translate(19.2 0) scale(.7)">${head}</g>`
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
