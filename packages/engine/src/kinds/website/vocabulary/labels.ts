/** What controls are called: what people do there, in correct words and short. */
import type { FunctionVerb, PageFunction } from '../../../brief/types.ts'
import { BY_VERB } from '../../../brief/words/function-verbs.ts'
import { capitalised, oneOf, severalOf, singularNoun } from './nouns.ts'

const LONGEST = 34
const ENDS =
  /\s+(?:a|an|the|and|or|of|for|to|with|in|on|by|from|your|their|its|including|such|as|related|based|other|others)$/i

/** At most so many letters, ended at a word that may stand last. */
export function short(words: string, most = LONGEST): string {
  let cut = words.trim()
  while (cut.length > most && cut.includes(' ')) cut = cut.slice(0, cut.lastIndexOf(' '))
  while (ENDS.test(cut)) cut = cut.replace(ENDS, '')
  return capitalised(cut)
}

/** Words that only say which of its kind a thing is. */
const QUALITY =
  /^(?:new|existing|different|various|related|corresponding|detailed|basic|own|current|available|relevant|specific|complex|real-time|suitable|personal|other|all|multiple|several|selected)\s+/i

/** A thing in at most so many letters: its last words name it. */
export function shortThing(thing: string, most = LONGEST): string {
  let cut = thing.trim()
  while (QUALITY.test(cut)) cut = cut.replace(QUALITY, '')
  // 'articles of interest', 'members by skill': what stands behind only narrows it.
  if (cut.length > most) cut = cut.replace(/\s+(?:of|by|for|from|with|in|via|on|to)\s.*$/i, '')
  while (cut.length > most && cut.includes(' ')) cut = cut.slice(cut.indexOf(' ') + 1)
  return capitalised(cut.replace(/^(?:and|or|of|for|the|an?)\s+/i, ''))
}

/** What one says on a button where the prompt names only what is done, in a noun. */
const PLAIN: Readonly<Record<FunctionVerb, string>> = {
  browse: 'See all',
  search: 'Search',
  filter: 'Filter',
  sort: 'Sort',
  compare: 'Compare',
  book: 'Book',
  pay: 'Pay online',
  buy: 'Buy',
  post: 'Post',
  comment: 'Reply',
  rate: 'Rate',
  vote: 'Vote',
  follow: 'Follow',
  track: 'Track',
  analyze: 'Analyse',
  report: 'Create report',
  calculate: 'Calculate',
  manage: 'Manage',
  create: 'Create new',
  edit: 'Edit',
  delete: 'Delete',
  upload: 'Upload',
  download: 'Download',
  chat: 'Messages',
  send: 'Send',
  apply: 'Apply',
  register: 'Register',
  'log-in': 'Log in',
  join: 'Join',
  play: 'Play',
  learn: 'Learn',
  select: 'Choose',
  verify: 'Approve',
  enter: 'Save',
  receive: 'See all',
}

/** Articles and owners that a label does without. */
const OWNERS = /\b(?:the|your|their|his|her|its|others'|other users'|users')\s+/gi
const VERB_FORMS = /^(\w+?)(?:ing|s)?$/

const stemOf = (word: string): string | undefined => {
  const stem = VERB_FORMS.exec(word.toLowerCase())?.[1] ?? word
  return [word.toLowerCase(), stem, `${stem}e`].find((form) => BY_VERB.has(form))
}

/** 'play view game records': of two verbs in a row the second one says it. */
function oneVerb(words: string): string {
  const parts = words.split(/\s+/)
  const [first, second, third] = parts
  if (
    first &&
    second &&
    third &&
    BY_VERB.has(first.toLowerCase()) &&
    BY_VERB.has(second.toLowerCase()) &&
    !/^(?:and|or)$/.test(third)
  )
    return parts.slice(1).join(' ')
  if (first && second && third && BY_VERB.has(first.toLowerCase()) && /ing$/.test(second)) {
    const base = stemOf(second)
    if (base && second.toLowerCase() !== 'training') return [base, ...parts.slice(2)].join(' ')
  }
  return words
}

/** The label of what people do: 'Book train tickets', 'Manage orders'. */
export function taskLabel({ verb, thing, words }: PageFunction, most = LONGEST): string {
  if (verb === 'log-in' && !thing) return PLAIN[verb]
  if (verb === 'pay' && words === 'pay') return PLAIN[verb]
  const clean = oneVerb(words.replace(OWNERS, '').trim())
  const first = clean.split(/\s+/)[0]?.toLowerCase() ?? ''
  const isImperative = BY_VERB.has(first) || stemOf(first) === first
  // 'Reservations', where only the thing is named: 'Laboratory management' says itself what is done.
  if (!isImperative && thing && words === thing && verb !== 'browse')
    return short(`${PLAIN[verb]} ${severalOf(thing)}`, most)
  if (clean.length > most && thing && clean.endsWith(thing)) {
    const doing = clean.slice(0, clean.length - thing.length).trim()
    return `${capitalised(doing)} ${shortThing(thing, most - doing.length - 1).toLowerCase()}`
  }
  return short(clean || PLAIN[verb], most)
}

/** The verb of a task alone, for a button beside what it is done with. */
export const plainLabel = ({ verb }: PageFunction): string => PLAIN[verb]

/** The things that a task is about, many of them; undefined where it names none. */
export function thingsOf({ thing }: PageFunction): string | undefined {
  if (!thing) return undefined
  const words = oneVerb(thing.replace(OWNERS, '')).split(/\s+/)
  const first = words[0]?.toLowerCase() ?? ''
  const bare =
    words.length > 1 &&
    BY_VERB.has(first) &&
    !/^(?:record|sample|order|book|shop|post|message|report|comment|chat|study|event|test|project|form|market|stock|travel|rank)$/.test(
      singularNoun(first),
    )
      ? words.slice(1)
      : words
  return severalOf(bare.join(' '))
}

/** The things of several tasks, each by itself: 'dates and times' are two. */
export const eachThingOf = (tasks: readonly PageFunction[]): string[] =>
  tasks.flatMap((task) => thingsOf(task)?.split(/\s+and\s+|,\s*/) ?? [])

export const oneThing = (task: PageFunction): string | undefined => {
  const things = thingsOf(task)
  return things && oneOf(things)
}
