/**
 * Operations that somebody else wrote for a wish in words, a language model above all: taken as far as they fit the
 * scene, held against the layout as every edit is, and told by what is measured afterwards, never by what was claimed.
 */
import { random } from '../../base/random.ts'
import type { Design } from '../../design/types.ts'
import { inventionIn } from '../../proposal/facts.ts'
import type { Node, PaletteRole, Scene } from '../../scene/types.ts'
import { findNode, findPlace, subtree } from '../../scene/walk.ts'
import { apply, OperationError } from '../apply.ts'
import { withoutLocked } from '../by-hand/locks.ts'
import type { EditContext, State, Step } from '../context.ts'
import { setTexts } from '../families/rewriting.ts'
import { guarded } from '../guard.ts'
import { besides } from '../measure/also.ts'
import { compare, measure } from '../measure/compare.ts'
import { cannot } from '../steps.ts'
import type { EditResult, Operation } from '../types.ts'
import { asOperations, type ProposedOperation } from './pieces.ts'

type Result = Extract<EditResult, { status: 'changed' | 'unclear' }>

/** What of a node may be set, by its type. */
const PLACED = ['at', 'width', 'height', 'opacity', 'rotate']
const SETTABLE: Record<Node['type'], readonly string[]> = {
  text: ['text', 'size', 'weight', 'italic', 'tracking', 'lineHeight', 'align', 'case', 'fill', ...PLACED],
  frame: ['fill', 'radius', ...PLACED],
  pictogram: ['paint', ...PLACED],
  picture: ['radius', ...PLACED],
  vector: PLACED,
}
const ROLES: ReadonlySet<string> = new Set<PaletteRole>([
  ...(['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'onAccent', 'secondary', 'onSecondary'] as const),
])
const HEX = /^#[\da-f]{6}$/i
const isColour = (value: unknown) => typeof value === 'string' && (ROLES.has(value) || HEX.test(value))

/** The operation without what does not fit its node; undefined: nothing of it fits. */
function fitting(operation: Operation, { scene, brief }: Design, wish: string, left: string[]): Operation | undefined {
  if (operation.op === 'palette') {
    const set = Object.fromEntries(
      Object.entries(operation.set).filter(([role, colour]) => ROLES.has(role) && HEX.test(colour ?? '')),
    )
    return Object.keys(set).length > 0 ? { op: 'palette', set } : undefined
  }
  if (operation.op === 'insert') return operation
  if (operation.op === 'move') return isMovable(operation, scene) ? operation : undefined
  if (operation.op !== 'set' && operation.op !== 'remove') return
  const node = findNode(scene, operation.id)
  if (!node || scene.artboards.some(({ root }) => root.id === operation.id && operation.op === 'remove')) return
  if (operation.op === 'remove') return operation
  const set = Object.fromEntries(
    Object.entries(operation.set).filter(([key, value]) => {
      if (!SETTABLE[node.type].includes(key)) return false
      if (key === 'fill' || key === 'paint') return isColour(value)
      if (key !== 'text') return true
      const invention = inventionIn(String(value), `${wish}\n${brief.prompt}`)
      if (invention) left.push(`“${String(value)}”: ${invention} that is not in your words.`)
      return !invention
    }),
  )
  return Object.keys(set).length > 0 ? { op: 'set', id: node.id, set } : undefined
}

/** Into a frame of the design that does not lie in it. */
function isMovable({ id, parent }: Extract<Operation, { op: 'move' }>, scene: Scene): boolean {
  const [place, target] = [findPlace(scene, id), findNode(scene, parent)]
  return place?.parent !== undefined && target?.type === 'frame' && ![...subtree(place.node)].includes(target)
}

/** A text whose size is set keeps that size as its largest. */
function sized(operation: Operation, { scene }: Design): Operation {
  if (operation.op !== 'set' || typeof operation.set.size !== 'number') return operation
  const node = findNode(scene, operation.id)
  if (node?.type !== 'text' || !node.fit) return operation
  const fit = { ...node.fit, min: Math.min(node.fit.min, operation.set.size) }
  return { ...operation, set: { ...operation.set, fit } }
}

/** @param wish the words that the operations are for: new texts may say what they say */
export function carryOut(
  design: Design,
  proposed: readonly ProposedOperation[],
  wish: string,
  context: EditContext & Required<Pick<EditContext, 'layout'>>,
): Result {
  const left: string[] = []
  const said = `${wish}\n${design.brief.prompt}`
  const plain = proposed.flatMap((one): Operation[] => {
    if (one.op !== 'add' && one.op !== 'replace') return [one]
    const drawn = asOperations(one, design.scene, said)
    if (typeof drawn !== 'string') return drawn
    left.push(drawn)
    return []
  })
  const operations = plain.flatMap((one) => {
    const fits = fitting(one, design, wish, left)
    return fits ? [sized(fits, design)] : []
  })
  if (operations.length === 0) return unclear(left[0] ?? 'The model did not suggest a change for that.')
  try {
    const noted: string[] = []
    const done = inTurn(design, operations, context, { left, noted })
    if ('why' in done) return unclear(done.why)
    const [was, is] = [measure(design.scene, context), measure(done.design.scene, context)]
    const differences = compare(was, is)
    if (differences.length === 0) return unclear('That would not be visible in this design.')
    const changes = besides([], differences, was, is)
    const nodes = differences.map(({ id }) => id)
    return {
      status: 'changed',
      ...done,
      changes: changes.length > 0 ? changes : [{ what: 'Details', to: 'changed', nodes }],
      ...(left.length > 0 && { notDone: left }),
      ...(noted.length > 0 && { noted }),
    }
  } catch (error) {
    if (error instanceof OperationError) return unclear('The model wrote a change that does not fit this design.')
    throw error
  }
}

/** New words go the way of all new words, with the brief; the rest is one patch. */
function inTurn(
  design: Design,
  operations: readonly Operation[],
  context: EditContext,
  { left, noted }: { left: string[]; noted: string[] },
) {
  const isText = (one: Operation) => one.op === 'set' && typeof one.set.text === 'string'
  const looks = operations.map((one) => (isText(one) && one.op === 'set' ? withoutText(one) : one)).filter(hasEffect)
  const state = (of: Design): State => ({ design: of, context, random: random(1), focus: [], done: [] })
  const wishes: ((of: Design) => Step)[] = [
    ...(looks.length > 0 ? [(): Step => ({ step: 'patch', operations: looks, changes: [], shrinks: [] })] : []),
    ...operations.flatMap((one) => (one.op === 'set' && isText(one) ? [(of: Design) => reworded(one, state(of))] : [])),
  ]
  let current = design
  const done: Operation[] = []
  for (const wish of wishes) {
    const { step: free, held: lock } = withoutLocked(wish(current), state(current))
    if (lock !== undefined) left.push(lock)
    const step = guarded(free, state(current))
    if (step.step !== 'patch') return { why: step.step === 'cannot' ? step.question : 'That cannot be done here.' }
    const scene = apply(current.scene, step.operations)
    const direction = { ...current.direction, palette: scene.palette, typography: scene.typography }
    current = { ...current, scene, direction, brief: step.brief ?? current.brief }
    done.push(...step.operations)
    noted.push(...(step.noted ?? []))
  }
  return { design: current, operations: done }
}

type Setting = Extract<Operation, { op: 'set' }>
const withoutText = (one: Setting): Setting => {
  const { text: _, ...set } = one.set
  return { ...one, set }
}
const hasEffect = (one: Operation) => !('set' in one) || Object.keys(one.set).length > 0

function reworded({ id, set }: Setting, state: State): Step {
  const node = findNode(state.design.scene, id)
  const words = String(set.text).trim()
  if (node?.type !== 'text' || words === '') return cannot('There is no such text in this design.')
  return setTexts([node], words, node.role ?? 'text', state)
}

const unclear = (question: string): Result => ({ status: 'unclear', question, suggestions: [] })
