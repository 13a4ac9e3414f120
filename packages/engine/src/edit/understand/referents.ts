/** What a reference of a wish is in the design as the wishes before it left it. */

import type { FoundColour } from '../../colour/colour-names.ts'
import { places, subtree } from '../../scene/walk.ts'
import { boxesOf } from '../boxes.ts'
import { byHead, byPictures, bySort, bySubject, byWord } from '../by-words.ts'
import type { State } from '../context.ts'
import { leaves, nodeOf, plainWords, textNodes, textsIn } from '../scene-nodes.ts'
import { qualified } from '../scope.ts'
import type { Missing, Target } from '../target-types.ts'
import { resolveMention } from '../targets.ts'
import type { Ref } from './wish.ts'

export interface Found {
  targets: Target[]
  missing: Missing[]
  /** Colours of the design, wherever they are. */
  hues: FoundColour[]
  /** Words that are only a part of the line that they stand in. */
  within: { words: string; target: Target }[]
}

const NO_RANGE = { start: 0, end: 0, explicit: true }

/**
 * @param open what "it" is: the things of the wish before, or the design as a whole
 * @param lines whether a word in small letters may name the short line that it stands in: "the studio" of 'Kiln House Studio'
 */
export function resolveRefs(
  refs: readonly Ref[],
  { open, lines }: { open: (said: string) => Target; lines: boolean },
  state: State,
): Found {
  const found: Found = { targets: [], missing: [], within: [], hues: [] }
  for (const ref of refs) {
    if (ref.is === 'words' && ref.count !== undefined && ref.inside) countedWord(ref.count, ref.inside, found, state)
    else if (ref.inside) standingIn(ref, ref.inside, { open, lines }, found, state)
    else resolveOne(ref, { open, lines }, found, state)
  }
  return found
}

/** "the last word of the headline" */
function countedWord(count: number, inside: Ref, found: Found, state: State) {
  const [target] = targetsOf([inside], state)
  const [text] = target ? textsIn(target.ids, state) : []
  const word = text?.text.split(/\s+/).at(count < 0 ? count : count - 1)
  if (target && text && word) found.within.push({ words: word, target: { ...target, ids: [text.id] } })
  else found.missing.push({ name: `such word in the ${inside.words}`, start: 0, end: 0, roles: [] })
}

/** "the text in the footer": of what has the name, that which stands there. */
function standingIn(
  ref: Ref,
  inside: Ref,
  how: { open: (said: string) => Target; lines: boolean },
  found: Found,
  state: State,
) {
  const own = resolveRefs([whole(ref)], how, state)
  const isEnd = inside.is === 'region' && inside.than === undefined
  const held = new Set(isEnd ? standingAt(inside, state) : heldBy(resolveRefs([whole(inside)], how, state), state))
  const there = own.targets.flatMap((target): Target[] => {
    const ids = target.ids.filter((id) => held.has(id))
    return ids.length > 0 ? [{ ...target, class: target.class === 'all-text' ? 'text' : target.class, ids }] : []
  })
  const said = there.length > 0 ? [] : wordsWithin(ref.words, held, state)
  found.targets.push(...there, ...said)
  if (there.length === 0 && said.length === 0)
    found.missing.push({
      name: isEnd ? `${ref.words} ${inside.words}` : `${ref.words} in the ${inside.words}`,
      start: 0,
      end: 0,
      roles: [],
    })
}

const heldBy = ({ targets }: Found, state: State): string[] =>
  targets.flatMap(({ ids }) =>
    ids.flatMap((id) => {
      const node = nodeOf(state, id)
      return node ? [...subtree(node)].map((inner) => inner.id) : []
    }),
  )

/** "remove Team from the menu": the words there, and not the section. */
function wordsWithin(words: string, held: ReadonlySet<string>, state: State): Target[] {
  const ids = textNodes(state)
    .filter(({ id, text }) => held.has(id) && plainWords(text) === plainWords(words))
    .map(({ id }) => id)
  return ids.length > 0 ? [{ name: `'${words}'`, class: 'text', ids, ...NO_RANGE }] : []
}

function whole({ inside: _inside, ...ref }: Ref): Ref {
  return ref
}

function resolveOne(
  ref: Ref,
  { open, lines }: { open: (said: string) => Target; lines: boolean },
  found: Found,
  state: State,
) {
  if (ref.is === 'colour') found.hues.push(ref.colour)
  else if (ref.is === 'it') found.targets.push(open(ref.words))
  else if (ref.is === 'rest') found.targets.push(restOf(ref.words, state))
  else if (ref.is === 'region') {
    const ids = regionOf(ref, state)
    if (ids.length > 0) found.targets.push({ name: ref.words, class: 'text', ids, ...NO_RANGE })
    else found.missing.push({ name: 'text there', start: 0, end: 0, roles: [] })
  } else if (ref.is === 'section' && ref.ids.length > 0)
    found.targets.push({ name: ref.words, class: 'part', ids: ref.ids, ...NO_RANGE })
  else if (ref.is === 'section') found.missing.push({ name: ref.words, start: 0, end: 0, roles: [], section: true })
  else if (ref.is === 'noun') {
    const { mention, words } = ref
    const target = qualified(resolveMention({ ...mention, start: 0, end: words.length }, words, state), words, state)
    // "the person" of a design that names nobody is the one that is drawn.
    const sort = target.ids.length === 0 ? bySort(words, words, state)[0] : undefined
    if (sort) found.targets.push(sort)
    else if (target.ids.length > 0) found.targets.push(target)
    else found.missing.push({ name: target.name, start: 0, end: 0, roles: mention.noun.roles })
  } else byItsWords(ref, lines, found, state)
}

