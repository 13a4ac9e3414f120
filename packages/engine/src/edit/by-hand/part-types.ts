/** A part as it is told: what can be selected, and what of it can be changed. */
import type { Box } from '../../base/geometry.ts'
import type { FontUse, Hex, PaletteRole } from '../../scene/types.ts'
import type { FontFamily } from '../../type/types.ts'

export type PartKind = 'text' | 'shape' | 'drawing' | 'icon' | 'picture' | 'group'

export interface Part {
  id: string
  /** The part that holds it; absent: the artboard. */
  parent?: string
  name: string
  kind: PartKind
  /** Artboard pixels, before rotation about its middle. */
  box: Box
  /** Degrees clockwise, as it stands on the artboard: what holds it may be turned, too. */
  rotate?: number
  /** A person put it together from others, or a drawing has it so. */
  grouped?: true
  /** Nothing changes it, or what is in it. */
  locked?: true
  hidden?: true
  text?: PartText
  /** Of a picture that was cropped by hand. */
  crop?: { focus: [number, number]; zoom: number }
  /** Of its letters, its fill or its pen; absent where it has several or none. */
  colour?: { hex: Hex; role?: PaletteRole }
}

export interface PartText {
  words: string
  font: FontUse
  family: FontFamily
  weight: number
  /** Pixels, as it is set. */
  size: number
  tracking: number
  lineHeight: number
  align: 'start' | 'center' | 'end'
  /** With what lies under it (WCAG), and how much it needs; absent where it was not read. */
  contrast?: { ratio: number; needed: number }
}
