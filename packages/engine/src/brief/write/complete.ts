/** Fills in what a kind needs and a prompt leaves open, with words of ours: never a fact. */

import { saysSomething } from '../asks/announced.ts'
import { labelIn } from '../lines/labels.ts'
import { CALL_FOR, findNotice, type Notice } from '../notices.ts'
import { inReadingOrder } from '../order.ts'
import { words } from '../phrases.ts'
import { tokenise } from '../text.ts'
import type { Brief, Copy, PieceRequest, Variant } from '../types.ts'
import { EVENT_WORDS } from '../words/grammar.ts'
import { asHeadline, asTitle } from './casing.ts'
import { namedPage } from './named-page.ts'
import { type Beside, type Open, variantsOf } from './variants.ts'
import { withVariant } from './with-variant.ts'

/** The brief with written copy added; given copy stays as it is. Another seed picks other lines where the prompt leaves them open. */
export function completeCopy(brief: Brief, seed = 0): Brief {
  if (brief.variants) return brief
  const has = (...roles: Copy['role'][]) => brief.copy.some((item) => roles.includes(item.role))
  const added: Copy[] = []
  const write = (role: Copy['role'], text: string) => {
    if (text !== '') added.push({ role, text, source: 'written' })
  }
  const wordless = isWordless(brief)
  const about = brief.subject.about
  const notice = noticeOf(brief)
  switch (brief.kind) {
    case 'logo':
      if (!wordless && !has('brand', 'mark', 'headline'))
        write('brand', asTitle(shortest(about)) || industryWord(brief))
      break
    case 'business-card':
      // 'a business card for a dentist': a card is of somebody or something.
      if (!has('brand', 'person', 'headline', 'tagline'))
        write('brand', asTitle(shortest(about)) || industryWord(brief))
      // 'wedding photographer business card, Lena Fischer': what one does belongs to a card that says nothing else of it.
      else if (!wordless && brief.placements.length === 0 && !has('title', 'subhead') && isTrade(about, brief))
        write(
          has('person', 'tagline') ? 'title' : 'tagline',
          asHeadline(about.replace(/(?<=\S \S+) (?:brand|company|business)$/i, '')),
        )
      break
    case 'poster':
      if (brief.piece && !wordless) return namedPiece(brief, brief.piece)
      return wordless ? brief : announced(brief, notice, seed)
    case 'banner':
      return wordless ? brief : announced(brief, notice, seed)
    case 'website':
      return wordless ? brief : opened(brief, seed)
    default:
      break
  }
  if (added.length === 0) return brief
  return { ...brief, copy: inReadingOrder([...brief.copy, ...added], brief.kind) }
}

/** Formats that are only looked at: nothing is written on them that nobody asked for. */
const SILENT = new Set(['phone wallpaper', 'desktop wallpaper', 'video background', 'T-shirt'])
/** Formats on which nothing is pressed. */
const UNPRESSED = new Set(['podcast cover', 'X header', 'LinkedIn banner', 'YouTube banner', 'Twitch banner'])

const isWordless = ({ negatives, format }: Brief) =>
  negatives.some(({ what }) => what === 'text') || SILENT.has(format.name)

/** Pieces that say what they are in words of their own, and those that are told from their form. */
const SPOKEN: Partial<Record<PieceRequest['type'], RegExp>> = {
  menu: /\s+(?:card|board)$/i,
  certificate: /^award (?=certificate)/i,
  invitation: /\s+(?:card|invitation|invite)$/i,
  programme: /^$/,
  voucher: /^$/,
}

/** A printed piece: nothing is written on it but what it is called, where nothing given leads. */
function namedPiece(brief: Brief, { type, named }: PieceRequest): Brief {
  if (brief.copy.some(({ role }) => role === 'headline')) return brief
  const { purpose } = brief
  const rest = SPOKEN[type]
  const shown = brief.copy.some(({ role }) => role === 'brand' || role === 'person')
  if (rest === undefined && shown) return brief
  const event = purpose?.topics.find(({ form }) => form === 'event')?.title
  const bare = type === 'invitation' && /^(?:invitation|invite)s?$/i.test(named.trim())
  // A ticket is called what it admits to.
  const admits = type === 'ticket' ? event : undefined
  const plain = bare ? (event ?? 'you are invited') : (admits ?? (rest ? named.replace(rest, '') : named))
  const text = asTitle(plain.toLowerCase())
  return { ...brief, copy: inReadingOrder([...brief.copy, { role: 'headline', text, source: 'written' }], brief.kind) }
}

