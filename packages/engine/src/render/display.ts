/**
 * The display list: a laid-out artboard as a flat tree of things to paint, colours resolved, in artboard pixels.
 * Every painter (canvas, SVG, …) consumes this and nothing else, so that all of them agree.
 */

import { DOMMatrix, Path2D } from '@napi-rs/canvas'
import type { Box } from '../base/geometry.ts'
import { present } from '../base/items.ts'
import type { PictogramSource } from '../imagery/types.ts'
import { anchorShares } from '../scene/anchors.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import { shapeId } from '../scene/shape-ids.ts'
import type { LaidLine, LaidText, PlacedGlyph } from '../scene/text-layout.ts'
import { liveSpans } from '../scene/text-spans.ts'
import type {
  Anchor,
  Blend,
  Frame,
  Hex,
  Node,
  Paint,
  Palette,
  Pictogram,
  Picture,
  Shadow,
  Shape,
  Text,
  Vector,
} from '../scene/types.ts'
import type { FontSpec } from '../type/types.ts'
import { type DrawnTree, groupedShapes } from './grouped.ts'
import { struckShapes } from './lettering/struck.ts'
import { treatedShapes } from './lettering/treatments.ts'
import { isGradient, type ResolvedPaint, resolveColour, resolvePaint } from './paint.ts'
import { rectPath } from './rect-path.ts'
import { type SoftEffect, softEffectOf } from './soft-effects.ts'

/** a b c d e f of a 2D affine transform. */
export type Transform = [number, number, number, number, number, number]

export interface Stroke {
  paint: ResolvedPaint
  width: number
  cap?: 'round' | 'square'
  join?: 'round' | 'bevel'
  dash?: number[]
}
export type DisplayItem =
  | {
      kind: 'group'
      id?: string
      /** The part that it is, where every part is told. */
      part?: string
      opacity: number
      rotate?: { degrees: number; x: number; y: number }
      clip?: string
      clipRule?: 'evenodd'
      /** It is seen as far as these are light. */
      mask?: DisplayItem[]
      soft?: SoftEffect
      blend?: Blend
      /** Composed before it fades: what lies below in it does not shine through. */
      asOne?: true
      items: DisplayItem[]
    }
  | {
      kind: 'path'
      d: string
      transform?: Transform
      fill?: ResolvedPaint
      rule?: 'evenodd'
      stroke?: Stroke
      /** It belongs to letters, and is no ground of theirs. */
      ofLetters?: true
      opacity?: number
    }
  | {
      kind: 'glyphs'
      id: string
      text: string
      size: number
      glyphs: PlacedGlyph[]
      fill: ResolvedPaint
      /** How to set the words anew; none for text on a circle, in a stack, with a treatment or with runs of style. */
      setting?: TextSetting
      /** Where its words stand; none for text on a circle or path. */
      lines?: LaidLine[]
      /** What is painted instead of the plain letters. */
      treated?: DisplayItem[]
    }
  | {
      kind: 'picture'
      media: string
      box: Box
      fit: 'cover' | 'contain'
      focus: [number, number]
      crop?: [zoom: number, x: number, y: number]
      clip?: string
      alt: string
      duotone?: [Hex, Hex]
      scrim?: ResolvedPaint
    }

export interface TextSetting {
  font: FontSpec
  lines: LaidLine[]
  /** em */
  tracking: number
}

export interface DisplayList {
  width: number
  height: number
  items: DisplayItem[]
}

/** View box → box. */
export const placed = (
  box: Box,
  viewBox: [number, number],
  mode: 'contain' | 'cover' | 'stretch',
  anchor?: Anchor,
): Transform => {
  const [sx, sy] = [box.width / viewBox[0], box.height / viewBox[1]]
  if (mode === 'stretch') return [sx, 0, 0, sy, box.x, box.y]
  const scale = mode === 'contain' ? Math.min(sx, sy) : Math.max(sx, sy)
  const [across, down] = anchorShares(anchor)
  return [
    scale,
    0,
    0,
    scale,
    box.x + (box.width - viewBox[0] * scale) * across,
    box.y + (box.height - viewBox[1] * scale) * down,
  ]
}

