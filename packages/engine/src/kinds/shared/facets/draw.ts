/** A faceted form drawn from its mesh: light from above on the left, in five tones of one hue. */
import type { Point } from '../../../base/geometry.ts'
import { mapTuple } from '../../../base/items.ts'
import { isDark, oklch } from '../../../colour/colour.ts'
import { plainColour, resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Palette, Shape } from '../../../scene/types.ts'
import { polygon } from '../geometry.ts'
import { MESHES, type Mesh, type MeshName } from './meshes.ts'

export const FACET_VIEW = 240
const AXIS = FACET_VIEW / 2

type Corner = readonly [x: number, y: number, z: number]
const minus = (a: Corner, b: Corner): Corner => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Corner, b: Corner): Corner => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = ([x, y, z]: Corner): Corner => {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** Where the light is, seen from the form: x to the right, y down, z to the eye. */
const LIGHT = unit([-0.62, -0.5, 0.6])
/** Heights count for so much more: facets of a flat form would all be of one tone. */
const RELIEF = 1.7

interface Face {
  corners: [Corner, Corner, Corner]
  own: string | undefined
}

const flipped = ([x, y, z]: Corner): Corner => [2 * AXIS - x, y, z]

function facesOf({ corners, faces, halved, eye }: Mesh): Face[] {
  const drawn = faces.split(' ').map((face): Face => {
    const [letters = '', own] = face.split(':')
    return { corners: mapTuple([0, 1, 2], (i): Corner => corners[letters[i] ?? ''] ?? [0, 0, 0]), own }
  })
  const looks: Face[] = eye ? [{ corners: mapTuple(eye, ([x, y]): Corner => [x, y, 0]), own: 'd' }] : []
  const half = [...drawn, ...looks]
  return halved ? [...half, ...half.map(({ corners: one, own }) => ({ corners: mapTuple(one, flipped), own }))] : half
}

/** How bright a face is, −1 to 1. */
function brightness([a, b, c]: Face['corners']): number {
  const high = ([x, y, z]: Corner): Corner => [x, y, z * RELIEF]
  const [nx, ny, nz] = unit(cross(minus(high(b), high(a)), minus(high(c), high(a))))
  const front = nz < 0 ? -1 : 1
  return front * (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2])
}

/** The steps of light between the darkest and the lightest tone. */
const TONES = 5
/** A step, hundredths of lightness. */
const STEP = 8

export interface FacetColours {
  main: ColourRef
  palette: Palette
}

/** Lightness of the palest and the deepest facets, OKLCH. */
const [PALE, DEEP] = [0.93, 0.24]

/** The form in a view box of 240: one shape a tone, the palest and the deepest in front. */
export function facetShapes(name: MeshName, { main, palette }: FacetColours): Shape[] {
  const faces = facesOf(MESHES[name])
  const lit = faces.filter(({ own }) => !own).map(({ corners }) => brightness(corners))
  const [low, high] = [Math.min(...lit), Math.max(...lit)]
  const { l } = oklch(resolveColour(main, palette))
  const shade = (hundredths: number): ColourRef =>
    Math.abs(hundredths) < 1 ? main : `${plainColour(main)}/${Math.round(hundredths)}`
  // The middle tone is the colour itself, unless it is so light or dark that half of the steps would be lost.
  const base = l > 0.78 ? -2 : l < 0.4 ? 2 : 0
  const [night, ground] = [isDark(palette.paper), oklch(palette.paper).l]
  // Neither of the two may be lost in the ground.
  const ends = { l: night ? PALE : Math.min(PALE, ground - APART), d: night ? Math.max(DEEP, ground + APART) : DEEP }
  const toneOf = ({ corners, own }: Face): ColourRef => {
    if (own === 'l' || own === 'd') return shade((ends[own] - l) * 100)
    const step = Math.round(((brightness(corners) - low) / (high - low || 1)) * (TONES - 1)) - (TONES - 1) / 2 + base
    return shade(step * STEP)
  }
  const byTone = new Map<ColourRef, string>()
  for (const face of faces.toSorted((a, b) => rank(a) - rank(b))) {
    const tone = toneOf(face)
    byTone.set(tone, (byTone.get(tone) ?? '') + polygon(face.corners.map(([x, y]): Point => [x, y])))
  }
  return [...byTone].map(([fill, d]) => ({
    d,
    fill,
    // A hair of a line closes the seams between neighbours.
    stroke: { paint: fill, width: 0.9, join: 'round' },
  }))
}

const APART = 0.08
const rank = ({ own }: Face): number => (own === 'd' ? 2 : own === 'l' ? 1 : 0)
