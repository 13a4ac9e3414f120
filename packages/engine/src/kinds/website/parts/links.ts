/** Where the links of a page lead: to the part that says the same, else to the part that plays it, else to what comes closest. */

import type { Frame, Node } from '../../../scene/types.ts'

/** The address of a link within the page, until `bindLinks` knows its parts. */
export const WITHIN = '#within'
/** The address of the first of these blocks that the page has; a sign is left out where it has none of them. */
export const withinBlock = (...blocks: readonly string[]): string => `${WITHIN}:${blocks.join(',')}`

/** The part that an address asks for by the names of blocks. */
function blockAt(href: string, parts: readonly Part[]): Part | undefined {
  const names = href.slice(WITHIN.length + 1).split(',')
  return names.map((name) => parts.find(({ id }) => id.startsWith(`${name}-`))).find(Boolean)
}

interface Part {
  id: string
  headings: readonly (readonly string[])[]
}

/** The parts that a label may mean, the best first, by the words in it. */
const MEANT: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /contact|visit|find|book|reserve|where|directions|touch|join|enquir|tickets|order|talk|call\b/i,
    ['contact', 'call', 'footer'],
  ],
  [/team|people|staff|crew|teachers|trainers|doctors|lawyers|speakers|artists/i, ['people', 'about']],
  [/about|story|us\b|who|studio|mission|history|philosophy/i, ['about', 'people']],
  [/process|how|steps|works\b|first (?:time|visit)/i, ['process', 'questions']],
  [/question|faq|ask|help|know/i, ['questions', 'process', 'contact']],
  [/gallery|portfolio|work|pictures|photos|projects|case stud|collection/i, ['gallery', 'rows', 'features']],
  [
    /menu|programme|program|line-?up|schedule|dates|prices|pricing|rates|treatments|classes|rooms/i,
    ['list', 'prices', 'features'],
  ],
]
/** What is offered goes by many names. */
const OFFER = ['features', 'rows', 'list', 'prices', 'points']
const CONTACT = ['contact', 'call', 'footer']

/** Words that tell parts apart: 'see the classes' and 'our classes' speak of classes. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.has(word))
const SMALL = new Set(
  'a an and all at for in its my of on our see show the to us view we what with you your'.split(' '),
)

const textOf = (node: Node): string =>
  node.type === 'text' ? node.text : node.type === 'frame' ? node.children.map(textOf).join(' ') : ''

function headingsIn(node: Node): string[][] {
  if (node.type === 'text') return /^h[23]$/.test(node.element ?? '') ? [wordsOf(node.text)] : []
  return node.type === 'frame' ? node.children.flatMap(headingsIn) : []
}

/** Sections and the footer: what a link can lead to. The hero is where the reader is. */
function partsIn(node: Node): Part[] {
  if (node.type !== 'frame') return []
  const within = node.children.flatMap(partsIn)
  const isPart = (node.element === 'section' && node.role !== 'hero') || node.element === 'footer'
  return isPart ? [{ id: node.id, headings: headingsIn(node) }, ...within] : within
}

/** The part that has a heading of the very words, or one that all words of the label stand in. */
function partSaying(words: readonly string[], parts: readonly Part[]): Part | undefined {
  if (words.length === 0) return undefined
  const has = (test: (heading: readonly string[]) => boolean) => parts.find(({ headings }) => headings.some(test))
  return (
    has((heading) => heading.join(' ') === words.join(' ')) ??
    has((heading) => words.every((word) => heading.includes(word)))
  )
}

/** A button is for those who want to come: it leads to the contacts, whatever it says. */
function leadsTo(link: Node, isButton: boolean, parts: readonly Part[]): string {
  const label = textOf(link)
  const byName = (names: readonly string[]) => names.map((name) => parts.find(({ id }) => id === name)).find(Boolean)
  const meant = MEANT.find(([words]) => words.test(label))?.[1] ?? OFFER
  const part = isButton ? byName(CONTACT) : (partSaying(wordsOf(label), parts) ?? byName(meant) ?? byName(OFFER))
  return `#${(part ?? parts[0])?.id ?? ''}`
}

/** The same page with every link within it bound; other addresses stay. A part never leads to itself. */
export function bindLinks(root: Frame): Frame {
  const parts = partsIn(root)
  function bound(node: Node, within: string | undefined): Node[] {
    if (node.type !== 'frame' && node.type !== 'text') return [node]
    if (node.href?.startsWith(`${WITHIN}:`)) {
      const part = blockAt(node.href, parts)
      if (part) return [{ ...node, href: `#${part.id}` }]
      // A sign stands for that block alone; words lead to what they say.
      if (textOf(node) === '') return []
    }
    const href = node.href?.startsWith(WITHIN)
      ? leadsTo(
          node,
          node.role === 'button',
          parts.filter(({ id }) => id !== within),
        )
      : node.href
    const linked = href === undefined ? node : { ...node, href }
    if (linked.type === 'text') return [linked]
    const here = parts.some(({ id }) => id === linked.id) ? linked.id : within
    const children = linked.children.flatMap((child) => bound(child, here))
    // What only held signs that lead nowhere goes with them.
    return children.length === 0 && linked.children.length > 0 ? [] : [{ ...linked, children }]
  }
  return { ...root, children: root.children.flatMap((child) => bound(child, undefined)) }
}
