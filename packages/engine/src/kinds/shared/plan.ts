/**
 * A plan of the copy: which text does which job in a composition. Every copy of the brief is in exactly one group, so an
 * archetype that sets every group has left no fact out.
 */
import type { Brief, Copy } from '../../brief/types.ts'
import type { Role } from '../../scene/types.ts'

export interface Plan {
  /** The largest line; always there. */
  title: Copy
  /** Who speaks: the brand, where the title is something else. */
  brand?: Copy
  /** What explains the title: subhead, tagline, quote, body. */
  lead: Copy[]
  offer: Copy[]
  when: Copy[]
  where: Copy[]
  people: Copy[]
  list: Copy[]
  contact: Copy[]
  cta?: Copy
  rest: Copy[]
}

const GROUPS: Record<'lead' | 'offer' | 'when' | 'where' | 'people' | 'list' | 'contact', Role[]> = {
  lead: ['subhead', 'tagline', 'quote', 'body'],
  offer: ['offer', 'price'],
  when: ['date', 'time'],
  where: ['place', 'address'],
  people: ['person', 'title'],
  list: ['label', 'list-item'],
  contact: ['phone', 'email', 'link', 'social', 'hashtag'],
}

/** From so many stated places on nothing is added to what was said. */
const TOLD = 3

/** `first` names the roles that may lead, in order. Throws when the brief has no copy at all: there is nothing to set. */
export function planCopy(brief: Brief, first: Role[] = ['headline', 'brand', 'offer', 'quote', 'tagline']): Plan {
  const left = [...brief.copy]
  const take = (...roles: Role[]): Copy | undefined => {
    const index = left.findIndex((copy) => roles.includes(copy.role))
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const takeAll = (roles: Role[]): Copy[] => {
    const taken = left.filter((copy) => roles.includes(copy.role))
    for (const copy of taken) left.splice(left.indexOf(copy), 1)
    return taken
  }
  const lead = first.find((role) => left.some((copy) => copy.role === role))
  const title = lead ? take(lead) : left.shift()
  if (!title) throw new RangeError('The brief has no copy; completeCopy gives it some.')
  const brand = take('brand')
  const called = take('cta')
  // Who says where everything stands has said all there is.
  const cta =
    called?.source === 'written' && brief.placements.filter(({ at }) => at).length >= TOLD ? undefined : called
  const groups = Object.fromEntries(Object.entries(GROUPS).map(([name, roles]) => [name, takeAll(roles)])) as Record<
    keyof typeof GROUPS,
    Copy[]
  >
  return { title, ...(brand && { brand }), ...(cta && { cta }), ...groups, rest: left }
}

/** An offer of so many letters can stand where a headline stands. */
const SHORT_OFFER = 30

/** A banner calls: what was given to say leads, the name of who says it comes with it. */
export function callingPlan(brief: Brief): Plan {
  const given = (role: Role) => brief.copy.some((copy) => copy.role === role && copy.source === 'given')
  const lines: Role[] = ['headline', 'offer', 'quote', 'tagline', 'subhead']
  const named = brief.copy.find(({ role, text }) => role === 'headline' && text === brief.brand)
  const offered = brief.copy.some(({ role, text }) => role === 'offer' && text.length <= SHORT_OFFER)
  if (!named || !offered) return planCopy(brief, [...lines.filter(given), 'brand', ...lines])
  // A name as the only headline beside an offer: the offer is the news.
  const { rest, ...plan } = planCopy(brief, ['offer'])
  return {
    ...plan,
    ...(!plan.brand && { brand: named }),
    rest: plan.brand ? rest : rest.filter((copy) => copy !== named),
  }
}
