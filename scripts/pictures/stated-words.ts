/** The words that stand in a design, and those that are missing. */
import type { Design, Node } from '@limner/engine'

const textsOf = (node: Node): string[] =>
  node.type === 'text' ? [node.text] : node.type === 'frame' ? node.children.flatMap(textsOf) : []

const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** Of `words`, those that stand nowhere in the design, in whatever case. */
export function missing({ scene }: Pick<Design, 'scene'>, words: readonly string[]): string[] {
  const said = plain(scene.artboards.flatMap(({ root }) => textsOf(root)).join(' \n '))
  return words.filter((word) => !said.includes(plain(word)))
}

/** Texts of the design that none of `words` accounts for. */
export function invented({ scene }: Pick<Design, 'scene'>, words: readonly string[]): string[] {
  const told = plain(words.join(' \n '))
  const texts = scene.artboards.flatMap(({ root }) => textsOf(root)).filter((text) => text.trim() !== '')
  return texts.filter((text) => !told.includes(plain(text)))
}
