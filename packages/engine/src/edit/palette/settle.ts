/**
 * After a change of colours: every text and pictogram still reads on what is really behind it in this scene. Archetypes
 * pair roles in their own ways (a headline in `accent` on `secondary`), which a palette alone cannot know.
 */
import { nth } from '../../base/items.ts'
import { contrast, ensureContrast, lighten } from '../../colour/colour.ts'
import type { Hex, Node, Paint, PlainColour, Scene } from '../../scene/types.ts'
import { findNode, places } from '../../scene/walk.ts'
import { boxesOf, type Laid, meet } from '../boxes.ts'
import type { EditContext } from '../context.ts'
import { coloursOf, isHex, paintsOf, relit, repaint, resolve } from '../paints.ts'
import type { Operation } from '../types.ts'
import { groundsOf } from './grounds.ts'
import { inkFor, SHAPE_RATIO, TEXT_RATIO } from './harmony.ts'

/** Share of its contrast that a decoration may lose before it is painted anew. */
const FAINT = 0.75
/** Pixels from which a text counts as large on a 1000 px artboard. */
const LARGE = 30

/** The ratio that a node needs: 4.5 for text, 3 for large text and pictures. */
export function ratioFor(node: Node, scene: Scene): number {
  if (node.type !== 'text') return SHAPE_RATIO
  const scale = Math.min(scene.format.width, scene.format.height === 'auto' ? 1000 : scene.format.height) / 1000
  return node.size >= LARGE * Math.max(0.5, scale) ? SHAPE_RATIO : TEXT_RATIO
}

/** Lowest contrast of a node's leading colour with its ground, as far as it lets that through; undefined where nobody can tell. */
function contrastOf(node: Node, grounds: Hex[], scene: Scene): number | undefined {
  const [paint] = paintsOf(node)
  const [colour] = coloursOf(paint)
  if (!colour || grounds.length === 0) return undefined
  const hex = resolve(colour, scene.palette)
  const alpha = typeof paint === 'object' && 'alpha' in paint ? paint.alpha : 1
  return Math.min(...grounds.map((ground) => contrast(laidOver(hex, ground, alpha), ground)))
}

/** A translucent colour on a ground, blended in sRGB as screens do. */
function laidOver(colour: Hex, ground: Hex, alpha: number): Hex {
  if (alpha >= 1) return colour
  const channel = (hex: Hex, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const blended = [1, 3, 5].map((at) => Math.round(channel(colour, at) * alpha + channel(ground, at) * (1 - alpha)))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Repaints what no longer reads after a change and did before. `fixed` nodes keep what the person asked for.
 */
export function settle(
  before: Scene,
  after: Scene,
  context: EditContext,
  fixed: ReadonlySet<string> = new Set(),
): Operation[] {
  const boxes = boxesOf(after, context)
  const [was, now] = [groundsOf(before, boxesOf(before, context)), groundsOf(after, boxes)]
  const operations: Operation[] = []
  for (const [id, ground] of now) {
    const node = findNode(after, id)
    if (!node || fixed.has(id) || node.type === 'vector') continue
    const colours = ground.colours.map((colour) => resolve(colour, after.palette))
    operations.push(...lowerHalf(node, colours, after))
    const reached = contrastOf(node, colours, after)
    const needed = ratioFor(node, after)
    if (reached === undefined || reached >= needed) continue
    const old = findNode(before, id)
    const oldGround = was.get(id)?.colours.map((colour) => resolve(colour, before.palette)) ?? []
    // What was faint before on purpose (a watermark) may stay as faint as it was.
    const wasReached = old && contrastOf(old, oldGround, before)
    // A drawing that did not stand out from it stands on another one.
    const least = node.type !== 'text' ? 0 : node.role === 'decoration' ? FAINT : 1
    if (wasReached !== undefined && wasReached < needed && reached >= least * wasReached - 0.01) continue
    const over = node.type === 'pictogram' || node.role === 'decoration' ? lettersOver(id, after, boxes) : []
    const set = solid(
      node,
      repaint(node, (colour) =>
        over.length > 0 ? shadeUnder(over, nth(colours, 0)) : legible(colour, colours, needed, after),
      ),
    )
    if (set) operations.push({ op: 'set', id, set })
  }
  return operations
}

/** Letters that are cut through have two colours, and both are read. */
function lowerHalf(node: Node, grounds: Hex[], scene: Scene): Operation[] {
  if (node.type !== 'text' || node.effect?.kind !== 'cut') return []
  const effect = relit(node, (colour) => legible(colour, grounds, SHAPE_RATIO, scene))
  return JSON.stringify(effect) === JSON.stringify(node.effect) ? [] : [{ op: 'set', id: node.id, set: { effect } }]
}

/** The patch with a text's fill opaque: what lets its ground through reads less than its colour says. */
function solid(node: Node, set: Record<string, unknown> | undefined): Record<string, unknown> | undefined {
  if (node.type !== 'text') return set
  const [colour] = coloursOf((set?.fill as Paint | undefined) ?? node.fill)
  return colour === undefined || (set === undefined && colour === node.fill) ? set : { ...set, fill: colour }
}

/** Colours of the texts that run across a drawing. */
function lettersOver(id: string, scene: Scene, boxes: Map<string, Laid>): Hex[] {
  const own = boxes.get(id)
  const all = [...places(scene)].map(({ node }) => node)
  return all.slice(all.findIndex((node) => node.id === id) + 1).flatMap((node) => {
    const box = boxes.get(node.id)
    const [colour] = node.type === 'text' && node.role !== 'decoration' ? coloursOf(node.fill) : []
    return colour && own && box && meet(own, box) ? [resolve(colour, scene.palette)] : []
  })
}

/** A sister of the ground on which those letters read as well as on the ground itself. */
function shadeUnder(letters: Hex[], ground: Hex): Hex {
  const light = letters.every((letter) => contrast(letter, '#000000') > contrast(letter, '#ffffff'))
  return lighten(ground, light ? -0.12 : 0.1)
}

/** A role that reads there, where the palette has one; else the same hue, moved until it reads. */
function legible(colour: PlainColour, grounds: Hex[], ratio: number, { palette }: Scene) {
  const reads = (candidate: Hex) => grounds.every((ground) => contrast(candidate, ground) >= ratio)
  if (reads(resolve(colour, palette))) return colour
  if (!isHex(colour)) {
    for (const role of ['ink', 'onAccent', 'onSecondary', 'paper'] as const) if (reads(palette[role])) return role
  }
  const moved = grounds.reduce((hex, ground) => ensureContrast(hex, ground, ratio), resolve(colour, palette))
  return reads(moved) ? moved : inkFor(nth(grounds, 0))
}
