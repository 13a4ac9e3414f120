/** Where a colour that was asked for cannot be read, its ground gives way: the same hue in another lightness. */
import { apca, contrast, hex, isDark, isNeutral, oklch } from '../../direction/colour.ts'
import type { Hex, Scene } from '../../scene/types.ts'
import { findNode, findPlace } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { State } from '../context.ts'
import { resolve } from '../paints.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import type { Operation } from '../types.ts'
import { groundsOf } from './grounds.ts'
import { recolourGround, settled, type Wanted } from './recolour.ts'

/** Pixels from which letters count as large for APCA, and the lightness contrasts that large and other letters need. */
const LARGE = 36
const LIGHTNESS = { large: 46, small: 61 }
const [RATIO, LARGE_RATIO] = [4.6, 3.2]
const STEP = 0.03

/** Share of the largest size from which a text leads. */
const LEADING = 0.6

const reads = (letters: Hex, ground: Hex, size: number): boolean => {
  const large = size >= LARGE
  return (
    contrast(letters, ground) >= (large ? LARGE_RATIO : RATIO) &&
    Math.abs(apca(letters, ground)) >= (large ? LIGHTNESS.large : LIGHTNESS.small)
  )
}

/** Tints and shades hold less colour than the middle does. */
function inLightness(ground: Hex, l: number): Hex {
  const { c, h } = oklch(ground)
  return hex({ l, c: Math.min(c, l > 0.85 ? 0.045 : l < 0.3 ? 0.06 : c), h })
}

/** The ground nearest to one, in lightness, on which letters of a colour can be read; undefined where there is none. */
function groundUnder(letters: Hex, ground: Hex, size: number): Hex | undefined {
  if (reads(letters, ground, size)) return ground
  const { l } = oklch(ground)
  for (let step = 1; step * STEP < 1; step++) {
    for (const lightness of [l + step * STEP, l - step * STEP]) {
      if (lightness < 0.05 || lightness > 0.985) continue
      const fill = inLightness(ground, lightness)
      if (reads(letters, fill, size)) return fill
    }
  }
  return undefined
}

/** Lightness by which a named colour may move and still go by its name. */
const SHIFTS = [0, 0.05, -0.05, 0.1, -0.1, 0.14, -0.14]
/** How much worse it is to move the colour that was asked for than its ground. */
const DEAR = 1.2
/** What it costs to turn a dark ground into a light one, or a light one into a dark one. */
const TURNED = 0.35

/** Letters and ground, moved as little as it takes; the letters only where their colour came by name. */
export function pairFor({ hex: colour, exact }: Wanted, ground: Hex, size: number) {
  const o = oklch(colour)
  const pairs = (exact || isNeutral(colour) ? [0] : SHIFTS).flatMap((shift) => {
    const letters = shift === 0 ? colour : hex({ ...o, l: Math.min(0.97, o.l + shift) })
    const fill = groundUnder(letters, ground, size)
    if (!fill) return []
    const turned = isDark(fill) === isDark(ground) ? 0 : TURNED
    return [{ letters, fill, cost: DEAR * Math.abs(shift) + Math.abs(oklch(fill).l - oklch(ground).l) + turned }]
  })
  return pairs.toSorted((a, b) => a.cost - b.cost)[0]
}

export interface Yielding {
  operations: Operation[]
  letters: Hex
  /** The frame that gives way, and how it is painted then. */
  ground?: { id: string; fill: Hex }
}

/** Texts in a colour, on a ground that lets it be read; undefined where no plain frame lies under them all. */
export function onYieldingGround(ids: string[], wanted: Wanted, state: State): Yielding | undefined {
  const { scene } = state.design
  const texts = textsIn(ids, state)
  const grounds = groundsOf(scene, boxesOf(scene, state.context))
  const under = [...new Set(texts.map(({ id }) => grounds.get(id)?.id))]
  const [id] = under
  const frame = id && under.length === 1 ? findNode(scene, id) : undefined
  const [colour] = (id && grounds.get(texts[0]?.id ?? '')?.colours) || []
  if (!id || frame?.type !== 'frame' || typeof frame.fill !== 'string' || !colour) return undefined
  const isRoot = findPlace(scene, id)?.parent === undefined
  const largest = Math.max(...textNodes(state).map((text) => text.size))
  const boxes = boxesOf(scene, state.context)
  const size = Math.min(...texts.map((text) => boxes.get(text.id)?.size ?? text.size))
  const old = resolve(colour, scene.palette)
  // White and grey grounds have no hue of their own to keep: they take a breath of the letters'.
  const tinted =
    isNeutral(old) && !isNeutral(wanted.hex) ? hex({ ...oklch(old), c: 0.012, h: oklch(wanted.hex).h }) : old
  const pair = reads(wanted.hex, old, size) ? { letters: wanted.hex, fill: old } : pairFor(wanted, tinted, size)
  if (!pair) return undefined
  const gives = pair.fill !== tinted && pair.fill !== old
  // A small line is no reason to repaint the sheet.
  if (gives && isRoot && texts.every((text) => text.size < LEADING * largest)) return undefined
  const first = gives ? groundTo(id, pair.fill, scene, state) : []
  const painted = apply(scene, first)
  const own = texts.map((text): Operation => ({ op: 'set', id: text.id, set: { fill: pair.letters } }))
  const fixed = new Set([id, ...texts.map((text) => text.id)])
  return {
    operations: [...first, ...settled(painted, own, state.context, fixed)],
    letters: pair.letters,
    ...(gives && { ground: { id, fill: pair.fill } }),
  }
}

function groundTo(id: string, fill: Hex, scene: Scene, { context }: State): Operation[] {
  const place = findPlace(scene, id)
  if (place && !place.parent) return recolourGround(scene, { hex: fill, exact: true }, context, place.artboard)
  return settled(scene, [{ op: 'set', id, set: { fill } }], context, new Set([id]))
}
