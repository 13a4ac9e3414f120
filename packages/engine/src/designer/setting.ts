/** Mends what needs no eye: texts that run over get smaller, as far as they can still be read. */
import type { Node, Scene, Text } from '../scene/types.ts'

/** How often, and by what factor. */
const ROUNDS = 6
const SHRINK = 0.88
/** Pixels below which no text is made smaller. */
const MIN_SIZE = 11

/** Ids that a fault names: "'headline' does not fit its box". */
const namedIn = (faults: readonly string[]): ReadonlySet<string> =>
  new Set(faults.flatMap((fault) => [...fault.matchAll(/'([^']+)'/g)].map(([, id = '']) => id)))

function smaller(text: Text): Text {
  const size = Math.max(MIN_SIZE, text.size * SHRINK)
  return {
    ...text,
    size,
    ...(text.fit && { fit: { ...text.fit, min: Math.min(size, Math.max(MIN_SIZE, text.fit.min * SHRINK)) } }),
  }
}

function shrunk(scene: Scene, ids: ReadonlySet<string>): Scene {
  const mended = (node: Node): Node => {
    if (node.type === 'frame') return { ...node, children: node.children.map(mended) }
    return node.type === 'text' && ids.has(node.id) ? smaller(node) : node
  }
  const artboards = scene.artboards.map((one) => ({
    ...one,
    root: { ...one.root, children: one.root.children.map(mended) },
  }))
  return { ...scene, artboards }
}

/**
 * The scene with texts so small that the gates are content, or the least faulty on the way.
 * @param gates what is wrong with a scene, in sentences that name ids in single quotes
 */
export function mendSetting(scene: Scene, gates: (scene: Scene) => string[]): { scene: Scene; faults: string[] } {
  let best = { scene, faults: gates(scene) }
  let next = scene
  for (let round = 0; round < ROUNDS && best.faults.length > 0; round++) {
    next = shrunk(next, namedIn(best.faults))
    const faults = gates(next)
    if (faults.length < best.faults.length) best = { scene: next, faults }
  }
  return best
}