/** The texts that nothing was done to yet. */
function restOf(words: string, state: State): Target {
  const done = new Set(leaves(state.done, state).map(({ id }) => id))
  const rest = textNodes(state).filter(({ id, role }) => role !== 'decoration' && !done.has(id))
  return { name: words, class: 'all-text', ids: rest.map(({ id }) => id), ...NO_RANGE }
}

/** The texts that stand below, or above, a part. */
function regionOf({ way, than }: Extract<Ref, { is: 'region' }>, state: State): string[] {
  const boxes = boxesOf(state.design.scene, state.context)
  if (!than) return atEnd(way, state)
  const ids = partsOf([than], state)
  const own = ids.flatMap((id) => boxes.get(id) ?? [])
  if (own.length === 0) return []
  const edge =
    way === 'below'
      ? Math.max(...own.map(({ y, height }) => y + height / 2))
      : Math.min(...own.map(({ y, height }) => y + height / 2))
  return textNodes(state).flatMap(({ id, role }) => {
    const box = boxes.get(id)
    const middle = box ? box.y + box.height / 2 : edge
    return role !== 'decoration' && !ids.includes(id) && (way === 'below' ? middle > edge : middle < edge) ? [id] : []
  })
}

/** Share of the design that its end is. */
const END = 0.4

/** The texts at an end of the design; there has to be another elsewhere. */
function atEnd(way: 'top' | 'bottom' | 'left' | 'right', state: State): string[] {
  const there = new Set(standingAt({ way }, state))
  return textNodes(state).flatMap(({ id, role }) => (role !== 'decoration' && there.has(id) ? [id] : []))
}

/** All that has its middle at that end, or in that corner, of the design: of words the middle of their ink. */
function standingAt({ way, inside }: { way: string; inside?: Ref }, state: State): string[] {
  const boxes = boxesOf(state.design.scene, state.context)
  const whole = boxes.get(state.design.scene.artboards[0]?.root.id ?? '')
  const ways = inside?.is === 'region' ? [way, inside.way] : [way]
  if (!whole) return []
  return [...places(state.design.scene)].flatMap(({ node }) => {
    const box = boxes.get(node.id)
    if (!box) return []
    const isFlush = node.type === 'text' && (node.align ?? 'start') === 'start'
    const width = isFlush ? Math.min(box.width, box.ink ?? box.width) : box.width
    const [x, y] = [(box.x + width / 2) / whole.width, (box.y + box.height / 2) / whole.height]
    const far: Readonly<Record<string, number>> = { top: y, bottom: 1 - y, left: x, right: 1 - x }
    return ways.every((one) => (far[one] ?? 1) < END) ? [node.id] : []
  })
}

/** The parts that are named; "it" is none. */
export const targetsOf = (refs: readonly Ref[], state: State): Target[] =>
  resolveRefs(
    refs,
    { open: () => ({ name: '', class: 'whole', ids: [], ...NO_RANGE }), lines: true },
    state,
  ).targets.filter((target) => target.class !== 'whole' && target.class !== 'ground')

/** The nodes that are named. */
export const partsOf = (refs: readonly Ref[], state: State): string[] =>
  targetsOf(refs, state).flatMap(({ ids }) => ids)

function byItsWords(
  { words, line, quoted }: Extract<Ref, { is: 'words' }>,
  lines: boolean,
  found: Found,
  state: State,
) {
  const said = plainWords(words)
  const holding = textNodes(state).filter(
    ({ text, role }) => role !== 'decoration' && ` ${plainWords(text)} `.includes(` ${said} `),
  )
  const whole = holding.filter(({ text }) => plainWords(text) === said)
  // "the moon" of 'Harvest Moon' is the one that is drawn.
  const thing =
    whole.length === 0 && !quoted && words === words.toLowerCase() && isOne(words, holding)
      ? drawnThing(words, state)
      : undefined
  const nodes = whole.length > 0 ? whole : holding.toSorted((a, b) => b.size - a.size).slice(0, 1)
  const target: Target = { name: `'${words}'`, class: 'text', ids: nodes.map(({ id }) => id), ...NO_RANGE }
  const isLine =
    line || (lines && !quoted && words === words.toLowerCase() && nodes.every(({ text }) => isNamedBy(words, text)))
  if (thing?.class === 'picture') found.targets.push(thing)
  else if (nodes.length === 0) found.missing.push({ name: words, start: 0, end: 0, roles: [] })
  else if (whole.length > 0 || isLine) found.targets.push(target)
  else found.within.push({ words, target })
}

/** Several words that stand in a line are words of it. */
const isOne = (words: string, holding: readonly unknown[]) => !words.includes(' ') || holding.length === 0

/** 'Kiln House Studio', or 'reward $100', where the rest is a figure. */
const isNamedBy = (word: string, text: string) =>
  text.includes(word) ? /^[\d\s.,:%€$£-]*$/.test(text.replace(word, '')) : text.split(' ').length < 5

/** A thing that is drawn, by the word for it. */
export function drawnThing(words: string, state: State): Target | undefined {
  const text = `the ${words}`
  const thing: Missing = { name: words, start: 4, end: text.length, roles: [] }
  return (
    byPictures(text, state)[0] ??
    byHead(words, state) ??
    bySort(text, words, state)[0] ??
    bySubject(text, [thing], state)[0] ??
    byWord(thing, state)[0]
  )
}
