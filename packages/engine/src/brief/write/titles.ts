/** What a design is about, said to whoever sees it: 'hand-painted tiles' → 'Discover our hand-painted tiles'. */
import type { Brief, Topic } from '../types.ts'
import { asHeadline } from './casing.ts'
import { printable } from './gate.ts'

export interface Title {
  /** The prompt's own words, lower case: a line that holds them has said it. */
  says: string
  headline: string
  /** Sentences that say it below another headline. */
  lines: string[]
}

/** How people wish one another a day. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [/^(?:christmas|xmas)(?: day| eve)?$/i, 'Merry'],
  [/^(?:.*\bday|.*\bholidays|easter|halloween|thanksgiving|diwali|hanukkah|new year|valentine.?s)$/i, 'Happy'],
]

/** Patterns by form; '{t}' is the title, '{the t}' the title with the article that one thing takes. The first of a headline's that may be printed is taken. */
interface Patterns {
  headlines: readonly string[]
  lines: readonly string[]
}
const SOLD: Patterns = {
  headlines: ['Discover our {t}', 'Meet our {t}', '{t}'],
  lines: ['Discover our {t}.', 'Take a look at our {t}.', 'Come and see our {t}.'],
}
const EATEN: Patterns = {
  headlines: ['Taste our {t}', 'Try our {t}', '{t}'],
  lines: ['Come and taste our {t}.', 'Try our {t}.', 'Treat yourself to our {t}.'],
}
/** What is only spoken of: no line says more than its name. */
const SPOKEN: Patterns = { headlines: ['{t}'], lines: [] }
const TOLD: Patterns = {
  headlines: ['{t}'],
  lines: ['All about {the t}.', 'A closer look at {the t}.', 'Find out more about {the t}.'],
}
const NAMED: Patterns = {
  headlines: ['{t}'],
  lines: ['Discover {the t}.', 'Take a look at {the t}.', 'Find out more about {the t}.'],
}
const EVENT: Patterns = {
  headlines: ['Join the {t}', '{t}'],
  lines: ['Join us for the {t}.', 'See you at the {t}.', 'You are invited to the {t}.'],
}
const EVENTS: Patterns = {
  headlines: ['Join our {t}', '{t}'],
  lines: ['Join us for our {t}.', 'Save your place at our {t}.', 'Come to our {t}.'],
}
const SALE: Patterns = {
  headlines: ['Shop the {t}', '{t}'],
  lines: ['See what the {t} has for you.', 'Do not miss the {t}.', 'Come to the {t}.'],
}
const OFFER: Patterns = {
  headlines: ['Get the {t}', '{t}'],
  lines: ['See what is in the {t}.', 'Do not miss the {t}.', 'Take a look at the {t}.'],
}
const HOW_TO: Patterns = { headlines: ['{t}'], lines: ['Learn {t}.', 'See {t}.', 'Find out {t}.'] }

const FOODS = new Set(['restaurant', 'food', 'bakery', 'coffee', 'bar', 'farm'])
/** Words that need nothing before them: names, and phrases of two words. */
const SHORT = 2
const MOST_LINES = 3

/** The titles of a brief, the most telling first; a trade's place ('fish market') is none. */
export function titlesOf(brief: Brief): Title[] {
  return (brief.purpose?.topics ?? []).flatMap((topic) => titleOf(topic, brief) ?? [])
}

function titleOf(topic: Topic, brief: Brief): Title | undefined {
  const { title, form } = topic
  // A business is no headline, and no more is one plain word.
  if (form === 'business' || (!title.includes(' ') && !/^\p{Lu}/u.test(title))) return undefined
  if (form === 'day') return dayOf(title)
  const { headlines, lines } = patternsOf(topic, brief)
  const isName = /^\p{Lu}/u.test(title) && (form !== 'sale' || topic.head === 'sale')
  const isPlain = title.split(/[\s'’]+/u).length <= SHORT || isName
  const the = isOne(topic) ? `the ${title}` : title
  const filled = (pattern: string) => asHeadline(pattern.replace('{the t}', the).replace('{t}', title))
  const headline = (isPlain ? ['{t}', ...headlines] : headlines).map(filled).find((one) => printable(one, 'headline'))
  if (headline === undefined) return undefined
  const below = lines.map(filled).filter((one) => printable(one, 'line'))
  return { says: title.toLowerCase(), headline, lines: below.slice(0, MOST_LINES) }
}

function dayOf(title: string): Title {
  const wish = WISHES.find(([day]) => day.test(title))?.[1]
  const headline = asHeadline(wish ? `${wish} ${title}` : title)
  return { says: title.toLowerCase(), headline, lines: [headline] }
}

/** 'photography courses' are many; 'how to bake', names and what cannot be counted take no article. */
const isMany = ({ title, head }: Topic) =>
  title
    .toLowerCase()
    .split(' ')
    .some((word) => word !== head && word.startsWith(head.slice(0, -1)) && word.endsWith('s'))
const isOne = (topic: Topic) =>
  !isMany(topic) && !topic.title.includes(' and ') && topic.title.includes(` ${topic.head}`)

function patternsOf(topic: Topic, brief: Brief): Patterns {
  const { title, form, head } = topic
  if (/^how to\b/i.test(title)) return HOW_TO
  if (form === 'event') return isMany(topic) ? EVENTS : EVENT
  if (form === 'sale') return head === 'sale' ? SALE : OFFER
  if (/^\p{Lu}|^\d/u.test(title)) return NAMED
  if (form === 'content') return TOLD
  if (FOODS.has(brief.purpose?.trade?.split('/')[0] ?? brief.subject.industry)) return EATEN
  return sells(brief) ? SOLD : SPOKEN
}

const SELLING = new Set('shop buy purchase order visit try taste browse explore reserve book rent'.split(' '))

/** Whether something is offered: 'our' is somebody's. */
function sells({ copy, purpose, prompt }: Brief): boolean {
  const offered = copy.some(({ role }) => role === 'offer' || role === 'price')
  const asked = purpose?.deeds.some(({ verb }) => SELLING.has(verb)) ?? false
  const somebody = purpose?.topics.some(({ form }) => form === 'business') ?? false
  return (
    offered ||
    asked ||
    somebody ||
    /\b(?:ad|ads|advert|advertis\w+|promot\w+|products?|discount|sale|offer\w*)\b/i.test(prompt)
  )
}
