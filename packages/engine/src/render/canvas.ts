/** The display list on a Skia canvas. */

import { createCanvas, type Image, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../base/geometry.ts'
import { memo } from '../base/memo.ts'
import type { LoadedFont } from '../type/fonts.ts'
import { glyphOutline, outlinePath } from '../type/outline.ts'
import type { DisplayItem, DisplayList, Stroke, Transform } from './display.ts'
import { cssColour, type ResolvedPaint } from './paint.ts'
import { release } from './release.ts'
import { reachOfSoft, type SoftEffect } from './soft-effects.ts'

export type Images = ReadonlyMap<string, Image>

/** Decodes pictures by their media ids; one without bytes is a fault of the caller. */
export async function decodePictures(
  wanted: Iterable<string>,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Images> {
  const images = new Map<string, Image>()
  for (const media of new Set(wanted)) {
    const bytes = pictures.get(media)
    if (!bytes) throw new Error(`The scene shows the picture ${media}, whose bytes were not given.`)
    images.set(media, await loadImage(bytes))
  }
  return images
}

/** Decodes the pictures that a list needs. */
export const decodeImages = (list: DisplayList, pictures: ReadonlyMap<string, Uint8Array>): Promise<Images> =>
  decodePictures(mediaIn(list.items), pictures)

const mediaIn = (items: readonly DisplayItem[]): string[] =>
  items.flatMap((item) => (item.kind === 'group' ? mediaIn(item.items) : item.kind === 'picture' ? [item.media] : []))

const glyphPaths = new WeakMap<LoadedFont, Map<number, Path2D>>()

/** A glyph's path in font units, y down; remembered. */
function glyphPath(font: LoadedFont, id: number): Path2D {
  return memo(
    memo(glyphPaths, font, () => new Map()),
    id,
    () => new Path2D(outlinePath(glyphOutline(font, id), 1, 0, 0)),
  )
}

function style(context: SKRSContext2D, paint: ResolvedPaint) {
  if (paint.type === 'solid') return cssColour(paint.colour, paint.alpha)
  const gradient =
    paint.type === 'linear'
      ? context.createLinearGradient(...paint.from, ...paint.to)
      : context.createRadialGradient(...paint.centre, 0, ...paint.centre, paint.radius)
  for (const stop of paint.stops) gradient.addColorStop(stop.at, cssColour(stop.colour, stop.alpha))
  return gradient
}

function stroke(context: SKRSContext2D, path: Path2D, line: Stroke) {
  context.strokeStyle = style(context, line.paint)
  context.lineWidth = line.width
  context.lineCap = line.cap ?? 'butt'
  context.lineJoin = line.join ?? 'miter'
  context.setLineDash(line.dash ?? [])
  context.stroke(path)
}

/** The part of a picture that a box shows: all of the box covered, as it was cropped by hand, else the focus kept in view. */
export function cropTo(
  width: number,
  height: number,
  box: Box,
  { focus, crop }: Pick<Extract<DisplayItem, { kind: 'picture' }>, 'focus' | 'crop'>,
): Box {
  const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most)
  const scale = Math.max(box.width / width, box.height / height) * Math.max(1, crop?.[0] ?? 1)
  const [w, h] = [box.width / scale, box.height / scale]
  if (crop) return { x: clamp(crop[1], 1) * (width - w), y: clamp(crop[2], 1) * (height - h), width: w, height: h }
  return {
    x: clamp(focus[0] * width - w / 2, width - w),
    y: clamp(focus[1] * height - h / 2, height - h),
    width: w,
    height: h,
  }
}

function drawPicture(context: SKRSContext2D, item: Extract<DisplayItem, { kind: 'picture' }>, images: Images) {
  const image = images.get(item.media)
  if (!image) throw new Error(`The picture ${item.media} was not decoded.`)
  const { box } = item
  context.save()
  if (item.clip) context.clip(new Path2D(item.clip))
  if (item.duotone) context.filter = 'grayscale(1)'
  if (item.fit === 'cover') {
    const crop = cropTo(image.width, image.height, box, item)
    context.drawImage(image, crop.x, crop.y, crop.width, crop.height, box.x, box.y, box.width, box.height)
  } else {
    const scale = Math.min(box.width / image.width, box.height / image.height)
    const [w, h] = [image.width * scale, image.height * scale]
    context.drawImage(image, box.x + (box.width - w) / 2, box.y + (box.height - h) / 2, w, h)
  }
  context.filter = 'none'
  if (item.duotone) {
    // Grey × light colour, then never darker than the dark colour: shadows and lights take the two tones.
    for (const [operation, colour] of [
      ['multiply', item.duotone[1]],
      ['lighten', item.duotone[0]],
    ] as const) {
      context.globalCompositeOperation = operation
      context.fillStyle = colour
      context.fillRect(box.x, box.y, box.width, box.height)
    }
    context.globalCompositeOperation = 'source-over'
  }
  if (item.scrim) {
    context.fillStyle = style(context, item.scrim)
    context.fillRect(box.x, box.y, box.width, box.height)
  }
  context.restore()
}

type Rows = readonly [top: number, bottom: number]

/** Something to paint, and the rows that it reaches, in artboard pixels; without rows it may be anywhere. */
interface Drawing {
  rows?(): Rows | undefined
  paint(context: SKRSContext2D): void
}

const reaches = (rows: Rows | undefined, top: number, bottom: number): boolean =>
  !rows || (rows[1] >= top && rows[0] <= bottom)

function rowsOf(path: Path2D, margin: number): Rows {
  const [, top, , bottom] = path.getBounds()
  return [top - margin, bottom + margin]
}

/** The rows of a path that is moved and scaled; none where it is turned. */
function movedRows(path: Path2D, margin: number, transform: Transform | undefined): Rows | undefined {
  if (!transform) return rowsOf(path, margin)
  const [, b, , d, , f] = transform
  if (b !== 0) return undefined
  const [top, bottom] = rowsOf(path, margin)
  return d < 0 ? [bottom * d + f, top * d + f] : [top * d + f, bottom * d + f]
}

/** The rows that all of several reach; unknown where one's are. */
function rowsOfAll(children: readonly Drawing[]): Rows | undefined {
  let all: Rows | undefined
  for (const child of children) {
    const rows = child.rows?.()
    if (!rows) return undefined
    all = all ? [Math.min(all[0], rows[0]), Math.max(all[1], rows[1])] : rows
  }
  return all
}

/** Paints a part as one thing beside the canvas, then lays it down: soft, or blended with what is there. */
function paintLayer(
  context: SKRSContext2D,
  children: readonly Drawing[],
  { soft, blend }: Extract<DisplayItem, { kind: 'group' }>,
  mask?: readonly Drawing[],
) {
  const { a, b, c, d, e, f } = context.getTransform()
  const scale = Math.sqrt(Math.abs(a * d - b * c))
  // Rows above and below this band throw their light into it.
  const margin = soft ? Math.ceil(reachOfSoft(soft) * scale) : 0
  const { width, height } = context.canvas
  const layer = createCanvas(width + 2 * margin, height + 2 * margin)
  const inner = layer.getContext('2d')
  inner.setTransform(a, b, c, d, e + margin, f + margin)
  for (const child of children) child.paint(inner)
  if (mask) maskLayer(inner, mask)
  context.resetTransform()
  if (blend) context.globalCompositeOperation = blend
  if (soft) context.filter = filterOf(soft, scale)
  context.drawImage(layer, -margin, -margin)
  layer.width = layer.height = 1
}

/** Leaves of what is painted so far as much as a mask is light. */
function maskLayer(layer: SKRSContext2D, mask: readonly Drawing[]) {
  const { width, height } = layer.canvas
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.setTransform(layer.getTransform())
  for (const one of mask) one.paint(context)
  const image = context.getImageData(0, 0, width, height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const light = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
    data[at + 3] = Math.round(((data[at + 3] ?? 0) * light) / 255)
  }
  context.putImageData(image, 0, 0)
  layer.resetTransform()
  layer.globalCompositeOperation = 'destination-in'
  layer.drawImage(canvas, 0, 0)
  canvas.width = canvas.height = 1
}

const filterOf = ({ blur, shadows }: SoftEffect, scale: number): string =>
  [
    ...(blur === undefined ? [] : [`blur(${blur * scale}px)`]),
    ...shadows.map(
      ({ x, y, deviation, colour, alpha }) =>
        `drop-shadow(${x * scale}px ${y * scale}px ${deviation * scale}px ${cssColour(colour, alpha)})`,
    ),
  ].join(' ')

function groupDrawing(item: Extract<DisplayItem, { kind: 'group' }>, images: Images): Drawing {
  const clip = item.clip === undefined ? undefined : new Path2D(item.clip)
  const children = item.items.map((child) => drawingOf(child, images))
  const mask = item.mask?.map((child) => drawingOf(child, images))
  return {
    // What is cut reaches no farther than the cut, whatever lies in it.
    ...(!item.rotate && !item.soft && { rows: () => (clip ? rowsOf(clip, 0) : rowsOfAll(children)) }),
    paint(context) {
      context.save()
      if (item.rotate) {
        context.translate(item.rotate.x, item.rotate.y)
        context.rotate((item.rotate.degrees * Math.PI) / 180)
        context.translate(-item.rotate.x, -item.rotate.y)
      }
      if (clip) context.clip(clip, item.clipRule ?? 'nonzero')
      context.globalAlpha *= item.opacity
      if (item.soft || item.blend || item.asOne || mask) paintLayer(context, children, item, mask)
      else for (const child of children) child.paint(context)
      context.restore()
    },
  }
}

function glyphsDrawing(item: Extract<DisplayItem, { kind: 'glyphs' }>): Drawing {
  const line = new Path2D()
  for (const glyph of item.glyphs) {
    const scale = (glyph.size ?? item.size) / glyph.font.unitsPerEm
    const [cos, sin] = [Math.cos(glyph.turn ?? 0) * scale, Math.sin(glyph.turn ?? 0) * scale]
    // A plain object: making a DOMMatrix for each letter took longer than painting it small.
    line.addPath(glyphPath(glyph.font, glyph.id), { a: cos, b: sin, c: -sin, d: cos, e: glyph.x, f: glyph.y })
  }
  return {
    rows: () => rowsOf(line, 0),
    paint(context) {
      context.fillStyle = style(context, item.fill)
      context.fill(line)
    },
  }
}

/** A mitre reaches farther than half the line: as far as the canvas's limit of 10 lets it. */
const MITRE = 5

function pathDrawing(item: Extract<DisplayItem, { kind: 'path' }>): Drawing {
  const path = new Path2D(item.d)
  return {
    rows: () => movedRows(path, (item.stroke?.width ?? 0) * MITRE, item.transform),
    paint(context) {
      context.save()
      if (item.transform) context.transform(...item.transform)
      if (item.opacity !== undefined) context.globalAlpha *= item.opacity
      if (item.fill) {
        context.fillStyle = style(context, item.fill)
        context.fill(path, item.rule ?? 'nonzero')
      }
      if (item.stroke) stroke(context, path, item.stroke)
      context.restore()
    },
  }
}

/** Drawings of items that need no picture: a list that is painted twice, or in part, is made ready once. */
const known = new WeakMap<DisplayItem, Drawing>()

function drawingOf(item: DisplayItem, images: Images): Drawing {
  if (item.kind === 'group') return groupDrawing(item, images)
  if (item.kind === 'glyphs')
    return item.treated
      ? groupDrawing({ kind: 'group', opacity: 1, items: item.treated }, images)
      : memo(known, item, () => glyphsDrawing(item))
  if (item.kind === 'path') return memo(known, item, () => pathDrawing(item))
  return {
    rows: () => [item.box.y, item.box.y + item.box.height],
    paint: (context) => drawPicture(context, item, images),
  }
}

/** Bytes that are painted at once. Larger surfaces are paid for in fresh memory, page by page. */
const BAND = 6_000_000

/** A picture that stands in memory whole. */
export interface Painted {
  /** Premultiplied RGBA, row by row. */
  pixels: Uint8Array
  width: number
  height: number
}

/** A picture of one size, about to be painted; anew each time that its pixels are asked for. */
export interface Painting {
  width: number
  height: number
  /** Premultiplied RGBA in whole rows, from the top; each band only until the next is asked for. */
  bands(): Iterable<Uint8Array>
  whole(): Painted
}

/** Paints at `scale` device pixels per artboard pixel. */
export type Painter = (scale: number) => Painting

/** What is to be painted more than once, in several sizes, is made ready once. */
export function painter(list: DisplayList, images: Images): Painter {
  const drawings = list.items.map((item) => drawingOf(item, images))
  return (scale) => {
    const [width, height] = [Math.max(1, Math.round(list.width * scale)), Math.max(1, Math.round(list.height * scale))]
    const [across, down] = [width / list.width, height / list.height]
    const band = Math.min(height, Math.max(1, Math.floor(BAND / (width * 4))))
    function* bands() {
      // Of a picture that is painted at once everything is painted.
      const rows = band < height ? drawings.map((drawing) => drawing.rows?.()) : []
      const canvas = createCanvas(width, band)
      const context = canvas.getContext('2d')
      // Photos are mostly shown smaller than they are: without mipmaps their fine parts would flicker.
      context.imageSmoothingQuality = 'high'
      for (let top = 0; top < height; top += band) {
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.clearRect(0, 0, width, band)
        context.setTransform(across, 0, 0, down, 0, -top)
        for (const [index, drawing] of drawings.entries())
          if (reaches(rows[index], (top - 1) / down, (top + band + 1) / down)) drawing.paint(context)
        const painted = canvas.data() as Buffer<ArrayBuffer>
        yield painted.subarray(0, width * Math.min(band, height - top) * 4)
        release(painted)
      }
      canvas.width = canvas.height = 1
    }
    return { width, height, bands, whole: () => whole(width, height, bands()) }
  }
}

function whole(width: number, height: number, bands: Iterable<Uint8Array>): Painted {
  const pixels = new Uint8Array(width * height * 4)
  let at = 0
  for (const band of bands) {
    pixels.set(band, at)
    at += band.byteLength
  }
  return { pixels, width, height }
}

export const paintList = (list: DisplayList, scale: number, images: Images): Painted =>
  painter(list, images)(scale).whole()
