/** A section that joins a page which stands, as the page would have composed it: of samples, where nothing was given, which it says. */
import { cyclic } from '../../../base/items.ts'
import type { Copy } from '../../../brief/types.ts'
import { column, row } from '../../../scene/build.ts'
import type { Frame, Node, Role } from '../../../scene/types.ts'
import type { Content } from '../parts/content.ts'
import { band, CONTENT, GUTTER, span } from '../parts/grid.ts'
import type { Ground, GroundName } from '../parts/grounds.ts'
import type { Page, Section } from '../parts/page.ts'
import { figures } from '../parts/sections/figures.ts'
import { people } from '../parts/sections/people.ts'
import { prices } from '../parts/sections/prices.ts'
import { quote } from '../parts/sections/quote.ts'
import { heading, small, title } from '../parts/words.ts'

interface Sampled {
  heading: string
  /** How many there are where nobody says. */
  count: number
  /** What is said of the samples. */
  says: string
  content?(count: number): Partial<Content>
  /** The section of so many. */
  section(count: number): Section
}

const copy = (role: Role, text: string): Copy => ({ role, text, source: 'written' })
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

const PLANS = ['Basic €9', 'Plus €19', 'Pro €39', 'Team €79'] as const
const PEOPLE = ['First name', 'Second name', 'Third name', 'Fourth name', 'Fifth name', 'Sixth name'] as const
const VOICES = [
  'What a client says of you stands here, in a line or two.',
  'A second voice, about what went well.',
  'A third voice, about what is different now.',
  'A fourth voice, about the people.',
  'A fifth voice, in a few words.',
  'A sixth voice, from long ago.',
] as const
const FIGURES = ['100 first figure', '20 second figure', '5 third figure', '3 fourth figure'] as const

/** More of one sort tire. */
const [MOST, MOST_PLANS] = [9, 4]
const GROUNDS: readonly GroundName[] = ['surface', 'accent', 'secondary', 'ink']
const IN_ROW = 3

/** Pictures of the page's own kind, in rows of equal ones. */
const pictures =
  (count: number): Section =>
  (page, ground) => {
    const columns = count % IN_ROW === 0 || count > 4 ? IN_ROW : Math.min(count, 2)
    const width = Math.floor((CONTENT - GUTTER * (columns - 1)) / columns)
    const grounds = GROUNDS.filter((name) => name !== ground.name)
    const panel = (index: number) =>
      page.art.panel(`gallery-${index + 1}`, {
        width,
        height: Math.round(width * 0.72),
        ground: cyclic(grounds, index),
        kinds: cyclic([['frame', 'scene', 'illustration'] as const, ['frame', 'scene'] as const], index),
        radius: page.direction.radius,
      })
    const rows: Node[] = []
    for (let first = 0; first < count; first += columns)
      rows.push(
        row(
          `gallery-row-${first / columns + 1}`,
          { width: 'fill', layout: { gap: GUTTER } },
          times(Math.min(columns, count - first), (index) => panel(first + index)),
        ),
      )
    return band('gallery', ground, { gap: GUTTER }, rows)
  }

/** Plates that wait for the marks of others. */
const plates =
  (count: number): Section =>
  (page, ground) =>
    band('clients', ground, { padding: [64, 64], gap: 32 }, [
      row(
        'clients-row',
        { width: 'fill', layout: { gap: GUTTER } },
        times(count, (index) =>
          column(
            `client-${index + 1}`,
            {
              width: 'fill',
              height: 96,
              element: 'article',
              role: 'card',
              stroke: { paint: ground.quiet, width: 1 },
              radius: page.direction.radius,
              layout: { align: 'center', justify: 'center' },
            },
            [title(`client-${index + 1}-title`, `Client ${index + 1}`, page.direction, ground, { size: 22 })],
          ),
        ),
      ),
    ])

const SAMPLED: Readonly<Record<string, Sampled>> = {
  prices: {
    heading: 'Prices',
    count: 3,
    says: 'Sample names and prices',
    content: (count) => ({
      lists: [
        { title: 'Prices', items: times(Math.min(count, MOST_PLANS), (i) => copy('list-item', cyclic(PLANS, i))) },
      ],
    }),
    section: () => prices,
  },
  team: {
    heading: 'The team',
    count: 3,
    says: 'Sample names',
    content: (count) => ({
      people: times(count, (i) => ({
        person: copy('person', cyclic(PEOPLE, i)),
        title: copy('title', 'What they do'),
      })),
    }),
    section: () => people,
  },
  testimonials: {
    heading: 'What people say',
    count: 2,
    says: 'Sample words',
    content: (count) => {
      const quotes = times(count, (i) => copy('quote', cyclic(VOICES, i)))
      return { quotes, saidBy: new Map(quotes.map((one, i) => [one, copy('person', `Client ${i + 1}`)])) }
    },
    section: () => quote,
  },
  statistics: {
    heading: 'In figures',
    count: 3,
    says: 'Sample figures',
    content: (count) => ({ figures: times(Math.min(count, 4), (i) => copy('detail', cyclic(FIGURES, i))) }),
    section: () => figures,
  },
  gallery: { heading: 'Gallery', count: 6, says: '', section: pictures },
  clients: { heading: 'Our clients', count: 4, says: 'Sample names', section: plates },
}

/** Under its own heading, with a line that tells what is made up. */
function marked(section: Frame, { heading: words, says }: Sampled, page: Page, ground: Ground): Frame {
  const [content] = section.children
  if (content?.type !== 'frame') return section
  const headed = content.children.some((node) => node.type === 'text' && node.element === 'h2')
  const [first, ...rest] = content.children
  const head =
    headed && first ? first : heading(`${section.id}-heading`, words, page.direction, ground, { maxWidth: span(8) })
  const line = says ? [small(`${section.id}-sample`, says, page.direction, ground, { fill: ground.quiet })] : []
  const top = column(`${section.id}-head`, { width: 'fill', layout: { gap: 16 } }, [head, ...line])
  return { ...section, children: [{ ...content, children: [top, ...(headed ? rest : content.children)] }] }
}

/**
 * Undefined where samples of it would say nothing.
 * @param name of `language/lexicon/sections.ts`
 */
export function sampleSection(page: Page, name: string, count: number | undefined, on: GroundName): Frame | undefined {
  const row = SAMPLED[name]
  if (!row) return undefined
  const many = Math.max(1, Math.min(MOST, count ?? row.count))
  const ground = page.ground(on)
  const filled: Page = { ...page, content: { ...page.content, ...row.content?.(many) } }
  const made = row.section(many)(filled, ground)
  return made && marked(made, row, page, ground)
}
