/**
 * No edit breaks what was whole: words that no longer fit, things that come to stand on each other. A change that would
 * is carried out less strongly, makes its texts smaller, or is refused with the reason. Needs the real layout.
 */

import { type Bounds, common } from '../base/geometry.ts'
import { nth } from '../base/items.ts'
import { memo } from '../base/memo.ts'
import { boundsOf, boundsOverlap } from '../critic/bounds.ts'
import { patches } from '../critic/contrast.ts'
import { gateFaults, type Rotation, type TextBox, textBoxes, turnedBounds, withOwn } from '../critic/gates.ts'
import type { Design } from '../design/types.ts'
import { idsIn } from '../scene/laid.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Paint, Scene } from '../scene/types.ts'
import { findNode, places } from '../scene/walk.ts'
import { apply } from './apply.ts'
import { boxesOf } from './boxes.ts'
import type { State, Step } from './context.ts'
import { OFFER_LAYOUT } from './families/replies.ts'
import { givenWay } from './giving-way.ts'
import { settle } from './palette/settle.ts'
import { inkBox } from './pictures/figure-node.ts'
import { paints, readable, unread } from './readable.ts'
import { isGroup, lockedIds, nameOf } from './scene-nodes.ts'
import { cannot, touched } from './steps.ts'
import type { Operation } from './types.ts'

type Patch = Extract<Step, { step: 'patch' }>

/** How often a weaker form of a change is tried. */
const TRIES = 8
/** Factor by which texts shrink that a change left without room. */
const SHRINK = 0.92

/**
 * The step, or its nearest form that leaves the design whole. What a person has locked mends nothing: where nothing else can, the
 * step is carried out, and what came of it is told.
 */
/**
 * @param byHand drawings do not fade under words that nothing else makes readable, and what is moved may leave a frame that
 * nobody sees
 */
export function guarded(step: Step, state: State, byHand = false): Step {
  if (!state.context.layout || step.step !== 'patch') return step
  const { scene } = state.design
  const locked = lockedIds(scene)
  const all = mended(step, state, { locked: NOTHING, byHand })
  const own = new Set(touched(step.operations))
  const isOnLocked = (operation: Operation) => 'id' in operation && locked.has(operation.id) && !own.has(operation.id)
  if (all.step !== 'patch' || !all.operations.some(isOnLocked)) return all
  const free = mended(step, state, { locked, byHand })
  const made = free.step === 'patch' ? free : { ...all, operations: all.operations.filter((one) => !isOnLocked(one)) }
  const left = free.step === 'patch' ? unread(free, state) : undefined
  const faulty = all.operations.filter(isOnLocked).filter((one) => !left || ('id' in one && left.has(one.id)))
  const noted = [...new Set(faulty.flatMap((operation) => leftAsItIs(operation, scene) ?? []))]
  return noted.length > 0 ? { ...made, noted } : made
}
const NOTHING: ReadonlySet<string> = new Set()

/** What it came to for a locked part that would have been changed in turn. */
function leftAsItIs(operation: Operation, scene: Scene): string | undefined {
  const node = 'id' in operation ? findNode(scene, operation.id) : undefined
  if (!node || operation.op !== 'set') return undefined
  const isRecoloured = ['fill', 'paint', 'effect', 'shapes'].some((key) => key in operation.set)
  const came = isRecoloured ? 'can hardly be read or seen there now' : 'has too little room now'
  return `“${nameOf(node)}” ${came}. It is locked, so it stays as it is.`
}

/** Of each text that a step leaves hard to read, a sentence. */
function hardlyRead(step: Patch, state: State): string[] {
  const scene = apply(state.design.scene, step.operations)
  return [...unread(step, state)].flatMap((id) => {
    const node = findNode(scene, id)
    return node ? [`“${nameOf(node)}” can hardly be read or seen there now.`] : []
  })
}

