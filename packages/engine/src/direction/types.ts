/** The art direction: how a brief is to look, before anything is placed. */
import type { Motif } from '../imagery/motifs/motif-names.ts'
import type { ColourRef, Palette, Typography } from '../scene/types.ts'

export interface Direction {
  palette: Palette
  /** Stable name of the palette's recipe, to measure sameness. */
  paletteName: string
  typography: Typography
  /** Weights that this pair wants: display lines, running text, strong text. */
  weights: { display: number; text: number; strong: number }
  /** em; what the display family wants at large sizes. */
  displayTracking: number
  motif: Motif
  /** Pictograms that fit the subject, best first; never empty ('ph:coffee-fill', …). */
  pictograms: string[]
  /** Colours of the leading mark, per the brief's wishes: what to paint a mark with on paper. */
  mark: { primary: ColourRef; secondary: ColourRef; name?: ColourRef }
  /** Corner radius of cards and buttons in this direction: 0 sharp … 24 soft. */
  radius: number
  seed: number
}