interface Context {
  /** Every part is a group with its id. */
  named?: boolean | undefined
  /** The drawing of which every shape is a group with its id, too. */
  inside?: string | undefined
  palette: Palette
  pictograms: PictogramSource
}

/** Edges on whole pixels: no seam of the ground between two bands that touch, no blurred hairline. */
function snapped({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)]
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top }
}

/** Artboard pixels between two rims of a shadow, and the fewest rims that one has. */
const [RIM, FEWEST_RIMS] = [3, 5]
/** Farther out, shares of the blur, a shadow is no longer seen. */
const OUT = 0.9

/**
 * The share of a shadow's darkness that lies beyond a distance, shares of the blur: a Gaussian of half the blur, the one that CSS
 * names (https://www.w3.org/TR/css-backgrounds-3/#shadow-blur), by the logistic curve next to it.
 */
const beyond = (distance: number): number => 1 / (1 + Math.exp(3.404 * distance))

/** The rims of a shadow, in steps, so that every file shows the same. What lies under the box is left out: the box covers it. */
function shadowItems(box: Box, radius: Frame['radius'], { y, blur, alpha }: Shadow): DisplayItem[] {
  const hole = rectPath(box, radius)
  const count = Math.max(FEWEST_RIMS, Math.round((2 * OUT * blur) / RIM))
  const step = (2 * OUT) / count
  return Array.from({ length: count }, (_, i) => OUT - i * step).flatMap((out): DisplayItem[] => {
    const spread = out * blur
    if (-spread >= y) return []
    const adds = beyond(out - step) - beyond(out)
    const rim = {
      x: box.x - spread,
      y: box.y + y - spread,
      width: box.width + 2 * spread,
      height: box.height + 2 * spread,
    }
    const grown = typeof radius === 'number' ? Math.max(0, radius + spread) : radius
    const fill = { type: 'solid', colour: '#000000', alpha: alpha * adds } as const
    return [{ kind: 'path', d: `${rectPath(rim, grown)}${hole}`, rule: 'evenodd', fill }]
  })
}

function frameItems(laid: LaidNode, frame: Frame, context: Context, skipFill: boolean): DisplayItem[] {
  const items: DisplayItem[] = []
  const box = frame.radius ? laid : snapped(laid)
  const outline = rectPath(box, frame.radius)
  if (frame.shadow && frame.fill && !skipFill) items.push(...shadowItems(box, frame.radius, frame.shadow))
  if (frame.fill && !skipFill)
    items.push({ kind: 'path', d: outline, fill: resolvePaint(frame.fill, context.palette, laid) })
  if (frame.stroke) items.push(...borderItems(laid, frame, context))
  return items
}

function borderItems(laid: LaidNode, frame: Frame, context: Context): DisplayItem[] {
  const { paint, width, sides } = present(frame.stroke)
  const fill = resolvePaint(paint, context.palette, laid)
  if (!sides) {
    const inner = {
      x: laid.x + width / 2,
      y: laid.y + width / 2,
      width: laid.width - width,
      height: laid.height - width,
    }
    const radius = typeof frame.radius === 'number' ? Math.max(0, frame.radius - width / 2) : frame.radius
    return [{ kind: 'path', d: rectPath(inner, radius), stroke: { paint: fill, width } }]
  }
  const boxes: Record<(typeof sides)[number], Box> = {
    top: { x: laid.x, y: laid.y, width: laid.width, height: width },
    right: { x: laid.x + laid.width - width, y: laid.y, width, height: laid.height },
    bottom: { x: laid.x, y: laid.y + laid.height - width, width: laid.width, height: width },
    left: { x: laid.x, y: laid.y, width, height: laid.height },
  }
  return sides.map((side) => ({ kind: 'path', d: rectPath(snapped(boxes[side])), fill }))
}

