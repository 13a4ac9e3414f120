/** Sites that have a form of their own: a shop, a portfolio, a magazine. What opens the page is that form; what was given besides follows. */
import type { Brief, PageType } from '../../../brief/types.ts'
import type { PageCopy } from '../../../brief/write/page.ts'
import { classOf, type FigureClass } from '../../../imagery/figure-classes.ts'
import { figureFor } from '../../../imagery/figures.ts'
import type { Frame, Node, Role } from '../../../scene/types.ts'
import type { Archetype, Composition } from '../../types.ts'
import { assemble } from '../parts/assemble.ts'
import { CONTENT, MARGIN, PAGE } from '../parts/grid.ts'
import { type HeroWords, heroWords } from '../parts/hero-words.ts'
import { isFormed } from '../parts/is-tool.ts'
import { openPage, type Page } from '../parts/page.ts'
import type { PartName } from '../parts/story-line.ts'
import type { BlockName } from '../screens/blocks/all.ts'
import { placedTasks } from '../screens/choose.ts'
import { footOf, topBar } from '../screens/frames/chrome.ts'
import { columnsOf } from '../screens/frames/columns.ts'
import type { BlockContext } from '../screens/kit/block.ts'
import { GAP } from '../screens/kit/controls.ts'
import { type Pen, penFor } from '../screens/kit/pen.ts'
import type { Surface } from '../screens/kit/surfaces.ts'
import { ANY_ROW } from '../screens/page-types.ts'
import { rowFor, screenOf } from '../screens/screen.ts'
import type { PageRow, Screen } from '../screens/types.ts'
import { kitchenOf } from '../vocabulary/dishes.ts'
import type { IconName } from '../vocabulary/icons.ts'
import { programmeOf } from '../vocabulary/programmes.ts'

export interface Site {
  page: Page
  screen: Screen
  /** Writes on the page's own ground. */
  pen: Pen
  /** The bar at the head, with the signs that such a site has. */
  bar(surface?: Surface): Frame
  /** A band from edge to edge. */
  band(pen: Pen, children: Node[], box?: Parameters<Pen['col']>[1]): Frame
  /** For blocks: about what, and how wide. */
  block(width: number, thing?: string): BlockContext
}

interface Options {
  name: string
  type: PageType
  example: string
  /** How well it suits sites of its type. */
  weight: number
  /** Where it depends on more than the type. */
  fits?: (brief: Brief) => boolean
  /** Parts that it shows itself. */
  told: readonly PartName[]
  signs?: readonly IconName[]
  top(site: Site): Node[]
}

/** Sites of somebody or something that has a name: the name is the headline, what is said of it the line below. */
const NAMED: readonly PageType[] = ['cv', 'event', 'portfolio', 'restaurant']
const LONGEST_LINE = 60

function wordsOf(page: Page): HeroWords {
  const { brief, content } = page
  const words = heroWords(page)
  const type = brief.page?.type
  const given = (...roles: Role[]) => brief.copy.find(({ source, role }) => source === 'given' && roles.includes(role))
  if (!type || !NAMED.includes(type) || given('headline')) return words
  const own = type === 'cv' || type === 'portfolio'
  const said = own
    ? brief.copy.find(
        ({ source, role, text }) =>
          source === 'given' &&
          (role === 'title' || role === 'detail' || role === 'label') &&
          text.length <= LONGEST_LINE,
      )
    : undefined
  const invites = type === 'event' && !brief.language && programmeOf(brief).isPrivate ? 'You are invited.' : undefined
  return {
    ...words,
    headline: content.brand,
    subhead: given('subhead', 'tagline') ?? said ?? invites ?? words.headline,
  }
}

/** What a site of the type shows; an event by its sort: weddings have no speakers. */
function rowOf({ brief }: Page): PageRow {
  const row = rowFor(brief.page?.type) ?? ANY_ROW
  if (brief.page?.type !== 'event') return row
  const { title, people, join } = programmeOf(brief)
  return { ...row, nav: [title, ...(people ? [people[0]] : []), join[0]] }
}

