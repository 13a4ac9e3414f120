/** Changes by hand as one step of an edit: what each does to the scene, and what is told of it. */
import { capitalised } from '../../base/words.ts'
import type { Brief, PictureFacts } from '../../brief/types.ts'
import type { Design } from '../../design/types.ts'
import type { Frame, Node, Scene } from '../../scene/types.ts'
import { findPlace } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import { copied, freshId } from '../ids.ts'
import { nameOf, shortName, textsWithin } from '../scene-nodes.ts'
import { cannot } from '../steps.ts'
import type { Change, Operation } from '../types.ts'
import { add } from './adding.ts'
import { cropped } from './cropping.ts'
import { grouped, refitted, renamed, ungrouped } from './grouping.ts'
import { lockAbout, lockedReason, lockOn } from './locks.ts'
import { paintKeyOf } from './parts.ts'
import { GONE, type Layout, moved, rotated, shifted, sized } from './placing.ts'
import { replaced } from './replacing.ts'
import { carrySection } from './sections.ts'
import { changedShape, groupOf, lastShapesFirst, shapeOf } from './shape-changes.ts'
import { changedGroup } from './shape-groups.ts'
import type { HandOperation, HandStyle } from './types.ts'

type Done = { operations: Operation[]; change: Change; copyGone?: string[]; brief?: Brief } | string

const FLOWS =
  'On a page parts follow one another, so that it fits every screen. Change their order, size of letters or colours instead.'
/** Of the artboard's shorter side: where a copy stands beside what it was copied from. */
const BESIDE = 0.03

/** All of them together: what stands in between is nobody's design. */
export function carryOutByHand(
  operations: readonly HandOperation[],
  state: State,
  attached: PictureFacts | undefined,
): Step {
  const { layout } = state.context
  const changes: Change[] = []
  const fit = (scene: Scene): Operation[] => (layout ? refitted(scene, layout) : [])
  const all = fit(state.design.scene)
  let design = { ...state.design, scene: apply(state.design.scene, all) }
  for (const operation of lastShapesFirst(operations, design.scene)) {
    const done = one(operation, { ...state, design }, attached)
    if (typeof done === 'string') return cannot(done)
    const { copyGone = [], brief = design.brief } = done
    const copy = brief.copy.filter(({ text }) => !copyGone.includes(text))
    const carried = [...done.operations, ...fit(apply(design.scene, done.operations))]
    design = { ...design, scene: apply(design.scene, carried), brief: { ...brief, copy } }
    all.push(...carried)
    changes.push(done.change)
  }
  return { step: 'patch', operations: all, changes, brief: design.brief }
}

function one(operation: HandOperation, state: State, attached: PictureFacts | undefined): Done {
  const { scene } = state.design
  if (operation.op === 'add') return added(operation, state, attached)
  if (operation.op === 'add-section') return ofSection(carrySection(operation, state))
  const ids = operation.op === 'group' ? operation.ids : [operation.id]
  const [shape] = ids.flatMap((id) => shapeOf(id, scene) ?? [])
  const [group] = ids.flatMap((id) => groupOf(id, scene) ?? [])
  const inner = shape ?? group
  if (inner) {
    const lock = held('style', [inner.drawing], scene)
    if (lock) return lockedReason(lock)
    return 'at' in inner ? changedShape(operation, inner, state) : changedGroup(operation, inner, state)
  }
  const lock = operation.op === 'lock' ? undefined : held(operation.op, ids, scene)
  if (lock) return lockedReason(lock)
  if (operation.op === 'group') return put(operation, state)
  return ofPart(operation, state)
}

/** A change of one part that is there and not locked. */
function ofPart(operation: Exclude<HandOperation, { op: 'add' | 'add-section' | 'group' }>, state: State): Done {
  const place = findPlace(state.design.scene, operation.id)
  if (!place?.parent) return GONE
  const at = { node: place.node, parent: place.parent, index: place.index }
  switch (operation.op) {
    case 'move':
    case 'size':
    case 'rotate':
      return placed(operation, at, state)
    case 'ungroup':
      return apart(at, state)
    case 'name':
      return called(operation.name, at)
    case 'lock':
      return {
        operations: [{ op: 'set', id: at.node.id, set: { locked: operation.locked ? true : null } }],
        change: told(at.node, operation.locked ? 'locked' : 'unlocked'),
      }
    case 'order':
      return ordered(operation.to, at)
    case 'duplicate':
      return duplicated(at, state)
    case 'remove':
      return {
        operations: [{ op: 'remove', id: at.node.id }],
        change: told(at.node, 'removed'),
        copyGone: textsWithin(at.node).map(({ text }) => text),
      }
    case 'show':
      return {
        operations: [{ op: 'set', id: at.node.id, set: { opacity: operation.shown ? null : 0 } }],
        change: told(at.node, operation.shown ? 'shown' : 'hidden'),
      }
    case 'crop': {
      const operations = cropped(at.node, operation)
      return typeof operations === 'string' ? operations : { operations, change: told(at.node, 'cropped') }
    }
    case 'replace': {
      const where = { node: at.node, parent: at.parent.id, index: at.index }
      const done = replaced({ scene: state.design.scene, item: operation.item, place: where }, state.context)
      return typeof done === 'string'
        ? done
        : { operations: done.operations, change: told(at.node, `replaced by “${done.name}”`) }
    }
    case 'section':
      return ofSection(carrySection(operation, state))
    case 'style':
      return styled(at.node, operation.set, state.design)
  }
}

