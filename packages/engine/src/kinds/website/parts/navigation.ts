/** The header: the name, the ways through the page, and a call or a phone number. */

import type { Copy } from '../../../brief/types.ts'
import { acting, column, frame, row } from '../../../scene/build.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { givenPicture } from '../../shared/given-picture.ts'
import { button, quietLink } from './actions.ts'
import { asCopy } from './content.ts'
import { CONTENT, MARGIN } from './grid.ts'
import type { Ground } from './grounds.ts'
import { WITHIN } from './links.ts'
import type { Page } from './page.ts'
import { placesCall, wishedName } from './wishes.ts'
import { set, small } from './words.ts'

/** The name as it stands in headers and footers: an attached logo, or the words in the display family. */
export function brandLine(
  id: string,
  page: Page,
  ground: Ground,
  options: { size?: number; width?: number; lines?: number } = {},
): Frame {
  const { brief, content, direction } = page
  const size = options.size ?? 32
  const children: Node[] = []
  if (brief.picture?.treatAs === 'logo') {
    const wide = Math.min(3, Math.max(0.6, brief.picture.width / brief.picture.height))
    children.push(
      givenPicture(brief.picture, {
        id: `${id}-logo`,
        role: 'logo',
        alt: brief.brand ?? '',
        fit: 'contain',
        width: Math.round(size * 1.9 * wide),
        height: Math.round(size * 1.9),
      }),
    )
  }
  children.push(
    set(`${id}-name`, content.brand, 'brand', {
      font: 'display',
      weight: direction.weights.display,
      size,
      lineHeight: 1.1,
      tracking: direction.displayTracking * 0.5,
      fill: ground.text,
      element: 'span',
      maxWidth: options.width ?? 380,
      fit: { min: 12, lines: options.lines ?? 2 },
    }),
  )
  return row(id, { element: 'a', href: '#', role: 'logo', layout: { gap: 14, align: 'center' } }, children)
}

/** The labels of the navigation in a row. */
function navigationLinks(id: string, page: Page, ground: Ground): Frame {
  const labels = page.content.page.nav.slice(0, 7)
  const made = row(
    id,
    { element: 'nav', role: 'nav', layout: { gap: 34, align: 'center' } },
    labels.map((label, index) =>
      small(`${id}-${index + 1}`, asCopy(page.brief, label), page.direction, ground, {
        element: 'a',
        href: WITHIN,
        fill: ground.text,
        fit: { min: 12, lines: 1 },
      }),
    ),
  )
  return acting({ kind: 'menu' }, made)
}

/** Bars: `call` ends in a button, `phone` in the number (or nothing), `ruled` has hairlines and the links below. */
type HeaderStyle = 'call' | 'phone' | 'ruled' | 'centred'

/** The style that the brief's wishes leave. */
function styleFor({ brief }: Page, preferred: HeaderStyle): HeaderStyle {
  const name = wishedName(brief)
  if (name === 'centre') return 'centred'
  if (preferred === 'centred' && name === 'left') return 'phone'
  return preferred === 'call' && placesCall(brief) ? 'phone' : preferred
}

export function header(page: Page, ground: Ground, preferred: HeaderStyle): Frame {
  const { content, brief, direction } = page
  const brand = brandLine('header-brand', page, ground)
  const nav = navigationLinks('nav', page, ground)
  const phone: Copy | undefined = content.contacts.find(({ role }) => role === 'phone')
  const number =
    phone &&
    small('header-phone', phone, direction, ground, {
      fill: ground.text,
      weight: direction.weights.strong,
      fit: { min: 12, lines: 1 },
    })
  const style = styleFor(page, preferred)
  const bar = (children: Node[], justify: 'between' | 'start' = 'between') =>
    row('header-bar', { width: 'fill', maxWidth: CONTENT, layout: { align: 'center', justify, gap: 40 } }, children)
  const wrap = (children: Node[], padding = 28) =>
    frame(
      'header',
      {
        element: 'header',
        role: 'nav',
        width: 'fill',
        fill: ground.fill,
        layout: { padding: [padding, MARGIN, padding, MARGIN], align: 'center' },
      },
      children,
    )

  if (style === 'ruled') {
    const lines = [
      row(
        'header-top',
        { width: 'fill', layout: { justify: 'between', align: 'center', padding: [0, 0, 22, 0], gap: 40 } },
        [
          brandLine('header-brand', page, ground, { size: 44, width: 680 }),
          ...(number ? [number] : [button('header-call', asCopy(brief, content.page.hero.primaryCta), page, ground)]),
        ],
      ),
      frame(
        'header-links',
        {
          width: 'fill',
          stroke: { paint: ground.line, width: 1, sides: ['top', 'bottom'] },
          layout: { padding: [16, 0, 16, 0] },
        },
        [nav],
      ),
    ]
    return wrap([column('header-bar', { width: 'fill', maxWidth: CONTENT }, lines)])
  }
  if (style === 'centred') {
    const right = number ?? quietLink('header-call', asCopy(brief, content.page.hero.primaryCta), page, ground)
    // Equal cells left and right keep the name in the middle.
    return wrap([
      bar([
        row('header-left', { width: 'fill' }, [nav]),
        brand,
        row('header-right', { width: 'fill', layout: { justify: 'end' } }, [right]),
      ]),
    ])
  }
  if (style === 'phone')
    return wrap([
      bar([brand, row('header-right', { layout: { gap: 40, align: 'center' } }, [nav, ...(number ? [number] : [])])]),
    ])
  return wrap([
    bar([
      brand,
      row('header-right', { layout: { gap: 40, align: 'center' } }, [
        nav,
        button('header-call', asCopy(brief, content.page.hero.primaryCta), page, ground),
      ]),
    ]),
  ])
}
