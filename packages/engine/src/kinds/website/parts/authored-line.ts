/** The parts of a page whose opening a sheet made: those that the sheet names in its order, and what the prompt gives besides. */
import type { SitePartKind } from '../../../brief/types.ts'
import type { SheetSitePart, SitePartName } from '../../../sheet/types.ts'
import type { Authored, Page, Section } from './page.ts'
import { numberedRows } from './sections/numbered.ts'
import { processLine, processRows } from './sections/process.ts'
import { questions, questionsGrid } from './sections/questions.ts'
import { statement } from './sections/statement.ts'
import { partSection } from './told/line.ts'
import { visit } from './told/visit.ts'

/** Parts by name, and those that are drawn here. */
type Told<N> = N | Section
/** Whether a prompt gives what a part by that name shows. */
type Given<N> = (name: string) => name is N & string

/** What the prompt gives stands in place of a part of samples. */
const GIVEN: Partial<Record<SitePartName, readonly string[]>> = {
  services: ['services'],
  menu: ['list', 'prices', 'services'],
  prices: ['prices', 'list'],
  team: ['people'],
  quotes: ['quote'],
  numbers: ['figures'],
}
const VISITED: readonly SitePartName[] = ['hours', 'map', 'contact']
/** Parts of what is given, in the order in which they stand where the sheet does not name them. */
const BESIDES: readonly string[] = ['services', 'prices', 'list', 'figures', 'notes', 'people', 'quote']
/** A page of so many told parts is whole. */
const ENOUGH = 4

/** Sections that need no heading of the prompt's. */
function ownSection(page: Page, { is, title, items }: SheetSitePart, index: number): Section | undefined {
  const random = page.random.fork(`authored-${index}`)
  if (is === 'band') return () => page.site?.band
  if (is === 'call') return undefined
  if (is === 'about') return statement
  if (is === 'services') return numberedRows
  if (is === 'steps') return random.pick([processLine, processRows])
  if (is === 'questions') return random.pick([questions, questionsGrid])
  if (VISITED.includes(is)) return visit
  const kind: SitePartKind = is
  return partSection(
    {
      kind,
      title: title ?? NAMES[is] ?? is,
      items: [],
      ...(is === 'team' && { of: is }),
      ...(items && { count: items.split('|').length }),
    },
    index,
  )
}
const NAMES: Partial<Record<SitePartName, string>> = {
  rooms: 'The rooms',
  quotes: 'In their words',
  gallery: 'Pictures',
  numbers: 'In numbers',
  prices: 'Prices',
  menu: 'The menu',
}

/** What plays a part: what was given of it, else the sheet's own. */
function playing<N>(page: Page, part: SheetSitePart, index: number, isGiven: Given<N>): Told<N>[] {
  const given = (GIVEN[part.is] ?? []).filter(isGiven)
  if (given.length > 0) return given
  const own = ownSection(page, part, index)
  return own ? [own] : []
}

/**
 * @param usual what the page has without the sheet; its last part ends the page
 * @param told how many of them the prompt tells, and whether what opens the page is more than a hero
 */
export function authoredLine<N>(
  page: Page,
  { parts }: Authored,
  usual: readonly Told<N>[],
  { told, isFormed, isGiven }: { told: number; isFormed: boolean; isGiven: Given<N> },
): Told<N>[] {
  if (isFormed) return [...usual]
  const last = usual.slice(-1)
  if (told > 0) {
    const kinds = (page.brief.page?.parts ?? []).map(({ kind }): SitePartName => kind)
    const isOpen = ({ is }: SheetSitePart) => !kinds.includes(is) && !VISITED.includes(is) && is !== 'about'
    const more = parts
      .filter(isOpen)
      .slice(0, Math.max(0, ENOUGH - told))
      .flatMap((part, index) => playing(page, part, index + kinds.length, isGiven))
    return [...usual.slice(0, -2), ...more, ...usual.slice(-2)]
  }
  const named = parts.flatMap((part, index) => playing(page, part, index, isGiven))
  const line = named.filter((one, at) => named.indexOf(one) === at)
  const rest = BESIDES.filter(isGiven).filter((name) => !line.includes(name))
  const visited = line.findIndex((one) => one === visit)
  const at = visited < 0 ? line.length : visited
  const closing = visited < 0 ? ['contact'].filter(isGiven) : []
  return [...line.slice(0, at), ...rest, ...line.slice(at), ...closing, ...last]
}
