/** Colours put on one part of a design: a line of text, the icon, a button, the border. */
import { nth } from '../../base/items.ts'
import { contrast, difference, ensureContrast, isNeutral, mix, oklch, hex as shaded } from '../../colour/colour.ts'
import { boundsOf } from '../../render/display.ts'
import type { Hex, Node, PlainColour } from '../../scene/types.ts'
import { findNode, subtree } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import type { State } from '../context.ts'
import { coloursOf, mapPaint, paintsOf, relit, repaint, resolve } from '../paints.ts'
import { leaves } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'
import { groundsOf } from './grounds.ts'
import { settled, type Wanted } from './recolour.ts'
import { groundColour } from './seen-ground.ts'
import { ratioFor } from './settle.ts'

export type Painted = { operations: Operation[]; moved: boolean } | { unreadable: Hex }

/** A target in a colour; further colours go to a picture's further tones. */
export function paintTarget(target: Target, wanted: Wanted[], state: State): Painted {
  const [first] = wanted
  if (!first) return { operations: [], moved: false }
  const frames =
    target.class === 'part'
      ? target.ids.map((id) => findNode(state.design.scene, id)).filter((node) => node?.type === 'frame')
      : []
  if (frames.length > 0) return paintFrames(frames, first, target.name, state)
  return paintLeaves(target.ids, wanted, state)
}

function paintLeaves(ids: string[], wanted: Wanted[], state: State): Painted {
  const { scene } = state.design
  const grounds = groundsOf(scene, boxesOf(scene, state.context))
  const operations: Operation[] = []
  let moved = false
  for (const node of leaves(ids, state)) {
    const behind = (grounds.get(node.id)?.colours ?? [groundColour(scene)]).map((colour) =>
      resolve(colour, scene.palette),
    )
    const first = readable(nth(wanted, 0), node, behind, state)
    if (!first) return { unreadable: nth(behind, 0) }
    moved ||= first !== wanted[0]?.hex
    const set =
      node.type === 'picture' ? tinted(first) : repaint(node, toneMap(node, first, wanted[1]?.hex, behind, state))
    const effect = relit(node, () =>
      node.type === 'text' && node.effect?.kind === 'cut' ? mix(first, nth(behind, 0), 0.3) : first,
    )
    if (set || effect) operations.push({ op: 'set', id: node.id, set: { ...set, ...(effect && { effect }) } })
  }
  return {
    operations: settled(scene, operations, state.context, new Set(leaves(ids, state).map(({ id }) => id))),
    moved,
  }
}

/** The colour, moved in lightness where a named one would not be seen; undefined where that would be another colour. */
function readable({ hex, exact }: Wanted, node: Node, behind: Hex[], state: State): Hex | undefined {
  if (node.type === 'picture' || behind.length === 0) return hex
  const ratio = Math.min(...behind.map((ground) => contrast(hex, ground)))
  if (ratio >= ratioFor(node, state.design.scene)) return hex
  if (exact) return ratio >= 1.5 ? hex : undefined
  if (isNeutral(hex)) return ratio >= 2 ? hex : undefined
  const moved = behind.reduce(
    (colour, ground) => ensureContrast(colour, ground, ratioFor(node, state.design.scene)),
    hex,
  )
  return isNeutral(moved) ? undefined : moved
}

/** How far each tone of a drawing reaches, by the bounds of its shapes: the one that it is mostly in. */
function leadOf(node: Node, tones: readonly PlainColour[]): PlainColour | undefined {
  if (node.type !== 'vector') return tones[0]
  const reach = new Map<PlainColour, number>()
  for (const { d, fill } of node.shapes) {
    const [colour] = coloursOf(fill)
    if (!colour || !tones.includes(colour)) continue
    const { width, height } = boundsOf(d)
    reach.set(colour, (reach.get(colour) ?? 0) + width * height)
  }
  return tones.toSorted((a, b) => (reach.get(b) ?? 0) - (reach.get(a) ?? 0))[0]
}

/** Tones from which a drawing is modelled, and is painted in light and shade of one colour. */
const MODELLED = 3

/** Which colour of a node becomes which: cut-outs in the ground's colour stay, further tones become sisters. */
function toneMap(node: Node, first: Hex, second: Hex | undefined, behind: Hex[], state: State) {
  const { palette } = state.design.scene
  const tones = [...new Set(paintsOf(node).flatMap(coloursOf))].filter(
    (colour) => node.type === 'text' || behind.every((ground) => difference(resolve(colour, palette), ground) > 0.02),
  )
  const lead = tones.length >= MODELLED && !second ? leadOf(node, tones) : undefined
  if (lead) {
    const [was, is] = [oklch(resolve(lead, palette)), oklch(first)]
    return (colour: PlainColour): PlainColour => {
      if (!tones.includes(colour)) return colour
      const { l, c } = oklch(resolve(colour, palette))
      const share = was.c > 0.03 ? Math.min(1.15, Math.max(0.35, c / was.c)) : 1
      return shaded({ l: Math.min(0.98, Math.max(0.1, is.l + (l - was.l) * 0.75)), c: is.c * share, h: is.h })
    }
  }
  return (colour: PlainColour): PlainColour => {
    const index = tones.indexOf(colour)
    if (index < 0) return colour
    if (index === 0) return first
    return second ?? mix(first, behind[0] ?? palette.paper, Math.min(0.75, 0.35 * index))
  }
}

function tinted(hex: Hex): Record<string, unknown> {
  return { treatment: { duotone: [mix(hex, '#000000', 0.55), mix(hex, '#ffffff', 0.85)] } }
}

function paintFrames(frames: Extract<Node, { type: 'frame' }>[], { hex }: Wanted, name: string, state: State): Painted {
  const operations: Operation[] = []
  for (const frame of frames) {
    const bare = frame.fill === undefined
    if (name === 'border' && frame.stroke)
      operations.push({ op: 'set', id: frame.id, set: { stroke: { ...frame.stroke, paint: hex } } })
    else if (bare && frame.stroke)
      operations.push({
        op: 'set',
        id: frame.id,
        set: { stroke: { ...frame.stroke, paint: mapPaint(frame.stroke.paint, () => hex) } },
      })
    else if (bare && onlyPictures(frame)) return paintLeaves([frame.id], [{ hex, exact: true }], state)
    else operations.push({ op: 'set', id: frame.id, set: { fill: hex } })
  }
  return { operations: settled(state.design.scene, operations, state.context), moved: false }
}

const onlyPictures = (frame: Extract<Node, { type: 'frame' }>) =>
  [...subtree(frame)].every((node) => node.type === 'frame' || node.type === 'vector' || node.type === 'pictogram')