function vectorItems(laid: LaidNode, vector: Vector, context: Context): DisplayItem[] {
  const transform = placed(laid, vector.viewBox, vector.scale ?? 'contain', vector.anchor)
  const box = { x: 0, y: 0, width: vector.viewBox[0], height: vector.viewBox[1] }
  const itemOf = (shape: Shape): DisplayItem => ({
    kind: 'path',
    d: shape.d,
    transform,
    ...(shape.fill && { fill: resolvePaint(shape.fill, context.palette, box) }),
    ...(shape.rule && { rule: shape.rule }),
    ...(shape.stroke && {
      stroke: { ...shape.stroke, paint: resolvePaint(shape.stroke.paint, context.palette, box) },
    }),
    ...(shape.opacity !== undefined && { opacity: shape.opacity }),
  })
  const items = namedShapes(vector.shapes.map(itemOf), vector, context)
  const tree = vector.groups
    ? groupItems(groupedShapes(vector.shapes, vector.groups, items), transform, context.palette, itemOf)
    : items
  // What reaches beyond the view box is cut, as in SVG.
  return vector.scale === 'cover' ? [{ kind: 'group', opacity: 1, clip: rectPath(laid), items: tree }] : tree
}

/** @param transform of the drawing: what a group says is in its measures */
const groupItems = (
  tree: DrawnTree<DisplayItem>,
  transform: Transform,
  palette: Palette,
  itemOf: (shape: Shape) => DisplayItem,
): DisplayItem[] =>
  tree.map((one): DisplayItem => {
    if (!('group' in one)) return one
    const { opacity = 1, clip, mask, blend } = one.group
    const soft = softEffectOf(one.group, palette, Math.sqrt(Math.abs(transform[0] * transform[3])))
    const moved = clip && new Path2D(clip.d).transform(new DOMMatrix(transform)).toSVGString()
    return {
      kind: 'group',
      opacity,
      ...(moved !== undefined && { clip: moved }),
      ...(clip?.rule && { clipRule: clip.rule }),
      ...(mask && { mask: mask.shapes.map(itemOf) }),
      ...(soft && { soft }),
      ...(blend && { blend }),
      ...(opacity < 1 && one.inner.length > 1 && { asOne: true as const }),
      items: groupItems(one.inner, transform, palette, itemOf),
    }
  })

function pictogramItems(laid: LaidNode, node: Pictogram, context: Context): DisplayItem[] {
  const drawing = context.pictograms.get(node.icon)
  const transform = placed(laid, drawing.viewBox, 'contain')
  const box = { x: 0, y: 0, width: drawing.viewBox[0], height: drawing.viewBox[1] }
  const paint = resolvePaint(node.paint, context.palette, box)
  const tone = node.tone ? resolvePaint(node.tone, context.palette, box) : faded(paint)
  const items = drawing.shapes.map(
    (shape): DisplayItem => ({
      kind: 'path',
      d: shape.d,
      transform,
      ...(shape.fill && { fill: shape.fill === 'tone' ? tone : paint }),
      ...(shape.rule && { rule: shape.rule }),
      ...(shape.stroke && { stroke: { ...shape.stroke, paint } }),
    }),
  )
  return namedShapes(items, node, context)
}

const namedShapes = (items: DisplayItem[], { id }: Node, { inside }: Context): DisplayItem[] =>
  inside === id
    ? items.map((item, at): DisplayItem => ({ kind: 'group', part: shapeId(id, at), opacity: 1, items: [item] }))
    : items

const faded = (paint: ResolvedPaint): ResolvedPaint =>
  paint.type === 'solid'
    ? { ...paint, alpha: paint.alpha * 0.2 }
    : { ...paint, stops: paint.stops.map((stop) => ({ ...stop, alpha: stop.alpha * 0.2 })) }

function pictureItem(laid: LaidNode, node: Picture, context: Context): DisplayItem {
  const duotone = node.treatment?.duotone
  const scrim: Paint | undefined = node.scrim
  return {
    kind: 'picture',
    media: node.media,
    box: { x: laid.x, y: laid.y, width: laid.width, height: laid.height },
    fit: node.fit ?? 'cover',
    focus: node.focus ?? [0.5, 0.5],
    ...(node.crop && { crop: node.crop }),
    clip: rectPath(laid, node.radius),
    alt: node.alt,
    ...(duotone && {
      duotone: [resolveColour(duotone[0], context.palette), resolveColour(duotone[1], context.palette)] as [Hex, Hex],
    }),
    ...(scrim && { scrim: resolvePaint(scrim, context.palette, laid) }),
  }
}

