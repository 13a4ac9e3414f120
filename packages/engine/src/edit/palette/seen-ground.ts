/**
 * What is seen as the ground of an artboard: the fill of its root, or what is painted over all of it. Drawings have grounds
 * of their own, in colours that no role names: a sky in three blues, a wall with its panels.
 */
import { mean } from '../../base/items.ts'
import { memo } from '../../base/memo.ts'
import { difference, hex, hueDistance, mix, oklch } from '../../colour/colour.ts'
import { boundsOf } from '../../render/display.ts'
import type { Frame, Hex, Node, Paint, PaletteRole, PlainColour, Scene, Vector } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'
import { coloursOf, isHex, repaint, resolve } from '../paints.ts'
import type { Operation } from '../types.ts'

/** Share of both sides from which something is painted over all of it. */
const ALL = 0.97
/** Alpha from which nobody sees what is behind. */
const OPAQUE = 0.6

/** Whether a paint lets nothing of what is behind it through. */
export function covers(paint: Paint): boolean {
  if (typeof paint === 'string') return true
  if ('gradient' in paint) return paint.stops.every((stop) => (stop.alpha ?? 1) >= OPAQUE)
  return paint.alpha >= OPAQUE
}

const drawn = new WeakMap<Vector, readonly PlainColour[]>()

/** The colours with which a drawing covers its box; none where what is behind it shows. */
export const drawnOver = (node: Vector): readonly PlainColour[] =>
  memo(drawn, node, () => {
    if ((node.opacity ?? 1) < OPAQUE) return []
    const [width, height] = node.viewBox
    const field = node.shapes.find(({ d, fill, opacity }) => {
      if (fill === undefined || !covers(fill) || (opacity ?? 1) < OPAQUE) return false
      const box = boundsOf(d)
      return box.width >= ALL * width && box.height >= ALL * height && isRectangle(d)
    })
    return field ? coloursOf(field.fill) : []
  })

/** A path of straight sides alone: a disc reaches to the sides, and leaves the corners. */
function isRectangle(d: string): boolean {
  const commands = [...d.toLowerCase()].filter((letter) => COMMANDS.includes(letter))
  return commands.length <= 6 && commands.every((letter) => STRAIGHT.includes(letter))
}
const [COMMANDS, STRAIGHT] = ['macqstlhvz', 'mlhvz']

/** The root and what is painted over all of it before anything stands there, from below. */
export function layersOf(root: Frame, { width, height }: Scene['format']): (Frame | Vector)[] {
  const isAll = ({ at, width: across, height: down, rotate }: Node) =>
    at?.left === 0 &&
    at.top === 0 &&
    !rotate &&
    typeof across === 'number' &&
    typeof down === 'number' &&
    across >= ALL * width &&
    height !== 'auto' &&
    down >= ALL * height
  const over = root.children.filter((child): child is Frame | Vector => {
    if (!isAll(child)) return false
    if (child.type === 'vector') return drawnOver(child).length > 0
    const isBare = child.type === 'frame' && [...subtree(child)].every(({ type }) => type !== 'text')
    return isBare && child.fill !== undefined && covers(child.fill)
  })
  return [root, ...over]
}

/** The colours that are seen as the ground, the leading one first; none where the root has no fill. */
export function seenGround(scene: Scene, artboard = 0): readonly PlainColour[] {
  const root = scene.artboards[artboard]?.root
  const top = root && layersOf(root, scene.format).at(-1)
  return top?.type === 'vector' ? drawnOver(top) : coloursOf(top?.fill)
}

/** The ground of the first artboard as one colour: of several, the one between them. */
export function groundColour(scene: Scene): Hex {
  const [first = scene.palette.paper, ...others] = seenGround(scene).map((colour) => resolve(colour, scene.palette))
  return others.reduce((colour, other, at) => mix(colour, other, 1 / (at + 2)), first)
}

/** How near a colour is to one of the ground where it is that one cut out of something. */
const SAME = 0.03
/** Lightness and hue within which a colour of a drawn ground is one of its shades. */
const [LIGHT, HUE, GREY] = [0.2, 32, 0.04]

