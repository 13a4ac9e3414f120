/** The sections of a page by what they are called: their headings, their usual names, which one of them they are. */

import { memo } from '../../base/memo.ts'
import { ORDINALS } from '../../language/lexicon/parts.ts'
import { SECTION_ROWS, SECTION_TAILS, SECTION_WORDS, type SectionRow } from '../../language/lexicon/sections.ts'
import type { Token } from '../../language/tokens.ts'
import type { Frame, Node, Scene } from '../../scene/types.ts'
import type { State } from '../context.ts'
import { itemsOf } from '../pages/items.ts'
import { type PagePart, pageParts } from '../pages/page-parts.ts'
import { nodeOf } from '../scene-nodes.ts'

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

export interface Named {
  from: number
  to: number
  /** None for what the page does not have. */
  ids: string[]
  name: string
}

const LONGEST = 5

/** All sections and blocks that a message names, and of what they list the ones that are counted. */
export function sectionsIn(tokens: readonly Token[], state: State): Named[] {
  const { scene } = state.design
  const parts = pageParts(scene)
  if (parts.length === 0) return []
  const names = memo(known, scene, () => namesOf(parts))
  const main = mainOf(state)?.children.filter(({ role }) => role === 'section') ?? []
  return tokens.flatMap((token, from) => {
    if (token.quote >= 0) return []
    return [
      ...byOrder(tokens, from, main),
      ...byItem(tokens, from, names, state),
      ...byName(tokens, from, names),
      ...byTopic(tokens, from, names),
    ]
  })
}

type Names = Map<string, { ids: string[]; name: string }>

/** A message is read many times over on the same page. */
const known = new WeakMap<Scene, Names>()

/** Sections and blocks by phrases, in plain words. */
function namesOf(parts: readonly PagePart[]): Names {
  const names: Names = new Map()
  const headed = parts.filter(({ headings }) => headings.length > 0)
  for (const { name, words, ids } of SECTION_ROWS) {
    const phrases = words.split('|')
    // The innermost: what holds a block has its heading, too.
    const byHeading = headed.findLast(({ headings }) =>
      headings.some((said) => phrases.some((one) => holds(said, one))),
    )
    const byKey = ids.split('|').flatMap((id) => {
      const same = parts.filter(({ keys }) => keys.includes(id))
      return same.length > 0 ? [same] : []
    })[0]
    const [first] = byKey ?? []
    for (const phrase of phrases) {
      const all = phrase.endsWith('s') && phrases.includes(phrase.slice(0, -1)) ? byKey : undefined
      const found = all?.map(({ id }) => id) ?? [byHeading?.id ?? first?.id ?? []].flat()
      if (!names.get(phrase)?.ids.length) names.set(phrase, { ids: found, name })
    }
  }
  for (const { id, headings } of headed) for (const said of headings) names.set(said, { ids: [id], name: said })
  return names
}

const holds = (heading: string, phrase: string) => ` ${heading} `.includes(` ${phrase} `)

function byName(tokens: readonly Token[], from: number, names: Names): Named[] {
  const found: Named[] = []
  let phrase = ''
  for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST); to++) {
    const token = tokens[to - 1]
    if (!token || token.quote >= 0) break
    phrase += (to > from + 1 && token.from > (tokens[to - 2]?.to ?? 0) ? ' ' : '') + token.lower
    const known = names.get(phrase)
    if (known) found.push({ from, to: to + tail(tokens, to, phrase), ...known })
  }
  return found
}

/** "the section about prices" */
function byTopic(tokens: readonly Token[], from: number, names: Names): Named[] {
  if (!SECTION_WORDS.has(tokens[from]?.lower ?? '') || !TOPIC.has(tokens[from + 1]?.lower ?? '')) return []
  const at = ARTICLES.has(tokens[from + 2]?.lower ?? '') ? from + 3 : from + 2
  return byName(tokens, at, names).map((named) => ({ ...named, from }))
}
const TOPIC = new Set(['about', 'with', 'for', 'on', 'of'])
const ARTICLES = new Set(['the', 'our', 'my'])

/** "the FAQ section" */
const tail = (tokens: readonly Token[], at: number, name: string) => {
  const next = tokens[at]?.lower ?? ''
  if (KINDS.has(`${name} ${next}`)) return 0
  return SECTION_WORDS.has(next) || SECTION_TAILS.has(next) ? 1 : 0
}

