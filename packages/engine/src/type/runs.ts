/** Stretches of a text in fonts and sizes of their own: shaped each by itself, set on one line. */
import type { GlyphRun, Shaped, Shaper } from './shape.ts'
import { styleKey } from './style-key.ts'
import type { FontSpec } from './types.ts'

/** A stretch of a text that looks otherwise. */
export interface FontRun {
  /** From and to, as indices of the text. */
  from: number
  to: number
  font: FontSpec
  /** Its size, a share of the text's. */
  scale: number
  /** Which one it is, for whoever gave it. */
  index: number
}

/** Glyphs of one font, and of one run where they belong to one: all in ems of the text. */
export interface StyledGlyphRun extends GlyphRun {
  scale?: number
  index?: number
}

/** The runs of a stretch of a text, counted from where that begins. */
export const runsWithin = (runs: readonly FontRun[], from: number, length: number): FontRun[] =>
  runs
    .filter((run) => run.from < from + length && run.to > from)
    .map((run) => ({ ...run, from: Math.max(0, run.from - from), to: Math.min(length, run.to - from) }))

export const runsKey = (runs: readonly FontRun[]): string =>
  runs.map(({ from, to, font, scale, index }) => `${from}-${to} ${styleKey(font)} ${scale} ${index}`).join(';')

interface Stretch {
  text: string
  run?: FontRun
}

function stretchesOf(text: string, runs: readonly FontRun[]): Stretch[] {
  const parts: Stretch[] = []
  let at = 0
  for (const run of runs) {
    if (run.from > at) parts.push({ text: text.slice(at, run.from) })
    parts.push({ text: text.slice(run.from, run.to), run })
    at = run.to
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** A word of one direction with its runs, shaped. @param runs those of the word, counted from its beginning */
export function shapeStyled(
  text: string,
  spec: FontSpec,
  shaper: Shaper,
  rightToLeft: boolean,
  runs: readonly FontRun[],
): Omit<Shaped, 'runs'> & { runs: StyledGlyphRun[] } {
  if (runs.length === 0) return shaper.shape(text, spec, rightToLeft)
  const parts = stretchesOf(text, runs)
  if (rightToLeft) parts.reverse()
  const shaped = parts.map(({ text: part, run }) => {
    const { scale = 1, index } = run ?? {}
    const one = shaper.shape(part, run?.font ?? spec, rightToLeft)
    return {
      runs: one.runs.map((set) => scaled(set, scale, index)),
      advance: one.advance * scale,
      glyphCount: one.glyphCount,
    }
  })
  return {
    runs: shaped.flatMap((one) => one.runs),
    advance: shaped.reduce((sum, one) => sum + one.advance, 0),
    glyphCount: shaped.reduce((sum, one) => sum + one.glyphCount, 0),
  }
}

const scaled = ({ font, glyphs, advance }: GlyphRun, scale: number, index: number | undefined): StyledGlyphRun => ({
  font,
  advance: advance * scale,
  glyphs: glyphs.map((glyph) => ({
    ...glyph,
    x: glyph.x * scale,
    y: glyph.y * scale,
    advance: glyph.advance * scale,
  })),
  scale,
  ...(index !== undefined && { index }),
})

/** How much taller a line is by the largest of its runs. */
export const tallestOf = (runs: readonly FontRun[]): number => Math.max(1, ...runs.map(({ scale }) => scale))
