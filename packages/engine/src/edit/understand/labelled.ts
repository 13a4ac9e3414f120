/** Parts of a website by the words on them, "the book button", "the prices heading", "the returns figure", and what stands in each of its things: "the avatars". */

import { SMALL_PARTS } from '../../language/lexicon/sections.ts'
import type { Token } from '../../language/tokens.ts'
import type { Frame, Node, Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { State } from '../context.ts'
import { itemsOf } from '../pages/items.ts'
import { pageParts } from '../pages/page-parts.ts'
import { nodeOf, plainWords, textsWithin } from '../scene-nodes.ts'
import type { Lattice, Span } from './spans.ts'

type RefSpan = Extract<Span, { is: 'ref' }>

const BUTTON = /^(?:buttons?|chips?|tabs?|pills?|tags?|cta)$/
const HEADING = /^(?:heading|headline|title|header)$/
const FIGURE = /^(?:figure|number|tile|stat|statistic|metric|kpi|card|box)$/
/** Words before a name that say which one is meant. */
const MOST = 3
/** So many letters at the beginning are the same word: "book" of 'Booking'. */
const STEM = 4

/** The lattice with these references; as it was for what is no website. */
export function withLabelled(lattice: Lattice, state: State): Lattice {
  if (state.design.scene.kind !== 'website') return lattice
  const { tokens } = lattice.words
  const at = new Map(lattice.at)
  const put = (span: RefSpan) => at.set(span.from, [...(at.get(span.from) ?? []), span])
  for (const [i, token] of tokens.entries()) {
    if (token.quote >= 0) continue
    for (const span of smallAt(tokens, i, state)) put(span)
    if (HEADING.test(token.lower)) for (const span of headsAt(lattice, i, state)) put(span)
    for (let from = i - 1; from >= Math.max(0, i - MOST) && isPlain(tokens[from]); from--) {
      const words = tokens.slice(from, i).map(({ lower }) => lower)
      const ids = idsOf(token.lower, words, state)
      if (ids.length > 0) put(refTo(ids, `${words.join(' ')} ${token.lower}`, from, i + 1))
    }
  }
  return { ...lattice, at }
}

const refTo = (ids: string[], words: string, from: number, to: number): RefSpan => ({
  is: 'ref',
  from,
  to,
  ref: { is: 'section', ids, words, from, to },
})

const isPlain = (token: Token | undefined) =>
  token !== undefined && token.quote < 0 && /^[\p{L}'&-]+$/u.test(token.lower) && !SMALL.has(token.pos)
const SMALL: ReadonlySet<string> = new Set(['DET', 'ADP', 'CCONJ', 'PRON', 'SCONJ', 'AUX', 'PUNCT'])

function idsOf(name: string, words: readonly string[], state: State): string[] {
  if (BUTTON.test(name)) return buttons(words, state)
  if (HEADING.test(name)) return headings(words, state)
  return FIGURE.test(name) ? figures(words, state) : []
}

const all = ({ design: { scene } }: State): Node[] => [...places(scene)].map(({ node }) => node)

/** Whether each of the words stands in a label, in one of its forms. */
function says(label: string, words: readonly string[]): boolean {
  const own = plainWords(label).split(' ')
  const isSame = (a: string, b: string) =>
    a === b || (Math.min(a.length, b.length) >= STEM && (a.startsWith(b) || b.startsWith(a)))
  return words.every((word) => own.some((one) => isSame(one, word)))
}

/** Those whose whole label it is, else those that have the words; the ones that lead before the others like them. */
function buttons(words: readonly string[], state: State): string[] {
  const own = all(state).flatMap((node) => {
    const isButton = node.type === 'frame' && (node.role === 'button' || node.element === 'button')
    const [label, ...more] = isButton ? textsWithin(node) : []
    return label && more.length === 0
      ? [{ id: node.id, label: label.text, fill: node.type === 'frame' ? node.fill : undefined }]
      : []
  })
  const whole = own.filter(({ label }) => plainWords(label) === words.join(' '))
  const meant = whole.length > 0 ? whole : own.filter(({ label }) => says(label, words))
  const lead = meant.filter(({ fill }) => fill === 'accent')
  return (lead.length > 0 ? lead : meant).map(({ id }) => id)
}

/** What stands over a section, or over a block. */
function headings(words: readonly string[], state: State): string[] {
  const heads = all(state).filter((node): node is Text => node.type === 'text' && /^h[123]$/.test(node.element ?? ''))
  return heads.filter(({ text }) => says(text, words)).map(({ id }) => id)
}

/** "the testimonials heading": of the section of that name. */
function headsAt({ at }: Lattice, i: number, state: State): RefSpan[] {
  return [i - 1, i - 2, i - 3].flatMap((from) =>
    (at.get(from) ?? []).flatMap((span): RefSpan[] => {
      if (span.is !== 'section' || span.to !== i || span.ref.is !== 'section') return []
      const heads = span.ref.ids.flatMap((id) => {
        const node = nodeOf(state, id)
        return node ? textsWithin(node).filter(({ element }) => element === 'h2' || element === 'h1') : []
      })
      return heads.length > 0 ? [refTo([heads[0]?.id ?? ''], `${span.ref.words} heading`, from, i + 1)] : []
    }),
  )
}

/** The thing of a list that is titled so. */
function figures(words: readonly string[], state: State): string[] {
  const items = pageParts(state.design.scene).flatMap(({ id }) => {
    const part = nodeOf(state, id)
    return part?.type === 'frame' ? itemsOf(part) : []
  })
  const titled = items.filter((item: Frame) => {
    const label = textsWithin(item).find(({ text }) => /\p{L}{3}/u.test(text))
    return label !== undefined && plainWords(label.text).split(' ').length <= MOST && says(label.text, words)
  })
  return titled.slice(0, 1).map(({ id }) => id)
}

/** "the avatars", "profile pictures": what stands in each thing that is listed. */
function smallAt(tokens: readonly Token[], from: number, state: State): RefSpan[] {
  return SMALL_PARTS.flatMap(({ words, ids }) =>
    words.split('|').flatMap((phrase): RefSpan[] => {
      const told = phrase.split(' ')
      if (!told.every((word, i) => tokens[from + i]?.lower === word)) return []
      const found = all(state).filter(({ id }) => ids.test(id))
      return found.length > 0
        ? [
            refTo(
              found.map(({ id }) => id),
              phrase,
              from,
              from + told.length,
            ),
          ]
        : []
    }),
  )
}
