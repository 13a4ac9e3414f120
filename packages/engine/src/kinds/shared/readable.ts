/** Grounds on which small words can be read, for compositions that choose their ground by chance. */
import { apca, contrast } from '../../colour/colour.ts'
import type { Palette } from '../../scene/types.ts'
import type { Ground } from './sheet.ts'

/** What small words want: a ratio of contrast (WCAG 2.2, 1.4.3), and lightness contrast (APCA). */
const LEAST = { contrast: 4.5, lightness: 60 } as const

const isReadable = (palette: Palette, { ink, fill }: Ground): boolean =>
  contrast(palette[ink], palette[fill]) >= LEAST.contrast &&
  Math.abs(apca(palette[ink], palette[fill])) >= LEAST.lightness

const orAll = <T>(good: readonly T[], all: readonly T[]): readonly T[] => (good.length > 0 ? good : all)

/** Those of some grounds that can be read in this palette; all of them where there are none such. */
export const readable = (palette: Palette, grounds: readonly Ground[]): readonly Ground[] =>
  orAll(
    grounds.filter((ground) => isReadable(palette, ground)),
    grounds,
  )
