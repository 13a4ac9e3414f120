/** Art: how the subject is shown in a box. One treatment is one way; all work on any box and in any palette. */
import { nth } from '../../../base/items.ts'
import type { Random } from '../../../base/random.ts'
import type { ColourRef, Node, PaletteRole, Pictogram, Vector } from '../../../scene/types.ts'
import { type FigureTones, figure, isSeenOn, type Tones, tonesOf } from '../figure.ts'
import type { Sheet } from '../sheet.ts'

export interface Art {
  sheet: Sheet
  /** Pixels of the box, which clips what reaches out. */
  width: number
  height: number
  /** What the box is filled with. */
  fill: PaletteRole
  /** Colours that stand out from the fill and from one another, the strongest first. */
  tones: Tones
  /** Solid pictograms of the subject, best first; at least one. */
  icons: string[]
  /** The figures of those that have one; none where silhouettes are wanted. */
  figures: string[]
  random: Random
}

export interface Treatment {
  name: string
  /** How well it goes with the brief and the box, 0 to 1. */
  suits(art: Art): number
  draw(art: Art): Node[]
}

/** A pictogram with its centre at a point. The first one of a treatment is the picture, copies are pattern. */
export const stamp = (
  { sheet }: Art,
  id: string,
  icon: string,
  paint: ColourRef,
  [x, y, size]: readonly [x: number, y: number, size: number],
  options: Partial<Pick<Pictogram, 'rotate' | 'opacity' | 'role'>> = {},
): Pictogram => ({
  type: 'pictogram',
  id,
  role: 'illustration',
  icon,
  paint,
  at: { left: x - size / 2, top: y - size / 2 },
  width: size,
  height: size,
  ...(options.role === undefined && { alt: sheet.brief.subject.about }),
  ...options,
})

/** A figure with its centre at a point. */
export const painted = (
  { sheet }: Art,
  id: string,
  name: string,
  tones: FigureTones,
  [x, y, size]: readonly [x: number, y: number, size: number],
  options: Partial<Pick<Vector, 'role' | 'rotate'>> = {},
): Vector => figure(sheet, id, name, tones, size, { at: { left: x - size / 2, top: y - size / 2 }, ...options })

/** The thing with its centre at a point, on what is `behind` it: a figure in the tones that stand out there, or a silhouette. */
export function portrait(
  art: Art,
  centre: readonly [x: number, y: number, size: number],
  behind: PaletteRole,
  paint: ColourRef,
  options: Partial<Pick<Pictogram, 'rotate'>> = {},
): Pictogram | Vector {
  const { sheet, figures, icons } = art
  const [name] = figures
  if (!name || !isSeenOn(sheet, name, behind)) return stamp(art, 'picture', nth(icons, 0), paint, centre, options)
  const [x, y, size] = centre
  return painted(art, 'picture', name, tonesOf(sheet, name, behind), [x, y, size * FULLER], options)
}
/** Figures are drawn with more air about them than silhouettes. */
const FULLER = 1.12
