/** What people are to do, as a headline and as a button: 'find your perfect match' → 'Find your perfect match'; 'book a table' → 'Book a table'. */

import { MEDIA, OFFICE, VAGUE } from '../interpret/words.ts'
import type { Deed } from '../types.ts'
import { asHeadline } from './casing.ts'
import { printable } from './gate.ts'

/** Verbs that ask for a click or a visit: buttons, and headlines only with a thing of their own. */
const CLICKS = new Set(
  `visit shop order buy purchase click swipe contact call book reserve watch subscribe follow register enroll enrol read check
  check out learn schedule download sign sign up comment share like get take go come message email purchase add apply accept
  attend respond rsvp inquire enquire reach reach out include`.split(/\s+/u),
)
/** Deeds that say nothing by themselves, whatever their object. */
const EMPTY = new Set(
  'take be have do go make see feel find out know accept suggest consider enjoy experience click swipe include add check respond interact engage'.split(
    ' ',
  ),
)

/** Verbs that are a button's and no headline's, whatever they take: 'Buy baby equipment'. */
const PRESSED = new Set(
  'buy purchase order use utilize utilise adopt suggest choose select view hire rent seek recommend'.split(' '),
)

/** Buttons by verb; '{thing}' is what it is done with, where it is short. The first that fits leads. */
const BUTTONS: Readonly<Record<string, string>> = {
  shop: 'Shop {thing} | Shop now | Shop the sale',
  buy: 'Shop {thing} | Buy now | Shop now',
  purchase: 'Shop {thing} | Buy now | Shop now',
  order: 'Order now | Order {thing} | Order yours',
  book: 'Book {a thing} | Book now | Book yours',
  schedule: 'Schedule {a thing} | Book now',
  reserve: 'Reserve {your thing} | Reserve now | Save your place',
  register: 'Register now | Register | Save your place',
  enroll: 'Enroll now | Enroll | Save your place',
  enrol: 'Enrol now | Enrol | Save your place',
  'sign up': 'Sign up | Sign up now | Join now',
  join: 'Join us | Join now | Count me in',
  attend: "Join us | Save your place | I'll be there",
  come: 'Join us | Come along | See you there',
  participate: 'Take part | Join in | Count me in',
  accept: "I'll be there | Join us | Count me in",
  rsvp: "RSVP | I'll be there | Count me in",
  donate: 'Donate | Give now | Give today',
  give: 'Give now | Donate | Give today',
  support: 'Support us | Lend a hand | Help now',
  help: 'Help now | Lend a hand | Join in',
  volunteer: 'Volunteer | Lend a hand | Join in',
  adopt: 'Adopt {a thing}',
  subscribe: 'Subscribe | Subscribe now | Follow along',
  follow: 'Follow | Follow us | Follow along',
  watch: 'Watch now | Press play | See it now',
  listen: 'Listen now | Tune in | Press play',
  read: 'Read more | Read on | Start reading',
  learn: 'Learn more | Find out more | Read more',
  discover: 'Discover more | Discover {thing} | See more',
  explore: 'Explore {thing} | Explore | Take a look',
  browse: 'Browse {thing} | Take a look | See them all',
  compare: 'Compare {thing} | Compare | Take a look',
  visit: 'Visit us | Plan your visit | Come by',
  'check out': 'Take a look | See more | Look inside',
  try: 'Try {thing} | Try it now | Give it a try',
  taste: 'Taste {thing} | Try it now | Come and taste',
  download: 'Download now | Get the app | Download',
  apply: 'Apply now | Apply | Send your application',
  vote: 'Vote now | Have your say | Vote',
  call: 'Call us | Call now | Give us a call',
  contact: 'Contact us | Get in touch | Write to us',
  reach: 'Contact us | Get in touch',
  'reach out': 'Contact us | Get in touch',
  get: 'Get {thing} | Get yours | Get it now',
  claim: 'Claim it now | Get the offer',
  save: 'Save now | See the offer',
  share: 'Share it | Pass it on | Tell a friend',
  play: 'Play now | Start playing | Join the game',
  celebrate: 'Celebrate with us | Join in | Celebrate',
  rent: 'Rent now | Book yours',
  hire: 'Get in touch | Hire us',
  swipe: 'Swipe up | Swipe up to see',
  recommend: 'Learn more | Find out more',
  'take part': 'Take part | Join in',
  indulge: 'Treat yourself | Taste it now',
  treat: 'Treat yourself | Choose a treat',
  bid: 'Place a bid | Bid now',
  travel: 'Plan your trip | See the trips',
  find: 'Find {your thing} | Find yours',
}

const TICKETS = ['Get tickets', 'Save your seat']

/** Longest thing in a button, characters. */
const SHORT = 14

