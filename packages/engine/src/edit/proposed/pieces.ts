/** Pieces of a sheet that a model adds to a design, or puts in the place of a part. */
import { inventionIn } from '../../proposal/facts.ts'
import type { Node, Scene } from '../../scene/types.ts'
import { findPlace, places, subtree } from '../../scene/walk.ts'
import { parseSheet } from '../../sheet/parse.ts'
import type { Operation } from '../types.ts'

/** What a model may write for an edit: operations, and pieces of a sheet where something new is drawn. */
export type ProposedOperation =
  | Operation
  /** `index`: among the parent's children; absent: before all that follow, on top. */
  | { op: 'add'; parent: string; index?: number | undefined; sheet: string }
  | { op: 'replace'; id: string; sheet: string }

/** So many parts a piece may have. */
const MOST_PARTS = 60

/** The parts of a piece, under names that the scene does not have; what is wrong with it instead. */
function partsIn(sheet: string, scene: Scene): Node[] | string {
  const { width } = scene.format
  const height = scene.format.height === 'auto' ? width : scene.format.height
  const { sheet: read, faults } = parseSheet(
    `<sheet kind="${scene.kind}"><board width="${width}" height="${height}">${sheet}</board></sheet>`,
  )
  const [fault] = faults
  const nodes = read?.artboards[0]?.root.children ?? []
  if (fault) return `The model's drawing could not be read: ${fault.message}.`
  if (nodes.length === 0 || nodes.reduce((sum, node) => sum + [...subtree(node)].length, 0) > MOST_PARTS)
    return 'The model drew nothing that fits this design.'
  const taken = new Set([...places(scene)].map(({ node }) => node.id))
  return nodes.map((node) => renamed(node, taken))
}

function renamed(node: Node, taken: Set<string>): Node {
  let id = node.id
  for (let n = 2; taken.has(id); n++) id = `${node.id}-${n}`
  taken.add(id)
  return node.type === 'frame'
    ? { ...node, id, children: node.children.map((child) => renamed(child, taken)) }
    : { ...node, id }
}

/**
 * A piece as operations on a scene; what is wrong with it, in a sentence, instead.
 * @param said the words that its texts may state: of the wish and of the prompt
 */
export function asOperations(
  proposed: Exclude<ProposedOperation, Operation>,
  scene: Scene,
  said: string,
): Operation[] | string {
  const nodes = partsIn(proposed.sheet, scene)
  if (typeof nodes === 'string') return nodes
  for (const node of nodes.flatMap((one) => [...subtree(one)])) {
    const invention = node.type === 'text' ? inventionIn(node.text, said) : undefined
    if (node.type === 'text' && invention) return `“${node.text}”: ${invention} that is not in your words.`
  }
  if (proposed.op === 'add') {
    const parent = findPlace(scene, proposed.parent)?.node
    if (parent?.type !== 'frame') return 'The model drew something for a part that is not in this design.'
    const index = Math.min(parent.children.length, Math.max(0, proposed.index ?? parent.children.length))
    return nodes.map((node, at) => ({ op: 'insert', parent: parent.id, index: index + at, node }))
  }
  const place = findPlace(scene, proposed.id)
  if (!place?.parent) return 'The model drew something for a part that is not in this design.'
  const { parent, index } = place
  // Words that were given are not drawn over.
  const facts = [...subtree(place.node)].some((node) => node.type === 'text' && node.fact)
  if (facts) return 'The model would have replaced words that you gave.'
  return [
    { op: 'remove', id: proposed.id },
    ...nodes.map((node, at): Operation => ({ op: 'insert', parent: parent.id, index: index + at, node })),
  ]
}
