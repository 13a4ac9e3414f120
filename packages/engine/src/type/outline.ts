/** Glyph outlines, in font units with y up, as flat command lists; remembered a font. */
import { nth } from '../base/items.ts'
import { memo } from '../base/memo.ts'
import type { LoadedFont } from './fonts.ts'

/** Commands: M x y, L x y, Q cx cy x y, C ax ay bx by x y, Z. */
export interface Outline {
  commands: string
  values: number[]
}

const caches = new WeakMap<LoadedFont, Map<number, Outline>>()

export function glyphOutline(font: LoadedFont, glyph: number): Outline {
  return memo(
    memo(caches, font, () => new Map()),
    glyph,
    () => {
      const path = font.font.glyphToJson(glyph)
      return {
        commands: path.map((command) => command.type).join(''),
        values: path.flatMap((command) => command.values),
      }
    },
  )
}

export interface GlyphBox {
  /** Font units from the glyph's origin, y up. */
  left: number
  right: number
  top: number
  bottom: number
}
const boxes = new WeakMap<LoadedFont, Map<number, GlyphBox | null>>()

/** The box of a glyph's ink; null for what leaves none (a space). */
export function glyphBox(font: LoadedFont, glyph: number): GlyphBox | null {
  return memo<number, GlyphBox | null>(
    memo(boxes, font, () => new Map()),
    glyph,
    () => {
      const extents = font.font.glyphExtents(glyph)
      if (!extents || extents.width === 0) return null
      const { xBearing: left, yBearing: top, width, height } = extents
      return { left, right: left + width, top, bottom: top + height }
    },
  )
}

const ARITY: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }
const short = (value: number) => {
  const rounded = Math.round(value * 100) / 100
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** Path data of an outline, scaled by `scale` pixels a font unit and moved to (x, y); `turn` rotates about (x, y), radians. */
export function outlinePath(outline: Outline, scale: number, x: number, y: number, turn = 0): string {
  const cos = Math.cos(turn) * scale
  const sin = Math.sin(turn) * scale
  let d = ''
  let at = 0
  for (const command of outline.commands) {
    d += command
    const count = ARITY[command] ?? 0
    for (let i = 0; i < count; i += 2) {
      const px = nth(outline.values, at + i)
      const py = -nth(outline.values, at + i + 1)
      d += `${i > 0 ? ' ' : ''}${short(x + px * cos - py * sin)} ${short(y + px * sin + py * cos)}`
    }
    at += count
  }
  return d
}
