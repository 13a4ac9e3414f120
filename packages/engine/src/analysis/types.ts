import type { FontUse, Hex, KindName, PaletteRole } from '../scene/types.ts'
import type { FontFamily } from '../type/types.ts'

/** What can be said of a design from its scene: exact. Of a picture that was not made here, colours alone are known. */
export interface Analysis {
  kind: KindName
  /** Roles that the design shows, the most used first. */
  palette: { role: PaletteRole | 'own'; hex: Hex; name: string; uses: number }[]
  /** Every text against the worst patch of what lies under it (WCAG 2.2, 1.4.3); of a picture, its colours against its ground. */
  contrast: { text: string; role: string; ratio: number; needed: 4.5 | 3; passes: boolean }[]
  type: { use: FontUse; family: FontFamily; weights: number[]; sizes: number[] }[]
  layout: {
    archetype: string
    format: string
    width: number
    height: number
    texts: number
    /** Pixels. */
    largest: number
    smallest: number
    /** Pixels between the edge and the text that is nearest to it. */
    margin: number
  }
  /** The leading colours as people with a colour deficiency see them. */
  colourVision: {
    deficiency: 'protanopia' | 'deuteranopia' | 'tritanopia'
    /** The two colours that come closest, and their distance in OKLab before and after. */
    closest?: { a: Hex; b: Hex; difference: number; before: number }
    passes: boolean
  }[]
  /** What is left of the words when the design is shown this wide, pixels. */
  smallSizes: { width: number; smallest: number; lost: string[] }[]
  suggestions: string[]
}
