/** Words taken out: a whole line, or a piece of one. */
import type { Node, Scene } from '../../scene/types.ts'
import { findPlace, places, subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import { textNodes, textsOf } from '../scene-nodes.ts'
import { cannot, patchOf } from '../steps.ts'
import type { Operation } from '../types.ts'
import { setTexts } from './rewriting.ts'

/** "lose the year": with what says since when; the line goes where it says nothing else. */
export function removeYear(state: State): Step | undefined {
  const years = textNodes(state).flatMap(
    ({ text }) =>
      /(?:\b(?:est\.?|since|founded(?: in)?|established(?: in)?)\s*)?\b(?:1[5-9]|20)\d\d\b/i.exec(text)?.[0] ?? [],
  )
  return years[0] === undefined ? undefined : removeWords(years[0], state)
}

const LIST_JOINTS = /(\s*,(?!\d)\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+|\s*[&+·|•]\s*|\s+\/\s+)/i

/** "remove the cider": of 'live bluegrass and cider' only what has the word goes; undefined where a text lists nothing. */
export function removeListed(word: string, state: State): Step | undefined {
  for (const node of textNodes(state)) {
    const pieces = node.text.split(LIST_JOINTS)
    const at = pieces.findIndex((piece, i) => i % 2 === 0 && hasWord(piece, word))
    if (at < 0 || pieces.length < 3) continue
    // Each thing goes with the joint before it; of three, what is last now takes over the last joint.
    const ends = at === pieces.length - 1 && at > 2
    const rest = ends
      ? [...pieces.slice(0, at - 3), ...pieces.slice(at - 2, at).reverse()]
      : pieces.toSpliced(Math.max(0, at - 1), 2)
    const alike = textNodes(state).filter(({ text }) => text === node.text)
    return setTexts(alike, rest.join(''), word, state)
  }
  return undefined
}

const hasWord = (text: string, word: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word.toLowerCase())

/** A whole text, or a piece of one. `loose`: the words were not quoted, so they must stand in the design to count. */
export function removeWords(words: string, state: State, loose = false): Step | undefined {
  const { scene, brief } = state.design
  const wanted = words.trim().toLowerCase()
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'iu',
  )
  const holding = textNodes(state).filter((node) => wanted !== '' && pattern.test(node.text))
  if (holding.length === 0) {
    return loose
      ? undefined
      : cannot(
          `The words '${words}' are not in this design. Which text should go?`,
          ...textNodes(state)
            .slice(-3)
            .map((node) => `remove '${node.text}'`),
        )
  }
  // 'free popcorn' without the popcorn says nothing.
  const left = (text: string, role: string | undefined) =>
    loose && role !== 'brand' && text.split(/\s+/).length <= 3 && text.toLowerCase().endsWith(` ${wanted}`)
      ? ''
      : valueless(tidy(text.replace(pattern, '')))
  const operations: Operation[] = holding.map((node) => {
    const rest = left(node.text, node.role)
    return rest === '' ? { op: 'remove', id: emptied(scene, node.id) } : { op: 'set', id: node.id, set: { text: rest } }
  })
  const next = apply(scene, operations)
  if (!visible(next)) return cannotEmpty(`'${words}'`)
  const copy = brief.copy.flatMap((item) => {
    if (!pattern.test(item.text)) return [item]
    const text = left(item.text, item.role)
    return text === '' ? [] : [{ ...item, text }]
  })
  return {
    ...patchOf(
      `'${words}'`,
      'removed',
      holding.map(({ id }) => id),
      operations,
    ),
    brief: { ...brief, copy },
  }
}

/** The price of what is gone goes with it; a number to call stays. */
function valueless(rest: string): string {
  const digits = rest.replace(/\D/g, '').length
  const isValue = digits > 0 && digits < 5 && (rest.match(/\p{L}+/gu) ?? []).every(({ length }) => length <= 2)
  return isValue ? '' : rest
}

const tidy = (text: string) => text.replace(/\s{2,}/g, ' ').replace(/^[\s,·|–—-]+|[\s,·|–—-]+$/gu, '')

/** The outermost frame that would be left with nothing in it but its own padding. */
export function emptied(scene: Scene, id: string): string {
  const place = findPlace(scene, id)
  const parent = place?.parent
  if (!parent || !findPlace(scene, parent.id)?.parent) return id
  const rest = parent.children.filter((child) => child.id !== id && child.role !== 'decoration')
  const carries = parent.fill !== undefined && parent.role !== 'button'
  // A sign or a label before a line goes with it.
  const isLine = place?.node.type === 'text' && place.node.role !== 'label' && parent.layout?.direction === 'row'
  const isLeft = rest.length === 0 || (isLine && rest.every(announces))
  return isLeft && !carries ? emptied(scene, parent.id) : id
}

const announces = (node: Node) =>
  [...subtree(node)].every(({ type, role }) => type === 'frame' || type === 'pictogram' || role === 'label')

export const texts = (scene: Scene): string[] => textsOf(scene).map(({ text }) => text)

export const visible = (scene: Scene) =>
  [...places(scene)].some(({ node, artboard }) => artboard === 0 && node.type !== 'frame')

export function cannotEmpty(what: string): Step {
  return cannot(
    `Without the ${what} there would be nothing left of this design. Shall I replace it instead?`,
    'another layout',
    'another font',
    'other colours',
  )
}
