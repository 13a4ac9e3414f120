/** Grounds on which small words can be read, for compositions that choose their ground by chance. */
import { apca, contrast } from '../../colour/colour.ts'
import type { Palette } from '../../scene/types.ts'
import type { Ground } from './sheet.ts'

/** What small words want: a ratio of contrast (WCAG 2.2, 1.4.3), and lightness contrast (APCA). */
const LEAST = { contrast: 4.5, lightness: 60 } as const

const isReadable = (palette: Palette, { ink, fill }: Ground): boolean =>
  contrast(palette[ink], palette[fill]) >= LEAST.contrast &&
  Math.abs(apca(palette[ink], palette[fill])) >= LEAST.lightness

/** Those of some choices whose grounds can all be read in this palette; all of them where there are none such. */
export function readable<T extends Ground | readonly Ground[]>(palette: Palette, choices: readonly T[]): readonly T[] {
  const good = choices.filter((choice) => [choice].flat().every((ground) => isReadable(palette, ground as Ground)))
  return good.length > 0 ? good : choices
}
