/** Ways to end a page. Each carries the name and every contact. */
import type { Copy } from '../../../../brief/types.ts'
import { column, frame, row, text } from '../../../../scene/build.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, CONTENT, MARGIN, PAGE, span } from '../grid.ts'
import { type Ground, otherGround } from '../grounds.ts'
import { textOf } from '../hero-words.ts'
import { WITHIN } from '../links.ts'
import { brandLine } from '../navigation.ts'
import type { Page } from '../page.ts'
import { body, set, small } from '../words.ts'

const fact = (page: Page, ground: Ground, copy: Copy, index: number): Node =>
  small(`footer-contact-${index + 1}`, copy, page.direction, ground, { fill: ground.text, lineHeight: 1.5 })

const links = (page: Page, ground: Ground, direction: 'row' | 'column'): Frame =>
  frame(
    'footer-links',
    {
      element: 'nav',
      role: 'nav',
      layout: { direction, gap: direction === 'row' ? 32 : 12 },
    },
    page.content.page.nav.map((label, index) =>
      small(`footer-link-${index + 1}`, asCopy(page.brief, label), page.direction, ground, {
        element: 'a',
        href: WITHIN,
      }),
    ),
  )

const remark = (page: Page, ground: Ground): Node[] => {
  const { brief, direction, content } = page
  const words = content.tagline ?? asCopy(brief, content.page.footer.line)
  return [body('footer-line', words, direction, ground, { maxWidth: 460 })]
}

/** Name and line at the left; contacts and links in columns. */
export function columnsFooter(page: Page, ground: Ground): Frame {
  const { contacts } = page.content
  return band('footer', ground, { element: 'footer', role: 'footer', padding: [88, 72] }, [
    row('footer-columns', { width: 'fill', layout: { gap: 24, justify: 'between' } }, [
      column('footer-name', { width: span(5), layout: { gap: 18 } }, [
        brandLine('footer-brand', page, ground, { size: 34, width: span(5) }),
        ...remark(page, ground),
      ]),
      ...(contacts.length > 0
        ? [
            column(
              'footer-contacts',
              { width: span(4), layout: { gap: 12 } },
              contacts.map((copy, index) => fact(page, ground, copy, index)),
            ),
          ]
        : []),
      frame('footer-nav', { width: span(2) }, [links(page, ground, 'column')]),
    ]),
  ])
}

const LONGEST_WORDMARK = 24

/** The contacts in a row, and under them the name as wide as the page. */
export function wordmarkFooter(page: Page, ground: Ground): Frame {
  const { direction, content } = page
  const name = textOf(content.brand)
  // A long name over the width of the page would be no larger than a heading.
  if (name.length > LONGEST_WORDMARK) return columnsFooter(page, ground)
  return column(
    'footer',
    {
      element: 'footer',
      role: 'footer',
      width: 'fill',
      fill: ground.fill,
      clip: true,
      layout: { padding: [80, MARGIN, 0, MARGIN], align: 'center' },
    },
    [
      column('footer-content', { width: 'fill', maxWidth: CONTENT, layout: { gap: 88 } }, [
        row('footer-top', { width: 'fill', layout: { justify: 'between', gap: 48 } }, [
          column('footer-name', { width: span(4), layout: { gap: 14 } }, [
            brandLine('footer-brand', page, ground, { size: 26, width: span(4) }),
            ...remark(page, ground),
          ]),
          ...(content.contacts.length > 0
            ? [
                column(
                  'footer-contacts',
                  { width: span(4), layout: { gap: 10 } },
                  content.contacts.map((copy, index) => fact(page, ground, copy, index)),
                ),
              ]
            : []),
          links(page, ground, 'column'),
        ]),
        text('footer-wordmark', name, {
          role: 'decoration',
          font: 'display',
          weight: direction.weights.display,
          size: 300,
          lineHeight: 1,
          trim: true,
          tracking: direction.displayTracking,
          fill: ground.strong,
          width: 'fill',
          margin: [0, 0, -10, 0],
          fit: { min: 12, lines: 1 },
        }),
      ]),
    ],
  )
}

/** One quiet line: the name, the contacts, the links. */
export function lineFooter(page: Page, ground: Ground): Frame {
  const { contacts } = page.content
  return column(
    'footer',
    {
      element: 'footer',
      role: 'footer',
      width: 'fill',
      fill: ground.fill,
      layout: { padding: [0, MARGIN, 56, MARGIN], align: 'center' },
    },
    [
      column(
        'footer-content',
        {
          width: 'fill',
          maxWidth: CONTENT,
          layout: { gap: 28, padding: [36, 0, 0, 0] },
          stroke: { paint: ground.line, width: 1, sides: ['top'] },
        },
        [
          row('footer-top', { width: 'fill', layout: { justify: 'between', align: 'center', gap: 40 } }, [
            brandLine('footer-brand', page, ground, { size: 26, width: 520 }),
            links(page, ground, 'row'),
          ]),
          row('footer-bottom', { width: 'fill', layout: { gap: 32, wrap: true } }, [
            ...contacts.map((copy, index) => ({ ...fact(page, ground, copy, index), maxWidth: PAGE - 2 * MARGIN })),
            ...(contacts.length === 0 ? remark(page, ground) : []),
          ]),
        ],
      ),
    ],
  )
}

/** A last picture from edge to edge, and the quiet line under it. */
export function pictureFooter(page: Page, ground: Ground): Frame {
  if (!page.art.shows()) return columnsFooter(page, ground)
  const line = columnsFooter(page, ground)
  return {
    ...line,
    layout: { direction: 'column', align: 'stretch' },
    children: [
      page.art.panel('footer-picture', {
        width: PAGE,
        height: 300,
        ground: otherGround(ground.name, page.random.fork('footer-picture').pick(['surface', 'secondary', 'accent'])),
        kinds: ['illustration', 'scene'],
      }),
      frame(
        'footer-inner',
        { width: 'fill', layout: { padding: [72, MARGIN, 64, MARGIN], align: 'center' } },
        line.children,
      ),
    ],
  }
}

/** The ways to reach the place, as large as headings; name and links at their right. */
export function contactFooter(page: Page, ground: Ground): Frame {
  const { direction, content } = page
  if (content.contacts.length === 0) return columnsFooter(page, ground)
  return band('footer', ground, { element: 'footer', role: 'footer', padding: [96, 72] }, [
    row('footer-columns', { width: 'fill', layout: { gap: 48, justify: 'between' } }, [
      column(
        'footer-contacts',
        { width: span(8), layout: { gap: 14 } },
        content.contacts.map((copy, index) =>
          set(`footer-contact-${index + 1}`, copy, copy.role, {
            font: 'display',
            weight: direction.weights.display,
            size: 44,
            lineHeight: 1.2,
            tracking: direction.displayTracking,
            fill: index === 0 ? ground.strong : ground.text,
            width: 'fill',
            fit: { min: 16, lines: 2 },
          }),
        ),
      ),
      column('footer-name', { width: span(3), layout: { gap: 28 } }, [
        brandLine('footer-brand', page, ground, { size: 34, width: span(3) }),
        links(page, ground, 'column'),
      ]),
    ]),
  ])
}
