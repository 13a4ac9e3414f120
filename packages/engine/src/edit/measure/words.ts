/** What a clause asks of the words: which shall stand there, which no more, and which must not be touched. */

import { isFontName } from '../../language/lexicon/font-words.ts'
import { ADDS, BESIDE, INSTEAD, TAKES, WRITES } from '../../language/lexicon/wish-words.ts'
import type { Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { emptied } from '../families/remove-words.ts'
import { setTexts } from '../families/rewriting.ts'
import { standsInText, textNodes, textsIn } from '../scene-nodes.ts'
import { findTargets } from '../targets.ts'
import type { Measured } from './compare.ts'
import type { Demand } from './demand.ts'

export function asksForWords(clause: Clause, state: State): Demand[] {
  const tokens = clause.lower.match(/[\p{L}\p{N}]+|[\ue000\ue001]/gu) ?? []
  const gone = oneWordGone(clause, tokens, state)
  if (gone) return [gone]
  const [verb = ''] = tokens.filter((token) => !POLITE.has(token))
  const named = namesIn(clause, state).map(standing)
  if (tokens.some((token) => INSTEAD.has(token))) return named
  const adds =
    ADDS.has(verb) || (WRITES.has(verb) && clause.quotes.length > 0 && tokens.some((token) => BESIDE.has(token)))
  return adds ? [...named, added(clause, state)] : named
}

/** Words with which something is given a name or words of its own. */
const NAMES = new Set('name named call called rename titled says say read reads'.split(' '))

/** Names that a clause gives and that do not stand in the design yet: 'make the place name Harbour Street'. */
export function namesIn(clause: Clause, state: State): string[] {
  const tokens = clause.lower.match(/\p{L}+/gu) ?? []
  if (clause.quotes.length > 0 || !tokens.some((token) => NAMES.has(token))) return []
  const found = [...clause.text.matchAll(/(?<=\s)\p{Lu}[\p{L}'’-]+(?: (?:& |and |of |the )?\p{Lu}[\p{L}'’-]+)+/gu)]
  return found.map(([name]) => name).filter((name) => !standsInText(name, state) && !isFontName(name))
}

/** The name stands there. */
const standing = (name: string): Demand => ({
  isMet: (_, __, after) => textsOf(after).some(({ text }) => letters(text).includes(letters(name))),
  plainly: () => undefined,
  wish: `set “${name}”`,
})

const POLITE = new Set('please can could would you also then and now just i we want like to need'.split(' '))

/** Letters and figures of a text: signs, cases and accents may come and go. */
const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('') ?? ''

const textsOf = ({ scene }: Pick<Measured, 'scene'>): Text[] =>
  [...places(scene)].flatMap(({ node }) => (node.type === 'text' && node.role !== 'decoration' ? [node] : []))

/** What is added stands there, and every text that stood there still does, on its own or in a longer one. */
function added(clause: Clause, state: State): Demand {
  const fresh = clause.quotes.filter(({ text }) => !standsInText(text, state))
  const [quote] = fresh
  // 'a call to action "Book now"': there is one of them, and it says the new words.
  const exchanged = new Set(
    findTargets(clause, state).found.flatMap(({ class: kind, end, ids }) =>
      kind !== 'picture' && quote && end + 1 === quote.start ? textsIn(ids, state).map(({ id }) => id) : [],
    ),
  )
  return {
    isMet: (_, before, after) => {
      const [was, is] = [
        textsOf(before).flatMap(({ id, text }) => (exchanged.has(id) ? [] : [letters(text)])),
        textsOf(after).map(({ text }) => letters(text)),
      ]
      const kept = was.every((text) => is.some((other) => other.includes(text)))
      const whole = was.every((text) => is.includes(text)) || fresh.length === 0 || !BESIDE_ONLY.test(clause.lower)
      return (
        kept &&
        whole &&
        fresh.every(({ text }) => is.join(' ').includes(letters(text)) || is.join('').includes(letters(text)))
      )
    },
    plainly: (said) => quote && said.reworded(`add ${said.text.slice(quote.start, quote.end)}`),
    wish: quote ? `add “${quote.text}” beside what stands there` : `do that without losing other words`,
  }
}

/** 'a line that says', 'somewhere': what is added is a text of its own. */
const BESIDE_ONLY = /\b(?:line|somewhere|below|under|underneath|above|beneath)\b/

