/** What the critic keeps of a design: its score with the reasons, and what it is compared by. */
import type { Design } from '../design/types.ts'
import type { PictogramSource } from '../imagery/types.ts'
import { type Images, type Painted, paintList } from '../render/canvas.ts'
import type { DisplayItem, DisplayList } from '../render/display.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Scene } from '../scene/types.ts'
import { displayListOf } from './painted.ts'
import { differenceHash, type Grey, greyOf, hashDistance, trimmed } from './raster.ts'
import { RASTER, type Score, scoreOf } from './score.ts'

export interface Critique {
  score: Score
  /** Compared, never shown: where, in what colours, in what type, and 64 bits of how it looks. */
  fingerprint: string
}

/** Of a page that scrolls the critic looks at what is seen first: so much, in widths. */
const FIRST_VIEWS = 2

function firstViews(list: DisplayList): DisplayList {
  const height = Math.min(list.height, list.width * FIRST_VIEWS)
  const isSeen = (item: DisplayItem) => item.kind !== 'glyphs' || item.glyphs.some(({ y }) => y - item.size < height)
  return { ...list, height, items: list.items.filter(isSeen) }
}

/** A design's first artboard on the critic's raster. `images`: the attached pictures that it shows. */
export function rasterOf(scene: Scene, front: LaidArtboard, pictograms: PictogramSource, images: Images): Painted {
  const whole = displayListOf(front, scene.palette, pictograms)
  const list = scene.format.height === 'auto' ? firstViews(whole) : whole
  return paintList(list, Math.min(1, RASTER / list.width), images)
}

/** Judges a design by its first artboard, of which `grey` is the raster. */
export function critiqueOf({ scene, archetype, direction }: Design, front: LaidArtboard, grey: Grey): Critique {
  const look = differenceHash(trimmed(grey))
  return {
    score: scoreOf(scene, front, grey),
    fingerprint: [archetype, direction.paletteName, direction.typography.display, look].join('|'),
  }
}

/** Looks at a design and judges it. */
export const critique = (design: Design, front: LaidArtboard, pictograms: PictogramSource, images: Images): Critique =>
  critiqueOf(design, front, greyOf(rasterOf(design.scene, front, pictograms, images)))

/** Bits by which two looks differ that have nothing in common. */
const UNRELATED_BITS = 26

/** How much of one design is in another, 0–1: layout, palette and type by name, and the look. Takes fingerprints. */
export function similarity(a: string, b: string): number {
  const [left, right] = [a.split('|'), b.split('|')]
  const named = [0, 1, 2].filter((part) => left[part] === right[part]).length
  const [look, other] = [left[3], right[3]]
  const seen = look && other ? Math.max(0, 1 - hashDistance(look, other) / UNRELATED_BITS) : 0
  return (named + seen) / 4
}
