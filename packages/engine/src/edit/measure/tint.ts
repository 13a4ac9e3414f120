/** How a design looks: the mean of its pixels, painted small, or of those that a change made others. */
import { oklabOf } from '../../colour/colour.ts'
import type { Thumbnail } from '../../critic/painted.ts'
import type { Scene } from '../../scene/types.ts'

export interface Tint {
  /** 0–1, of OKLCH. */
  lightness: number
  chroma: number
  /** Towards orange and away from blue. */
  warmth: number
}

/** The direction of warm colours, in OKLab. */
const WARM = (60 * Math.PI) / 180
/** Every so manieth pixel is read. */
const EVERY = 7

/** Of 255, how far a channel of a pixel differs where somebody sees it. */
const SEEN = 6

/** What is seen of a scene; undefined where there is nothing to see. */
export const pixelsOf = (scene: Scene, seen: (scene: Scene) => Thumbnail[]): Uint8Array | undefined =>
  seen(scene)[0]?.painted.pixels

/** How two pictures look where they differ; of all of them where they have not the same size. */
export function tintsOf(was: Uint8Array, is: Uint8Array): [was: Tint, is: Tint] {
  const isSame = was.length !== is.length ? () => false : (at: number) => isAlike(was, is, at)
  return [read(was, isSame), read(is, isSame)]
}

const isAlike = (a: Uint8Array, b: Uint8Array, at: number): boolean =>
  near(a[at], b[at]) && near(a[at + 1], b[at + 1]) && near(a[at + 2], b[at + 2])
const near = (a = 0, b = 0): boolean => Math.abs(a - b) <= SEEN

function read(pixels: Uint8Array, isLeft: (at: number) => boolean): Tint {
  const sum = { lightness: 0, chroma: 0, warmth: 0 }
  let count = 0
  for (let at = 0; at + 2 < pixels.length; at += 4 * EVERY) {
    if (isLeft(at)) continue
    const [l, a, b] = oklabOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    sum.lightness += l
    sum.chroma += Math.hypot(a, b)
    sum.warmth += a * Math.cos(WARM) + b * Math.sin(WARM)
    count++
  }
  const by = Math.max(1, count)
  return { lightness: sum.lightness / by, chroma: sum.chroma / by, warmth: sum.warmth / by }
}

/** How light all of a picture is. */
export const lightnessOf = (pixels: Uint8Array): number => read(pixels, () => false).lightness

/** Mean difference of two pictures, 0–1; 1 where they have not the same size. */
export function unlike(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return 1
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length / 255
}
