/** How a design looks at a glance, and how far two of them are from one another: what the eye tells apart first. */
import { type Oklab, oklabOf } from '../colour/colour.ts'
import type { Painted } from '../render/canvas.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import { fontEntry } from '../type/catalogue.ts'
import { textBoxes } from './gates.ts'

/** Shares of the artboard. */
type Box = readonly [left: number, top: number, right: number, bottom: number]

export interface Appearance {
  /** Mean colours of the fields of a grid, row by row: where the masses lie. */
  fields: readonly Oklab[]
  /** The colour that most of it has. */
  ground: Oklab
  /** The sort of letters of the largest words, and what is done to them. */
  letters: string
  treatment: string
  /** The box of the largest picture, as far as it is seen. */
  picture: Box | undefined
  /** The share of the sheet in which nothing is to be seen: neither words nor pictures nor a change of tone. */
  still: number
  /** The largest band across the sheet, or down it, in which nothing is to be seen, as a share of its height or width. */
  bare: number
}

const GRID = 6
/** Colours this far apart in OKLab have nothing in common: of a field's mean, and of a ground. */
const [FIELD_APART, GROUND_APART] = [0.22, 0.3]
/** What each part of a look weighs in a distance; together 1. */
const WEIGHTS = { fields: 0.35, ground: 0.3, letters: 0.08, treatment: 0.07, picture: 0.2 }

const PICTURES: ReadonlySet<string> = new Set(['illustration', 'photo', 'mark', 'icon', 'logo'])

/** What a design looks like. `painted`: its front, small. */
export function appearanceOf(painted: Painted, scene: Scene, front: LaidArtboard): Appearance {
  const title = textBoxes(front)
    .filter(({ node }) => node.role !== 'decoration')
    .toSorted((a, b) => (b.laid.text?.size ?? 0) - (a.laid.text?.size ?? 0))[0]?.node
  const family = scene.typography[title?.font ?? 'display'] ?? scene.typography.display
  return {
    fields: fieldsOf(painted),
    ground: groundOf(painted),
    letters: fontEntry(family).category,
    treatment: `${title?.effect?.kind ?? ''}|${title?.stack ? 'stack' : ''}|${title?.arc ? 'arc' : ''}`,
    picture: pictureOf(front),
    ...stillIn(painted),
  }
}

/** The pixels that belong to a field of the grid: from the first, to the one behind the last. */
const edgesOf = (field: number, length: number): [from: number, to: number] => [
  Math.ceil((field * length) / GRID),
  Math.ceil(((field + 1) * length) / GRID),
]

function fieldsOf(painted: Painted): Oklab[] {
  return Array.from({ length: GRID * GRID }, (_, i) => {
    const across = edgesOf(i % GRID, painted.width)
    const down = edgesOf(Math.floor(i / GRID), painted.height)
    return meanOf(painted, across, down)
  })
}

function meanOf(
  { pixels, width }: Painted,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): Oklab {
  let [r, g, b] = [0, 0, 0]
  for (let y = top; y < bottom; y++) {
    for (let at = (y * width + left) * 4, end = (y * width + right) * 4; at < end; at += 4) {
      r += pixels[at] ?? 0
      g += pixels[at + 1] ?? 0
      b += pixels[at + 2] ?? 0
    }
  }
  const count = Math.max(1, (bottom - top) * (right - left))
  return oklabOf(r / count, g / count, b / count)
}

/** Fields a side, and how far the channels of a field differ that is not still. */
const [STILL_GRID, MOVEMENT] = [12, 10]

function stillIn(painted: Painted): Pick<Appearance, 'still' | 'bare'> {
  const stirring = stirringIn(painted)
  const line = Array.from({ length: STILL_GRID }, (_, i) => i)
  const isBare = (fields: readonly number[]) => fields.every((field) => !stirring.has(field))
  const rows = line.map((row) => isBare(line.map((column) => row * STILL_GRID + column)))
  const columns = line.map((column) => isBare(line.map((row) => row * STILL_GRID + column)))
  return {
    still: 1 - stirring.size / (STILL_GRID * STILL_GRID),
    bare: Math.max(longest(rows), longest(columns)) / STILL_GRID,
  }
}

/** So many in a row. */
function longest(bare: readonly boolean[]): number {
  let [run, most] = [0, 0]
  for (const one of bare) {
    run = one ? run + 1 : 0
    most = Math.max(most, run)
  }
  return most
}