/** The one word that a clause wants gone: 'the word Supper', 'the last word of the headline'. */
function oneWordGone(clause: Clause, tokens: string[], state: State): Demand | undefined {
  if (!tokens.some((token) => TAKES.has(token) || token === 'go')) return undefined
  const found = namedWord(clause, state) ?? countedWord(clause, state)
  if (!found) return undefined
  const { word, texts } = found
  const left = new Map(texts.map((node) => [node.id, without(node.text, word)]))
  return {
    isMet: (_, before, after) =>
      textsOf(before).every(({ id, text }) => {
        const now = after.nodes.get(id)?.node
        const wanted = left.get(id) ?? text
        return wanted === '' ? now === undefined : now?.type === 'text' && letters(now.text) === letters(wanted)
      }),
    plainly: () => taken(left, word, state),
    here: true,
    wish: `remove the word “${word}” alone`,
  }
}

interface Found {
  word: string
  texts: Text[]
}

/** 'the word Supper', in quotation marks or not: the texts that hold it, of those that are named. */
function namedWord(clause: Clause, state: State): Found | undefined {
  const match = /\bwords? (?:\ue000(?<quote>\d+)\ue001|['‘’]?(?<bare>[\p{L}\p{N}&-]+))/u.exec(clause.lower)
  if (!match?.groups) return undefined
  const at = match.index + match[0].length - (match.groups.bare ?? '').length
  const quote = clause.quotes.find(({ start }) => start === match.index + match[0].indexOf('\ue000'))
  const word = quote?.text ?? clause.words(at, match.index + match[0].length)
  const named = new Set(
    findTargets(clause, state).found.flatMap(({ class: kind, ids, name }) =>
      kind === 'text' && !name.includes("'") ? ids : [],
    ),
  )
  const holding = textNodes(state).filter(({ text }) => holds(text, word))
  const mine = holding.filter(({ id }) => named.has(id))
  const texts = mine.length > 0 ? mine : holding
  return word && texts.length > 0 ? { word, texts } : undefined
}

const COUNTED: Record<string, number> = { first: 0, second: 1, third: 2, fourth: 3, last: -1, final: -1 }

/** 'the last word of the headline'. */
function countedWord(clause: Clause, state: State): Found | undefined {
  const match = /\b(?<which>first|second|third|fourth|last|final) word (?:of|in|from) (?<rest>.+)$/.exec(clause.lower)
  const rest = match?.groups?.rest
  if (!match || rest === undefined) return undefined
  const { found } = findTargets(clause, state, rest)
  const [node] = textNodes(state).filter(({ id }) =>
    found.some(({ ids, class: kind }) => kind === 'text' && ids.includes(id)),
  )
  const word = node?.text.split(/\s+/).at(COUNTED[match.groups?.which ?? ''] ?? 0)
  return node && word ? { word, texts: [node] } : undefined
}

const pattern = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
const holds = (text: string, word: string) => pattern(word).test(text)
const without = (text: string, word: string) =>
  text
    .replace(pattern(word), '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,·|–—-]+|[\s,·|–—-]+$/gu, '')

/** The texts say what is left of them; one of which nothing is left goes. */
function taken(left: ReadonlyMap<string, string>, word: string, state: State): Step | undefined {
  const steps = [...left].map(([id, rest]): Step => {
    const texts = textNodes(state).filter((node) => node.id === id)
    if (rest !== '') return setTexts(texts, rest, 'text', state)
    return {
      step: 'patch',
      operations: [{ op: 'remove', id: emptied(state.design.scene, id) }],
      changes: [],
      brief: state.design.brief,
    }
  })
  const patches = steps.filter((step) => step.step === 'patch')
  const [first] = patches
  if (!first || patches.length < steps.length) return undefined
  return {
    ...first,
    operations: patches.flatMap(({ operations }) => operations),
    changes: [{ what: `'${word}'`, to: 'removed', nodes: [...left.keys()] }],
    brief: { ...state.design.brief, copy: copyWithout(patches, state) },
  }
}

function copyWithout(patches: Extract<Step, { step: 'patch' }>[], state: State) {
  const changed = new Map(
    patches.flatMap(({ brief }) =>
      (brief ?? state.design.brief).copy.flatMap((item, i) =>
        item === state.design.brief.copy[i] ? [] : ([[i, item]] as const),
      ),
    ),
  )
  return state.design.brief.copy.map((item, i) => changed.get(i) ?? item)
}
