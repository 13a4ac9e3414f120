/** What a page has to say where a sheet made its opening: the sheet's own words in place of those of the trade; what the prompt gives stays. */
import type { Brief } from '../../../brief/types.ts'
import { asHeadline } from '../../../brief/write/casing.ts'
import type { SheetSite, SheetSitePart, SitePartName } from '../../../sheet/types.ts'
import { samplesIn } from '../vocabulary/part-samples.ts'
import type { Content } from './content.ts'

export const sitePart = (site: SheetSite | undefined, ...names: readonly SitePartName[]): SheetSitePart | undefined =>
  site?.parts.find(({ is }) => names.includes(is))

/** What a part is called in the navigation. */
const NAMES: Partial<Record<SitePartName, string>> = {
  about: 'About',
  team: 'Team',
  projects: 'Work',
  rooms: 'Rooms',
  products: 'Shop',
  services: 'Services',
  prices: 'Prices',
  timetable: 'Timetable',
  hours: 'Visit',
  events: 'Dates',
  questions: 'Questions',
  map: 'Find us',
  contact: 'Contact',
  steps: 'How it works',
  gallery: 'Gallery',
  posts: 'Journal',
  careers: 'Jobs',
  join: 'Join',
  booking: 'Booking',
  menu: 'Menu',
  nearby: 'Nearby',
}
const MOST_WAYS = 4

/** The ways through the site: those that the prompt names, and others by the parts that the sheet has. */
function waysOf({ parts }: SheetSite, { copy, page }: Brief, usual: readonly string[]): readonly string[] {
  const told = copy.filter(({ source, role }) => source === 'given' && (role === 'nav' || role === 'label'))
  if (told.length >= MOST_WAYS) return usual.map(asHeadline)
  const kinds = (page?.parts ?? []).map(({ kind }): SitePartName => kind)
  const given = told.map(({ text }) => asHeadline(text))
  const own = parts.flatMap(({ is, nav }) => (kinds.includes(is) ? [] : (nav ?? NAMES[is] ?? [])))
  const all = [...(kinds.length > 0 ? (page?.parts ?? []).map(({ title }) => asHeadline(title)) : given), ...own]
  return [...new Set(all)].filter((way) => way.length <= LONGEST_WAY).slice(0, Math.max(MOST_WAYS, given.length))
}
const LONGEST_WAY = 20

export function withSite(content: Content, site: SheetSite, brief: Brief): Content {
  const { page } = content
  const rows = (name: SitePartName) => {
    const items = sitePart(site, name)?.items
    return items ? samplesIn(items) : undefined
  }
  const [about, call] = [sitePart(site, 'about'), sitePart(site, 'call')]
  const isAsked = page.asked.some(({ part }) => part === 'about')
  const [services, steps, questions] = [rows('services'), rows('steps'), rows('questions')]
  const told = brief.copy.some(({ source, text }) => source === 'given' && text.endsWith('?'))
  const ways = waysOf(site, brief, page.nav)
  return {
    ...content,
    page: {
      ...page,
      ...(ways.length > 1 && { nav: [...ways] }),
      about: {
        title: (!isAsked && about?.title) || page.about.title,
        body: about?.text ?? page.about.body,
      },
      closing: {
        ...page.closing,
        headline: call?.title ?? page.closing.headline,
        body: call?.text ?? page.closing.body,
      },
      ...(services &&
        page.offers.length === 0 && { features: services.map(({ name, line }) => ({ title: name, body: line })) }),
      ...(steps && { process: steps.map(({ name, line }) => ({ title: name, body: line })) }),
      ...(questions && !told && { faq: questions.map(({ name, line }) => ({ q: name, a: line })) }),
    },
  }
}
