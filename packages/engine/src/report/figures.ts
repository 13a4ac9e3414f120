/** The pictures of a logo report: the logo small, in one colour, reversed, out of focus, on a ground like a photo. */

import { type Images, type Painted, paintList } from '../render/canvas.ts'
import type { DisplayItem, DisplayList } from '../render/display.ts'
import type { Colouring } from '../render/files/brand-kit/colours.ts'
import { centred, onGround } from '../render/files/brand-kit/drawing.ts'
import type { LogoPart } from '../render/files/brand-kit/logo-parts.ts'
import { rectPath } from '../render/rect-path.ts'
import type { Hex } from '../scene/types.ts'

/** What is drawn: the items within their box. */
export type Drawing = Pick<LogoPart, 'items' | 'box' | 'ground'>

interface Page {
  width: number
  height: number
  /** Share of the shorter side that stays clear. */
  clear: number
}

/** Of small sizes every pixel is needed. */
export const SMALL = { sizes: [16, 24, 32], clear: 0.06 } as const
/** Of a picture on the page, and the standard deviation of its blur as a share of its width. */
export const PICTURE: Page = { width: 480, height: 360, clear: 0.16 }
export const BLUR = 1 / 24

const listOf = ({ items, box }: Drawing, { width, height, clear }: Page): DisplayList =>
  centred(items, box, { width, height, margin: Math.min(width, height) * clear })

export const painted = (list: DisplayList, images: Images): Painted => paintList(list, 1, images)

/** In its own colours on its own ground. */
export const inColour = (drawing: Drawing, page: Page, images: Images): Painted =>
  painted(onGround(listOf(drawing, page), drawing.ground), images)

/** Only what one ink prints; the rest is clear. */
export function inked(drawing: Drawing, { recolour }: Colouring, page: Page, images: Images): Painted {
  const list = listOf(drawing, page)
  return painted({ ...list, items: recolour(list.items) }, images)
}

/** Of a picture of the page, so many times as large: to be measured. */
export const FINE: Page = { width: 960, height: 720, clear: PICTURE.clear }

/** In another colouring. @param ground absent: that of the colouring, or none */
export function recoloured(
  drawing: Drawing,
  { recolour, ground }: Colouring,
  images: Images,
  { on = ground, page = PICTURE }: { on?: Hex | undefined; page?: Page } = {},
): Painted {
  const list = listOf(drawing, page)
  return painted(onGround({ ...list, items: recolour(list.items) }, on), images)
}

const softly = (blur: number, items: DisplayItem[]): DisplayItem => ({
  kind: 'group',
  opacity: 1,
  items,
  soft: { blur, shadows: [] },
})

export function blurred(drawing: Drawing, images: Images): Painted {
  const list = listOf(drawing, PICTURE)
  return painted(onGround({ ...list, items: [softly(PICTURE.width * BLUR, list.items)] }, drawing.ground), images)
}

const solid = (d: string, colour: Hex, alpha = 1): DisplayItem => ({
  kind: 'path',
  d,
  fill: { type: 'solid', colour, alpha },
})
const disc = (x: number, y: number, r: number, colour: Hex, alpha: number): DisplayItem =>
  solid(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, colour, alpha)

/** What a photo is to a logo: light above, dark below, and lights out of focus. For a picture of 480 × 360. */
const PHOTO: readonly DisplayItem[] = [
  {
    kind: 'path',
    d: rectPath({ x: 0, y: 0, width: PICTURE.width, height: PICTURE.height }),
    fill: {
      type: 'linear',
      from: [0, 0],
      to: [0, PICTURE.height],
      stops: [
        { at: 0, colour: '#dfe8ee', alpha: 1 },
        { at: 0.55, colour: '#93a8b4', alpha: 1 },
        { at: 1, colour: '#3d4a4c', alpha: 1 },
      ],
    },
  },
  softly(9, [
    solid('M0 214C90 150 150 176 220 196S380 130 480 184V360H0Z', '#55705c'),
    solid('M0 286C110 226 220 268 300 262S430 240 480 262V360H0Z', '#2c3f35'),
  ]),
  softly(5, [
    disc(86, 300, 22, '#f4d9a2', 0.75),
    disc(150, 326, 14, '#f7e7c4', 0.7),
    disc(392, 296, 26, '#eec27f', 0.7),
    disc(330, 330, 16, '#fbeed2', 0.65),
    disc(438, 72, 40, '#fff6e2', 0.8),
  ]),
]

export const photoGround = (images: Images): Painted =>
  painted({ width: PICTURE.width, height: PICTURE.height, items: [...PHOTO] }, images)

export function onPhoto(drawing: Drawing, { recolour }: Colouring, images: Images): Painted {
  const list = listOf(drawing, PICTURE)
  return painted({ ...list, items: [...PHOTO, ...recolour(list.items)] }, images)
}

/** Each pixel so many times as large. */
export function magnified({ pixels, width, height }: Painted, times: number): Painted {
  const large = new Uint8Array(width * height * times * times * 4)
  for (let y = 0; y < height * times; y++)
    for (let x = 0; x < width * times; x++) {
      const from = (Math.floor(y / times) * width + Math.floor(x / times)) * 4
      large.set(pixels.subarray(from, from + 4), (y * width * times + x) * 4)
    }
  return { pixels: large, width: width * times, height: height * times }
}
