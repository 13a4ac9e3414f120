/** The words of a drawn design, held against its prompt: what was given stands to the letter, what was not may state nothing. */
import { asHeadline } from '../brief/write/casing.ts'
import { asSaid, inventionIn } from '../proposal/facts.ts'
import type { Node, Scene } from '../scene/types.ts'

/** What stands between facts that share a line. */
const BETWEEN = /\s*(?:[·•|/,;–—]|\n)\s*/

/** The words as the prompt has them, all of them or piece by piece; undefined: they are not all its own. */
function given(text: string, prompt: string): string | undefined {
  const whole = asSaid(text, prompt)
  // A capital at its head is the setter's.
  if (whole !== undefined) return asHeadline(whole) === text ? text : whole
  const pieces = text.split(BETWEEN).filter((piece) => piece !== '')
  return pieces.length > 1 && pieces.every((piece) => asSaid(piece, prompt) !== undefined) ? text : undefined
}

export interface GuardedWords {
  scene: Scene
  /** Lines that state what the prompt does not, a sentence each. */
  inventions: string[]
}

/**
 * Marks what was given as facts.
 * @param leavesOut whether lines that state something of their own go; else they stay and are told
 */
export function guardWords(scene: Scene, prompt: string, leavesOut: boolean): GuardedWords {
  const inventions: string[] = []
  const guarded = (node: Node): Node[] => {
    if (node.type === 'frame') return [{ ...node, children: node.children.flatMap(guarded) }]
    if (node.type !== 'text' || node.text.trim() === '') return [node]
    const { fact: _, ...text } = node
    const said = given(text.text, prompt)
    if (said !== undefined) return [{ ...text, text: said, fact: true }]
    const invention = inventionIn(text.text, prompt)
    if (invention === undefined) return [text]
    inventions.push(`“${text.text}” states ${invention} that the request does not give`)
    return leavesOut ? [] : [text]
  }
  const artboards = scene.artboards.map((artboard) => ({
    ...artboard,
    root: { ...artboard.root, children: artboard.root.children.flatMap(guarded) },
  }))
  return { scene: { ...scene, artboards }, inventions }
}
