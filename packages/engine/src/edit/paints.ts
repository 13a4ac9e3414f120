/** What a node is painted with, and with other paints. */
import { plainColour, resolveColour } from '../render/paint.ts'
import type {
  ColourRef,
  Hex,
  Node,
  Paint,
  PaletteRole,
  PlainColour,
  Shape,
  ShapeGroup,
  TextEffect,
} from '../scene/types.ts'

export const isHex = (colour: PlainColour): colour is Hex => colour.startsWith('#')

/** A colour as hex. */
export const resolve = resolveColour

/** The colours of a paint, without light and shade; a gradient's in the order of its stops. */
export function coloursOf(paint: Paint | undefined): PlainColour[] {
  if (paint === undefined) return []
  if (typeof paint === 'string') return [plainColour(paint)]
  if ('gradient' in paint) return paint.stops.map((stop) => plainColour(stop.colour))
  return [plainColour(paint.colour)]
}

type Replace = (colour: PlainColour) => PlainColour

/** The paint with each colour replaced; light and shade stay on it. */
export function mapPaint(paint: Paint, replace: Replace): Paint {
  const replaced = (colour: ColourRef): ColourRef => {
    const plain = plainColour(colour)
    return `${replace(plain)}${colour.slice(plain.length)}` as ColourRef
  }
  if (typeof paint === 'string') return replaced(paint)
  if ('gradient' in paint)
    return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: replaced(stop.colour) })) }
  return { ...paint, colour: replaced(paint.colour) }
}

/** All paints of a node itself, the leading one first. Not those of its children. */
export function paintsOf(node: Node): Paint[] {
  switch (node.type) {
    case 'text':
      return [node.fill]
    case 'pictogram':
      return node.tone === undefined ? [node.paint] : [node.paint, node.tone]
    case 'vector':
      return node.shapes.flatMap((shape) => [shape.fill, shape.stroke?.paint].filter((paint) => paint !== undefined))
    case 'frame':
      return [node.fill, node.stroke?.paint].filter((paint) => paint !== undefined)
    case 'picture':
      return [node.scrim, ...(node.treatment?.duotone ?? [])].filter((paint) => paint !== undefined)
  }
}

/** A patch for `set` that repaints the node itself; undefined where nothing changes. */
export function repaint(node: Node, replace: Replace): Record<string, unknown> | undefined {
  const set: Record<string, unknown> = {}
  const put = (key: string, paint: Paint | undefined) => {
    if (paint === undefined) return
    const changed = mapPaint(paint, replace)
    if (JSON.stringify(changed) !== JSON.stringify(paint)) set[key] = changed
  }
  if (node.type === 'text') put('fill', node.fill)
  if (node.type === 'pictogram') {
    put('paint', node.paint)
    put('tone', node.tone)
  }
  if (node.type === 'picture') put('scrim', node.scrim)
  if (node.type === 'frame') {
    put('fill', node.fill)
    if (node.stroke) {
      const paint = mapPaint(node.stroke.paint, replace)
      if (JSON.stringify(paint) !== JSON.stringify(node.stroke.paint)) set.stroke = { ...node.stroke, paint }
    }
  }
  if (node.type === 'vector') {
    const shapes = node.shapes.map((shape) => repaintShape(shape, replace))
    if (JSON.stringify(shapes) !== JSON.stringify(node.shapes)) set.shapes = shapes
    const groups = node.groups?.map((group) => repaintGroup(group, replace))
    if (JSON.stringify(groups) !== JSON.stringify(node.groups)) set.groups = groups
  }
  return Object.keys(set).length > 0 ? set : undefined
}

/** Treatments in whose paint letters are seen: their lower half, their light, their copies. */
const LETTERS_OF = new Set(['cut', 'neon', 'echo'])

/** The treatment of letters in other paint, where letters are seen in it; undefined where they are not. */
export function relit(node: Node, replace: Replace): TextEffect | undefined {
  const effect = node.type === 'text' ? node.effect : undefined
  if (!effect || !('paint' in effect) || !LETTERS_OF.has(effect.kind)) return undefined
  return { ...effect, paint: mapPaint(effect.paint, replace) } as TextEffect
}

const mapColour = (colour: ColourRef, replace: Replace): ColourRef => {
  const mapped = mapPaint(colour, replace)
  return typeof mapped === 'string' ? mapped : colour
}

/** Light and shadow that have a colour. */
function repaintGroup(group: ShapeGroup, replace: Replace): ShapeGroup {
  const { shadow, glow } = group
  return {
    ...group,
    ...(shadow?.colour !== undefined && { shadow: { ...shadow, colour: mapColour(shadow.colour, replace) } }),
    ...(glow && { glow: { ...glow, colour: mapColour(glow.colour, replace) } }),
  }
}

function repaintShape(shape: Shape, replace: Replace): Shape {
  return {
    ...shape,
    ...(shape.fill !== undefined && { fill: mapPaint(shape.fill, replace) }),
    ...(shape.stroke && { stroke: { ...shape.stroke, paint: mapPaint(shape.stroke.paint, replace) } }),
  }
}

// biome-ignore format: one line
export const PALETTE_ROLES: readonly PaletteRole[] = ['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'onAccent', 'secondary', 'onSecondary']