/** A poster or banner with what it says: what it announces, its offer or its name; lines of ours only where it says nothing of the kind. */
function announced(brief: Brief, notice: Notice | undefined, seed: number): Brief {
  const has = (...roles: Copy['role'][]) => brief.copy.some((item) => roles.includes(item.role))
  const headed = has('headline', 'quote')
  const settled = notice && SETTLED.includes(notice.announces)
  const lead = headed || settled ? {} : leadOf(brief)
  const isLed = lead.headline !== undefined || lead.leads !== undefined
  if (!headed && !isLed && notice === undefined) {
    if (brief.kind === 'poster' && !has('brand') && brief.subject.about === '' && firstLine(brief))
      return promotedLine(brief)
    // A poster for nothing but a name: the name is what it says.
    if (namesOnly(brief) && !speaksFor(brief)) return completeCopy(promoted(brief), seed)
  }
  const told = tradeOf(brief)
  const fixed = fixedIn(brief, lead, notice)
  const open = {
    headline: !headed && !settled && !isLed,
    line: !headed && !settled && !told && !isDirect(brief) && hasRoom(brief),
    button: brief.kind === 'banner' && !has('cta', 'quote') && !settled && isPressed(brief),
  }
  const given = brief.copy.map(({ text }) => text)
  const beside = {
    given: lead.headline ? [...given, lead.headline] : given,
    seed,
    ...(notice && { notice: notice.headline }),
  }
  const found = variantsOf(brief, open, beside)
  const named = open.headline ? namedFirst(brief, found, { ...open, headline: false, line: true }, beside) : found
  const variants = (named.length > 0 ? named : [{}]).map((variant) => ({ ...variant, ...fixed }))
  return { ...withVariant({ ...brief, variants }, 0), variants }
}

/** What stands in each concept alike: what leads, what the owner is, and the words of an announcement that has one wording. */
function fixedIn(brief: Brief, lead: Pick<Variant, 'headline' | 'leads'>, notice: Notice | undefined): Variant {
  const has = (...roles: Copy['role'][]) => brief.copy.some((item) => roles.includes(item.role))
  const [headed, told] = [has('headline', 'quote'), tradeOf(brief)]
  const settled = notice && SETTLED.includes(notice.announces) ? notice : undefined
  const takesLine = !has('subhead', 'tagline', 'body', 'quote')
  const line = told ?? (headed ? occasion(brief) || (brief.kind === 'poster' ? '' : undefined) : undefined)
  const calls = brief.kind === 'banner' && !UNPRESSED.has(brief.format.name) && !has('cta', 'quote')
  return {
    ...lead,
    ...(settled && !headed && { headline: settled.headline }),
    ...(takesLine && line !== undefined && { line }),
    ...(settled && calls && !brief.language && { button: CALL_FOR[settled.announces] }),
  }
}

/** What leads where no given headline does: what is announced, what is offered, whose it is, or the first line of a request that gives its facts. */
function leadOf(brief: Brief): Pick<Variant, 'headline' | 'leads'> {
  const { asks = [], copy, purpose } = brief
  const announced = asks.find(({ kind }) => kind === 'announced')
  if (announced) return { headline: asHeadline(announced.words) }
  const given = copy.filter(({ source }) => source === 'given')
  const first = (...roles: Copy['role'][]) => given.find(({ role }) => roles.includes(role))
  const isTold = isDirect(brief) && ((purpose?.deeds.length ?? 0) === 0 || given.length >= MANY)
  const lead = first('offer') ?? (isTold ? (first('brand') ?? first(...UNNAMED)) : undefined)
  return lead ? { leads: lead.text } : {}
}

/** So many facts say what the piece is for, whatever it asks people to do. */
const MANY = 4

/** What the owner is, where its name does not say it. */
const tradeOf = ({ asks = [] }: Brief): string | undefined => {
  const told = asks.find(({ kind }) => kind === 'trade')
  return told && asHeadline(told.words)
}

/** Where a button of ours stands: on what is pressed, unless the request gives its facts and none of them is a deed. */
const isPressed = (brief: Brief): boolean =>
  !UNPRESSED.has(brief.format.name) && (!isDirect(brief) || (brief.purpose?.deeds.length ?? 0) > 0)

