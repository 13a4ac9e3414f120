/** What a poster, post or banner announces, where no text that it gives says it: 'bake sale' of 'poster for a bake sale'. */
import { findNotice } from '../notices.ts'
import { inReadingOrder } from '../order.ts'
import { words } from '../phrases.ts'
import { tokenise } from '../text.ts'
import type { Brief, Copy, Topic } from '../types.ts'
import { EVENT_WORDS } from '../words/grammar.ts'

/** Texts that lead by themselves. */
const LEADING: readonly Copy['role'][] = ['headline', 'quote']
const TAKING_PLACE: readonly Topic['form'][] = ['event', 'sale']

/** Where a piece hangs, is handed out or is seen, and what says nothing of it: no announcement. */
const NOTHING_SAID = words(
  `window door wall counter noticeboard board room staffroom office shop store till lift reception fridge kitchen corridor hall garden
  newsletter page website feed profile instagram facebook linkedin twitter tiktok youtube pinterest chance opportunity experience
  channel brand business company travel startup event events promo promotion announcement advertising media newspaper magazine
  library surgery building
  railings fence van stall print printing screen school work team customers clients neighbours friends`,
)

/** The beginning in which it is looked for, characters. */
const OPENING = 3000

/** In the prompt's words; undefined where a text leads, where what is offered does, or where nothing is said. */
export function announcedIn(brief: Brief): string | undefined {
  const { kind, copy, subject, purpose, prompt, depictions = [] } = brief
  if ((kind !== 'poster' && kind !== 'banner') || copy.some(({ role }) => LEADING.includes(role))) return undefined
  const { about } = subject
  if (isEvent(about)) return about
  const start = prompt.slice(0, OPENING)
  const notice = findNotice(start, tokenise(start))
  if (notice) return notice.headline
  const topic = occasionOf(purpose?.topics ?? [], copy)
  if (topic && !isGiven(topic.title, copy)) return topic.title
  if (copy.some(({ role }) => role === 'offer') || brief.brand !== undefined || isDescribed(brief)) return undefined
  // 'a poster with balloons': what is to be seen is not what it is about.
  if (depictions.some(({ words: seen }) => seen.toLowerCase().includes(about.toLowerCase()))) return undefined
  return saysSomething(about) && !isGiven(about, copy) ? about : undefined
}

/** What opens a quotation. */
export const QUOTING: ReadonlySet<string> = new Set(`"'“‘„«`)
/** '5pm', '7.30', '£2': in no name of an occasion, as '10K for Hope' and 'Class of 2026' are. */
const HOUR_OR_PRICE = /\d ?[ap]m\b|\d[.:]\d\d|[£€$₹] ?\d/i

/**
 * 'Lantern parade poster, meet 5pm at the bandstand': where an occasion is named, what is jotted down with an hour or a price in it does not lead,
 * unless it is quoted.
 */
export function ledByOccasion(brief: Brief): Brief {
  const { kind, copy, subject, prompt } = brief
  if ((kind !== 'poster' && kind !== 'banner') || !isEvent(subject.about) || isGiven(subject.about, copy)) return brief
  const follows = ({ role, text, source }: Copy) =>
    role === 'headline' &&
    source === 'given' &&
    HOUR_OR_PRICE.test(text) &&
    !QUOTING.has(prompt.charAt(prompt.indexOf(text) - 1))
  if (!copy.some(follows)) return brief
  return {
    ...brief,
    copy: inReadingOrder(
      copy.map((item): Copy => (follows(item) ? { ...item, role: 'detail' } : item)),
      kind,
    ),
  }
}

/** What is announced leads where it stands among the texts, too: it is said once. */
export function ledByAnnounced(brief: Brief): Brief {
  const words = announcedIn(brief)?.toLowerCase()
  const at = brief.copy.findIndex(({ source, text }) => source === 'given' && text.toLowerCase() === words)
  if (at < 0) return brief
  const copy = brief.copy.map((item, i): Copy => (i === at ? { ...item, role: 'headline' } : item))
  return { ...brief, copy: inReadingOrder(copy, brief.kind) }
}

/** When and where something takes place. */
const TAKES_PLACE: readonly Copy['role'][] = ['date', 'time', 'place', 'address']

/** What takes place; not what goods may be used for, nor what a day that is celebrated is good for. */
function occasionOf(topics: readonly Topic[], copy: readonly Copy[]): Topic | undefined {
  const [first] = topics
  if (first?.form === 'product' && !copy.some(({ role }) => TAKES_PLACE.includes(role))) return undefined
  const occasion = topics.find(({ form }) => TAKING_PLACE.includes(form))
  const day = topics.find(({ form }) => form === 'day')
  return occasion && day && !occasion.title.toLowerCase().includes(day.title.toLowerCase()) ? day : occasion
}

/** A request that tells what the piece is to do, and gives next to no facts. */
const isDescribed = ({ copy, purpose }: Brief): boolean =>
  copy.length < 2 ||
  ((purpose?.deeds.length ?? 0) > 0 && copy.length < MANY) ||
  (copy.length < FEW && purpose?.topics[0]?.form === 'product')
/** So many facts are no description; so many of what is sold. */
const [MANY, FEW] = [4, 3]

const lastOf = (phrase: string) => phrase.toLowerCase().split(/\s+/).at(-1) ?? ''
/** Short, and no half sentence: 'store selling oils' is none. */
function isEvent(about: string): boolean {
  const said = about.toLowerCase().split(' ')
  const isDoing = said.slice(0, -1).some((word) => word.length > LONG && word.endsWith('ing') && !EVENT_WORDS.has(word))
  return said.length > 1 && said.length <= MOST_WORDS && !isDoing && EVENT_WORDS.has(lastOf(about))
}
const [LONG, MOST_WORDS] = [5, 5]
/** Whether a phrase says what a piece is for, and not only where it hangs. */
export const saysSomething = (about: string) => about !== '' && !NOTHING_SAID.has(lastOf(about))

/** Whether it is part of a text that stands there already. */
const isGiven = (title: string, copy: readonly Copy[]) =>
  copy.some(({ text }) => text.toLowerCase().includes(title.toLowerCase()))
