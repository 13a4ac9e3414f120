/** Where a colour that was asked for cannot be read, its ground gives way: the same hue in another lightness. */
import { apca, contrast, difference, hex, isDark, isNeutral, oklch } from '../../colour/colour.ts'
import type { Hex, Scene, Text } from '../../scene/types.ts'
import { findNode, findPlace } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { boxesOf } from '../boxes.ts'
import type { State } from '../context.ts'
import { coloursOf, paintsOf, repaint, resolve } from '../paints.ts'
import { leaves, textNodes, textsIn } from '../scene-nodes.ts'
import type { Operation } from '../types.ts'
import { groundsOf } from './grounds.ts'
import { recolourGround, settled, type Wanted } from './recolour.ts'
import { groundColour } from './seen-ground.ts'

/** Pixels from which letters count as large for APCA, and the lightness contrasts that large and other letters need. */
const LARGE = 36
const LIGHTNESS = { large: 45.4, small: 60.5 }
const [RATIO, LARGE_RATIO] = [4.55, 3.05]
const STEP = 0.03

/** Chroma of grounds that go by no hue. */
const PALE = 0.07
/** A ratio at which a drawing is well seen. */
const SEEN = 2.6
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
  return hex({ l, c: Math.min(c, l > 0.97 || l < 0.1 ? 0.015 : l > 0.85 ? 0.045 : l < 0.3 ? 0.06 : c), h })
}

