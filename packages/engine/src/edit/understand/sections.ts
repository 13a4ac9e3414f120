/** The sections of a page by what they are called: their headings, their usual names, which one of them they are. */

import { memo } from '../../base/memo.ts'
import { ORDINALS } from '../../language/lexicon/parts.ts'
import { SECTION_ROWS, SECTION_TAILS, SECTION_WORDS } from '../../language/lexicon/sections.ts'
import type { Token } from '../../language/tokens.ts'
import type { Frame, Node, Scene } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'
import type { State } from '../context.ts'
import { plainWords } from '../scene-nodes.ts'

/** The frame whose children are a page's sections; undefined for what is no page, or a page of one tool. */
export function mainOf({ design: { scene } }: Pick<State, 'design'>): Frame | undefined {
  if (scene.kind !== 'website') return undefined
  const find = (frame: Frame): Frame | undefined => {
    if (frame.element === 'main' || frame.children.some(({ role }) => role === 'section')) return frame
    for (const child of frame.children) {
      const found = child.type === 'frame' ? find(child) : undefined
      if (found) return found
    }
    return undefined
  }
  const main = scene.artboards[0] && find(scene.artboards[0].root)
  return main?.children.some(({ role }) => role === 'section') ? main : undefined
}

/** The sections, with what stands above and below them. */
function sectionsOf(state: Pick<State, 'design'>): Node[] {
  const main = mainOf(state)
  if (!main) return []
  const around = (state.design.scene.artboards[0]?.root.children ?? []).filter(
    ({ role }) => role === 'hero' || role === 'footer',
  )
  return [...main.children, ...around.filter((node) => !main.children.includes(node))]
}

export interface Named {
  from: number
  to: number
  /** None for what the page does not have. */
  ids: string[]
  name: string
}

const LONGEST = 5

/** All sections that a message names. */
export function sectionsIn(tokens: readonly Token[], state: State): Named[] {
  const sections = sectionsOf(state)
  if (sections.length === 0) return []
  const names = memo(known, state.design.scene, () => namesOf(sections))
  const main = mainOf(state)?.children.filter(({ role }) => role === 'section') ?? []
  return tokens.flatMap((token, from) => {
    if (token.quote >= 0) return []
    return [...byOrder(tokens, from, main), ...byName(tokens, from, names)]
  })
}

/** A message is read many times over on the same page. */
const known = new WeakMap<Scene, Map<string, { id?: string; name: string }>>()

/** Sections by phrases, in plain words. */
function namesOf(sections: readonly Node[]): Map<string, { id?: string; name: string }> {
  const names = new Map<string, { id?: string; name: string }>()
  const headings = sections.map((section) => ({
    id: section.id,
    words: [...subtree(section)].flatMap((node) =>
      node.type === 'text' && node.element === 'h2' ? [plainWords(node.text)] : [],
    ),
  }))
  for (const { name, words, ids } of SECTION_ROWS) {
    const phrases = words.split('|')
    const headed = headings.find((heading) => heading.words.some((said) => phrases.some((one) => holds(said, one))))
    const called = ids.split('|').flatMap((id) => sections.filter((section) => section.id.split('-')[0] === id))[0]
    const id = headed?.id ?? called?.id
    for (const phrase of phrases) if (!names.get(phrase)?.id) names.set(phrase, { ...(id && { id }), name })
  }
  for (const { id, words } of headings) for (const said of words) names.set(said, { id, name: said })
  return names
}

const holds = (heading: string, phrase: string) => ` ${heading} `.includes(` ${phrase} `)

function byName(tokens: readonly Token[], from: number, names: ReturnType<typeof namesOf>): Named[] {
  const found: Named[] = []
  let phrase = ''
  for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST); to++) {
    const token = tokens[to - 1]
    if (!token || token.quote >= 0) break
    phrase += (to > from + 1 ? ' ' : '') + token.lower
    const known = names.get(phrase)
    if (known) found.push({ from, to: to + tail(tokens, to), ids: known.id ? [known.id] : [], name: known.name })
  }
  return found
}

/** "the FAQ section" */
const tail = (tokens: readonly Token[], at: number) => {
  const next = tokens[at]?.lower ?? ''
  return SECTION_WORDS.has(next) || SECTION_TAILS.has(next) ? 1 : 0
}

/** "the second section", "the first two sections" */
function byOrder(tokens: readonly Token[], from: number, sections: readonly Node[]): Named[] {
  const [first, second, third] = [0, 1, 2].map((next) => tokens[from + next]?.lower ?? '')
  const ordinal = Object.hasOwn(ORDINALS, first ?? '') ? ORDINALS[first ?? ''] : undefined
  if (ordinal === undefined) return []
  const isWord = (word = '') => SECTION_WORDS.has(word) || (word.endsWith('s') && SECTION_WORDS.has(word.slice(0, -1)))
  if (second === 'two' && isWord(third)) {
    const ids = (ordinal > 0 ? sections.slice(0, 2) : sections.slice(-2)).map(({ id }) => id)
    return [{ from, to: from + 3, ids, name: `${first} two sections` }]
  }
  const node = sections.at(ordinal > 0 ? ordinal - 1 : ordinal)
  return node && isWord(second) ? [{ from, to: from + 2, ids: [node.id], name: `${first} section` }] : []
}

/** What a section, or one of the things that it lists, is called, whether the page has it or not. */
type Kind =
  | { is: 'kind'; from: number; to: number; name: string; alone: boolean }
  | { is: 'item'; from: number; to: number; name: string }

const KINDS = new Map(
  SECTION_ROWS.flatMap(({ name, words, alone = '' }) =>
    words.split('|').map((phrase) => [phrase, { name, alone: alone.split('|').includes(phrase) }] as const),
  ),
)
const ITEMS = new Map(
  SECTION_ROWS.flatMap(({ name, one }) => (one ?? '').split('|').map((word) => [word, name] as const)),
)

/** Names of sections and of what they list. */
export function kindsIn(tokens: readonly Token[]): Kind[] {
  return tokens.flatMap((token, from): Kind[] => {
    if (token.quote >= 0) return []
    const bare: Kind[] = SECTION_WORDS.has(token.lower)
      ? [{ is: 'kind', from, to: from + 1, name: '', alone: true }]
      : []
    const item = ITEMS.get(token.lower)
    return [
      ...bare,
      ...(item ? [{ is: 'item' as const, from, to: from + 1, name: item }] : []),
      ...kindsAt(tokens, from),
    ]
  })
}

function kindsAt(tokens: readonly Token[], from: number): Kind[] {
  const found: Kind[] = []
  let phrase = ''
  for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST); to++) {
    const token = tokens[to - 1]
    if (!token || token.quote >= 0) break
    phrase += (to > from + 1 && token.from > (tokens[to - 2]?.to ?? 0) ? ' ' : '') + token.lower
    const kind = KINDS.get(phrase)
    if (!kind) continue
    found.push({ is: 'kind', from, to, ...kind })
    if (tail(tokens, to) > 0) found.push({ is: 'kind', from, to: to + 1, ...kind, alone: true })
  }
  return found
}
