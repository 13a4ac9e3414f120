/** The told parts of a site as sections in the prompt's order; when, where and how to reach somebody is one of them, and the last. */
import type { PageType, SitePart, SitePartKind } from '../../../../brief/types.ts'
import type { Frame } from '../../../../scene/types.ts'
import type { Ground } from '../grounds.ts'
import type { Page, Section } from '../page.ts'
import { questions, questionsGrid } from '../sections/questions.ts'
import { contentOfPart, type PartContent, partsOf } from './entries.ts'
import { formPart } from './form.ts'
import { rows } from './rows.ts'
import { shown } from './shown.ts'
import { about, steps } from './text.ts'
import { numbers, partners, said, tariff, team } from './tiles.ts'
import { visit } from './visit.ts'
import { week } from './week.ts'

type Draw = (page: Page, ground: Ground, id: string, part: PartContent) => Frame | undefined

/** Which form a part takes; those that are absent stand in another's. */
const FORMS: Partial<Record<SitePartKind, Draw>> = {
  about,
  team,
  projects: shown,
  rooms: shown,
  products: shown,
  gallery: shown,
  prices: tariff,
  timetable: week,
  events: rows,
  posts: rows,
  careers: rows,
  awards: rows,
  rules: rows,
  nearby: rows,
  menu: rows,
  skills: rows,
  quotes: said,
  partners,
  numbers,
  steps,
  booking: formPart('booking'),
  join: formPart('join'),
  questions: (page, ground) =>
    (page.random.fork('told-questions').chance(0.5) ? questions : questionsGrid)(page, ground),
}

/** What sites of a form of their own show themselves. */
const SHOWN: Partial<Record<PageType, readonly SitePartKind[]>> = {
  shop: ['products', 'services'],
  portfolio: ['projects', 'gallery'],
  event: ['events', 'timetable', 'booking'],
  restaurant: ['menu', 'hours', 'booking'],
  cv: ['skills', 'careers', 'about'],
  magazine: ['posts', 'services'],
}

const SAME: ReadonlySet<SitePartKind> = new Set<SitePartKind>([
  'rules',
  'steps',
  'prices',
  'team',
  'projects',
  'events',
])
const VISITED: ReadonlySet<SitePartKind> = new Set<SitePartKind>(['hours', 'map', 'contact'])

const sectionOf =
  (draw: Draw, part: SitePart, index: number): Section =>
  (page, ground) =>
    draw(page, ground, `${part.kind}-${index + 1}`, contentOfPart(page, part))

/** A part that a sheet names, of samples where the prompt gives nothing of it; nothing where it has no form of its own. */
export function partSection(part: SitePart, index: number): Section | undefined {
  const draw = FORMS[part.kind]
  return draw && sectionOf(draw, part, index)
}

/** The sections of what is told; empty where nothing is. */
export function toldSections(page: Page, isFormed: boolean): Section[] {
  const covered = isFormed ? (SHOWN[page.brief.page?.type ?? 'landing'] ?? []) : []
  // Its own menu is of samples; what the prompt tells of one stands besides.
  const isOwn = ({ kind, items, title }: SitePart) =>
    covered.includes(kind) && !(kind === 'menu' && (items.length > 0 || !/^menu$/i.test(title)))
  const parts = partsOf(page)
    .filter((part) => !isOwn(part))
    // Two parts that would show the same samples are one: 'shipping info and returns'.
    .filter(
      ({ kind, items }, at, all) =>
        !SAME.has(kind) || items.length > 0 || all.findIndex((one) => one.kind === kind) === at,
    )
  if (parts.length === 0) return []
  const isQuoted = page.content.quotes.length > 0
  const sections = parts.flatMap((part, index) => {
    const draw = part.kind === 'quotes' && isQuoted ? undefined : FORMS[part.kind]
    return draw ? [sectionOf(draw, part, index)] : []
  })
  const last: Section = (own, ground) => visit(own, ground)
  const isTold = page.content.contacts.length > 0 || parts.some(({ kind }) => VISITED.has(kind))
  return isTold ? [...sections, last] : sections
}
