/** What the rest of the engine knows of type. */

/** A family of the font library by its own name ('Fraunces', 'Noto Sans Arabic', …). */
export type FontFamily = string

export interface FontSpec {
  family: FontFamily
  weight: number
  italic?: boolean
}

/** Measures set text, in pixels. The same shaping that paints. */
export interface Measure {
  /** Advance width of one line. */
  width(text: string, font: FontSpec, size: number, tracking?: number): number
  /** Ascent, descent (positive), cap height and x-height of a font at a size. */
  metrics(font: FontSpec, size: number): { ascent: number; descent: number; capHeight: number; xHeight: number }
  /** Outline of one line as SVG path data, baseline at y = 0, starting at x = 0. For marks cut from letters. */
  outline(
    text: string,
    font: FontSpec,
    size: number,
    tracking?: number,
  ): { d: string; width: number; box: { x: number; y: number; width: number; height: number } }
}
