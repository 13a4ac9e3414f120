/**
 * How much ink a page lays on the paper. A list is painted twice, with its inks in place of its colours: cyan, magenta and yellow
 * as what red, green and blue they leave, and black alone. Faces that shine through and blend mix so as they do in a file of inks, which
 * works on what the inks leave.
 */
import { loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { hexOf } from '../../colour/colour.ts'
import type { Hex } from '../../scene/types.ts'
import { type Images, paintList } from '../canvas.ts'
import type { DisplayItem, DisplayList, Stroke } from '../display.ts'
import type { ResolvedPaint } from '../paint.ts'
import { type PictureItem, paintAlone, picturesIn } from '../shown-pictures.ts'
import { inkPixels } from './pixels.ts'
import type { Inks, Press } from './press.ts'

type Group = Extract<DisplayItem, { kind: 'group' }>

/** A page of which every pixel says how much ink lies there: shares of full ink, all four together. */
export interface InkMap {
  width: number
  height: number
  shares: Float32Array
}

/** Pixels of the longer side that ink is measured on. */
const LONGER_SIDE = 640

interface Plate {
  press: Press
  /** What the inks of a colour leave on this plate, as a colour. */
  leaves(inks: Inks): Hex
  /** Whether black ink that is printed over what lies below is on it. */
  holdsBlack: boolean
  pictures: ReadonlyMap<PictureItem, string>
}

const COLOURS = ([c, m, y]: Inks): Hex => hexOf({ mode: 'rgb', r: 1 - c, g: 1 - m, b: 1 - y })
const BLACK = ([, , , k]: Inks): Hex => hexOf({ mode: 'rgb', r: 1 - k, g: 1 - k, b: 1 - k })

function paintOn(paint: ResolvedPaint, { leaves, press }: Plate): ResolvedPaint {
  if (paint.type === 'solid') return { ...paint, colour: leaves(press.inksOf(paint.colour)) }
  return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: leaves(press.blendedInks(stop.colour)) })) }
}

/** Black letters and lines take no ink from below them. */
const isLeftOut = (paint: ResolvedPaint, { holdsBlack, press }: Plate) =>
  !holdsBlack && paint.type === 'solid' && paint.alpha >= 1 && press.isPureBlack(paint.colour)

const strokeOn = (stroke: Stroke, plate: Plate) =>
  isLeftOut(stroke.paint, plate) ? {} : { stroke: { ...stroke, paint: paintOn(stroke.paint, plate) } }

function groupOn(item: Group, plate: Plate): Group {
  const leaves = (colour: Hex) => plate.leaves(plate.press.inksOf(colour))
  return {
    ...item,
    ...(item.soft && {
      soft: { ...item.soft, shadows: item.soft.shadows.map((one) => ({ ...one, colour: leaves(one.colour) })) },
    }),
    items: itemsOn(item.items, plate),
  }
}

function itemOn(item: DisplayItem, plate: Plate): DisplayItem[] {
  if (item.kind === 'group') return [groupOn(item, plate)]
  if (item.kind === 'picture') {
    const media = plate.pictures.get(item)
    const { duotone: _, crop: _crop, ...plain } = item
    return media === undefined
      ? []
      : [{ ...plain, media, fit: 'cover', ...(item.scrim && { scrim: paintOn(item.scrim, plate) }) }]
  }
  if (item.kind === 'glyphs')
    return item.treated
      ? itemsOn(item.treated, plate)
      : isLeftOut(item.fill, plate)
        ? []
        : [{ ...item, fill: paintOn(item.fill, plate) }]
  const { fill, stroke, ...rest } = item
  const isFilled = fill && !(item.ofLetters && isLeftOut(fill, plate))
  return [{ ...rest, ...(isFilled && { fill: paintOn(fill, plate) }), ...(stroke && strokeOn(stroke, plate)) }]
}

const itemsOn = (items: readonly DisplayItem[], plate: Plate) => items.flatMap((item) => itemOn(item, plate))

/** A picture as it is shown, as both of its plates. */
async function platesOf(item: PictureItem, images: Images, scale: number, press: Press) {
  const painted = paintAlone(item, scale, images)
  const raw = { width: painted.width, height: painted.height }
  const source = sharp(painted.pixels, { raw: { ...raw, channels: 4, premultiplied: true } })
  const [rgb, alpha] = await Promise.all([
    source.clone().removeAlpha().raw().toBuffer(),
    source.clone().extractChannel(3).raw().toBuffer(),
  ])
  const inks = inkPixels(rgb, press)
  const plate = (left: (at: number, channel: number) => number) => {
    const pixels = new Uint8Array(4 * alpha.length)
    for (let at = 0; at < alpha.length; at++) {
      for (let channel = 0; channel < 3; channel++) pixels[4 * at + channel] = 255 - left(4 * at, channel)
      pixels[4 * at + 3] = alpha[at] ?? 0
    }
    return sharp(pixels, { raw: { ...raw, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toBuffer()
      .then(loadImage)
  }
  return Promise.all([plate((at, channel) => inks[at + channel] ?? 0), plate((at) => inks[at + 3] ?? 0)])
}

/** Measures the ink on a page. */
export async function inkOf(list: DisplayList, images: Images, press: Press): Promise<InkMap> {
  const scale = Math.min(1, LONGER_SIDE / Math.max(list.width, list.height))
  const plated = new Map<string, Awaited<ReturnType<typeof loadImage>>>()
  const pictures = new Map<PictureItem, string>()
  const blacks = new Map<PictureItem, string>()
  for (const [at, item] of picturesIn(list.items).entries()) {
    const [colours, black] = await platesOf(item, images, scale, press)
    plated.set(`${at} colours`, colours).set(`${at} black`, black)
    pictures.set(item, `${at} colours`)
    blacks.set(item, `${at} black`)
  }
  const on = (plate: Plate) => paintList({ ...list, items: itemsOn(list.items, plate) }, scale, plated)
  const colours = on({ press, leaves: COLOURS, holdsBlack: false, pictures })
  const black = on({ press, leaves: BLACK, holdsBlack: true, pictures: blacks })
  const shares = new Float32Array(colours.width * colours.height)
  for (let at = 0; at < shares.length; at++) {
    const pixel = 4 * at
    // Premultiplied: what is missing to the opacity is ink.
    const inked = (from: Uint8Array, channel: number) => (from[pixel + 3] ?? 0) - (from[pixel + channel] ?? 0)
    const { pixels } = colours
    shares[at] = (inked(pixels, 0) + inked(pixels, 1) + inked(pixels, 2) + inked(black.pixels, 0)) / 255
  }
  return { width: colours.width, height: colours.height, shares }
}