function ofSection(step: Step): Done {
  if (step.step === 'cannot') return step.question
  const [change] = step.step === 'patch' ? step.changes : []
  if (step.step !== 'patch' || !change) return GONE
  return { operations: step.operations, change, ...(step.brief && { brief: step.brief }) }
}

interface At {
  node: Node
  parent: Frame
  index: number
}

const told = (node: Node, to: string): Change => ({ what: nameOf(node), to, nodes: [node.id] })

/** What is locked of those; what goes takes locked parts in it along. */
function held(op: HandOperation['op'], ids: readonly string[], scene: Scene): Node | undefined {
  const lockOf = op === 'remove' ? lockAbout : lockOn
  const [lock] = ids.flatMap((id) => lockOf(scene, id) ?? [])
  return lock
}

function put({ ids, name }: Extract<HandOperation, { op: 'group' }>, { design, context: { layout } }: State): Done {
  const done = layout ? grouped(design, { ids, name }, layout) : GONE
  if (typeof done === 'string') return done
  return { operations: done.operations, change: { what: done.name, to: 'grouped', nodes: [done.id] } }
}

function apart({ node }: At, { design, context: { layout } }: State): Done {
  const done = layout ? ungrouped(design.scene, node.id, layout) : GONE
  if (typeof done === 'string') return done
  const nodes = node.type === 'frame' ? node.children.map(({ id }) => id) : []
  return { operations: done, change: { what: nameOf(node), to: 'ungrouped', nodes } }
}

function called(name: string, { node }: At): Done {
  const done = renamed(node, name)
  return typeof done === 'string' ? done : { operations: done, change: told(node, `called “${name}”`) }
}

const MADE = { move: 'moved', size: 'resized', rotate: 'rotated' } as const

function placed(operation: Extract<HandOperation, { op: keyof typeof MADE }>, { node }: At, state: State): Done {
  const { scene } = state.design
  const { layout } = state.context
  if (!layout) return GONE
  const flows = scene.kind === 'website' && !node.at
  if (flows && (operation.op !== 'size' || node.type !== 'text')) return FLOWS
  const done = placing(operation, scene, layout)
  return done ? { operations: done, change: told(node, MADE[operation.op]) } : GONE
}

function placing(operation: Extract<HandOperation, { op: keyof typeof MADE }>, scene: Scene, layout: Layout) {
  if (operation.op === 'move') return moved(scene, operation, layout)
  return operation.op === 'size' ? sized(scene, operation, layout) : rotated(scene, operation, layout)
}

function ordered(to: 'front' | 'forward' | 'backward' | 'back', { node, parent, index }: At): Done {
  const last = parent.children.length - 1
  const goal = { front: last, forward: index + 1, backward: index - 1, back: 0 }[to]
  if (goal < 0 || goal > last || goal === index) return 'It stands there already.'
  return {
    operations: [{ op: 'move', id: node.id, parent: parent.id, index: goal }],
    change: told(node, goal > index ? 'brought forward' : 'sent back'),
  }
}

function added(
  operation: Extract<HandOperation, { op: 'add' }>,
  state: State,
  attached: PictureFacts | undefined,
): Done {
  const { layout, pictograms } = state.context
  if (!layout) return GONE
  const { op: _, ...what } = operation
  const result = add(state.design, what, { layout, pictograms, attached })
  if (typeof result === 'string') return result
  const { operations, id } = result
  const name = operation.part === 'text' ? `Text: ${shortName(operation.text)}` : operation.part
  return { operations, change: { what: capitalised(name), to: 'added', nodes: [id] } }
}

function duplicated({ node, parent, index }: At, { design }: State): Done {
  const { width, height } = design.scene.format
  const by = Math.round(Math.min(width, height === 'auto' ? width : height) * BESIDE)
  const copy = copied(node, freshId(`${node.id}-copy`, design))
  const beside = node.at && shifted(node.at, by, by)
  return {
    operations: [
      { op: 'insert', parent: parent.id, index: index + 1, node: { ...copy, ...(beside && { at: beside }) } },
    ],
    change: { what: nameOf(node), to: 'duplicated', nodes: [copy.id] },
  }
}

function styled(node: Node, { colour, ...type }: HandStyle, { scene }: Design): Done {
  const set: Record<string, unknown> = {}
  if (colour !== undefined) {
    const key = paintKeyOf(node)
    if (!key) return 'This part has several colours. Change the colours of the design, or of its parts.'
    set[key] = colour
  }
  const typed = Object.keys(type).length > 0
  if (typed && node.type !== 'text') return 'Only words have a font.'
  if (node.type === 'text' && typed) {
    Object.assign(set, type)
    if (type.size !== undefined && node.fit) set.fit = { ...node.fit, min: Math.min(node.fit.min, type.size) }
    if (type.font && !scene.typography[type.font]) return 'This design has no such font.'
  }
  const to = [colour && 'colour', type.font && 'font', type.size && 'size', type.weight && 'weight']
    .filter(Boolean)
    .join(', ')
  return {
    operations: [{ op: 'set', id: node.id, set }],
    change: { what: nameOf(node), to: to ? `another ${to}` : 'set otherwise', nodes: [node.id] },
  }
}
