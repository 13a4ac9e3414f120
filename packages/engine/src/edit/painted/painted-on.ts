/** What is seen where on a sheet: what was painted last at a point, and what would stand out there. */

import { type Box, holds, type Point } from '../../base/geometry.ts'
import { memo } from '../../base/memo.ts'
import { contrast, difference, oklch } from '../../colour/colour.ts'
import { boundsOf } from '../../render/display.ts'
import { anchorShares } from '../../scene/anchors.ts'
import type { Hex, Node, PaletteRole, Scene, Vector } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import type { State } from '../context.ts'
import { coloursOf, resolve } from '../paints.ts'
import type { Adornment } from '../understand/wish.ts'

/** What is painted at a point: the node, and its colour where that is known. */
export interface Seen {
  id: string
  colour?: Hex
}

interface Painted {
  box: Box
  at: (point: Point) => { colour?: Hex } | undefined
  id: string
}

/** Opacity from which a thing hides what is under it. */
const HIDES = 0.6

const bounds = new WeakMap<Vector, Box[]>()

/** What an artboard shows at a point; `without`: what is passed over. */
export type Sheet = (point: Point) => Seen | undefined

export const sheetOf = (
  { design: { scene }, context }: Pick<State, 'design' | 'context'>,
  artboard: number,
  without: ReadonlySet<string> = new Set(),
): Sheet => paintedOn(scene, boxesOf(scene, context), artboard, without)

export function paintedOn(
  scene: Scene,
  boxes: ReadonlyMap<string, Box>,
  artboard: number,
  without: ReadonlySet<string>,
): Sheet {
  // What lies on top comes first.
  const painted: Painted[] = [...places(scene)].toReversed().flatMap(({ node, artboard: own }) => {
    const box = boxes.get(node.id)
    const paint = own === artboard && box && !without.has(node.id) ? paintOf(node, box, scene) : undefined
    return box && paint ? [{ box, at: paint, id: node.id }] : []
  })
  return (point: Point): Seen | undefined => {
    for (const { box, at, id } of painted) {
      const found = holds(box, point) ? at(point) : undefined
      if (found) return { id, ...found }
    }
    return undefined
  }
}

function paintOf(node: Node, box: Box, scene: Scene): Painted['at'] | undefined {
  if ((node.opacity ?? 1) < HIDES || node.type === 'text') return undefined
  if (node.type === 'picture') return () => ({})
  if (node.type === 'frame') {
    const [colour] = coloursOf(node.fill)
    return colour ? () => ({ colour: resolve(colour, scene.palette) }) : undefined
  }
  if (node.type !== 'vector') return undefined
  return (point) => {
    const [x, y] = within(node, box, point)
    const own = memo(bounds, node, () => node.shapes.map(({ d }) => boundsOf(d)))
    const index = own.findLastIndex((shape, i) => node.shapes[i]?.fill !== undefined && holds(shape, [x, y]))
    const [colour] = coloursOf(node.shapes[index]?.fill)
    return colour ? { colour: resolve(colour, scene.palette) } : undefined
  }
}

/** A point of the sheet in the view box of a drawing. */
function within({ viewBox: [w, h], scale, anchor }: Vector, box: Box, [x, y]: Point): Point {
  const [sx, sy] = [box.width / w, box.height / h]
  if (scale === 'stretch') return [(x - box.x) / sx, (y - box.y) / sy]
  const by = scale === 'cover' ? Math.max(sx, sy) : Math.min(sx, sy)
  const [across, down] = anchorShares(anchor)
  return [(x - box.x - (box.width - w * by) * across) / by, (y - box.y - (box.height - h * by) * down) / by]
}

/** Points along the edges of a box. */
export function edgePoints({ x, y, width, height }: Box): Point[] {
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  return shares.flatMap((share): Point[] => [
    [x + width * share, y],
    [x + width * share, y + height],
    [x, y + height * share],
    [x + width, y + height * share],
  ])
}

/** The middles of the edges of a box, so far inside it. */
export const middlesOf = ({ x, y, width, height }: Box, inside: number): Point[] => [
  [x + inside, y + height / 2],
  [x + width - inside, y + height / 2],
  [x + width / 2, y + inside],
  [x + width / 2, y + height - inside],
]

/** From this ratio on a line or a plate stands out from what it is on. */
const STANDS_OUT = 1.9
/** A ratio, or a distance in OKLab, from which on one colour is told from another. */
const [LEAST_RATIO, LEAST_APART] = [1.2, 0.12]
export const isApart = (a: Hex, b: Hex): boolean => contrast(a, b) >= LEAST_RATIO || difference(a, b) >= LEAST_APART

/** Colours of the design in the order in which ornament takes them. */
const LIKED: readonly PaletteRole[] = ['accent', 'ink', 'paper', 'secondary', 'onAccent', 'surface']

/**
 * What ornament is painted with where it stands on these colours: the colour that was asked for, else one of the design that
 * stands out on all of them, else the one that does best. Undefined where the asked one would not be seen.
 */
export function inkOn(
  grounds: readonly Hex[],
  { colours, accent }: Pick<Adornment, 'colours' | 'accent'>,
  state: State,
  liked: readonly PaletteRole[] = LIKED,
): Hex | PaletteRole | undefined {
  const { palette } = state.design.scene
  const [asked] = colours
  const least = (colour: Hex) => Math.min(21, ...grounds.map((ground) => contrast(colour, ground)))
  const mean = (colour: Hex) =>
    grounds.reduce((sum, ground) => sum + Math.min(6, contrast(colour, ground)), 0) / Math.max(1, grounds.length)
  const isSeen = (colour: Hex) => grounds.filter((ground) => isApart(colour, ground)).length >= grounds.length / 2
  if (asked) return isSeen(asked.hex) ? asked.hex : undefined
  if (accent && isSeen(palette.accent)) return 'accent'
  return (
    liked.find((role) => least(palette[role]) >= STANDS_OUT) ??
    liked.toSorted((a, b) => mean(palette[b]) - mean(palette[a]))[0]
  )
}

/** What catches the eye on these colours: for what shall be seen first. */
export function loudOn(
  grounds: readonly Hex[],
  wish: Pick<Adornment, 'colours' | 'accent'>,
  state: State,
): Hex | PaletteRole | undefined {
  const { palette } = state.design.scene
  const worth = (role: PaletteRole) =>
    Math.min(4, ...grounds.map((ground) => contrast(palette[role], ground))) + 9 * oklch(palette[role]).c
  const liked = (['accent', 'secondary', 'ink', 'paper', 'onAccent'] as const).toSorted((a, b) => worth(b) - worth(a))
  return inkOn(grounds, wish, state, liked)
}

export const coloursAt = (seen: Sheet, points: readonly Point[]): Hex[] =>
  points.flatMap((point) => seen(point)?.colour ?? [])