/** A request that gives its facts is set with them and nothing else. */
function isDirect({ copy, prompt }: Brief): boolean {
  const facts = copy.filter(({ role, source }) => role !== 'brand' && source === 'given').length
  return facts > 1 || (facts === 1 && prompt.split(/\s+/u).length <= SHORT)
}
/** A request of so few words that gives a fact says all that it wants. */
const SHORT = 16

/** A given text that names the occasion leads in the first concept: 'Harvest Fair'. */
function namedFirst(brief: Brief, variants: Variant[], open: Open, beside: Beside): Variant[] {
  const names = (brief.purpose?.topics ?? []).filter(({ form }) => form !== 'business' && form !== 'product')
  const leads = brief.copy.find(
    ({ role, text }) => UNNAMED.includes(role) && names.some(({ title }) => title.toLowerCase() === text.toLowerCase()),
  )
  if (leads === undefined) return variants
  const [first] = variantsOf({ ...brief, copy: brief.copy.filter((item) => item !== leads) }, open, beside)
  return [{ ...first, leads: leads.text }, ...variants.slice(0, -1)]
}
const UNNAMED: Copy['role'][] = ['subhead', 'detail', 'body', 'label']

/** A site with the words of its first screen; the rest of a page is written where it is laid out (page.ts). */
function opened(brief: Brief, seed: number): Brief {
  const has = (...roles: Copy['role'][]) => brief.copy.some((item) => roles.includes(item.role))
  const given = brief.copy.map(({ text }) => text)
  const variants = variantsOf(
    brief,
    { headline: !has('headline', 'tagline'), line: !has('subhead', 'tagline'), button: !has('cta') },
    { given, seed },
  )
  const { about } = brief.subject
  const what = brief.purpose?.owner?.title ?? (isTrade(about, brief) ? about : undefined)
  const named = namedPage(brief, variants, brief.language ? undefined : what)
  return named.length > 0 ? { ...withVariant({ ...brief, variants: named }, 0), variants: named } : brief
}

/** Announcements that have one wording. */
const SETTLED: Notice['announces'][] = ['move', 'lost', 'listed', 'soon']

/** Whether the prompt says more than a name: a purpose, or what it is about. */
const speaksFor = ({ purpose }: Brief) =>
  (purpose?.deeds.length ?? 0) > 0 || (purpose?.topics ?? []).some(({ form }) => form === 'product')

/** Most texts that leave room for a line of ours, and the smallest sheet that has it, pixels. */
const MOST_TEXTS = 5
const SMALLEST = 60_000

