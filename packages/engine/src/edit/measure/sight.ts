/** Two designs as they are seen, and what a wish may ask to be seen of them. */
import type { Measured, MeasuredNode } from './compare.ts'
import { type Tint, tintsOf } from './tint.ts'

export interface Sight {
  /** 1 where more of it was wished, -1 where less. */
  sign: 1 | -1
  /** The parts that the wish came to, as they were and are; none where it is about all of it. */
  parts: readonly (readonly [was: MeasuredNode, is: MeasuredNode])[]
  before: Measured
  after: Measured
  /** The pictures, painted when they are asked for; undefined where there is nothing to see. */
  pixels: () => readonly [was: Uint8Array, is: Uint8Array] | undefined
}

/** What is seen of the two pictures; true where there is nothing to see. */
export const seenOf =
  <S extends Sight>(shows: (was: Uint8Array, is: Uint8Array, sight: S) => boolean) =>
  (sight: S): boolean => {
    const pixels = sight.pixels()
    return pixels === undefined || shows(...pixels, sight)
  }

/** More of it, or less, where the pictures of the whole differ, as was wished: by so much. */
export const tinted = (quality: keyof Tint, by: number) => {
  const isTinted = seenOf((old: Uint8Array, now: Uint8Array, { sign }: Sight) => {
    const [was, is] = tintsOf(old, now)
    return sign * (is[quality] - was[quality]) > by
  })
  return (sight: Sight) => sight.parts.length > 0 || isTinted(sight)
}
