/** Changes by hand as one step of an edit: what each does to the scene, and what is told of it. */
import { capitalised } from '../../base/words.ts'
import type { PictureFacts } from '../../brief/types.ts'
import type { Design } from '../../design/types.ts'
import type { Frame, Node } from '../../scene/types.ts'
import { findPlace, subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import { copied, freshId } from '../ids.ts'
import { cannot } from '../steps.ts'
import type { Change, Operation } from '../types.ts'
import { add } from './adding.ts'
import { nameOf, paintKeyOf } from './parts.ts'
import { moved, shifted, sized } from './placing.ts'
import type { HandOperation, HandStyle } from './types.ts'

type Done = { operations: Operation[]; change: Change; copyGone?: string[] } | string

const GONE = 'There is no such part in this design.'
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
  let design = state.design
  const all: Operation[] = []
  const changes: Change[] = []
  for (const operation of operations) {
    const done = one(operation, { ...state, design }, attached)
    if (typeof done === 'string') return cannot(done)
    const { copyGone = [] } = done
    const copy = design.brief.copy.filter(({ text }) => !copyGone.includes(text))
    design = { ...design, scene: apply(design.scene, done.operations), brief: { ...design.brief, copy } }
    all.push(...done.operations)
    changes.push(done.change)
  }
  return { step: 'patch', operations: all, changes, brief: design.brief }
}

function one(operation: HandOperation, state: State, attached: PictureFacts | undefined): Done {
  if (operation.op === 'add') return added(operation, state, attached)
  const place = findPlace(state.design.scene, operation.id)
  if (!place?.parent) return GONE
  const at = { node: place.node, parent: place.parent, index: place.index }
  switch (operation.op) {
    case 'move':
    case 'size':
      return placed(operation, at, state)
    case 'order':
      return ordered(operation.to, at)
    case 'duplicate':
      return duplicated(at, state)
    case 'remove': {
      const words = [...subtree(at.node)].flatMap((inner) => (inner.type === 'text' ? [inner.text] : []))
      return { operations: [{ op: 'remove', id: at.node.id }], change: told(at.node, 'removed'), copyGone: words }
    }
    case 'show':
      return {
        operations: [{ op: 'set', id: at.node.id, set: { opacity: operation.shown ? null : 0 } }],
        change: told(at.node, operation.shown ? 'shown' : 'hidden'),
      }
    case 'style':
      return styled(at.node, operation.set, state.design)
  }
}

interface At {
  node: Node
  parent: Frame
  index: number
}

const told = (node: Node, to: string): Change => ({ what: nameOf(node), to, nodes: [node.id] })

function placed(operation: Extract<HandOperation, { op: 'move' | 'size' }>, { node }: At, state: State): Done {
  const { scene } = state.design
  const { layout } = state.context
  if (!layout) return GONE
  const flows = scene.kind === 'website' && !node.at
  if (flows && (operation.op === 'move' || node.type !== 'text')) return FLOWS
  const done = operation.op === 'move' ? moved(scene, operation, layout) : sized(scene, operation, layout)
  if (typeof done === 'string') return done
  return done ? { operations: done, change: told(node, operation.op === 'move' ? 'moved' : 'resized') } : GONE
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
  const name = operation.part === 'text' ? `Text: ${operation.text.slice(0, 40)}` : operation.part
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