/** Fields in which something is to be seen. */
function stirringIn({ pixels, width, height }: Painted): Set<number> {
  const stirring = new Set<number>()
  for (let field = 0; field < STILL_GRID * STILL_GRID; field++) {
    const [column, row] = [field % STILL_GRID, Math.floor(field / STILL_GRID)]
    const [left, right] = [Math.floor((column * width) / STILL_GRID), Math.floor(((column + 1) * width) / STILL_GRID)]
    const [top, bottom] = [Math.floor((row * height) / STILL_GRID), Math.floor(((row + 1) * height) / STILL_GRID)]
    const first = (top * width + left) * 4
    let stirs = false
    for (let y = top; y < bottom && !stirs; y++)
      for (let at = (y * width + left) * 4, end = (y * width + right) * 4; at < end && !stirs; at += 4)
        stirs =
          Math.abs((pixels[at] ?? 0) - (pixels[first] ?? 0)) > MOVEMENT ||
          Math.abs((pixels[at + 1] ?? 0) - (pixels[first + 1] ?? 0)) > MOVEMENT ||
          Math.abs((pixels[at + 2] ?? 0) - (pixels[first + 2] ?? 0)) > MOVEMENT
    if (stirs) stirring.add(field)
  }
  return stirring
}

/** Colours that differ in the lower bits of a channel count as one. */
const ALIKE = 4

function groundOf({ pixels, width, height }: Painted): Oklab {
  const counts = new Uint32Array(1 << (3 * (8 - ALIKE)))
  const shift = 8 - ALIKE
  let [most, best] = [0, 0]
  for (let at = 0; at < width * height * 4; at += 4) {
    const key =
      (((pixels[at] ?? 0) >> ALIKE) << (2 * shift)) |
      (((pixels[at + 1] ?? 0) >> ALIKE) << shift) |
      ((pixels[at + 2] ?? 0) >> ALIKE)
    const count = (counts[key] ?? 0) + 1
    counts[key] = count
    if (count > most) [most, best] = [count, at]
  }
  return oklabOf(pixels[best] ?? 0, pixels[best + 1] ?? 0, pixels[best + 2] ?? 0)
}

/** What of a node is seen within what clips it, pixels. */
const within = ({ x, y, width, height }: LaidNode, clip: Box): Box => [
  Math.max(clip[0], x),
  Math.max(clip[1], y),
  Math.min(clip[2], x + width),
  Math.min(clip[3], y + height),
]

function pictureOf({ root, width, height }: LaidArtboard): Box | undefined {
  let [largest, box]: [number, Box | undefined] = [0, undefined]
  const visit = (laid: LaidNode, clip: Box) => {
    const { node } = laid
    const seen = within(laid, clip)
    if (node.type !== 'text' && PICTURES.has(node.role ?? '')) {
      const [left, top, right, bottom] = seen
      const area = Math.max(0, right - left) * Math.max(0, bottom - top)
      if (area > largest) [largest, box] = [area, [left / width, top / height, right / width, bottom / height]]
    }
    const inner = node.type === 'frame' && node.clip ? seen : clip
    for (const child of laid.children) visit(child, inner)
  }
  visit(root, [0, 0, width, height])
  return box
}

const between = (a: Oklab, b: Oklab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** How much of two boxes is not in both, 0–1. */
function boxesApart(a: Box | undefined, b: Box | undefined): number {
  if (!a || !b) return a === b ? 0 : 1
  const width = Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]))
  const height = Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
  const area = ([left, top, right, bottom]: Box) => (right - left) * (bottom - top)
  const both = width * height
  return 1 - both / Math.max(1e-6, area(a) + area(b) - both)
}

/** How different two designs look, 0–1. */
export function appearanceDistance(a: Appearance, b: Appearance): number {
  const fields = a.fields.reduce((sum, own, i) => sum + Math.min(1, between(own, b.fields[i] ?? own) / FIELD_APART), 0)
  return (
    (WEIGHTS.fields * fields) / a.fields.length +
    WEIGHTS.ground * Math.min(1, between(a.ground, b.ground) / GROUND_APART) +
    WEIGHTS.letters * Number(a.letters !== b.letters) +
    WEIGHTS.treatment * Number(a.treatment !== b.treatment) +
    WEIGHTS.picture * boxesApart(a.picture, b.picture)
  )
}
