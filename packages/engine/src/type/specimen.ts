/** A font's name in its own letters. */
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { nth } from '../base/items.ts'
import { outlinePath } from './outline.ts'

/** Path data, from the top left of its box. */
export interface Specimen {
  d: string
  width: number
  height: number
}

/** Pixels of an em. */
const SIZE = 48
const OTHER_LETTERS = 'Aa Bb Cc 123'

/** @param font unpacked */
export function specimenOf({ name, bytes }: { name: string; bytes: Uint8Array }): Specimen {
  const face = new Face(new Blob(bytes))
  const font = new Font(face)
  const characters = new Set(face.collectUnicodes())
  const isWritten = [...name].every((char) => characters.has(char.codePointAt(0) ?? 0))
  const buffer = new Buffer()
  buffer.addText(isWritten ? name : OTHER_LETTERS)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  const scale = SIZE / face.upem
  const { ascender, descender } = font.hExtents()
  let x = 0
  const paths = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance, xOffset, yOffset } = nth(positions, index)
    const path = font.glyphToJson(codepoint)
    const outline = { commands: path.map(({ type }) => type).join(''), values: path.flatMap(({ values }) => values) }
    const d = outlinePath(outline, scale, (x + xOffset) * scale, (ascender - yOffset) * scale)
    x += xAdvance
    return d
  })
  return { d: paths.join(''), width: Math.ceil(x * scale), height: Math.ceil((ascender - descender) * scale) }
}
