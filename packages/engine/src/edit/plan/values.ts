/** A date, a time or an amount in the place of the one of its kind that stands there, written as that one was. */
import { capitalised } from '../../base/words.ts'
import { ENDING, STARTING } from '../../language/lexicon/value-words.ts'
import type { Role, Text } from '../../scene/types.ts'
import { findPlace, subtree } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { addWords } from '../families/placing.ts'
import { namedAs, replaceText, setTexts } from '../families/rewriting.ts'
import { textNodes } from '../scene-nodes.ts'
import { idsOf } from '../steps.ts'
import type { Found } from '../understand/referents.ts'
import type { Wish } from '../understand/wish.ts'
import { isSame, readValues, type ValueAt } from '../values/read.ts'
import { asKindOf, written } from '../values/write.ts'

type Told = Extract<Wish, { verb: 'value' }>

interface Standing {
  node: Text
  at: ValueAt
}

/** Undefined where it is not clear which value is meant. */
export function planValue(wish: Told, named: Found | undefined, state: State): Step | undefined {
  const all = textNodes(state).flatMap((node) =>
    node.role === 'decoration' ? [] : readValues(node.text).map((at): Standing => ({ node, at })),
  )
  const kin = all.filter(({ at }) => asKindOf(wish.value.value, at.value) !== undefined)
  const chosen = meant(wish, kin, named, state)
  const [first] = chosen
  if (kin.length === 0 && !wish.old) return unlike(wish, named, state)
  if (!first || chosen.some(({ at }) => !isSame(at.value, first.at.value))) return undefined
  const told = written(wish.value, first.at)
  if (told === undefined) return undefined
  const fresh = namedAs(first.at.words, told)
  if (fresh === first.at.words)
    return { step: 'cannot', question: `It says '${fresh}' already. What should I change instead?`, already: true }
  const step = put(chosen, fresh, state)
  if (step?.step !== 'patch') return step
  const [what, nodes] = [capitalised(first.node.role ?? 'text'), chosen.map(({ node }) => node.id)]
  return { ...step, changes: [{ what, from: first.at.words, to: fresh, nodes: [...new Set(nodes)] }] }
}

/** Where no value of its kind stands: the text that tells the same otherwise, else a line of its own. */
function unlike({ value: { value, words }, clause }: Told, named: Found | undefined, state: State): Step | undefined {
  const role = ROLES[value.kind]
  if (!role || named?.targets.some(({ class: kind }) => kind === 'part')) return undefined
  const told = value.kind === 'percent' && /\boff\b/i.test(clause.words) ? `${words} off` : words
  const [only, ...others] = textNodes(state).filter((node) => node.role === role)
  return only && others.every(({ text }) => text === only.text)
    ? setTexts([only, ...others], told, role, state)
    : addWords(role, told, state)
}

/** From one value to another, in the place of such a span, or of the one value that stands there. */
export function planSpan({ from, to, clause }: Extract<Wish, { verb: 'span' }>, state: State): Step | undefined {
  const spans = textNodes(state).flatMap((node) => {
    const own = readValues(node.text).filter(({ value }) => value.kind === 'time' || value.kind === 'date')
    const [first, second] = own.filter(({ value }) => asKindOf(to.value, value))
    return first ? [{ node, first, second }] : []
  })
  const [only, ...others] = spans
  if (!only || others.some(({ node }) => node.text !== only.node.text)) return undefined
  const { node, first, second } = only
  const said = clause.words.slice(from.from - clause.from, to.to - clause.from)
  const isBare = from.value.kind === 'number' && to.value.kind === 'number' && !/\bfrom\b|\bopen/i.test(clause.words)
  // "from 8 to 9 pm", where it begins at 8.
  if (isBare || (!second && / to /.test(said) && isSame(asKindOf(from.value, first.value) ?? from.value, first.value)))
    return planValue({ verb: 'value', value: to, old: from, of: [], clause }, undefined, state)
  const isAlike = from.value.kind === to.value.kind
  const [starts, ends] = [written(from, first), second && written(to, second)]
  const fresh = isAlike && starts && second && ends ? `${starts}${node.text.slice(first.to, second.from)}${ends}` : said
  const line = node.text.slice(0, first.from) + fresh + node.text.slice((second ?? first).to)
  return setTexts(
    spans.map((one) => one.node),
    line,
    node.role ?? 'text',
    state,
  )
}

