/** Names taken word by word: lines of a wordmark that are set one by one, each in a size of its own. */
import type { Copy } from '../../../brief/types.ts'
import { apca, contrast } from '../../../colour/colour.ts'
import type { Direction } from '../../../direction/types.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Paint, Text } from '../../../scene/types.ts'
import type { FontSpec } from '../../../type/types.ts'
import { copyText } from '../../shared/brief-scene.ts'
import { letterVoice } from '../../shared/letter-font.ts'
import type { Composition } from '../../types.ts'

/** What says only what sort of company it is does not stand alone. */
const LEGAL = /^(?:co|inc|ltd|llc|llp|plc|corp|gmbh|ag|bv|nv|ab|oy|sa|sl|srl|pty|bros)\.?$/i

/** The words of a name, little ones joined to the next: what may stand on a line of its own. */
export function linesOf(name: string): string[] {
  const lines: string[] = []
  let held = ''
  for (const word of name.split(/\s+/).filter(Boolean)) {
    if (LEGAL.test(word) && lines.length > 0 && held === '') {
      lines.push(`${lines.pop()} ${word}`)
      continue
    }
    held = held ? `${held} ${word}` : word
    if ([...word].length < 3 && word !== name) continue
    lines.push(held)
    held = ''
  }
  if (held) lines.push(held)
  return lines
}

export interface LineStyle {
  size: number
  fill: Paint
  font: FontSpec
  tracking: number
}

/** One line of a name, trimmed to its capitals. */
export const nameLine = (
  { direction }: Composition,
  id: string,
  name: Copy,
  text: string,
  { size, fill, font, tracking }: LineStyle,
): Text =>
  copyText(
    id,
    { ...name, text },
    {
      ...letterVoice(direction, font),
      size,
      tracking,
      lineHeight: 1,
      trim: true,
      fill,
      fit: { min: size * 0.6, lines: 1 },
    },
  )

/** A little above 45, what APCA asks for headlines. */
const LEGIBLE = 50

/** The leading colour for words on paper, or ink where it would be too faint. */
export function accentForWords({ palette, mark }: Direction): ColourRef {
  const own = resolveColour(mark.primary, palette)
  return Math.abs(apca(own, palette.paper)) >= LEGIBLE && contrast(own, palette.paper) >= 3.4 ? mark.primary : 'ink'
}