/** A kitchen is shown by what it cooks, whatever its name says. */
function shownBy(composition: Composition): Composition {
  const { brief } = composition
  if (brief.page?.type !== 'restaurant') return composition
  const isEaten = (thing: string) => EATEN.includes(classOf(figureFor(thing) ?? ''))
  const own = brief.subject.objects.filter(isEaten)
  const objects = own.length > 0 ? own : kitchenOf(brief).map(({ figure }) => figure.replaceAll('-', ' '))
  const { sure: _sure, ...subject } = brief.subject
  return { ...composition, brief: { ...brief, subject: { ...subject, objects: objects.slice(0, 3) } } }
}
const EATEN: readonly FigureClass[] = ['food', 'drink']

/** What ends a page, where its type says it better than its trade. */
const CLOSINGS: Partial<Record<PageType, Pick<PageCopy['closing'], 'headline' | 'body'>>> = {
  magazine: { headline: 'Read the next one first', body: 'Leave your address, and it comes to you.' },
  shop: { headline: 'Found something?', body: 'Lay it into the basket, or ask us before you do.' },
}

/** The page with the words that end it; those who invite people that they know sell nothing. */
function ended(page: Page): Page {
  const { brief, content } = page
  const type = brief.page?.type
  const programme = type === 'event' ? programmeOf(brief) : undefined
  const own = brief.language
    ? undefined
    : programme?.isPrivate
      ? { headline: 'See you there', body: 'Tell us whether you come, and with whom.', cta: programme.join[1] }
      : type && CLOSINGS[type]
  if (!own) return page
  return { ...page, content: { ...content, page: { ...content.page, closing: { ...content.page.closing, ...own } } } }
}

function siteOf(page: Page, signs: readonly IconName[]): Site {
  const screen = { ...screenOf(page, rowOf(page)), words: wordsOf(page) }
  const { looks } = screen
  const pen = penFor(page, looks.ground, 'site')
  return {
    page,
    screen,
    pen,
    bar: (surface = looks.ground) => topBar(screen, surface, { signs }),
    band: (own, children, box = {}) =>
      own.col(
        children,
        {
          element: 'section',
          role: 'section',
          width: PAGE,
          fill: own.surface.fill,
          pad: [72, MARGIN, 72, MARGIN],
          gap: 40,
          ...box,
        },
        'band',
      ),
    block: (width, thing = screen.lead.thing) => ({ page, looks, pen, tasks: screen.tasks, thing, width, leads: true }),
  }
}

/** Blocks that the form of a type is itself. */
const COVERED: Partial<Record<PageType, readonly BlockName[]>> = {
  shop: ['products', 'cards', 'table', 'results', 'payment'],
  portfolio: ['gallery', 'cards', 'table', 'products'],
  magazine: ['articles', 'table'],
  cv: ['profile', 'table', 'files', 'gallery'],
  pricing: ['table', 'choices', 'compare', 'payment', 'feed'],
  documentation: ['articles', 'table', 'search'],
  event: ['agenda', 'table', 'people', 'results'],
  restaurant: ['products', 'cards', 'table', 'calendar', 'results', 'trip'],
}
const MOST_WORKS = 6

/** What people do there besides, as blocks in two columns. */
function worksOf({ page, screen, pen, band }: Site, type: PageType): Node[] {
  const covered = COVERED[type] ?? []
  const placed = placedTasks(page.brief)
    .filter(({ block }) => !covered.includes(block))
    .slice(0, MOST_WORKS)
  if (placed.length === 0) return []
  const wide = placed.length > 1 ? Math.floor((CONTENT - GAP) * 0.58) : CONTENT
  const widths = placed.length > 1 ? [wide, CONTENT - GAP - wide] : [wide]
  return [
    band(pen, [columnsOf(pen, screen, widths, { blocks: placed, withLead: false })], { pad: [16, MARGIN, 80, MARGIN] }),
  ]
}

export const site = ({ name, type, example, weight, fits, told, signs = ['search'], top }: Options): Archetype => ({
  name,
  example,
  suits: (brief) => (isFormed(brief) && brief.page?.type === type && fits?.(brief) !== false ? weight : 0),
  compose: (composition) => {
    const own = siteOf(ended(openPage(shownBy(composition))), signs)
    return assemble(own.page, [...top(own), ...worksOf(own, type)], { told, foot: footOf(own.screen) })
  },
})
