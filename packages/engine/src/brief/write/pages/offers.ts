/** What a prompt lists as offered, as the points of a page: the prompt's own words, and what may be said of each without knowing more. */
import { PLACE_OF } from '../../told/words.ts'
import type { Brief, Copy } from '../../types.ts'
import { asHeadline } from '../casing.ts'
import { isNumbered, isPriced, type List, listsOf } from './lists.ts'
import type { PageWords } from './types.ts'

const MOST = 8

/** The list of what is offered: neither called anything else nor with prices, and short enough to be looked over. */
export function offeredList(brief: Brief): List | undefined {
  const parts = brief.page?.parts ?? []
  const services = parts.find(({ kind, items }) => kind === 'services' && items.length > 0)?.items
  const own = brief.copy.filter(
    ({ source, role, text }) => source === 'given' && role === 'list-item' && services?.includes(text),
  )
  if (own.length > 1) return { items: own.slice(0, MOST) }
  // What is listed of another part stands there.
  const elsewhere = parts.flatMap(({ items }) => items)
  const isOffered = (list: List) =>
    list.title === undefined && !isPriced(list) && list.items.length <= MOST && !isNumbered(list)
  const lists = listsOf({ ...brief, copy: brief.copy.filter(({ text }) => !elsewhere.includes(text)) }).filter(
    isOffered,
  )
  // Between parts that are told, what is offered stands in pieces.
  const items = parts.length > 0 ? lists.flatMap((list) => list.items).slice(0, MOST) : lists[0]?.items
  return items && items.length > 0 ? { items } : undefined
}

/** What is true whoever offers it, by what it is; said to whoever reads. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [
    /emergenc|24\/7|storm|urgent|same-day|rescue/i,
    'Call first, and say what has happened. Then we know what to bring.',
  ],
  [
    /repair|mend|fix|restor|service\b|maintenance|tun(?:e|ing)/i,
    'Send a picture and say how old it is. That is half of the answer.',
  ],
  [/wedding|bridal|celebration|party|parties/i, 'Tell us the date and the place first. The rest follows.'],
  [/funeral|wreath|memorial|grief/i, 'A few words from you are enough. We take care of the rest.'],
  [/subscription|weekly|monthly|\bbox(?:es)?\b|delivered|delivery/i, 'Say how often, and for how many.'],
  [/kids|children|family|families|school/i, 'Tell us how old they are, and what they like.'],
  [/class|course|lesson|workshop|training|camp/i, 'New to it? Say so, and begin at the beginning.'],
  [/tour|trip|excursion|hike|walk/i, 'Sturdy shoes, a little time, and your questions.'],
  [/tasting|wine|riesling|cider|beer|cheese/i, 'Come thirsty and curious.'],
  [/room|guest|suite|cabin|stay/i, 'Tell us when you come, and how many you are.'],
  [/rental|rent\b|hire/i, 'Say for when and for how long.'],
  [/check|vaccin|visit|screening|exam/i, 'Bring your last results, and your questions.'],
  [
    /law|dispute|contract|dismissal|inherit|property|tax|audit/i,
    'Bring the papers that you have, the confusing ones too.',
  ],
  [/donat|fund|give|volunteer|foster/i, 'Every hand and every amount counts. Ask what is needed most.'],
  [
    /roof|floor|window|door|kitchen|bath|wall|garden|gutter|rewir|install|solar|charger/i,
    'We look at it on site before we name a price.',
  ],
  [/mov(?:e|es|ing)|packing|storage|distance/i, 'Tell us from where, to where, and how much there is to carry.'],
  [
    /facial|lash|manicure|wax|massage|hair|nail|trim|wash/i,
    'Choose a time, and tell us what you have had done before.',
  ],
  [/reading|concert|live|music|night/i, 'See when the next one is, and bring somebody.'],
]

/** Longest line of a deck that stands under an offer. */
const LONGEST = 110
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
const stem = (word: string): string => word.replace(/(?:ings?|s|es)$/, '')

/** What the trade's own words say of a thing of that name; else what is true of its kind; else nothing. */
function lineFor(text: string, { features }: PageWords): string {
  const own = new Set(wordsOf(text).map(stem))
  const [, said] = features.find(([title]) => wordsOf(title).some((word) => own.has(stem(word)))) ?? []
  return (said && said.length <= LONGEST ? said : undefined) ?? LINES.find(([kind]) => kind.test(text))?.[1] ?? ''
}

/** Remarks without a number, too short to be a statement, stand among what is offered: 'dog friendly'. */
const REMARK = 26
const isRemark = ({ source, role, text }: Copy): boolean =>
  source === 'given' && role === 'detail' && text.length <= REMARK && !/[\d?]/.test(text)

/** What is listed as offered, and short remarks beside it; empty where nothing is listed. */
export function offeredCopy(brief: Brief): Copy[] {
  const items = offeredList(brief)?.items ?? []
  const remarks = items.length > 1 ? brief.copy.filter(isRemark) : []
  return [...items, ...remarks].slice(0, MOST)
}

/** So large a share of the points must have a line, or none has one. */
const SHARE = 0.7

/** The points of what is offered, each line once; names alone where too little can be said of them. */
export function offersOf(brief: Brief, words: PageWords): { title: string; body: string }[] {
  const said = new Set<string>()
  const points = offeredCopy(brief).map(({ text }) => {
    const line = brief.language ? '' : lineFor(text, words)
    const body = said.has(line) ? '' : line
    said.add(body)
    return { title: asHeadline(text), body }
  })
  const isTold = points.filter(({ body }) => body !== '').length >= points.length * SHARE
  return isTold ? points : points.map(({ title }) => ({ title, body: '' }))
}

const [SHORTEST, LONGEST_LINE] = [18, 104]
/** So many offers at most stand in one line. */
const IN_LINE = 4

/** A line that says in the prompt's own words what there is and where: 'Slate roofs, gutters and storm repairs in Kassel.' */
export function toldLine(brief: Brief): string | undefined {
  if (brief.language) return undefined
  const items = (offeredList(brief)?.items ?? []).slice(0, IN_LINE).map(({ text }) => text)
  const [, place] = PLACE_OF.exec(brief.prompt) ?? []
  const last = items.at(-1)
  const list = items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : ''
  const line = asHeadline(place && list && !list.includes(place) ? `${list} in ${place}` : list)
  const said = brief.copy.find((one) => isSaying(one))?.text
  return [line, said && asHeadline(said)].find((one) => one && one.length >= SHORTEST && one.length <= LONGEST_LINE)
}

const isSaying = ({ source, role, text }: Copy): boolean =>
  source === 'given' && (role === 'body' || role === 'detail') && !/\d/.test(text)
