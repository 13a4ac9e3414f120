/** Which words of a stated sheet lead, and how large each is set beside them. */
import type { Brief } from '../../../brief/types.ts'
import type { Role } from '../../../scene/types.ts'
import { isSigned, LEADING, type Part, REACHING } from './groups.ts'

/** Whether a card is a person's: no firm is named, or the prompt speaks of where the person's name stands and not of the firm's. */
function personLeads({ kind, placements, copy }: Brief): boolean {
  const speaksOf = (role: Role) => placements.some(({ target }) => target === role)
  return (
    kind === 'business-card' &&
    copy.some(({ role }) => role === 'person') &&
    (!copy.some(({ role }) => role === 'brand' || role === 'headline') || (speaksOf('person') && !speaksOf('brand')))
  )
}

/** Whether a headline leads: one of ours does not before a name that was given, nor one that is to stand below the name. */
function hasHeadline(brief: Brief): boolean {
  const named = brief.copy.some(({ role, source }) => role === 'brand' && source === 'given')
  return (
    !isSigned(brief) &&
    brief.copy.some(({ role, source }) => role === 'headline' && (source === 'given' || !named)) &&
    !brief.placements.some(
      (wish) =>
        wish.target === 'headline' &&
        !wish.size &&
        wish.beside?.side === 'below' &&
        wish.beside.of === 'brand' &&
        named,
    )
  )
}

/** How well a text would lead, 0 not at all. */
function leads(brief: Brief, { role, size, copy }: Part): number {
  if (!copy) return 0
  const sized = size === 'huge' ? 2.2 : size === 'large' ? 0.6 : size === 'small' ? -1.5 : 0
  const person = personLeads(brief)
  if (person && role === 'person') return 4 + sized
  if (role === 'headline') return (hasHeadline(brief) ? 3 : 1) + sized
  if (role === 'brand')
    return (person || hasHeadline(brief) || brief.copy.some((one) => one.role === 'quote') ? 1 : 3) + sized
  if (role === 'quote') return 2.4 + sized
  if (role === 'offer' || role === 'tagline' || role === 'subhead') return 1.2 + sized
  return 0.2 + sized
}

/** The text that leads. */
export function titleOf(brief: Brief, parts: readonly Part[]): Part | undefined {
  const texts = parts.filter(({ copy }) => copy)
  const [first] = texts
  return first && texts.reduce((best, part) => (leads(brief, part) > leads(brief, best) ? part : best), first)
}

/** Sizes in hundredths of the sheet's mean side. */
const SHEET: Partial<Record<Role, number>> = {
  headline: 5.4,
  brand: 4.2,
  tagline: 4.2,
  subhead: 4.2,
  quote: 4.2,
  offer: 5.6,
  price: 4.6,
  date: 4.6,
  time: 4.2,
  place: 4,
  person: 4,
  'list-item': 3.4,
  cta: 3.1,
}
const CARD: Partial<Record<Role, number>> = {
  headline: 6,
  brand: 5.4,
  person: 6,
  tagline: 4.8,
  subhead: 4.6,
  title: 4.2,
}
const PLAIN = { sheet: 3, card: 3.9 } as const

/** What a stated size does to the usual one. */
const FACTOR = { small: 0.78, large: 1.3, huge: 1.75 } as const

/** × u, how large a text beside the title is set. */
export function sizeOf({ kind }: Brief, { role, size }: Part): number {
  const usual = kind === 'business-card' ? (CARD[role] ?? PLAIN.card) : (SHEET[role] ?? PLAIN.sheet)
  return size ? (size === 'small' && REACHING.includes(role) ? usual : usual * FACTOR[size]) : usual
}

/** Of the title's size: what is stated to be large or huge beside it, and what explains it at least. */
export const BESIDE_TITLE = { large: 0.56, huge: 0.76, explains: 0.2 } as const

/** Texts in the voice of the title: dates, places, what explains it. */
const LARGE_VOICE: readonly Role[] = ['date', 'time', 'price', 'offer', 'headline', 'brand', 'place', 'tagline']
export const speaksLarge = ({ kind }: Brief, { role, size }: Part): boolean =>
  size === 'huge' ||
  size === 'large' ||
  (kind !== 'business-card' && LARGE_VOICE.includes(role)) ||
  LEADING.includes(role)
