/** The nodes of the design at hand: by id, its texts, what carries paint. */
import { capitalised } from '../base/words.ts'
import type { Frame, Node, Role, Scene, Text } from '../scene/types.ts'
import { findNode, places, subtree } from '../scene/walk.ts'
import type { State } from './context.ts'

export const nodeOf = (state: State, id: string): Node | undefined => findNode(state.design.scene, id)

/** All texts of a scene, in the order of the tree. */
export const textsOf = (scene: Scene): Text[] =>
  [...places(scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))

export const textNodes = (state: State): Text[] => textsOf(state.design.scene)

/** Everything that carries paint in some nodes: texts and pictures inside frames, the nodes themselves else. */
export function leaves(ids: string[], state: State): Node[] {
  const seen = new Set<string>()
  return ids.flatMap((id) => {
    const node = nodeOf(state, id)
    if (!node) return []
    return [...subtree(node)].filter((inner) => inner.type !== 'frame' && !seen.has(inner.id) && seen.add(inner.id))
  })
}

/** The texts in a part. */
export const textsWithin = (node: Node): Text[] =>
  [...subtree(node)].filter((inner): inner is Text => inner.type === 'text')

/** Texts among some nodes and in them. */
export const textsIn = (ids: string[], state: State): Text[] =>
  leaves(ids, state).filter((node) => node.type === 'text')

/** Whether words stand in a text of the design, whatever their case, as whole words. */
export const standsInText = (words: string, state: State): boolean => {
  const said = ` ${plainWords(words)} `
  return said.trim() !== '' && textNodes(state).some(({ text }) => ` ${plainWords(text)} `.includes(said))
}

/** Words as they are compared: lower case, without punctuation. */
export const plainWords = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}%€$£&+]+/gu) ?? []).join(' ')

/** Frames that a person made of parts. */
export const isGroup = (node: Node): node is Frame & { name: string } =>
  node.type === 'frame' && node.name !== undefined

const NAMES: Partial<Record<Role, string>> = {
  brand: 'Name',
  cta: 'Call to action',
  qr: 'QR code',
  mark: 'Mark',
  background: 'Background',
  'list-item': 'List item',
}

/** The id as words, without its number: 'feature-2-title' is 'feature title'. */
const wordsOf = (id: string): string =>
  id
    .split('-')
    .filter((word) => word !== '' && Number.isNaN(Number(word)))
    .join(' ')

const LONGEST_NAME = 40

/** As many whole words as a name may have; one that is longer by itself is cut. */
export function shortName(text: string): string {
  if (text.length <= LONGEST_NAME) return text
  const cut = text.slice(0, LONGEST_NAME)
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`
}

/** What it is called: by what it means, then by what it says or shows. */
export function nameOf(node: Node): string {
  const role = node.role ? (NAMES[node.role] ?? capitalised(node.role.replace('-', ' '))) : undefined
  if (isGroup(node)) return node.name
  if (node.type === 'text') return `${role ?? 'Text'}: ${shortName(node.text)}`
  const alt = 'alt' in node && node.alt ? shortName(node.alt) : undefined
  // What a code says begins with its name already.
  return alt
    ? role && alt.startsWith(role)
      ? alt
      : `${role ?? 'Picture'}: ${alt}`
    : capitalised(wordsOf(node.id) || role || 'Part')
}

/** Everything that is locked, or lies in what is. */
export const lockedIds = (scene: Scene): ReadonlySet<string> =>
  new Set([...places(scene)].flatMap(({ node }) => (node.locked ? [...subtree(node)].map(({ id }) => id) : [])))