/** Words that people use for those of offices. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/^purchase\b/i, 'buy'],
  [/^(?:utilize|utilise)\b/i, 'use'],
  [/^(?:inquire|enquire)\b/i, 'ask'],
  [/^explore and (?:buy|purchase)\b/i, 'explore'],
  // What is offered is ours, the world is not.
  [
    /^(buy|order|shop|browse|explore|try|taste|discover|use) the (?!(?:\S+ )?(?:world|city|sea|country|nature|future|past|possibilities|beauty|benefits|power|most|best)\b)/i,
    '$1 our ',
  ],
  // The offer stands in a place of its own.
  [
    /\s+(?:with|at|using|for)\s+(?:(?:the|a|an|our|your)\s+)?(?:[$€£]?\d[\d.,]*\s?%?|limited[- ]time|special|promotional|discounted)\s*(?:off\b|discounts?\b|offers?\b|deals?\b|price\b)?.*$/i,
    '',
  ],
  [/\s+(?:with|at|for|using)\s[^.]*\b(?:discounts?|offers?|deals?|prices?)\b.*$/i, ''],
  [/\s+(?:on|at|from)?\s*(?:(?:the|our|your) )?(?:website|site)?\s*(?:at )?(?:www\.|https?:)\S+.*$/i, ''],
]
const plain = (words: string): string => PLAIN.reduce((text, [from, to]) => text.replace(from, to), words)

/** An imperative as a headline; undefined where it is no more than a click or too long for one. */
export function deedHeadline(deed: Deed): string | undefined {
  const { verb, object, head, words } = deed
  if (isClick(deed) || isEmpty(deed)) return undefined
  if (verb === 'learn')
    return object && !VAGUE.has(head ?? '') && object.includes(' ')
      ? printed(object.replace(/^(?:the|our)\s+/i, ''))
      : undefined
  return printed(verb === 'join' && object === undefined ? words.replace(/^join/, 'join us') : words)
}

const POINTING = /^(?:it|them|us|this|that|these|those)$/i

/** A deed that says nothing by itself, or nothing of what it is done with. */
function isEmpty({ verb, object, head = '', words }: Deed): boolean {
  const [plainVerb = verb] = verb.split(' ')
  if (EMPTY.has(plainVerb) || PRESSED.has(plainVerb)) return true
  if (object === undefined) return !words.includes(' ') || POINTING.test(words.split(' ').at(-1) ?? '')
  return POINTING.test(object) || OFFICE.has(head) || (verb !== 'learn' && VAGUE.has(head) && !object.includes(' '))
}

/** A click or a visit, with no more than one word for what. */
const isClick = ({ verb, object, head = '' }: Deed): boolean =>
  (CLICKS.has(verb) || CLICKS.has(verb.split(' ')[0] ?? '')) &&
  verb !== 'learn' &&
  (object === undefined || VAGUE.has(head) || !object.includes(' '))

/** A tail that may go: 'with funny dishes', 'for their baking', 'at home', from the last on. */
const TAIL =
  /\s+(?:with|for|from|at|in|on|to|into|among|around|over|during|of)\s+(?:(?!\b(?:with|for|from|at|in|on|to|into|among|around|over|during|of)\b).)*$/i

/** A line for a headline's place, its tails cut off until it fits; undefined where nothing is left that does. */
function printed(words: string, longest = 38): string | undefined {
  let text = plain(words).replace(/\s+(?:now|today|online|daily|easily|quickly)$/i, '')
  for (let guard = 0; guard < 4 && (text.length > longest || !printable(asHeadline(text), 'headline')); guard++) {
    const shorter = text.replace(TAIL, '')
    if (shorter === text) break
    text = shorter
  }
  const line = asHeadline(text)
  return text.includes(' ') && text.length <= longest && printable(line, 'headline') ? line : undefined
}

/** Buttons that do what the deeds ask, the most telling first. */
export function deedButtons(deeds: readonly Deed[]): string[] {
  const found: string[] = []
  for (const deed of deeds) {
    const online = /\bonline\b/.test(deed.words) && deed.verb === 'order' ? ['Order online'] : []
    if (deed.head === 'ticket') found.push(...TICKETS.filter((button) => !found.includes(button)))
    // 'watch the game' is no video.
    if (deed.verb === 'watch' && deed.head && !MEDIA.has(deed.head)) continue
    const rows = BUTTONS[deed.verb] ?? BUTTONS[deed.verb.split(' ')[0] ?? '']
    for (const row of [...online, ...(rows?.split(' | ') ?? [])]) {
      const button = filled(row, deed)
      if (button !== undefined && printable(button, 'button') && !found.includes(button)) found.push(button)
    }
  }
  return found
}

function filled(row: string, { object, head }: Deed): string | undefined {
  if (!row.includes('{')) return row
  const noun = (object ?? '').split(' ').at(-1) ?? ''
  if (noun === '' || VAGUE.has(head ?? '') || noun.length > SHORT || !/^[\p{L}-]+$/u.test(noun)) return undefined
  const plural = noun !== head
  if (row.includes('{thing}')) return plural ? row.replace('{thing}', noun) : undefined
  if (row.includes('{your thing}')) return row.replace('{your thing}', `your ${noun}`)
  return plural ? undefined : row.replace('{a thing}', `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`)
}

/** An imperative as a sentence below a headline; undefined where it is only a click. */
export function deedLine({ verb, object, head, words }: Deed): string | undefined {
  if (
    verb === 'learn' ||
    EMPTY.has(verb.split(' ')[0] ?? '') ||
    (object === undefined && (CLICKS.has(verb) || words.split(' ').length < 4))
  )
    return undefined
  if (object !== undefined && VAGUE.has(head ?? '') && !object.includes(' ')) return undefined
  const whole = plain(verb === 'join' && object === undefined ? words.replace(/^join/, 'join us') : words)
  const short = whole.replace(/^((?:\S+\s+){2,}?\S+)\s+(?:for|with|as)\s.*$/i, '$1')
  const said = verb === 'join' ? whole : short
  const line = `${asHeadline(said).replace(/[.!]+$/, '')}.`
  return said.split(' ').length > 2 && printable(line, 'line') ? line : undefined
}