/** The ground nearest to one, in lightness, on which letters of a colour can be read; undefined where there is none. */
function groundUnder(letters: Hex, ground: Hex, size: number): Hex | undefined {
  if (reads(letters, ground, size)) return ground
  const { l } = oklch(ground)
  for (let step = 1; step * STEP < 1; step++) {
    for (const lightness of [l + step * STEP, l - step * STEP]) {
      if (lightness < 0.03 || lightness > 0.995) continue
      const fill = inLightness(ground, lightness)
      if (reads(letters, fill, size)) return fill
    }
  }
  return (['#ffffff', '#000000'] as const).find((extreme) => reads(letters, extreme, size))
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
    const near = groundUnder(letters, ground, size)
    if (!near) return []
    const turned = isDark(near) === isDark(ground) ? 0 : TURNED
    // A grey or black ground that turns becomes paper, and no grey in between.
    const paper = inLightness(ground, isDark(ground) ? 0.965 : 0.2)
    const fill = turned > 0 && oklch(ground).c < PALE && reads(letters, paper, size) ? paper : near
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

/** Texts in a colour, on grounds that let it be read; undefined where no plain frame lies under one of them. */
export function onYieldingGround(ids: string[], wanted: Wanted, state: State): Yielding | undefined {
  const { scene } = state.design
  const grounds = groundsOf(scene, boxesOf(scene, state.context))
  const texts = textsIn(ids, state)
  let all: Yielding | undefined
  let current = state
  for (const id of new Set(texts.map((text) => grounds.get(text.id)?.id))) {
    const own = texts.filter((text) => grounds.get(text.id)?.id === id)
    const one = id && onGround(id, own, wanted, current)
    if (!one) return undefined
    all = { ...one, ...all, operations: [...(all?.operations ?? []), ...one.operations] }
    current = { ...current, design: { ...current.design, scene: apply(current.design.scene, one.operations) } }
  }
  return all
}

function onGround(id: string, texts: Text[], wanted: Wanted, state: State): Yielding | undefined {
  const { scene } = state.design
  const frame = findNode(scene, id)
  const [colour] = frame?.type === 'frame' && typeof frame.fill === 'string' ? coloursOf(frame.fill) : []
  if (!colour) return undefined
  const isRoot = findPlace(scene, id)?.parent === undefined
  const largest = Math.max(...textNodes(state).map((text) => text.size))
  const boxes = boxesOf(scene, state.context)
  const size = Math.min(...texts.map((text) => boxes.get(text.id)?.size ?? text.size))
  const old = resolve(colour, scene.palette)
  // White and grey grounds have no hue of their own to keep: they take a breath of the letters'.
  const tinted =
    isNeutral(old) && !isNeutral(wanted.hex) ? hex({ ...oklch(old), c: 0.012, h: oklch(wanted.hex).h }) : old
  const fits = reads(wanted.hex, old, size)
  // Between a pale ground and black there is only grey: the design's own strong colour is a better ground for white.
  const own =
    isNeutral(wanted.hex) && oklch(old).c < PALE
      ? strongGround(wanted.hex, isRoot ? [old] : [old, groundColour(scene)], size, scene)
      : undefined
  const fill = fits ? old : own
  const pair = fill ? { letters: wanted.hex, fill } : pairFor(wanted, tinted, size)
  if (!pair) return undefined
  const gives = pair.fill !== tinted && pair.fill !== old
  // A small line is no reason to repaint the sheet.
  const leads = (text: Text) => text.size >= LEADING * largest || /^(?:headline|brand|person)$/.test(text.role ?? '')
  if (gives && isRoot && !texts.some(leads)) return undefined
  const first = gives ? groundTo(id, pair.fill, scene, state) : []
  const painted = apply(scene, first)
  const repainted = texts.map((text): Operation => ({ op: 'set', id: text.id, set: { fill: pair.letters } }))
  const fixed = new Set([id, ...texts.map((text) => text.id)])
  const operations = [...first, ...settled(painted, repainted, state.context, fixed)]
  // Nobody asked for other letters in other colours: then the ground stays, and the colour itself is moved.
  if (gives && repaintsOthers(operations, fixed, scene)) return undefined
  return {
    operations,
    letters: pair.letters,
    ...(gives && { ground: { id, fill: pair.fill } }),
  }
}

/** Whether letters are painted that were not named. */
const repaintsOthers = (operations: readonly Operation[], fixed: ReadonlySet<string>, scene: Scene): boolean =>
  operations.some(
    (operation) =>
      operation.op === 'palette' ||
      (operation.op === 'set' && !fixed.has(operation.id) && findNode(scene, operation.id)?.type === 'text'),
  )

function strongGround(letters: Hex, others: Hex[], size: number, { palette }: Scene): Hex | undefined {
  const roles = ['accent', 'secondary', 'ink', 'paper'] as const
  return roles
    .map((role) => palette[role])
    .find((hue) => reads(letters, hue, size) && others.every((other) => difference(hue, other) > 0.1))
}

/** A drawing in a colour that is not seen on its ground: the ground takes the drawing's old one, or a shade of it. */
export function drawnOnYieldingGround(ids: string[], { hex: colour }: Wanted, state: State): Yielding | undefined {
  const { scene } = state.design
  const [node] = leaves(ids, state)
  const ground = node && groundsOf(scene, boxesOf(scene, state.context)).get(node.id)
  const [own] = node ? paintsOf(node).flatMap(coloursOf) : []
  if (!node || !ground || !own) return undefined
  const old = resolve(own, scene.palette)
  const fill = contrast(colour, old) >= SEEN ? old : inLightness(old, isDark(colour) ? 0.93 : 0.34)
  const first = groundTo(ground.id, fill, scene, state)
  const painted = apply(scene, first)
  const drawn = ids.flatMap((id): Operation[] => {
    const one = findNode(painted, id)
    const set = one && repaint(one, () => colour)
    return set ? [{ op: 'set', id, set }] : []
  })
  const operations = [...first, ...settled(painted, drawn, state.context, new Set([...ids, ground.id]))]
  return { operations, letters: colour, ground: { id: ground.id, fill } }
}

function groundTo(id: string, fill: Hex, scene: Scene, { context }: State): Operation[] {
  const place = findPlace(scene, id)
  if (place && !place.parent) return recolourGround(scene, { hex: fill, exact: true }, context, place.artboard)
  const set = place?.node.type === 'vector' ? repaint(place.node, () => fill) : { fill }
  return set ? settled(scene, [{ op: 'set', id, set }], context, new Set([id])) : []
}