interface Mending {
  /** What is not changed to mend anything. */
  locked: ReadonlySet<string>
  byHand: boolean
}

function mended(step: Step, state: State, mending: Mending): Step {
  const { locked, byHand } = mending
  let current: Step = step.step === 'patch' ? standingOut(step, state, locked) : step
  let faults: string[] = []
  for (let tries = 0; tries <= TRIES && current.step === 'patch'; tries++) {
    faults = newFaults(state.design, current, state).filter((fault) => !byHand || isSeen(fault, state.design.scene))
    const roomy =
      faults.length > 0 ? (withRoom(current, state, locked) ?? inSameLines(current, state, locked)) : undefined
    if (roomy) [current, faults] = [roomy, []]
    if (faults.length === 0) {
      const read = readable(current, state, locked, !byHand)
      if (paints(current) || (read.reads && read.step.operations === current.operations)) return read.step
      const smaller: Step | undefined = tries < TRIES ? current.weaker?.() : undefined
      // Better a little less than letters that had to change their colour, as they run into a drawing.
      if (smaller?.step !== 'patch') {
        if (read.reads) return read.step
        // A hand puts it there all the same: it is told, and nothing else changes for it.
        if (byHand && read.step.step === 'patch') return { ...read.step, noted: hardlyRead(read.step, state) }
        faults = ['unreadable']
        break
      }
      current = smaller
      continue
    }
    const weaker: Step | undefined =
      tries < TRIES ? (current.weaker?.() ?? shrunk(current, faults, state, locked)) : undefined
    if (!weaker) break
    current = weaker
  }
  if (current.step !== 'patch') return current
  return current.otherwise ? mended(current.otherwise, state, mending) : refusal(faults, state)
}

/** The patch with those in other colours that lost the ground on which they were seen: a sign whose plate is taken away. */
function standingOut(step: Patch, { design: { scene }, context }: State, locked: ReadonlySet<string>): Patch {
  if (!step.operations.some(({ op }) => op === 'remove')) return step
  const operations = settle(scene, apply(scene, step.operations), context, locked)
  return operations.length > 0 ? { ...step, operations: [...step.operations, ...operations] } : step
}

/** The patch with room made for what shall be larger. */
function withRoom(step: Patch, state: State, locked: ReadonlySet<string>): Patch | undefined {
  if (!step.grows?.length) return undefined
  const fits = (operations: Operation[]) => newFaults(state.design, { ...step, operations }, state).length === 0
  const operations = givenWay(step.operations, step.grows, { fits, locked }, state)
  return operations && { ...step, operations }
}

/** The patch with the texts smaller that its wider letters broke into more lines. */
function inSameLines(step: Patch, state: State, locked: ReadonlySet<string>): Patch | undefined {
  if (!step.shrinks) return undefined
  const scene = apply(state.design.scene, step.operations)
  const [was, is] = [boxesOf(state.design.scene, state.context), boxesOf(scene, state.context)]
  const refitted = [...places(scene)].flatMap(({ node }): Operation[] => {
    const lines = was.get(node.id)?.lines
    if (node.type !== 'text' || locked.has(node.id) || !node.fit || !lines || (is.get(node.id)?.lines ?? 0) <= lines)
      return []
    return [{ op: 'set', id: node.id, set: { fit: { ...node.fit, lines } } }]
  })
  const patch = { ...step, operations: [...step.operations, ...refitted] }
  return refitted.length > 0 && newFaults(state.design, patch, state).length === 0 ? patch : undefined
}

