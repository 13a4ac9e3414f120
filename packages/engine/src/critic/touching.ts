/**
 * Words that something drawn runs through or touches, line by line: stricter than a collision, which cuts or covers letters. A design
 * whose words keep clear of its picture stands before it.
 */
import type { Bounds } from '../base/geometry.ts'
import type { PictogramSource } from '../imagery/types.ts'
import type { Images, Painted } from '../render/canvas.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Palette } from '../scene/types.ts'
import { glyphBox } from '../type/outline.ts'
import { type TextBox, textBoxes } from './gates.ts'
import { groundOf } from './painted.ts'

/** Neighbouring pixels that differ by so much in one channel, 0–255, are an edge: a pale picture on a pale ground has faint ones. */
const EDGE = 14
/** The air that words want about them, of their size. */
const AIR = 0.1
/** Edges as long as a line is tall, so many times, run through it. */
const THROUGH = 0.9

/** How much runs through the line that most runs through, in heights of the line. */
export function touching(laid: LaidArtboard, palette: Palette, pictograms: PictogramSource, images: Images): number {
  const { ground, scale } = groundOf(laid, palette, pictograms, images)
  const lines = textBoxes(laid)
    .filter(({ node, turns }) => node.role !== 'decoration' && !node.arc && turns.length === 0)
    .flatMap(linesOf)
  return Math.max(0, ...lines.map((box) => edgesIn(box, ground, scale) / Math.max(1, (box.bottom - box.top) * scale)))
}

/** Whether a picture touches words. A button may stand right below a line. */
export function touches(laid: LaidArtboard, ...rest: Rest): boolean {
  if (touching(laid, ...rest) <= THROUGH) return false
  const root = withoutButtons(laid.root)
  return root === laid.root || touching({ ...laid, root }, ...rest) > THROUGH
}
type Rest = Parameters<typeof touching> extends [unknown, ...infer R] ? R : never

/** The same node where it holds no button. */
function withoutButtons(laid: LaidNode): LaidNode {
  const children = laid.children.filter(({ node }) => node.role !== 'button').map(withoutButtons)
  const isSame = children.length === laid.children.length && children.every((child, at) => child === laid.children[at])
  return isSame ? laid : { ...laid, children }
}

/** The box of each line, with air. */
function linesOf({ laid: { text } }: TextBox): Bounds[] {
  if (!text) return []
  const lines = new Map<number, Bounds>()
  for (const { font, id, x, y, size = text.size } of text.glyphs) {
    const ink = glyphBox(font, id)
    if (!ink) continue
    const [em, air] = [size / font.unitsPerEm, size * AIR]
    const line = lines.get(y) ?? { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    lines.set(y, {
      left: Math.min(line.left, x + ink.left * em - air),
      right: Math.max(line.right, x + ink.right * em + air),
      top: Math.min(line.top, y - ink.top * em - air),
      bottom: Math.max(line.bottom, y - ink.bottom * em + air),
    })
  }
  return [...lines.values()]
}

function edgesIn(box: Bounds, { pixels, width, height }: Painted, scale: number): number {
  const [x0, x1] = [Math.max(0, Math.floor(box.left * scale)), Math.min(width - 1, Math.ceil(box.right * scale))]
  const [y0, y1] = [Math.max(0, Math.floor(box.top * scale)), Math.min(height - 1, Math.ceil(box.bottom * scale))]
  let count = 0
  for (let y = y0; y < y1; y++)
    for (let at = (y * width + x0) * 4, end = (y * width + x1) * 4; at < end; at += 4)
      if (differs(pixels, at, at + 4) || differs(pixels, at, at + width * 4)) count++
  return count
}

const differs = (pixels: Uint8Array, a: number, b: number): boolean =>
  Math.abs((pixels[a] ?? 0) - (pixels[b] ?? 0)) >= EDGE ||
  Math.abs((pixels[a + 1] ?? 0) - (pixels[b + 1] ?? 0)) >= EDGE ||
  Math.abs((pixels[a + 2] ?? 0) - (pixels[b + 2] ?? 0)) >= EDGE
