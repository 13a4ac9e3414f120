/**
 * What a page has to say: the words of brief/write/page.ts, and the brief's own facts sorted by what a page does with them.
 */

import { placeOf } from '../../../brief/told/sayings.ts'
import type { Brief, Copy } from '../../../brief/types.ts'
import { asHeadline } from '../../../brief/write/casing.ts'
import { type PageCopy, writePage } from '../../../brief/write/page.ts'
import { type List, listsOf } from '../../../brief/write/pages/lists.ts'
import { offeredCopy, offeredList } from '../../../brief/write/pages/offers.ts'
import type { Role } from '../../../scene/types.ts'
import { isFormed, isTool } from './is-tool.ts'
import { siteTitle } from './site-title.ts'

export interface Content {
  page: PageCopy
  /** The name in the header and footer. */
  brand: Copy | string
  tagline?: Copy
  /** Phone, mail, links, address, opening hours: what a visitor acts on. */
  contacts: Copy[]
  /** When, where and for how much: the facts of an occasion or an offer. */
  occasion: Copy[]
  /** Dishes, services, acts: lists that the prompt gave. */
  lists: List[]
  quotes: Copy[]
  /** Questions that the prompt wants answered on the page. */
  questions: Copy[]
  /** Who said what, by the words that were said. */
  saidBy: ReadonlyMap<Copy, Copy>
  /** People and what they are, in pairs where the prompt pairs them. */
  people: { person: Copy; title?: Copy }[]
  /** Short lines that tell a number ('since 1987', '12 classes a week'). */
  figures: Copy[]
  /** Running text that the prompt gave. */
  passages: Copy[]
  /** Remarks among them that are too short to be a statement: 'Walk-ins welcome'. */
  notes: Copy[]
}

/** What stands before the number, the number, what follows; plain spaces between, so that the line stays as given. */
export const FIGURE = /^(?:(\D*\S) )?(\S*\d\S*)(?: (\D*))?$/
/** Shorter passages are facts, and say nothing of what a place is about. */
export const STATEMENT = 28
const LONGEST_FIGURE = 40
const MOST_FIGURES = 4

const CONTACTS: Role[] = ['phone', 'email', 'link', 'social', 'address']
const OCCASION: Role[] = ['offer', 'date', 'time', 'place', 'price']

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What a site without a name is called: a tool by what it is, never by a clause of the prompt. */
const nameless = (brief: Brief): string =>
  (isTool(brief) || isFormed(brief) ? siteTitle(brief) : undefined) ?? brief.subject.about

/** Who stands beside a quotation in the prompt, with no more than a dash or 'says' between. */
const NEAR = 14

function speakersOf(brief: Brief, copy: Copy[]): Map<Copy, Copy> {
  const span = ({ text }: Copy): [number, number] => {
    const at = placeOf(brief, text)
    return [at, at + text.length]
  }
  const people = copy.filter(({ role }) => role === 'person')
  return new Map(
    copy
      .filter(({ role }) => role === 'quote')
      .flatMap((quote) => {
        const [from, to] = span(quote)
        const isBehind = (one: Copy) => span(one)[0] >= to && span(one)[0] - to <= NEAR
        const isBefore = (one: Copy) => span(one)[1] <= from && from - span(one)[1] <= NEAR
        const by = people.find(isBehind) ?? people.find(isBefore)
        return by ? [[quote, by] as const] : []
      }),
  )
}

/** What somebody is stands behind the name in the prompt, before the next one. */
function peopleOf(brief: Brief, copy: Copy[], speakers: ReadonlySet<Copy>): Content['people'] {
  // 'Partner' also stands within 'Senior Partner'.
  const at = ({ text, role }: Copy) => {
    const behind = role === 'title' ? placeOf(brief, `, ${text}`) : -1
    return behind >= 0 ? behind : placeOf(brief, text)
  }
  const told = copy.filter((one) => one.role === 'title' || (one.role === 'person' && !speakers.has(one)))
  const inOrder = told.toSorted((a, b) => at(a) - at(b))
  return inOrder.flatMap((person, index) => {
    if (person.role !== 'person') return []
    const next = inOrder[index + 1]
    return [{ person, ...(next?.role === 'title' && { title: next }) }]
  })
}

/** The seed decides which of our own words are taken. */
export function contentOf(brief: Brief, seed: number): Content {
  const given = brief.copy.filter((copy) => copy.source === 'given')
  const of = (...roles: Role[]) => given.filter((copy) => roles.includes(copy.role))
  const tagline = of('tagline')[0]
  const running = of('body', 'detail')
  const questions = running.filter(({ text }) => text.endsWith('?'))
  const told = running.filter((copy) => !questions.includes(copy))
  const saidBy = speakersOf(brief, given)
  const figures = told.filter(({ text }) => text.length <= LONGEST_FIGURE && FIGURE.test(text)).slice(0, MOST_FIGURES)
  const written = writePage(brief, seed)
  const offered = offeredList(brief)
  // What stands elsewhere is no remark.
  const shown = new Set([
    ...(written.offers.length > 0 ? offeredCopy(brief) : []),
    ...given.filter(({ text }) => asHeadline(text) === asHeadline(written.hero.subhead)),
  ])
  const passages = told.filter((copy) => !figures.includes(copy))
  const refused = brief.negatives.some(({ what }) => what === 'tagline')
  return {
    page: written,
    brand: brief.copy.find((copy) => copy.role === 'brand') ?? capitalised(brief.brand ?? nameless(brief)),
    ...(tagline && !refused && { tagline }),
    contacts: of(...CONTACTS),
    occasion: of(...OCCASION),
    // What is offered stands as points of the page.
    lists: listsOf(brief).filter(
      (list) => !isOfPart(brief, list) && (written.offers.length === 0 || !isSame(list, offered)),
    ),
    quotes: of('quote'),
    questions,
    saidBy,
    people: peopleOf(brief, given, new Set(saidBy.values())),
    figures,
    passages,
    notes: passages.filter((copy) => copy.text.length < STATEMENT && !shown.has(copy)),
  }
}

/** What stands in a part that the prompt tells; what is offered stands as that. */
const isOfPart = ({ page, language }: Brief, { items }: List): boolean => {
  const isShown = page?.type === 'landing'
  const listed = (language ? [] : (page?.parts ?? [])).flatMap((part) =>
    part.kind === 'services' && !isShown ? [] : part.items,
  )
  // A restaurant serves what is on its menu; what it offers besides is no dish.
  const serves = page?.type === 'restaurant' && listed.length > 0
  return (
    items.every(({ text }) => serves || listed.includes(text)) && !items.some(({ text }) => serves && /\d/.test(text))
  )
}

const isSame = (one: List, other: List | undefined): boolean => one.items.every((item) => other?.items.includes(item))

/** Written words, or the fact that says the same, as it stands at the beginning of a line. */
export const asCopy = (brief: Brief, words: string): Copy | string => {
  const found = brief.copy.find(
    ({ source, role, text }) =>
      source === 'given' && (text === words || (role !== 'nav' && asHeadline(text) === words)),
  )
  return found ? { ...found, text: words } : words
}
