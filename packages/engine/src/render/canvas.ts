/** The display list on a Skia canvas. */
import { createCanvas, DOMMatrix, type Image, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { remember } from '../remember.ts'
import type { LoadedFont } from '../type/fonts.ts'
import { glyphOutline, outlinePath } from '../type/outline.ts'
import type { DisplayItem, DisplayList, Stroke } from './display.ts'
import { type Box, cssColour, type ResolvedPaint } from './paint.ts'

export type Images = ReadonlyMap<string, Image>

/** Decodes the pictures that a list needs; a missing one is a fault of the caller. */
export async function decodeImages(list: DisplayList, pictures: ReadonlyMap<string, Uint8Array>): Promise<Images> {
  const images = new Map<string, Image>()
  const visit = async (items: DisplayItem[]): Promise<void> => {
    for (const item of items) {
      if (item.kind === 'group') await visit(item.items)
      if (item.kind !== 'picture' || images.has(item.media)) continue
      const bytes = pictures.get(item.media)
      if (!bytes) throw new Error(`The scene shows the picture ${item.media}, whose bytes were not given.`)
      images.set(item.media, await loadImage(bytes))
    }
  }
  await visit(list.items)
  return images
}

const glyphPaths = new WeakMap<LoadedFont, Map<number, Path2D>>()

/** A glyph's path in font units, y down; remembered. */
function glyphPath(font: LoadedFont, id: number): Path2D {
  return remember(
    remember(glyphPaths, font, () => new Map()),
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

/** The part of a picture that a box shows: all of the box covered, the focus kept in view. */
export function cropTo(width: number, height: number, box: Box, focus: [number, number]): Box {
  const scale = Math.max(box.width / width, box.height / height)
  const [w, h] = [box.width / scale, box.height / scale]
  const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most)
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
    const crop = cropTo(image.width, image.height, box, item.focus)
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

function drawGroup(context: SKRSContext2D, item: Extract<DisplayItem, { kind: 'group' }>, images: Images) {
  context.save()
  if (item.rotate) {
    context.translate(item.rotate.x, item.rotate.y)
    context.rotate((item.rotate.degrees * Math.PI) / 180)
    context.translate(-item.rotate.x, -item.rotate.y)
  }
  if (item.clip) context.clip(new Path2D(item.clip))
  context.globalAlpha *= item.opacity
  for (const child of item.items) draw(context, child, images)
  context.restore()
}

function draw(context: SKRSContext2D, item: DisplayItem, images: Images) {
  if (item.kind === 'group') return drawGroup(context, item, images)
  if (item.kind === 'picture') return drawPicture(context, item, images)
  if (item.kind === 'glyphs') {
    const line = new Path2D()
    for (const glyph of item.glyphs) {
      const scale = item.size / glyph.font.unitsPerEm
      const [cos, sin] = [Math.cos(glyph.turn ?? 0) * scale, Math.sin(glyph.turn ?? 0) * scale]
      line.addPath(glyphPath(glyph.font, glyph.id), new DOMMatrix([cos, sin, -sin, cos, glyph.x, glyph.y]))
    }
    context.fillStyle = style(context, item.fill)
    return context.fill(line)
  }
  context.save()
  if (item.transform) context.transform(...item.transform)
  if (item.opacity !== undefined) context.globalAlpha *= item.opacity
  const path = new Path2D(item.d)
  if (item.fill) {
    context.fillStyle = style(context, item.fill)
    context.fill(path, item.rule ?? 'nonzero')
  }
  if (item.stroke) stroke(context, path, item.stroke)
  context.restore()
}

/** Paints at `scale` device pixels per artboard pixel. Answers premultiplied RGBA, row by row. */
export function paintList(
  list: DisplayList,
  scale: number,
  images: Images,
): { pixels: Uint8Array; width: number; height: number } {
  const [width, height] = [Math.max(1, Math.round(list.width * scale)), Math.max(1, Math.round(list.height * scale))]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.scale(width / list.width, height / list.height)
  // Photos are mostly shown smaller than they are: without mipmaps their fine parts would flicker.
  context.imageSmoothingQuality = 'high'
  for (const item of list.items) draw(context, item, images)
  return { pixels: canvas.data(), width, height }
}
