/** Earlier versions: gone back to as a whole, in the parts that were named, or with what shall stay of the present. */

import { pointedAt } from '../../colour/plain-names.ts'
import type { Design } from '../../design/types.ts'
import type { Hex, Node, Scene } from '../../scene/types.ts'
import { findNode, findPlace, type Place, places, subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import { coloursOf, paintsOf, resolve } from '../paints.ts'
import { settled } from '../palette/recolour.ts'
import { ownChanges, versionIndex } from '../recent.ts'
import { textsOf } from '../scene-nodes.ts'
import { cannot, patchOf, targetOf } from '../steps.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'
import { resolveRefs } from '../understand/referents.ts'
import type { Back, Ref } from '../understand/wish.ts'

type Reverted = Extract<Step, { step: 'revert' }>

const NOTHING: Step = cannot(
  'Nothing has been changed yet, so there is no earlier version to go back to. What should I change?',
)

/** Undefined where the design is none of the versions that are at hand. */
function indexOf(design: Design, state: State): number | undefined {
  const { versions = [] } = state.context
  const index = versionIndex(design, versions)
  return index < versions.length ? index : undefined
}

/** A version that is itself a return counts as the one that it returned to. */
function firstLike(index: number, versions: readonly (Design | undefined)[]): number {
  const scene = JSON.stringify(versions[index]?.scene)
  const first = versions.findIndex((version) => version !== undefined && JSON.stringify(version.scene) === scene)
  return first < 0 ? index : first
}

/** Index of the version that is so many steps back; undefined where there are not so many. */
function stepsBack(count: number, from: number, versions: readonly (Design | undefined)[]): number | undefined {
  let at = from
  for (let step = 0; step < count; step++) at = firstLike(at, versions) - 1
  return at < 0 ? undefined : at
}

/** The version that is meant, where it is at hand. */
export function olderDesign(back: Back, state: State): Design | undefined {
  const { versions = [] } = state.context
  if (back.to === 'version') return versions[back.number - 1]
  const at = indexOf(state.design, state) ?? versions.length
  const older = stepsBack(back.to === 'steps' ? back.count : 1, at, versions)
  return older === undefined ? undefined : versions[older]
}

/** The whole design as it was. */
export function planBack(back: Back, state: State): Step {
  const { versions = [] } = state.context
  const at = indexOf(state.design, state)
  if (back.to === 'version') return at === back.number - 1 ? NOTHING : { step: 'revert', to: back.number }
  const count = back.to === 'steps' ? back.count : 1
  if (at !== undefined && firstLike(at, versions) === 0) return NOTHING
  if (count === 1) return { step: 'revert', to: 'previous' }
  return { step: 'revert', to: (stepsBack(count, at ?? versions.length, versions) ?? 0) + 1 }
}

/** What was taken back, done again; undefined where nothing was. */
export function planRedo(state: State): Reverted | undefined {
  const { versions = [] } = state.context
  const at = indexOf(state.design, state)
  return at !== undefined && firstLike(at, versions) < at ? { step: 'revert', to: at } : undefined
}

/** "put the price back": the parts as they were in the last version that had them otherwise. */
export function planRestored(refs: readonly Ref[], back: Back, state: State): Step | undefined {
  const { versions = [] } = state.context
  const at = indexOf(state.design, state) ?? versions.length
  const older = back.to === 'previous' ? versions.slice(0, at).toReversed() : [olderDesign(back, state)]
  for (const design of older) {
    if (!design) continue
    const operations = carried(refs, design, state)
    const scene = operations.length > 0 ? apply(state.design.scene, operations) : state.design.scene
    if (scene === state.design.scene || JSON.stringify(scene) === JSON.stringify(state.design.scene)) continue
    if (design === versions[at - 1] && JSON.stringify(scene) === JSON.stringify(design.scene))
      return { step: 'revert', to: 'previous' }
    const nodes = operations.flatMap((operation) =>
      operation.op === 'insert' ? [operation.node.id] : operation.op === 'set' ? [operation.id] : [],
    )
    const what = refs.map(({ words }) => words).join(', ')
    return patchOf(
      what.charAt(0).toUpperCase() + what.slice(1),
      'as before',
      nodes,
      settled(state.design.scene, operations, state.context),
    )
  }
  return undefined
}

const PAINTS = ['fill', 'paint', 'tone', 'stroke', 'shapes', 'scrim']
const LETTERS = ['font', 'weight', 'italic', 'tracking', 'case']

/**
 * What makes the parts of the present what they are in another version.
 * @param state with the design that is changed
 */
export function carried(refs: readonly Ref[], other: Design, state: State): Operation[] {
  const operations = refs.flatMap((ref): Operation[] => {
    if (ref.is === 'colour') return ofColour(ref.colour.hex, other, state)
    const looks = looksNamed(ref)
    if (looks) return ofWhole(looks, other, state)
    const seen = { ...state, design: other }
    const targets = targetsIn([ref], seen)
    const here = targetsIn([ref], state)
    const isAbsent = targets.length === 0
    if (isAbsent) return here.flatMap(({ ids }) => ids.map((id): Operation => ({ op: 'remove', id })))
    return targets.flatMap((target) => target.ids.flatMap((id) => ofNode(id, target, other.scene, state.design.scene)))
  })
  const seen = new Set<string>()
  // Two parts of one group come back with it.
  return operations.filter(
    (operation) => operation.op !== 'insert' || (!seen.has(operation.node.id) && seen.add(operation.node.id)),
  )
}

const targetsIn = (refs: readonly Ref[], state: State): Target[] =>
  resolveRefs(refs, { open: () => targetOf('', 'whole', []), lines: true }, state).targets.filter(
    ({ class: kind, ids }) => kind !== 'whole' && ids.length > 0,
  )

/** "the colours", "the font": what all has of the kind. */
function looksNamed(ref: Ref): readonly string[] | undefined {
  if (ref.is !== 'noun') return undefined
  if (ref.mention.noun.class === 'whole') return /colou?r|palette|scheme/.test(ref.words) ? PAINTS : undefined
  return ref.mention.noun.class === 'all-text' && /font|type|lettering/.test(ref.words) ? LETTERS : undefined
}

function ofWhole(keys: readonly string[], { scene: other }: Design, { design: { scene } }: State): Operation[] {
  const whole: Operation =
    keys === PAINTS
      ? { op: 'palette', set: other.palette }
      : {
          op: 'typography',
          set: { ...other.typography, ...(other.typography.accent === undefined && { accent: null }) },
        }
  return [whole, ...[...places(scene)].flatMap(({ node }) => likeOther(node, findNode(other, node.id), keys))]
}

/** The properties of a node as those of its other form. */
function likeOther(node: Node, model: Node | undefined, keys?: readonly string[]): Operation[] {
  if (!model || model.type !== node.type) return []
  const changes = Object.entries(ownChanges(node, model)).filter(([key]) => !keys || keys.includes(key))
  return changes.length > 0 ? [{ op: 'set', id: node.id, set: Object.fromEntries(changes) }] : []
}

/** Everything that is of the colour there and is otherwise here. */
function ofColour(named: Hex, { scene: other }: Design, { design: { scene } }: State): Operation[] {
  return [...places(other)].flatMap(({ node }) => {
    const own = findNode(scene, node.id) ?? alikeIn(node, scene)
    if (!own || own.type !== node.type || likeOther(own, { ...node, id: own.id }, PAINTS).length === 0) return []
    const hues = paintsOf(node).flatMap(coloursOf)
    if (!hues.some((hue) => pointedAt(named, [resolve(hue, other.palette)]))) return []
    // A role of the palette may be another colour by now.
    const [fill] = node.type === 'text' ? hues : []
    if (fill) return [{ op: 'set', id: own.id, set: { fill: resolve(fill, other.palette) } }]
    return likeOther(own, { ...node, id: own.id }, PAINTS)
  })
}

/** In another composition: the one text of the role. */
function alikeIn(node: Node, scene: Scene): Node | undefined {
  const same = node.role === undefined ? [] : textsOf(scene).filter(({ role }) => role === node.role)
  return same.length === 1 ? same[0] : undefined
}

function ofNode(id: string, target: Target, other: Scene, scene: Scene): Operation[] {
  const place = findPlace(other, id)
  if (!place) return []
  const own = findNode(scene, id)
  if (own && target.class === 'ground') return likeOther(own, place.node, PAINTS)
  if (own) return [...subtree(place.node)].flatMap((node) => likeOther(findNode(scene, node.id) ?? node, node))
  const model = alikeIn(place.node, scene)
  if (model) return likeOther(model, { ...place.node, id: model.id }, ['text', 'fill', 'fact'])
  return inserted(place, other, scene)
}

/** Put back where it stood: with what held it, where that is gone as well. */
function inserted({ node, parent, index }: Place, other: Scene, scene: Scene): Operation[] {
  if (!parent) return []
  const here = findNode(scene, parent.id)
  const held = here ? undefined : findPlace(other, parent.id)
  if (held) return inserted(held, other, scene)
  const stands = [...subtree(node)].some(({ id }) => findNode(scene, id))
  if (here?.type !== 'frame' || stands) return []
  return [{ op: 'insert', parent: here.id, index: Math.min(index, here.children.length), node }]
}
