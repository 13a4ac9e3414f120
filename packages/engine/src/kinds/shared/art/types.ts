/** Art: how the subject is shown in a box. One treatment is one way; all work on any box and in any palette. */
import type { Random } from '../../../random.ts'
import type { ColourRef, Node, PaletteRole, Pictogram } from '../../../scene/types.ts'
import type { Sheet } from '../sheet.ts'

export interface Art {
  sheet: Sheet
  /** Pixels of the box, which clips what reaches out. */
  width: number
  height: number
  /** What the box is filled with. */
  fill: PaletteRole
  /** Colours that stand out from the fill and from one another, the strongest first. */
  tones: [PaletteRole, PaletteRole, PaletteRole]
  /** Solid pictograms of the subject, best first; at least one. */
  icons: string[]
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