/** Whether a colour of a drawing belongs to a ground that is drawn. */
function isShade(colour: Hex, ground: readonly Hex[]): boolean {
  const one = oklch(colour)
  return ground.some((base) => {
    const other = oklch(base)
    if (Math.abs(one.l - other.l) > LIGHT) return false
    if (other.c < GREY || one.c < GREY) return other.c < GREY && one.c < GREY
    return hueDistance(one.h, other.h) < HUE
  })
}

/**
 * The ground painted in another colour, with all that is drawn in its shades: they keep their distance in lightness. What
 * is cut out in the ground's own colour stays cut out.
 * @param codes colours that no role names alone: the role becomes another colour by itself
 */
export function repaintedGround(scene: Scene, wanted: Hex, roots: readonly Frame[], codes = false): Operation[] {
  const { palette } = scene
  return roots.flatMap((root) => {
    const layers = layersOf(root, scene.format)
    const hexes = layers.flatMap(seenOf).map((colour) => resolve(colour, palette))
    const isDrawn = layers.some(({ type }) => type === 'vector')
    const shade = shadesOf(
      wanted,
      seenOf(layers.at(-1)).map((colour) => resolve(colour, palette)),
      hexes,
    )
    const belongs = (colour: Hex) =>
      isDrawn ? isShade(colour, hexes) : hexes.some((one) => isTelling(one) && difference(colour, one) < SAME)
    const mine = (node: Node) =>
      node.type === 'vector' ||
      (node.type === 'frame' && (node === root || (isDrawn && node.role === undefined && node.children.length === 0)))
    return [...subtree(root)].flatMap((node): Operation[] => {
      const layer = seenOf(layers.find(({ id }) => id === node.id))
      const set =
        mine(node) || layer.length > 0
          ? repaint(node, (colour) => {
              const own = resolve(colour, palette)
              if (codes && !isHex(colour)) return colour
              return layer.includes(colour) || belongs(own) ? shade(own) : colour
            })
          : undefined
      return set ? [{ op: 'set', id: node.id, set }] : []
    })
  })
}

/** The ground keeps its colour where a role that paints it becomes another one. */
export function groundApart({ artboards, format, palette }: Scene, role: PaletteRole): Operation[] {
  return artboards.flatMap(({ root }) =>
    layersOf(root, format).flatMap((layer): Operation[] => {
      if (!seenOf(layer).includes(role)) return []
      const set = repaint(layer, (colour) => (colour === role ? palette[role] : colour))
      return set ? [{ op: 'set', id: layer.id, set }] : []
    }),
  )
}

/** White and its neighbours are painted for their own sake: eyes, paper, clouds. */
function isTelling(colour: Hex): boolean {
  const { l, c } = oklch(colour)
  return c >= GREY || l < 0.35
}

const seenOf = (layer: Frame | Vector | undefined): readonly PlainColour[] =>
  layer?.type === 'vector' ? drawnOver(layer) : coloursOf(layer?.fill)

/** Most that a shade may stand off from the colour that was asked for, and still be called by its name. */
const OFF = 0.13

/** From a colour of the old ground to one of the new: as much lighter or darker, and as much duller. */
function shadesOf(wanted: Hex, seen: readonly Hex[], all: readonly Hex[]): (colour: Hex) => Hex {
  const to = oklch(wanted)
  const tones = seen.map(oklch)
  const [l, c] = [mean(tones.map((tone) => tone.l)), Math.max(0, ...tones.map((tone) => tone.c))]
  const reach = Math.max(OFF, ...all.map((one) => Math.abs(oklch(one).l - l)))
  return (colour) => {
    const one = oklch(colour)
    const off = ((one.l - l) * OFF) / reach
    if (Math.abs(off) < SAME && seen.some((tone) => difference(colour, tone) < SAME)) return wanted
    const share = c > GREY ? Math.max(0.7, Math.min(1.2, one.c / c)) : 1
    return hex({
      l: Math.max(0.06, Math.min(0.985, to.l + Math.max(-OFF, Math.min(OFF, off)))),
      c: to.c * share,
      h: to.h,
    })
  }
}