/** What runs out of a frame that paints nothing and cuts nothing off is seen by nobody. */
function isSeen(fault: string, scene: Scene): boolean {
  const [, id] = /' runs out of '([^']+)'$/.exec(fault) ?? []
  const frame = findNode(scene, id ?? '')
  return frame?.type !== 'frame' || Boolean(frame.fill ?? frame.stroke ?? frame.clip)
}

/** Faults that the design has after the step and had not before; figures in them do not count. */
function newFaults({ scene, brief }: Design, step: Patch, state: State): string[] {
  const old = new Set(faultsOf({ scene, brief }, state).map(plain))
  const after = { scene: apply(scene, step.operations), brief: step.brief ?? brief }
  const found = faultsOf(after, state).filter((fault) => !old.has(plain(fault)))
  if (found.length > 0 || !step.operations.some(moves)) return found
  const run = newlyDrawnOver(scene, after.scene, state)
  return run.length > 0 ? run : newCollisions(scene, after.scene, state)
}

/** Words that stand on more of a drawing than they did, as far as the boxes of ink tell. */
function newlyDrawnOver(was: Scene, is: Scene, { context: { layout } }: State): string[] {
  const [before, after] = [was, is].map(
    (scene) =>
      new Map((layout?.(scene) ?? []).flatMap((artboard) => memo(shares, artboard, () => sharesOnDrawings(artboard)))),
  )
  return [...(after ?? [])].flatMap(([pair, share]) =>
    share > (before?.get(pair) ?? 0) + MORE_OVER ? [`${pair} overlap`] : [],
  )
}
/** So much more of a text, or of a drawing, is seen; as shares of their boxes. */
const MORE_OVER = 0.015
/** The scene before is asked for at each try of a wish. */
const shares = new WeakMap<LaidArtboard, [pair: string, share: number][]>()

function sharesOnDrawings(artboard: LaidArtboard): [pair: string, share: number][] {
  const whole = artboard.root
  const hides = hidden(whole)
  const drawings = inPaintOrder(whole).filter(
    (laid) => /^(?:illustration|photo)$/.test(laid.node.role ?? '') && !laid.node.rotate && isDrawing(laid, whole),
  )
  return textBoxes(artboard).flatMap((text) =>
    drawings.flatMap((laid): [string, number][] => {
      const ink = inkBox(laid.node, laid)
      const area = Math.min((text.right - text.left) * (text.bottom - text.top), ink.width * ink.height)
      const shared = {
        left: Math.max(text.left, ink.x),
        top: Math.max(text.top, ink.y),
        right: Math.min(text.right, ink.x + ink.width),
        bottom: Math.min(text.bottom, ink.y + ink.height),
      }
      const [across, down] = [shared.right - shared.left, shared.bottom - shared.top]
      const isOver = across > 0 && down > 0 && text.node.role !== 'decoration' && !hides(laid, shared)
      return isOver ? [[`'${text.node.id}' and '${laid.node.id}'`, (across * down) / Math.max(1, area)]] : []
    }),
  )
}

/** Words that something came to cover, or an edge to run through: seen on the pixels, where the boxes tell nothing. */
function newCollisions(was: Scene, is: Scene, { context: { collisions } }: State): string[] {
  if (!collisions || is.kind === 'website') return []
  const before = new Map(collisions(was).map(({ id, kind, amount }) => [`${id} ${kind}`, amount]))
  return collisions(is).flatMap(({ id, kind, amount }) =>
    amount > WORSE * (before.get(`${id} ${kind}`) ?? 0) ? [`'${id}' and what is drawn there overlap`] : [],
  )
}
/** So many times as much of a letter is covered or crossed than it was. */
const WORSE = 1.5

/** Whether an operation lets things stand elsewhere, or take more room. */
const moves = (operation: Operation): boolean =>
  operation.op === 'insert' || (operation.op === 'set' && Object.keys(operation.set).some((key) => SPATIAL.has(key)))
const SPATIAL = new Set([
  'at',
  'rotate',
  'size',
  'width',
  'height',
  'fit',
  'maxWidth',
  'margin',
  'text',
  'layout',
  'shapes',
])

const plain = (fault: string) => fault.replace(/(?<!['\w-])\d+(?:\.\d+)?/g, '#')

function faultsOf({ scene, brief }: Pick<Design, 'scene' | 'brief'>, { context }: State): string[] {
  const laid = context.layout?.(scene) ?? []
  return [...gateFaults(brief, scene, laid), ...laid.flatMap(clashes)]
}

const SOLID = new Set(['icon', 'mark', 'logo', 'qr', 'photo', 'button', 'rule'])
/** Share of the artboard from which a drawing or pattern is a ground to stand on. */
const GROUND = 0.5

/** Drawings, and patterns that fill a part only: words do not run into them. */
function isDrawing({ node, width, height }: LaidNode, whole: LaidNode): boolean {
  const drawn = node.type === 'pictogram' || node.type === 'vector' || node.type === 'picture'
  return (
    drawn &&
    /^(?:illustration|pattern|photo|rule|decoration)$/.test(node.role ?? '') &&
    width * height < GROUND * whole.width * whole.height
  )
}

/** Texts that stand on a picture or a button which they are no part of. */
function clashes(artboard: LaidArtboard): string[] {
  const texts = textBoxes(artboard).filter(({ node }) => node.role !== 'decoration')
  const hides = hidden(artboard.root)
  return [
    ...arcsMeeting(texts),
    ...crowded(texts, Math.min(artboard.width, artboard.height, PAGE)),
    ...overfull(artboard.root, texts),
    ...things(artboard.root, artboard.root).flatMap(({ thing, turns }) => {
      const inside = new Set(idsIn(thing))
      const seen = turnedBounds(boundsOf(thing), turns)
      // Words keep the distance from a button that they keep from words.
      const air = thing.node.role === 'button' ? APART * Math.min(artboard.width, artboard.height, PAGE) : 0
      return texts
        .filter(({ node }) => !inside.has(node.id))
        .filter((text) => {
          const shared = common(text, { ...seen, top: seen.top - air, bottom: seen.bottom + air })
          const [width, height] = [shared.right - shared.left, shared.bottom - shared.top]
          return width > 2 && height > Math.min(2, thing.height / 2) && !hides(thing, shared)
        })
        .map(({ node }) => `'${node.id}' and '${thing.node.id}' overlap`)
    }),
  ]
}

/** Words on circles of which letters stand on letters of another. */
function arcsMeeting(texts: readonly TextBox[]): string[] {
  const round = texts.filter(({ node }) => node.arc).map((box) => ({ id: box.node.id, letters: patches(box) }))
  return round.flatMap((one, i) =>
    round
      .slice(i + 1)
      .filter((other) => one.letters.some((a) => other.letters.some((b) => boundsOverlap(a, b))))
      .map((other) => `'${one.id}' and '${other.id}' overlap`),
  )
}

/** Whether a field that is painted over a thing hides so much of it: a pattern goes on under the card on which words stand. */
function hidden(root: LaidNode): (thing: LaidNode, part: Bounds) => boolean {
  const inOrder = inPaintOrder(root)
  const order = new Map(inOrder.map((laid, index) => [laid, index]))
  const fields = inOrder.filter(
    ({ node }) =>
      (node.type === 'frame' ? isSolid(node.fill) : node.role === 'panel') &&
      node.opacity === undefined &&
      !node.rotate &&
      node !== root.node,
  )
  return (thing, part) =>
    fields.some(
      (field) =>
        (order.get(field) ?? 0) > (order.get(thing) ?? 0) &&
        !idsIn(thing).includes(field.node.id) &&
        contains(boundsOf(field), part),
    )
}

/** Nothing shows through it, of one colour or of several. */
const isSolid = (fill: Paint | undefined): boolean =>
  typeof fill === 'string' ||
  (fill !== undefined && 'gradient' in fill && fill.stops.every(({ alpha = 1 }) => alpha === 1))

const inPaintOrder = (laid: LaidNode): LaidNode[] => [laid, ...laid.children.flatMap(inPaintOrder)]
const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom

/** Words that run out at the foot of a frame whose height is set. */
function overfull(frame: LaidNode, texts: TextBox[]): string[] {
  // A group is as large as what is in it.
  const isBox = typeof frame.node.height === 'number' && !frame.node.rotate && !isGroup(frame.node)
  const inside = isBox ? new Set(idsIn(frame)) : undefined
  return [
    ...texts
      .filter(({ node, bottom }) => inside?.has(node.id) && bottom > frame.y + frame.height + 2)
      .map(({ node }) => `'${node.id}' runs out of '${frame.node.id}'`),
    ...frame.children.filter(({ node }) => node.type === 'frame').flatMap((child) => overfull(child, texts)),
  ]
}

/** Pages are read at their own size, however wide. */
const PAGE = 600
/** Share of the shorter side that lines keep from each other. */
const APART = 0.012

/** The text that a piece of one was taken from, whose lines keep their own distance. */
const lineOf = ({ node }: TextBox) => node.id.replace(/-piece-\d+$/, '')

/** Lines above each other that nearly touch. */
function crowded(texts: TextBox[], short: number): string[] {
  return texts.flatMap((upper) =>
    texts
      .filter(
        (lower) =>
          lower !== upper &&
          lineOf(lower) !== lineOf(upper) &&
          lower.top >= upper.bottom - 1 &&
          lower.top - upper.bottom < APART * short,
      )
      .filter((lower) => lower.left < upper.right && upper.left < lower.right)
      .map((lower) => `'${upper.node.id}' and '${lower.node.id}' nearly touch`),
  )
}

interface Thing {
  thing: LaidNode
  /** How it is turned, the innermost first. */
  turns: readonly Rotation[]
}

function things(laid: LaidNode, whole: LaidNode, above: readonly Rotation[] = []): Thing[] {
  const { node } = laid
  const turns = withOwn(laid, above)
  const lined =
    node.type === 'frame' && node.stroke !== undefined && node.role !== 'frame' && node.role !== 'decoration'
  const solid =
    lined ||
    isDrawing(laid, whole) ||
    (SOLID.has(node.role ?? '') && (node.type !== 'frame' || /^(?:button|rule)$/.test(node.role ?? '')))
  return [...(solid ? [{ thing: laid, turns }] : []), ...laid.children.flatMap((child) => things(child, whole, turns))]
}

/** The same with the texts smaller that have no room; the gates name nodes in quotation marks. */
function shrunk(step: Patch, faults: string[], state: State, locked: ReadonlySet<string>): Patch | undefined {
  if (!step.shrinks) return undefined
  const scene = apply(state.design.scene, step.operations)
  const ids = [...new Set(faults.flatMap((fault) => [...fault.matchAll(/'([^']+)'/g)].map((match) => nth(match, 1))))]
  const own = ids.filter((id) => step.shrinks?.includes(id))
  const named = own.length > 0 ? own : step.shrinks.length > 0 && !step.otherwise ? step.shrinks : ids
  const operations = named.flatMap((id): Operation[] => {
    const node = findNode(scene, id)
    if (node?.type !== 'text' || locked.has(id)) return []
    const size = Math.round(node.size * SHRINK * 10) / 10
    return [
      { op: 'set', id, set: { size, ...(node.fit && { fit: { ...node.fit, min: Math.min(node.fit.min, size) } }) } },
    ]
  })
  return operations.length > 0 ? { ...step, operations: [...step.operations, ...operations] } : undefined
}

function refusal(faults: string[], state: State): Step {
  const [fault = ''] = faults
  const because = /overlap|touch/.test(fault)
    ? 'things would stand on each other'
    : fault === 'unreadable'
      ? 'words would come to stand where they cannot be read'
      : 'the words would have no room'
  const recompose = state.design.scene.kind === 'logo' ? 'another layout' : 'another layout, same colours'
  const refused = cannot(`In this layout ${because}.${OFFER_LAYOUT}`, recompose, 'more white space', 'smaller text')
  return { ...refused, faults }
}