/** Whether a text is lines of letters in one style that are filled, as programs set them themselves. */
export const isPlain = (node: Text): boolean => !node.arc && !node.stack && !node.effect && liveSpans(node).length === 0

const struckItems = (laid: LaidNode, node: Text, text: LaidText, { palette }: Context): DisplayItem[] =>
  struckShapes(node, text).map(({ d, fill = node.fill }) => ({
    kind: 'path',
    d,
    fill: resolvePaint(fill, palette, laid),
    ofLetters: true,
  }))

function treated(node: Text, text: LaidText, { palette }: Context): { treated?: DisplayItem[] } {
  const shapes = treatedShapes(node, text)
  if (!shapes) return {}
  return {
    treated: shapes.map(({ d, fill, rule, stroke, opacity }): DisplayItem => {
      const over = (paint: Paint) => resolvePaint(paint, palette, isGradient(paint) ? boundsOf(d) : NOWHERE)
      return {
        kind: 'path',
        d,
        ...(fill && { fill: over(fill) }),
        ...(rule && { rule }),
        ...(stroke && { stroke: { ...stroke, paint: over(stroke.paint) } }),
        ...(opacity !== undefined && { opacity }),
      }
    }),
  }
}
const NOWHERE: Box = { x: 0, y: 0, width: 1, height: 1 }

/** A gradient on letters spans the letters. */
export function boundsOf(d: string): Box {
  const [left, top, right, bottom] = new Path2D(d).computeTightBounds()
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function nodeItems(laid: LaidNode, context: Context, skipFill = false): DisplayItem[] {
  const { node } = laid
  const items: DisplayItem[] = []
  if (node.type === 'frame') {
    items.push(...frameItems(laid, node, context, skipFill))
    const inner = laid.children.flatMap((child) => nodeItems(child, context))
    if (node.clip) items.push({ kind: 'group', opacity: 1, clip: rectPath(laid, node.radius), items: inner })
    else items.push(...inner)
  } else if (node.type === 'text' && laid.text) {
    const { size, glyphs, font, lines } = laid.text
    items.push({
      kind: 'glyphs',
      id: node.id,
      text: node.text,
      size,
      glyphs,
      fill: resolvePaint(node.fill, context.palette, laid),
      ...(!node.arc && { lines }),
      ...(isPlain(node) && { setting: { font, lines, tracking: node.tracking ?? 0 } }),
      ...treated(node, laid.text, context),
    })
    items.push(...struckItems(laid, node, laid.text, context))
  } else if (node.type === 'vector') items.push(...vectorItems(laid, node, context))
  else if (node.type === 'pictogram') items.push(...pictogramItems(laid, node, context))
  else if (node.type === 'picture') items.push(pictureItem(laid, node, context))

  const opacity = node.opacity ?? 1
  if (opacity === 1 && !node.rotate && !context.named) return items
  const rotate = node.rotate
    ? { degrees: node.rotate, x: laid.x + laid.width / 2, y: laid.y + laid.height / 2 }
    : undefined
  return [
    { kind: 'group', id: node.id, ...(context.named && { part: node.id }), opacity, ...(rotate && { rotate }), items },
  ]
}

/** What to paint of the parts that are chosen, where they stand: a chosen part comes whole. */
export function partsList(laid: LaidArtboard, context: Context, chosen: (part: LaidNode) => boolean): DisplayList {
  const visit = (part: LaidNode): DisplayItem[] =>
    chosen(part) ? nodeItems(part, context) : part.children.flatMap(visit)
  return { width: laid.width, height: laid.height, items: laid.root.children.flatMap(visit) }
}

/** What to paint for an artboard. `transparent` leaves its ground out. */
export function displayList(laid: LaidArtboard, context: Context, transparent = false): DisplayList {
  return { width: laid.width, height: laid.height, items: nodeItems(laid.root, context, transparent) }
}
