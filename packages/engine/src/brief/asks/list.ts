/** All that a prompt asks for as one list: its texts, what is to be seen, how it is to look, and what must not be. */

import type { Ask, AskKind } from '../ask.ts'
import type { Brief, Copy } from '../types.ts'
import { announcedIn, QUOTING } from './announced.ts'

/** What a text of each role asks for; every other role is a line. */
const KIND_OF_ROLE: Partial<Record<Copy['role'], AskKind>> = {
  brand: 'name',
  mark: 'name',
  offer: 'offer',
  date: 'when',
  time: 'when',
  place: 'where',
  address: 'where',
  price: 'price',
  person: 'person',
  phone: 'contact',
  email: 'contact',
  link: 'contact',
  social: 'contact',
  hashtag: 'contact',
  'list-item': 'item',
  cta: 'button',
}

type Found = Omit<Ask, 'id'>

/** The brief with what it asks for: what leads first, then the texts in reading order, then what is seen. */
export function withAsks(brief: Brief): Brief {
  const counts = new Map<AskKind, number>()
  const asks = [
    ...announced(brief),
    ...textsOf(brief),
    ...[...titled(brief), ...trade(brief)].slice(0, 1),
    ...seenIn(brief),
  ].map((ask): Ask => {
    const n = (counts.get(ask.kind) ?? 0) + 1
    counts.set(ask.kind, n)
    return { id: `${ask.kind}-${n}`, ...ask }
  })
  return { ...brief, asks }
}

function announced(brief: Brief): Found[] {
  const words = announcedIn(brief)
  return words === undefined
    ? []
    : [{ kind: 'announced', words, set: true, role: 'headline', shown: 'text', leads: true }]
}

/** What a quoted title is the title of, where no text says it: 'sourdough course' of 'a sourdough course "Rise Up"'. */
function titled({ kind, copy, subject, prompt }: Brief): Found[] {
  const { about } = subject
  if ((kind !== 'poster' && kind !== 'banner') || !about.includes(' ')) return []
  if (copy.some(({ role, text }) => role === 'subhead' || text.toLowerCase().includes(about.toLowerCase()))) return []
  const isTitle = ({ role, text }: Copy) =>
    role === 'headline' && wordsBeforeQuoted(text, prompt)?.toLowerCase().endsWith(about.toLowerCase())
  return copy.some(isTitle) ? [{ kind: 'trade', words: about, set: true, role: 'subhead', shown: 'text' }] : []
}

const CALLED = new Set('called named titled entitled'.split(' '))
/** What stands before a quotation, without the word by which it is called so. */
function wordsBeforeQuoted(text: string, prompt: string): string | undefined {
  const at = prompt.indexOf(text)
  if (at < 1 || !QUOTING.has(prompt.charAt(at - 1))) return undefined
  const words = prompt
    .slice(0, at - 1)
    .trimEnd()
    .split(' ')
  const own = CALLED.has(words.at(-1) ?? '') ? words.slice(0, -1) : words
  const said = own.join(' ')
  return said.endsWith(':') ? said.slice(0, -1) : said
}

/** What a named owner is, where neither the name nor any text says it. */
function trade({ kind, brand, copy, purpose }: Brief): Found[] {
  const title = purpose?.owner?.title
  const isSaid = (words: string) => copy.some(({ text }) => text.toLowerCase().includes(words.toLowerCase()))
  if (title === undefined || brand === undefined || (kind !== 'poster' && kind !== 'banner') || isSaid(title)) return []
  return [{ kind: 'trade', words: title, set: true, role: 'subhead', shown: 'text' }]
}

function textsOf({ copy, brand }: Brief): Found[] {
  const given = copy.filter(({ source }) => source === 'given')
  const isAnnounced = given.some(({ role }) => role === 'headline')
  const found = given.map(({ role, text }): Found => {
    const isName = text.toLowerCase() === brand?.toLowerCase()
    const kind = isName ? 'name' : role === 'headline' ? 'announced' : (KIND_OF_ROLE[role] ?? 'line')
    // Where nothing is announced, what is offered leads.
    const leads = role === 'headline' || kind === 'name' || (kind === 'offer' && !isAnnounced)
    return { kind, words: text, set: true, role, shown: 'text', ...(leads && { leads }) }
  })
  return found.toSorted((a, b) => Number(b.leads ?? false) - Number(a.leads ?? false))
}

function seenIn({ depictions = [], colours, style, format, negatives, prompt }: Brief): Found[] {
  const isSaid = format.name !== '' && prompt.toLowerCase().includes(format.name.toLowerCase())
  return [
    ...depictions.map(
      ({ words, colour }): Found => ({ kind: 'thing', words, set: false, shown: 'picture', ...(colour && { colour }) }),
    ),
    ...colours.map(
      ({ words, hex, target }): Found => ({
        kind: 'colour',
        words,
        set: false,
        shown: 'palette',
        colour: hex,
        ...(target !== 'any' && { of: target }),
      }),
    ),
    ...style.tones.map((words): Found => ({ kind: 'look', words, set: false, shown: 'look' })),
    ...(isSaid ? [{ kind: 'format', words: format.name, set: false, shown: 'format' } satisfies Found] : []),
    ...negatives.map(
      (negative): Found => ({
        kind: 'without',
        words: 'words' in negative ? negative.words : negative.what,
        set: false,
        shown: 'absent',
      }),
    ),
  ]
}
