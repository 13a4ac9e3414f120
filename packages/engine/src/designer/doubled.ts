/** A given text that a drawing says twice: once is asked for, and the smaller one goes. */
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Frame, Node, Scene, Text } from '../scene/types.ts'

/** A repetition so large, beside the other, is meant: a mirror, an echo. */
const MEANT = 0.7
/** Shorter ones are numbers and signs, which repeat. */
const LEAST_LETTERS = 4

interface Said {
  id: string
  /** Words alone, between spaces. */
  words: string
  size: number
}

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€$£]+/gu, ' ')
    .trim()} `

function saidOn({ root }: LaidArtboard): Said[] {
  const found: Said[] = []
  const visit = ({ node, text, children }: LaidNode) => {
    // An address holds a name without saying it.
    if (node.type === 'text' && node.fact && node.role !== 'decoration' && !/[@/]|\w\.\w/.test(node.text))
      found.push({ id: node.id, words: wordsOf(node.text), size: text?.size ?? node.size })
    children.forEach(visit)
  }
  visit(root)
  return found.filter(({ words }) => words.length >= LEAST_LETTERS + 2)
}

/** The smaller of two that say the same; what is said three times is a pattern. */
function repeatedOn(artboard: LaidArtboard): string[] {
  const all = saidOn(artboard)
  return all.flatMap(({ id, words, size }, i) => {
    const same = all.filter((other, k) => k !== i && other.words === words)
    const [other] = same
    return same.length === 1 && other && size < other.size * MEANT ? [id] : []
  })
}

/** Without these texts, and without the plates that held nothing else. */
function without<F extends Frame>(frame: F, ids: ReadonlySet<string>): F {
  const children = frame.children.flatMap((child): Node[] => {
    if (child.type !== 'frame') return ids.has(child.id) ? [] : [child]
    const inner = without(child, ids)
    return inner.children.length === 0 && child.children.length > 0 ? [] : [inner]
  })
  return { ...frame, children }
}

/** The scene with each given text once, and a sentence for each that went. Pages say things again further down, cards on their backs. */
export function saidOnce(scene: Scene, lay: (scene: Scene) => LaidArtboard[]): { scene: Scene; mended: string[] } {
  if (scene.kind === 'website') return { scene, mended: [] }
  const ids = new Set(lay(scene).flatMap(repeatedOn))
  if (ids.size === 0) return { scene, mended: [] }
  const gone: Text[] = []
  const visit = (node: Node): void => {
    if (node.type === 'frame') node.children.forEach(visit)
    else if (node.type === 'text' && ids.has(node.id)) gone.push(node)
  }
  for (const { root } of scene.artboards) visit(root)
  const artboards = scene.artboards.map((one) => ({ ...one, root: without(one.root, ids) }))
  return { scene: { ...scene, artboards }, mended: gone.map(({ text }) => `“${text}” a second time`) }
}