const ordinalAt = (tokens: readonly Token[], at: number) => {
  const word = tokens[at]?.lower ?? ''
  return Object.hasOwn(ORDINALS, word) ? ORDINALS[word] : undefined
}

/** "the second section", "the first two sections" */
function byOrder(tokens: readonly Token[], from: number, sections: readonly Node[]): Named[] {
  const [first, second, third] = [0, 1, 2].map((next) => tokens[from + next]?.lower ?? '')
  const ordinal = ordinalAt(tokens, from)
  if (ordinal === undefined) return []
  const isWord = (word = '') => SECTION_WORDS.has(word) || (word.endsWith('s') && SECTION_WORDS.has(word.slice(0, -1)))
  if (second === 'two' && isWord(third)) {
    const ids = (ordinal > 0 ? sections.slice(0, 2) : sections.slice(-2)).map(({ id }) => id)
    return [{ from, to: from + 3, ids, name: `${first} two sections` }]
  }
  const node = sections.at(ordinal > 0 ? ordinal - 1 : ordinal)
  return node && isWord(second) ? [{ from, to: from + 2, ids: [node.id], name: `${first} section` }] : []
}

/** "the third question": of what lists such things, the one at that place. */
function byItem(tokens: readonly Token[], from: number, names: Names, state: State): Named[] {
  const ordinal = ordinalAt(tokens, from)
  if (ordinal === undefined) return []
  return itemsAt(tokens, from + 1).flatMap(({ to, rows }) => {
    const lists = rows.flatMap(({ words }) => names.get(words.split('|')[0] ?? '')?.ids ?? [])
    const found = lists.flatMap((id) => {
      const list = nodeOf(state, id)
      const item = list?.type === 'frame' ? itemsOf(list).at(ordinal > 0 ? ordinal - 1 : ordinal) : undefined
      return item ? [item.id] : []
    })
    const said = tokens.slice(from, to).map(({ lower }) => lower)
    return [{ from, to, ids: found.slice(0, 1), name: said.join(' ') }]
  })
}

/** "candle" of what is headed 'Candles': one of what stands there. */
export function headedItems(tokens: readonly Token[], { design: { scene, brief } }: State): Kind[] {
  const parts = pageParts(scene)
  const headings = parts.flatMap((part) => part.headings)
  const told = new Set(brief.prompt.toLowerCase().match(/\p{L}+s\b/gu) ?? [])
  const sells = parts.some(({ keys }) => keys.includes('list-control'))
  return tokens.flatMap((token, from): Kind[] => {
    const name = headings.find((heading) => heading.split(' ').at(-1) === `${token.lower}s`)
    const item = name ?? (sells && told.has(`${token.lower}s`) ? 'products' : undefined)
    return item && token.quote < 0 && token.lower.length > 2 ? [{ is: 'item', from, to: from + 1, name: item }] : []
  })
}

/** What one of the listed things is called, in one word or two. */
function itemsAt(tokens: readonly Token[], at: number): { to: number; rows: SectionRow[] }[] {
  const [one, two] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? '']
  return [
    { to: at + 1, rows: ITEMS.get(one) ?? [] },
    { to: at + 2, rows: ITEMS.get(`${one} ${two}`) ?? [] },
  ].filter(({ rows }) => rows.length > 0)
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
/** The rows that list a thing of that name. */
const ITEMS = new Map<string, SectionRow[]>()
for (const row of SECTION_ROWS)
  for (const word of row.one?.split('|') ?? []) ITEMS.set(word, [...(ITEMS.get(word) ?? []), row])

/** Names of sections and of what they list. */
export function kindsIn(tokens: readonly Token[]): Kind[] {
  return tokens.flatMap((token, from): Kind[] => {
    if (token.quote >= 0) return []
    const bare: Kind[] = SECTION_WORDS.has(token.lower)
      ? [{ is: 'kind', from, to: from + 1, name: '', alone: true }]
      : []
    return [
      ...bare,
      ...itemsAt(tokens, from).flatMap(({ to, rows }) =>
        rows.slice(0, 1).map(({ name }) => ({ is: 'item' as const, from, to, name })),
      ),
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
    if (tail(tokens, to, phrase) > 0) found.push({ is: 'kind', from, to: to + 1, ...kind, alone: true })
  }
  return found
}
