/**
 * What the prompt lists as offered, all of it and in its own words: lines of large type, cards on a grid, or a list beside a picture. A point
 * of which nothing can be said besides stands as its name alone.
 */
import type { PageCopy } from '../../../../brief/write/page.ts'
import { column, row, spacer } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, CONTENT, ruled, span } from '../grid.ts'
import { cardGrounds, type Ground, otherGround } from '../grounds.ts'
import { headingOf } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { body, heading, sizeOf, title } from '../words.ts'

type Offer = PageCopy['offers'][number]

const longest = (offers: readonly Offer[]) => Math.max(...offers.map((one) => one.title.length))

const remark = (
  page: Page,
  ground: Ground,
  offers: readonly Offer[],
  index: number,
  width: number | 'fill',
): Node[] => {
  const said = offers[index]?.body ?? ''
  const size = sizeOf(
    offers.map((one) => one.body),
    20,
  )
  return said === ''
    ? []
    : [body(`feature-${index + 1}-body`, said, page.direction, ground, { width, size: Math.min(size, 22) })]
}

const name = (page: Page, ground: Ground, { title: words }: Offer, index: number, size: number): Node =>
  title(`feature-${index + 1}-title`, asCopy(page.brief, words), page.direction, ground, {
    ...{ size, width: 'fill', lineHeight: 1.06, tracking: page.direction.displayTracking },
    fit: { min: 16, lines: 3 },
  })

/** One below the other, as large as they fit; what each means stands small at its right. */
export const offerLines: Section = (page, ground) => {
  const { offers } = page.content.page
  if (offers.length < 2) return undefined
  const size = longest(offers) > 26 ? 48 : offers.length > 5 || longest(offers) > 18 ? 60 : 84
  const told = offers.some((one) => one.body !== '')
  const rows = offers.map((offer, index): Node[] => [
    name(page, ground, offer, index, size),
    ...(told
      ? [
          column(
            `feature-${index + 1}-side`,
            { width: span(4), alignSelf: 'center' },
            remark(page, ground, offers, index, 'fill'),
          ),
        ]
      : []),
  ])
  return band('features', ground, { gap: 44 }, [
    heading('features-heading', headingOf(page, 'features'), page.direction, ground, { size: 36, width: 'fill' }),
    ruled('features-list', ground, rows, { padding: [22, 0, 24, 0], gap: 48, align: 'center' }),
  ])
}

/** Rows of cards by how many there are: none stands alone in its row. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  3: [3],
  4: [4],
  5: [3, 2],
  6: [3, 3],
  7: [4, 3],
  8: [4, 4],
}

/** Up to so many names of which nothing is said make no grid. */
const HOLLOW = 3

/** Cards on a grid, the name at the head, what is said of it at the foot; one of them in the leading colour. */
export const offerCards: Section = (page, ground) => {
  const { offers } = page.content.page
  const { direction } = page
  const rows = ROWS[offers.length]
  const told = offers.some((one) => one.body !== '')
  // A name alone leaves a card hollow: a few of them stand as lines.
  if (!rows || (!told && offers.length <= HOLLOW)) return undefined
  const order = cardGrounds(ground.name, ['surface', 'paper', 'accent', 'ink'], direction.palette)
  const [plain = 'surface', strong = plain] = [order[0], order.find((one) => one === 'accent' || one === 'ink')]
  const marked = page.random.fork('cards').int(offers.length)
  let from = 0
  const grid = rows.map((count, at) => {
    const cards = offers.slice(from, from + count).map((offer, i): Node => {
      const index = from + i
      const own = page.ground(index === marked ? strong : plain)
      return column(
        `feature-${index + 1}`,
        {
          width: 'fill',
          minHeight: told ? 280 : 180,
          element: 'article',
          role: 'card',
          fill: own.fill,
          radius: direction.radius,
          layout: { padding: 30, gap: 14 },
        },
        [
          name(page, own, offer, index, count > 3 ? 30 : 38),
          spacer(`feature-${index + 1}-air`),
          ...remark(page, own, offers, index, 'fill'),
        ],
      )
    })
    from += count
    return row(`features-row-${at + 1}`, { width: 'fill', layout: { gap: 20, align: 'stretch' } }, cards)
  })
  return band('features', ground, { gap: 48 }, [
    heading('features-heading', headingOf(page, 'features'), direction, ground, { maxWidth: span(8) }),
    column('features-grid', { width: 'fill', layout: { gap: 20 } }, grid),
  ])
}

/** A tall picture of the trade, or a frame for a photo, beside the list. */
export const offerPictured: Section = (page, ground) => {
  const { offers } = page.content.page
  if (offers.length < 2 || !page.art.shows()) return undefined
  const { direction, random } = page
  const left = random.fork('pictured').chance(0.5)
  const rows = offers.map((offer, index): Node[] => [
    column(`feature-${index + 1}`, { width: 'fill', layout: { gap: 8 } }, [
      name(page, ground, offer, index, offers.length > 5 ? 28 : 36),
      ...remark(page, ground, offers, index, 'fill'),
    ]),
  ])
  const words = column('features-column', { width: span(6), layout: { gap: 36, justify: 'center' } }, [
    heading('features-heading', headingOf(page, 'features'), direction, ground, { width: 'fill' }),
    ruled('features-list', ground, rows, { padding: [18, 0, 20, 0] }),
  ])
  const picture = {
    ...page.art.panel('features-picture', {
      width: span(6) - 48,
      height: 620,
      ground: otherGround(ground.name, random.fork('under').pick(['accent', 'secondary', 'surface'])),
      kinds: ['photo', 'frame', 'illustration', 'scene'],
      radius: direction.radius,
      fixed: true,
    }),
    height: 'fill' as const,
    minHeight: 520,
  }
  return band('features', ground, {}, [
    row(
      'features-grid',
      { width: 'fill', maxWidth: CONTENT, layout: { justify: 'between', gap: 48, align: 'stretch' } },
      left ? [picture, words] : [words, picture],
    ),
  ])
}
