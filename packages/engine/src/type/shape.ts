/** Shaping: text → positioned glyphs, by HarfBuzz, word by word and remembered. */

import { Buffer, Direction, shape as hbShape } from 'harfbuzzjs'
import { nth } from '../base/items.ts'
import type { FontLibrary, LoadedFont } from './fonts.ts'
import { styleKey } from './style-key.ts'
import type { FontSpec } from './types.ts'

/** Glyphs of one font in visual order; positions in em, y down. */
export interface GlyphRun {
  font: LoadedFont
  glyphs: { id: number; x: number; y: number; advance: number; cluster: number }[]
  /** em */
  advance: number
}

/** A shaped stretch of text of one direction. */
export interface Shaped {
  runs: GlyphRun[]
  /** em, without tracking */
  advance: number
  /** Number of glyphs that advance: tracking is added to each. */
  glyphCount: number
}

const JOINERS = /^(?:\p{M}|\p{Join_Control}|\p{Variation_Selector})$/u

/** Stretches of text that one font draws. Characters that nothing covers are left out rather than drawn as tofu. */
function segment(fonts: FontLibrary, spec: FontSpec, text: string): { font: LoadedFont; text: string }[] {
  const parts: { font: LoadedFont; text: string }[] = []
  for (const char of text) {
    const codePoint = char.codePointAt(0) ?? 0
    const last = parts.at(-1)
    // Marks and joiners belong to the letter before them.
    const font =
      last && (JOINERS.test(char) || (char === ' ' && last.font.has(0x20))) ? last.font : fonts.cover(spec, codePoint)
    if (!font) continue
    if (last?.font === font) last.text += char
    else parts.push({ font, text: char })
  }
  return parts
}

function shapeRun(font: LoadedFont, text: string, rightToLeft: boolean): GlyphRun {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(rightToLeft ? Direction.RTL : Direction.LTR)
  hbShape(font.font, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  const em = 1 / font.unitsPerEm
  let x = 0
  const glyphs = infos.map((info, index) => {
    const position = nth(positions, index)
    const glyph = {
      id: info.codepoint,
      x: x + position.xOffset * em,
      y: -position.yOffset * em,
      advance: position.xAdvance * em,
      cluster: info.cluster,
    }
    x += position.xAdvance * em
    return glyph
  })
  return { font, glyphs, advance: x }
}

export interface Shaper {
  shape(text: string, spec: FontSpec, rightToLeft?: boolean): Shaped
}

const CACHE_LIMIT = 20_000

export function createShaper(fonts: FontLibrary): Shaper {
  const cache = new Map<string, Shaped>()
  return {
    shape(text, spec, rightToLeft = false) {
      const key = `${styleKey(spec)}|${rightToLeft ? 'r' : ''}|${text}`
      const known = cache.get(key)
      if (known) return known
      const parts = segment(fonts, spec, text)
      if (rightToLeft) parts.reverse()
      const runs = parts.map((part) => shapeRun(part.font, part.text, rightToLeft))
      const shaped = {
        runs,
        advance: runs.reduce((sum, run) => sum + run.advance, 0),
        glyphCount: runs.reduce((sum, run) => sum + run.glyphs.filter((glyph) => glyph.advance > 0).length, 0),
      }
      if (cache.size >= CACHE_LIMIT) cache.clear()
      cache.set(key, shaped)
      return shaped
    },
  }
}