function hasRoom({ copy, format, placements, prompt }: Brief): boolean {
  const told = copy.some(({ role }) => TELLING.includes(role))
  const area = format.width * (format.height === 'auto' ? format.width : format.height)
  const dictated = (prompt.match(/["“][^"”]{3,}["”]/g)?.length ?? 0) > 1
  return !told && !dictated && copy.length <= MOST_TEXTS && area >= SMALLEST && placements.length < 2
}
const TELLING: Copy['role'][] = ['subhead', 'tagline', 'body', 'quote', 'detail', 'list-item']

/** The beginning of a prompt in which an announcement is looked for, characters. */
const OPENING = 3000

/** What the prompt announces, unless its subject says the same with more words ('church bake sale'). */
function noticeOf(brief: Brief): Notice | undefined {
  if (brief.kind !== 'poster' && brief.kind !== 'banner') return undefined
  const start = brief.prompt.slice(0, OPENING)
  const notice = findNotice(start, tokenise(start))
  // A mover's ad announces no move of its own.
  if (notice === undefined || (notice.announces === 'move' && brief.purpose?.trade === 'home-services/moving'))
    return undefined
  const { about } = brief.subject
  const longer = about.split(' ').length <= 5 && about.toLowerCase().includes(notice.headline.toLowerCase())
  return longer ? { ...notice, headline: asHeadline(about) } : notice
}

/** 'Dog Walking' in 'Sunny Paws Dog Walking' says nothing new. */
const within = (about: string, name: string | undefined) => name?.toLowerCase().includes(about.toLowerCase()) === true

const LONGEST_TRADE = 4
/** Words for what a business does, and not its name again. */
const isTrade = (about: string, { brand, copy, purpose }: Brief): boolean =>
  about !== '' &&
  purpose?.occasion === undefined &&
  about.split(' ').length <= LONGEST_TRADE &&
  !GENERIC.has(about.toLowerCase()) &&
  !within(about, brand) &&
  !copy.some(({ text }) => within(about, text) || within(text, about))

/** Subjects that say nothing beside a name. */
const GENERIC = new Set([
  'chance',
  'opportunity',
  'experience',
  'youtube channel',
  'channel',
  'brand',
  'business',
  'company',
  'shop',
  'store',
  'podcast',
  'travel',
  'page',
  'website',
  'startup',
  'event',
  'events',
  'promo',
  'promotion',
  'promotional',
  'announcement',
  'advertising',
  'social media',
  'linkedin',
  'instagram',
  'facebook',
  'youtube',
  'twitter',
  'tiktok',
  'pinterest',
])

/** Kinds of occasion that are called by a name: 'gig poster: The Night Herons'. */
const OCCASIONS = words('gig concert conference tour festival film movie play musical theatre theater opera band')

function namesOnly(brief: Brief): boolean {
  const { about } = brief.subject
  return (
    brief.copy.some((item) => item.role === 'brand') &&
    (about === '' ||
      within(about, brief.brand) ||
      GENERIC.has(about.toLowerCase()) ||
      OCCASIONS.has(about.toLowerCase()))
  )
}

/** A short line of the prompt that can lead where no headline is given. */
function firstLine(brief: Brief): Copy | undefined {
  const short = brief.copy.filter((item) => item.source === 'given' && item.text.length <= 60)
  const line = short.find((item) => ['subhead', 'body', 'detail'].includes(item.role))
  if (line !== undefined || brief.subject.objects.length > 0 || brief.subject.industry !== 'general') return line
  return LAST_LINES.map((role) => short.find((item) => item.role === role)).find((item) => item !== undefined)
}

/** Where there is nothing else to say, these lead; better than a word of ours. */
const LAST_LINES: Copy['role'][] = ['tagline', 'offer', 'cta', 'list-item', 'person', 'place', 'date']

function promotedLine(brief: Brief): Brief {
  const line = firstLine(brief)
  const copy = brief.copy.map((item): Copy => (item === line ? { ...item, role: 'headline' } : item))
  return { ...brief, copy: inReadingOrder(copy, brief.kind) }
}

function promoted(brief: Brief): Brief {
  const copy = brief.copy.map((item): Copy => (item.role === 'brand' ? { ...item, role: 'headline' } : item))
  return { ...brief, copy: inReadingOrder(copy, brief.kind) }
}

/** The last words of a phrase, which name the thing: 'specialty coffee roaster' → 'coffee roaster', 'home health care service' → 'home health care'. */
function shortest(about: string): string {
  const words = about.split(' ')
  const serves = words.length > 2 && SERVES.has(words.at(-1)?.toLowerCase() ?? '')
  return (serves ? words.slice(-4, -1) : words.slice(-2)).join(' ')
}
/** What says only that somebody does it. */
const SERVES = new Set(['service', 'services', 'company', 'business', 'brand', 'shop', 'store'])

function industryWord(brief: Brief): string {
  // Things and industries are known by their English.
  if (brief.language) return labelIn(brief.language, 'Your name')
  const thing = brief.subject.objects[0]
  if (thing !== undefined) return asTitle(thing)
  return brief.subject.industry === 'general' ? 'Studio' : asTitle(brief.subject.industry.replace('-', ' '))
}

/** What takes place under a name that does not say it: 'motorcycle rally' for 'Chrome & Dust'. */
function occasion(brief: Brief): string {
  const { subject, copy, prompt } = brief
  const { about } = subject
  const said = about.split(' ')
  const shown = copy.map(({ text }) => text.toLowerCase()).join(' | ')
  const event = EVENT_WORDS.has((said.at(-1) ?? '').toLowerCase())
  // Who quotes all that the poster says has said it.
  const dictated = (prompt.match(/["“'‘][^"”'’]{3,}["”'’]/g)?.length ?? 0) > 1
  if (dictated || said.some((word) => shown.includes(word.toLowerCase()))) return ''
  // '… for Mia': a name alone does not say that it is a birthday.
  const nameLeads = copy.some(({ role, text }) => role === 'headline' && sameWords(text, brief.brand))
  return (event && said.length > 1) || (nameLeads && saysSomething(about) && isTrade(about, brief))
    ? asHeadline(about)
    : ''
}

const sameWords = (a: string, b: string | undefined) => b !== undefined && a.toLowerCase() === b.toLowerCase()
