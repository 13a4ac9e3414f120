/**
 * Requests as people jot them down: what is on, then facts between commas, stops, dashes or lines, some words on the looks, some on
 * who asks. Put together from values, seeded; a value may hold marks of its own ('[price:£5] a car').
 */
import type { Labelled } from './labelled.ts'
import { marked } from './labelled-prompts.ts'
import { NOTE_VALUES, type NoteValues } from './note-values.ts'
import { seeded } from './seeded.ts'

type Random = () => number
const COUNT = 900
const FOREIGN_COUNT = 60

const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}

/** So many different ones, in an order of chance. */
function some<T>(items: readonly T[], most: number, random: Random): T[] {
  const left = [...items]
  return Array.from({ length: Math.floor(random() * (most + 1)) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}

const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

const as = (role: string, text: string) => (text.includes('[') ? text : `[${role}:${text}]`)

/** The facts in the usual order, when, where, what it costs, and what else, now and then in any other. */
function facts(values: NoteValues, random: Random): string[] {
  const when = [
    as('date', pick(values.date, random)),
    ...(random() < 0.6 ? [as('time', pick(values.time, random))] : []),
  ]
  const at = random() < 0.3 ? `${pick(values.at, random)} ` : ''
  const on = random() < 0.15 ? `${pick(values.on, random)} ` : ''
  const joined = random() < 0.6 ? [when.join(' ')] : when
  const main = [
    ...(random() < 0.9 ? joined.map((part, i) => (i === 0 ? on + part : part)) : []),
    ...(random() < 0.85 ? [at + as('place', pick(values.place, random))] : []),
    ...(random() < 0.25 ? [as('address', pick(values.address, random))] : []),
    ...(random() < 0.5 ? [as('price', pick(values.price, random))] : []),
  ]
  const more = [
    ...some(values.extra, 3, random).map((text) => as('detail', text)),
    ...(random() < 0.25 ? some(values.goods, 4, random).map((text) => as('list-item', text)) : []),
    ...(random() < 0.3 ? [pick(values.contact, random)] : []),
  ]
  return random() < 0.25 ? shuffled([...main, ...more], random) : [...main, ...more]
}

/** What opens such a request. */
function opening(values: NoteValues, random: Random): string {
  const what = `[headline:${pick(values.what, random)}]`
  return pick(values.openings, random)
    .replace('{what}', what)
    .replace('{kind}', pick(values.kind, random))
    .replace('{trade}', pick(values.trade, random))
    .replace('{name}', `[brand*:${pick(values.name, random)}]`)
    .replace('{offer}', as('offer', pick(values.offer, random)))
    .replace('{line}', `[headline:"${pick(values.line, random)}"]`)
}

const DIVIDERS = [', ', ', ', ', ', '. ', '. ', ' - ', ' – ', '\n', '; ', ' / ']
const capital = (text: string) =>
  text.replace(/^(\[[a-z-]+\*?:)?\p{Ll}/u, (first) => first.slice(0, -1) + first.slice(-1).toUpperCase())

function noted(values: NoteValues, random: Random): string {
  const [first, divider] = [pick(DIVIDERS, random), pick(DIVIDERS, random)]
  const told = facts(values, random)
  const talk = some(values.talk, 1, random)
  const looks = some(values.look, 2, random)
  const end = random() < 0.6 ? '. ' : divider
  const rest = [told.join(divider), ...[...looks, ...talk].filter(() => random() < 0.8)]
  const parts = end === '. ' && random() < 0.7 ? rest.map(capital) : rest
  return [opening(values, random), parts.filter((part) => part !== '').join(end)]
    .filter((part) => part !== '')
    .join(first)
}

/** All of them; many in small letters throughout. */
export function notes(seed: number): Labelled[] {
  const random = seeded(seed)
  return Object.entries(NOTE_VALUES).flatMap(([language, values]) =>
    Array.from({ length: language === 'en' ? COUNT : FOREIGN_COUNT }, () => {
      const line = noted(values, random)
      const { prompt, texts, ...more } = { ...marked(line, 'notes'), isNotes: true as const }
      if (random() > 0.3) return { ...more, prompt, texts }
      const lower = (text: string) => text.toLowerCase()
      return {
        ...more,
        prompt: lower(prompt),
        texts: texts.map(({ role, text }) => ({ role, text: lower(text) })),
        ...(more.name && { name: lower(more.name) }),
      }
    }),
  )
}
