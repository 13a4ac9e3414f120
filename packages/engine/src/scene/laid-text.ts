/** Set text: its lines, and every glyph where it stands. */
import type { FontLibrary, LoadedFont } from '../type/fonts.ts'
import type { StyledGlyphRun } from '../type/runs.ts'
import type { Shaper } from '../type/shape.ts'
import type { FontSpec } from '../type/types.ts'
import type { Typography } from './types.ts'

export interface TextContext {
  fonts: FontLibrary
  shaper: Shaper
  typography: Typography
  /** Baselines and the edges of boxes on whole pixels, as browsers have them: crisp, and the same in code. */
  wholePixels?: boolean
}

export interface PlacedGlyph {
  font: LoadedFont
  id: number
  /** Artboard pixels of the glyph's origin on its baseline. */
  x: number
  y: number
  /** Radians clockwise, on arcs. */
  turn?: number
  /** Pixels, where it is not the text's own: in stacks and runs of style. */
  size?: number
  /** Which of the text's spans it belongs to. */
  span?: number
}
/** A run of style on its line. */
export interface LaidRun {
  /** Which of the text's spans. */
  span: number
  x: number
  width: number
  size: number
}
export interface LaidLine {
  text: string
  x: number
  baseline: number
  width: number
  /** Pixels, where it is not the text's own: in stacks. */
  size?: number
  runs?: LaidRun[]
}
export interface LaidText {
  /** The size it is set in, pixels; of a stack that of its largest line. */
  size: number
  font: FontSpec
  lines: LaidLine[]
  glyphs: PlacedGlyph[]
  /** Pixels, of the primary font at this size. */
  ascent: number
  descent: number
  capHeight: number
  /** Whether everything fits into the box at the smallest size allowed. */
  fits: boolean
}
/** What a glyph has of the run that it belongs to. */
export const inRun = ({ scale = 1, index }: StyledGlyphRun, size: number): Pick<PlacedGlyph, 'size' | 'span'> => ({
  ...(scale !== 1 && { size: size * scale }),
  ...(index !== undefined && { span: index }),
})

/** The runs of style of a line; those of several fonts are one. */
export function laidRuns(runs: readonly StyledGlyphRun[], x: number, size: number): Pick<LaidLine, 'runs'> {
  const laid: LaidRun[] = []
  for (const { glyphs, index, scale = 1 } of runs) {
    const [first, last] = [glyphs[0], glyphs.at(-1)]
    if (index === undefined || !first || !last) continue
    const [left, right] = [x + first.x * size, x + (last.x + last.advance) * size]
    const before = laid.at(-1)
    if (before?.span === index) before.width = right - before.x
    else laid.push({ span: index, x: left, width: right - left, size: size * scale })
  }
  return laid.length === 0 ? {} : { runs: laid }
}

/** How far a face reaches from its baseline in a size, pixels. */
export const metricsOf = (face: LoadedFont, size: number): Pick<LaidText, 'ascent' | 'descent' | 'capHeight'> => {
  const em = size / face.unitsPerEm
  return { ascent: face.ascent * em, descent: face.descent * em, capHeight: face.capHeight * em }
}
