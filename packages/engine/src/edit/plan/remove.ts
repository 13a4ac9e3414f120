/** Things taken away: "remove the tagline", "no border", "without the pattern", "get rid of 'Sale'". */
import { nth } from '../../base/items.ts'
import { capitalised } from '../../base/words.ts'
import type { Brief, Negative } from '../../brief/types.ts'
import type { Frame, Node, Scene } from '../../scene/types.ts'
import { findPlace, places, subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import {
  cannotEmpty,
  emptied,
  removeListed,
  removeWords,
  removeYear,
  texts,
  visible,
} from '../families/remove-words.ts'
import { composedAnew, missingStep, noneCalled } from '../families/replies.ts'
import { settled } from '../palette/recolour.ts'
import { leaves } from '../scene-nodes.ts'
import { oneOfFocus } from '../scope.ts'
import { cannot, patchOf, touched } from '../steps.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'
import type { Found } from '../understand/referents.ts'
import type { Wish } from '../understand/wish.ts'
import { readValues } from '../values/read.ts'

type Removal = Extract<Wish, { verb: 'remove' }>

/** @param inside where it stands, of several places */
export function planRemove(wish: Removal, found: Found, inside: Target | undefined, state: State): Step | undefined {
  const { targets, within, missing } = found
  if (wish.what === 'year') return removeYear(state) ?? noneCalled('year', state)
  if (wish.what) return flatten(wish.what, state)
  if (wish.fill)
    return targets.some(({ class: kind }) => kind === 'part') ? withoutFill(targets, state) : bare(targets, state)
  if (wish.only) return keepOnly(targets, state)
  if (wish.words) return wordsAway(wish.words, wish.quoted === true, state)
  const isIt = wish.of.every(({ is }) => is === 'it')
  if (inside && isIt) return / side$/.test(inside.name) ? emptySide(inside, state) : sameIn(inside, state)
  const [part] = within
  if (part && targets.length === 0 && within.length === 1)
    return removeListed(part.words, state) ?? removeWords(part.words, state, !isExact(wish))
  if (part || targets.some(({ class: kind }) => kind === 'whole')) return undefined
  if (targets.length === 0) return missingStep(missing, state)
  return removeTargets(inside ? targets.map((target) => standingOn(target, inside, state)) : targets, state)
}

/** Only the word: "the word Supper", "the last word of the title". */
const isExact = ({ of }: Removal) => of.some((ref) => ref.is === 'words' && (ref.quoted || ref.count !== undefined))

function wordsAway(words: string, quoted: boolean, state: State): Step | undefined {
  if (quoted) return removeWords(words, state)
  const ones = oneOfFocus(`the ${words.toLowerCase()}`, state)
  if (ones.length > 0) return removeTargets(ones, state)
  return removeListed(words, state) ?? removeWords(words, state, true) ?? noneCalled(words, state)
}

/** Of what has the name, that on one side of a card. */
function standingOn(target: Target, { ids: [root] }: Target, { design }: State): Target {
  const side = design.scene.artboards.find((artboard) => artboard.root.id === root)?.root
  const held = new Set(side ? [...subtree(side)].map(({ id }) => id) : [])
  const there = target.ids.filter((id) => held.has(id))
  return there.length > 0 ? { ...target, ids: there } : target
}

/** "put the phone in the header and remove it from the footer": its namesake there, and not the footer. */
function sameIn(place: Target, state: State): Step | undefined {
  if (state.focus.length === 0 || place.class === 'whole') return undefined
  const meant = leaves(state.focus, state).flatMap((node) => (node.type === 'text' ? [node.text] : []))
  const ids = leaves(place.ids, state)
    .filter((node) => node.type === 'text' && meant.includes(node.text))
    .map(({ id }) => id)
  if (ids.length > 0) return removeTargets([{ ...place, name: nth(meant, 0), class: 'text', ids }], state)
  return { step: 'cannot', question: `It is not in the ${place.name}. What should I remove?`, already: true }
}

export function removeTargets(targets: Target[], state: State): Step | undefined {
  const { scene } = state.design
  const [only] = targets
  // "the cider": a word, and not the whole line that it stands in.
  const listed = only && targets.length === 1 && only.class === 'text' ? removeListed(only.name, state) : undefined
  if (listed) return listed
  const value = only && targets.length === 1 ? valueAlone(only, state) : undefined
  if (value) return value
  const side = targets.find((target) => / side$/.test(target.name))
  if (side) return emptySide(side, state)
  if (targets.some((target) => target.class === 'ground')) return bare(targets, state)
  let current = scene
  const operations: Operation[] = []
  for (const target of targets) {
    for (const id of target.ids) {
      const more = removal(id, target, current)
      operations.push(...more)
      current = apply(current, more)
    }
  }
  if (!visible(current)) return cannotEmpty(targets[0]?.name ?? 'it')
  const gone = texts(scene).filter((text) => !texts(current).includes(text))
  const names = [...new Set(targets.map((target) => target.name))]
  const brief = without(state.design.brief, gone, names)
  const changes = names.map((name) => ({
    what: capitalised(name),
    to: 'removed',
    nodes: targets.filter((target) => target.name === name).flatMap((target) => target.ids),
  }))
  return {
    step: 'patch',
    operations,
    changes,
    brief,
    // What moves up may come to stand on something: the rest is laid out anew then.
    ...(gone.length > 0 && { otherwise: composedAnew(brief, changes) }),
  }
}

/** "remove the time", where it stands in one line with the date: that of the line alone. */
function valueAlone({ name, class: kind, ids }: Target, state: State): Step | undefined {
  const [node] = kind === 'text' && ids.length === 1 ? leaves(ids, state) : []
  if (node?.type !== 'text') return undefined
  const values = readValues(node.text)
  const [own, ...more] = values.filter(({ value }) => value.kind === name)
  return own && more.length === 0 && values.length > 1 ? removeWords(own.words, state, true) : undefined
}

/** "remove everything from the back" */
function emptySide(side: Target, state: State): Step {
  const root = state.design.scene.artboards.find((artboard) => artboard.root.id === side.ids[0])?.root
  const children = root?.children ?? []
  const first = root === state.design.scene.artboards[0]?.root
  if (children.length === 0 || first) return cannotEmpty(side.name)
  return patchOf(
    side.name,
    'empty',
    children.map(({ id }) => id),
    children.map(({ id }) => ({ op: 'remove', id })),
  )
}

/** What may hold words without being what they stand in. */
const ORNAMENT = new Set(['border', 'decoration'])

/** What has to go so that a thing is gone: frames that hold nothing else go with it; a border that holds things only loses its line. */
function removal(id: string, target: Target, scene: Scene): Operation[] {
  const place = findPlace(scene, id)
  if (!place) return []
  const { node, parent } = place
  if (ORNAMENT.has(target.name) && node.type === 'frame' && (node.children.length > 0 || !parent))
    return node.stroke ? [{ op: 'set', id, set: { stroke: null } }] : []
  if (!parent) return []
  if (
    target.class === 'part' &&
    target.name !== 'button' &&
    node.type === 'frame' &&
    (node.role === 'panel' || node.role === 'band') &&
    holdsText(node)
  ) {
    return node.fill === undefined ? [] : [{ op: 'set', id, set: { fill: null } }]
  }
  return [{ op: 'remove', id: emptied(scene, id) }]
}

const holdsText = (frame: Frame) => [...subtree(frame)].some((node) => node.type === 'text')

/** All texts and pictures of the first artboard but those that are named. */
function keepOnly(found: Target[], state: State): Step | undefined {
  if (state.design.scene.kind === 'website') return undefined
  const kept = new Set(found.flatMap((target) => leaves(target.ids, state).map(({ id }) => id)))
  if (kept.size === 0) return undefined
  let { scene } = state.design
  const others = [...places(scene)].filter(
    ({ node, artboard }) => artboard === 0 && node.type !== 'frame' && node.role !== 'pattern' && !kept.has(node.id),
  )
  const operations: Operation[] = []
  for (const { node } of others) {
    const more: Operation[] = findPlace(scene, node.id) ? [{ op: 'remove', id: emptied(scene, node.id) }] : []
    operations.push(...more)
    scene = apply(scene, more)
  }
  if (operations.length === 0) return { step: 'nothing' }
  const gone = texts(state.design.scene).filter((text) => !texts(scene).includes(text))
  const { brief } = state.design
  return {
    ...patchOf(
      'Everything else',
      'removed',
      others.map(({ node }) => node.id),
      operations,
    ),
    brief: { ...brief, copy: brief.copy.filter((item) => !gone.includes(item.text)) },
  }
}

/** "cards without background": their own fill. */
function withoutFill(targets: Target[], state: State): Step | undefined {
  const parts = targets.filter((target) => target.class === 'part')
  const operations = parts
    .flatMap((target) => target.ids)
    .flatMap((id): Operation[] => {
      const node = findPlace(state.design.scene, id)?.node
      return node?.type === 'frame' && node.fill !== undefined ? [{ op: 'set', id, set: { fill: null } }] : []
    })
  if (operations.length === 0) return undefined
  return {
    step: 'patch',
    operations: settled(state.design.scene, operations, state.context),
    changes: parts.map(({ name, ids }) => ({ what: capitalised(name), to: 'without ground', nodes: ids })),
  }
}

/** The sheet without its ground; undefined where something else is meant. */
function bare(targets: Target[], state: State): Step | undefined {
  if (targets.some(({ class: kind }) => kind !== 'ground' && kind !== 'whole')) return undefined
  const operations = state.design.scene.artboards.flatMap(({ root }): Operation[] =>
    root.fill === undefined ? [] : [{ op: 'set', id: root.id, set: { fill: null } }],
  )
  if (operations.length === 0)
    return cannot(
      'The background is already transparent. Which colour should it be?',
      'white background',
      'make it dark green',
    )
  return patchOf('Background', 'transparent', touched(operations), operations)
}

/** Gradients become their first colour. */
function flatten(what: 'gradient' | 'shadow', state: State): Step {
  if (what === 'shadow') return cannot('There is no shadow in this design. What should I remove?')
  const operations = [...places(state.design.scene)].flatMap(({ node }) => flat(node))
  if (operations.length === 0) return cannot('There is no gradient in this design. What should I remove?')
  return patchOf('Gradient', 'one colour', touched(operations), operations)
}

function flat(node: Node): Operation[] {
  const one = (paint: unknown) =>
    typeof paint === 'object' && paint !== null && 'stops' in paint
      ? (paint.stops as { colour: string }[])[0]?.colour
      : undefined
  const set: Record<string, unknown> = {}
  for (const key of ['fill', 'paint', 'tone'] as const) {
    const colour = key in node ? one((node as unknown as Record<string, unknown>)[key]) : undefined
    if (colour) set[key] = colour
  }
  if (node.type === 'vector' && node.shapes.some((shape) => one(shape.fill))) {
    set.shapes = node.shapes.map((shape) => ({ ...shape, ...(one(shape.fill) && { fill: one(shape.fill) }) }))
  }
  return Object.keys(set).length > 0 ? [{ op: 'set', id: node.id, set }] : []
}

/** What of a design is told by which names. */
const NEGATIVES: Readonly<Record<string, Exclude<Negative['what'], 'colour' | 'thing'>>> = {
  icon: 'icon',
  mark: 'icon',
  photo: 'picture',
  picture: 'picture',
  illustration: 'picture',
  pattern: 'pattern',
  tagline: 'tagline',
  border: 'border',
}

/** A later composition does not bring back what was taken away. */
function without(brief: Brief, gone: string[], names: string[]): Brief {
  const negatives = names.flatMap((name): Negative[] => {
    const what = NEGATIVES[name]
    return what && !brief.negatives.some((item) => item.what === what) ? [{ what }] : []
  })
  return {
    ...brief,
    copy: brief.copy.filter((item) => !gone.includes(item.text)),
    negatives: [...brief.negatives, ...negatives],
  }
}
