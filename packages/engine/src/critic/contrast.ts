/**
 * Contrast as it is on the pixels: the artboard is painted without its text, small, and each text is held against the
 * worst patch of what lies under it (WCAG 2.2, 1.4.3: 4.5:1, large text 3:1).
 */
import type { PictogramSource } from '../imagery/types.ts'
import { type Images, paintList } from '../render/canvas.ts'
import { type DisplayItem, displayList } from '../render/display.ts'
import { resolvePaint } from '../render/paint.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Hex, Palette } from '../scene/types.ts'
import { type TextBox, textBoxes } from './gates.ts'

export interface ContrastReading {
  id: string
  ratio: number
  needed: 4.5 | 3
}

/** Long side of the raster that is read, pixels: patches of a few artboard pixels. Of long pages it is the width. */
const RASTER = 320
const LONG_PAGE = 2
/** The share of the darkest (or lightest) pixels that is forgiven: anti-aliased edges. */
const FORGIVEN = 0.04

const CHANNEL = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})
const luminance = (r: number, g: number, b: number) =>
  0.2126 * (CHANNEL[r] as number) + 0.7152 * (CHANNEL[g] as number) + 0.0722 * (CHANNEL[b] as number)
const channels = (hex: Hex): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

const withoutText = (items: DisplayItem[]): DisplayItem[] =>
  items.flatMap((item): DisplayItem[] => {
    if (item.kind === 'glyphs') return []
    return item.kind === 'group' ? [{ ...item, items: withoutText(item.items) }] : [item]
  })

/** The colour of a text; of a gradient its first stop. */
function textColour(box: TextBox, palette: Palette): { colour: Hex; alpha: number } {
  const paint = resolvePaint(box.node.fill, palette, box.laid)
  const alpha = box.node.opacity ?? 1
  if (paint.type === 'solid') return { colour: paint.colour, alpha: paint.alpha * alpha }
  return { colour: paint.stops[0]?.colour ?? palette.ink, alpha }
}

type Patch = Pick<TextBox, 'left' | 'top' | 'right' | 'bottom'>

/** What lies under a text: its box; on a circle a square about the middle of each letter. */
function patches(box: TextBox): Patch[] {
  const { text } = box.laid
  if (!box.node.arc || !text) return [box]
  const half = text.capHeight * 0.4
  return text.glyphs.map(({ x, y, turn = 0 }) => {
    // From the letter's foot on the circle to its middle.
    const [mx, my] = [
      x + half * Math.cos(turn) + half * Math.sin(turn),
      y + half * Math.sin(turn) - half * Math.cos(turn),
    ]
    return { left: mx - half, right: mx + half, top: my - half, bottom: my + half }
  })
}

/** Large in the sense of WCAG: 24 px, or 18.66 px and bold. */
const needed = (box: TextBox): 4.5 | 3 => {
  const size = box.laid.text?.size ?? 0
  return size >= 24 || (size >= 18.66 && box.node.weight >= 700) ? 3 : 4.5
}

/** The contrast of every text on an artboard with the worst patch under it. Decoration is not read. */
export function readContrast(
  laid: LaidArtboard,
  palette: Palette,
  pictograms: PictogramSource,
  images: Images,
): ContrastReading[] {
  const list = displayList(laid, { palette, pictograms })
  const side = list.height > LONG_PAGE * list.width ? list.width : Math.max(list.width, list.height)
  const scale = Math.min(1, RASTER / side)
  const { pixels, width, height } = paintList({ ...list, items: withoutText(list.items) }, scale, images)
  return textBoxes(laid)
    .filter(({ node }) => node.role !== 'decoration')
    .map((box) => {
      const { colour, alpha } = textColour(box, palette)
      const [tr, tg, tb] = channels(colour)
      const ratios: number[] = []
      for (const patch of patches(box)) {
        const [x0, x1] = [
          Math.max(0, Math.floor(patch.left * scale)),
          Math.min(width - 1, Math.ceil(patch.right * scale) - 1),
        ]
        const [y0, y1] = [
          Math.max(0, Math.floor(patch.top * scale)),
          Math.min(height - 1, Math.ceil(patch.bottom * scale) - 1),
        ]
        for (let y = y0; y <= y1; y++) {
          for (let x = x0; x <= x1; x++) {
            const at = (y * width + x) * 4
            const [r, g, b] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number]
            const under = luminance(r, g, b)
            const over =
              alpha >= 1
                ? luminance(tr, tg, tb)
                : luminance(
                    ...([tr * alpha + r * (1 - alpha), tg * alpha + g * (1 - alpha), tb * alpha + b * (1 - alpha)].map(
                      Math.round,
                    ) as [number, number, number]),
                  )
            ratios.push((Math.max(under, over) + 0.05) / (Math.min(under, over) + 0.05))
          }
        }
      }
      ratios.sort((a, b) => a - b)
      return { id: box.node.id, ratio: ratios[Math.floor(ratios.length * FORGIVEN)] ?? 21, needed: needed(box) }
    })
}

/** The gate: every text reaches its ratio. */
export const contrastFaults = (readings: ContrastReading[]): string[] =>
  readings
    .filter((reading) => reading.ratio < reading.needed - 0.02)
    .map(
      (reading) =>
        `'${reading.id}' has a contrast of ${reading.ratio.toFixed(2)}:1 on its ground; ${reading.needed}:1 is needed`,
    )