/** Short figures are a part of many words: they are exchanged where they stand, and nowhere else. */
const PLAIN_FIGURE = /^\d{1,2}$/

function put(chosen: Standing[], fresh: string, state: State): Step | undefined {
  const [first] = chosen
  if (!first) return undefined
  const { node, at } = first
  if (!PLAIN_FIGURE.test(at.words) && node.text.indexOf(at.words) === node.text.lastIndexOf(at.words))
    return replaceText(at.words, fresh, state)
  const alike = chosen.filter((one) => one.node.text === node.text).map((one) => one.node)
  return setTexts(alike, node.text.slice(0, at.from) + fresh + node.text.slice(at.to), node.role ?? 'text', state)
}

/** Of the values of its kind the one that is meant: as it was said, by its part, by the words about it, by its end. */
function meant({ value, old, clause }: Told, kin: Standing[], named: Found | undefined, state: State): Standing[] {
  if (old) return kin.filter(({ at }) => isSame(asKindOf(old.value, at.value) ?? old.value, at.value))
  const bare = value.value.kind === 'number'
  const ofPart = named ? within(kin, named, state) : []
  // A part was named that has no such value: another wish.
  if (named && ofPart.length === 0) return []
  const said = new Set(clause.words.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const pool = ofPart.length > 0 ? ofPart : kin
  const told = pool.filter(({ node }) =>
    (node.text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.has(word)),
  )
  const kind = bare && ofPart.length === 0 ? kindTold(said, value, clause) : undefined
  if (bare && ofPart.length === 0 && told.length === 0 && !kind) return []
  const ofKind = kind ? pool.filter(({ at }) => at.value.kind === kind) : pool
  const near = narrowed(
    narrowed(ofKind, (one) => told.includes(one)),
    ({ node, at }) => node.role === ROLES[at.value.kind],
  )
  return ends(near, said)
}

const PRICED = [
  'charging',
  'charge',
  'charges',
  'charged',
  'pay',
  'paying',
  'pays',
  'expensive',
  'cheap',
  'raised',
  'costs',
  'cost',
  'price',
  'tickets',
  'ticket',
  'entry',
  'admission',
  'fee',
]
/** What a bare number is, by the words about it: "it costs 40", "we start at 9". */
function kindTold(said: ReadonlySet<string>, { words }: ValueAt, clause: Told['clause']): 'money' | 'time' | undefined {
  const has = (words: Iterable<string>) => [...words].some((word) => said.has(word))
  if (has(PRICED)) return 'money'
  const isClock =
    has(STARTING) || has(ENDING) || has(TIMED) || clause.words.toLowerCase().includes(`at ${words}`.toLowerCase())
  return isClock ? 'time' : undefined
}

const TIMED = ['curtain', 'early', 'late', 'earlier', 'later', 'moved', 'postponed', 'clock', 'hour', 'sharp']

const ROLES: Readonly<Partial<Record<ValueAt['value']['kind'], Role>>> = {
  date: 'date',
  time: 'time',
  money: 'price',
  percent: 'offer',
}

/** Those that hold; all where none does. */
function narrowed(pool: Standing[], holds: (one: Standing) => boolean): Standing[] {
  const found = pool.filter(holds)
  return found.length > 0 ? found : pool
}

/** In the texts that were named, or beside them. */
function within(kin: Standing[], { targets }: Found, state: State): Standing[] {
  const ids = new Set(idsOf(targets))
  const own = kin.filter(({ node }) => ids.has(node.id))
  if (own.length > 0) return own
  return kin.filter(({ node }) => {
    const around = findPlace(state.design.scene, node.id)?.parent
    return around !== undefined && [...subtree(around)].some(({ id }) => ids.has(id)) && [...subtree(around)].length < 5
  })
}

/** Of '10 am to 4 pm' the end that the words are about. */
function ends(near: Standing[], said: ReadonlySet<string>): Standing[] {
  const [first] = near
  const isSpan = near.length === 2 && near.every(({ node }) => node.id === first?.node.id)
  if (!isSpan) return near
  if ([...said].some((word) => ENDING.has(word))) return near.slice(1)
  return [...said].some((word) => STARTING.has(word)) ? near.slice(0, 1) : near
}
