/** What stands about the blocks of a screen: bars, heads, feet. */
import type { Frame } from '../../../../scene/types.ts'
import { MARGIN, PAGE } from '../../parts/grid.ts'
import type { Ground } from '../../parts/grounds.ts'
import { lengthOf, textOf } from '../../parts/hero-words.ts'
import { isTool } from '../../parts/is-tool.ts'
import { WITHIN, withinBlock } from '../../parts/links.ts'
import { brandLine } from '../../parts/navigation.ts'
import type { IconName } from '../../vocabulary/icons.ts'
import { avatar, button, navLink, signLink } from '../kit/controls.ts'
import { hairline, type Pen, penFor } from '../kit/pen.ts'
import { toolSign } from '../kit/sign.ts'
import type { Surface } from '../kit/surfaces.ts'
import type { Screen } from '../types.ts'

/** A surface as the grounds that brochures are built on. */
const asGround = (surface: Surface): Ground => ({
  name: 'paper',
  fill: surface.fill,
  text: surface.text,
  quiet: surface.quiet,
  line: surface.line,
  strong: surface.strong,
  button: surface.button,
  isHard: false,
})

export const brandOn = (
  screen: Screen,
  surface: Surface,
  id: string,
  options: Parameters<typeof brandLine>[3],
): Frame => {
  const { page, row } = screen
  const line = brandLine(id, page, asGround(surface), options)
  const isBare =
    Object.keys(row.frames).length === 0 ||
    page.brief.picture?.treatAs === 'logo' ||
    page.brief.negatives.some(({ what }) => what === 'icon' || what === 'picture')
  if (isBare) return line
  const size = Math.round((options?.size ?? 26) * 1.45)
  return {
    ...line,
    layout: { ...line.layout, gap: 12 },
    children: [toolSign(penFor(page, surface, id), size), ...line.children],
  }
}

/** The headline of a screen with what it is, and the leading call. */
export function headOf(
  screen: Screen,
  pen: Pen,
  width: number,
  options: { size?: number; centred?: boolean; call?: boolean; stacked?: boolean } = {},
): Frame {
  const { words } = screen
  const { size = lengthOf(words.headline) > 40 ? 44 : 52, centred = false, call = true, stacked = false } = options
  const text = pen.col(
    [
      {
        ...pen.text('heading', words.headline, {
          size,
          element: 'h1',
          lines: 3,
          width: 'fill',
          ...(centred && { align: 'center' as const }),
        }),
        id: 'head-title',
        role: 'headline',
      },
      pen.text('lead', words.subhead, {
        role: 'subhead',
        width: 'fill',
        lines: 3,
        size: 20,
        fill: pen.surface.quiet,
        ...(centred && { align: 'center' as const }),
      }),
    ],
    { gap: 12, width: centred || stacked || !call ? width : Math.round(width * 0.68) },
    'head-words',
  )
  if (centred)
    return pen.col(
      [text, ...(call ? [callOf(screen, pen)] : [])],
      { element: 'header', role: 'hero', width, gap: 22, align: 'center' },
      'head',
    )
  if (stacked)
    return pen.col(
      [text, callOf(screen, pen)],
      { element: 'header', role: 'hero', width, gap: 32, align: 'start' },
      'head',
    )
  return pen.row(
    [text, ...(call ? [callOf(screen, pen)] : [])],
    { element: 'header', role: 'hero', width, justify: 'between', align: 'end', gap: 24 },
    'head',
  )
}

/** The leading call, as the fact it may be: it leads to the block that leads. */
export function callOf(screen: Screen, pen: Pen): Frame {
  const { primary } = screen.words
  const blocks = [screen.lead, ...screen.rest].map(({ block }) => block)
  const made = button(pen, textOf(primary), 'main', undefined, { element: 'a', href: withinBlock(...blocks) })
  return {
    ...made,
    children: made.children.map((child) =>
      child.type === 'text' && typeof primary !== 'string'
        ? { ...child, role: primary.role, ...(primary.source === 'given' && { fact: true }) }
        : child,
    ),
  }
}

/** The blocks that a sign in a bar leads to, the best first. */
const SIGNED: Partial<Record<IconName, readonly string[]>> = {
  search: ['search', 'filters', 'results'],
  bell: ['notifications', 'activity'],
  heart: ['follow'],
  user: ['profile', 'sign-in', 'settings'],
  basket: ['basket'],
}

export const signsOf = (pen: Pen, side: number, signs: readonly IconName[]): Frame[] =>
  signs.map((sign) => signLink(pen, sign, side, ...(SIGNED[sign] ?? [])))

/** The bar at the head of a screen: name, ways, search, and who is there. */
export function topBar(
  screen: Screen,
  surface: Surface,
  options: { margin?: number; ways?: boolean; signs?: readonly IconName[] } = {},
): Frame {
  const { margin = MARGIN, ways = true, signs } = options
  const pen = penFor(screen.page, surface, 'bar')
  const tools = signs ? signsOf(pen, 40, signs) : [...signsOf(pen, 40, ['search', 'bell']), avatar(pen, 'Me', 0, 40)]
  return pen.row(
    [
      brandOn(screen, surface, 'bar-brand', { size: 26, width: 300, lines: 2 }),
      ...(ways ? [navOf(screen, pen, 'row', 5)] : []),
      ...(tools.length > 0 ? [pen.row(tools, { gap: 10 }, 'tools')] : []),
    ],
    {
      role: 'nav',
      element: 'header',
      width: PAGE,
      fill: surface.fill,
      stroke: hairline(surface.line, ['bottom']),
      pad: [24, margin, 20, margin],
      justify: 'between',
      gap: 32,
    },
    'bar',
  )
}

export function navOf(screen: Screen, pen: Pen, direction: 'row' | 'column', most = 8): Frame {
  const links = screen.nav
    .slice(0, most)
    .map(({ words, icon }, i) =>
      navLink(pen, words, direction === 'column' ? icon : undefined, i === 0, direction === 'column'),
    )
  const box = { element: 'nav', role: 'nav', control: { kind: 'menu' } } as const
  return direction === 'row'
    ? pen.row(links, { ...box, gap: 26 }, 'nav')
    : pen.col(links, { ...box, width: 'fill', gap: 4 }, 'nav')
}

const ALL_SAMPLES = 'Names, dates, figures and prices on this page are samples.'

/** The foot: the name, the contacts that were given, the few links that such a page has. */
export function footOf(screen: Screen, margin = MARGIN): Frame {
  const { page, looks, row } = screen
  const pen = penFor(page, looks.ground, 'footer')
  const { contacts } = page.content
  return pen.col(
    [
      pen.row(
        [
          brandOn(screen, looks.ground, 'footer-brand', { size: 20, width: 420 }),
          pen.row(
            row.foot.map((words) => pen.text('small', words, { element: 'a', href: WITHIN })),
            { gap: 28, element: 'nav', role: 'nav', wrap: true },
            'footer-nav',
          ),
        ],
        { width: 'fill', justify: 'between', gap: 32 },
      ),
      ...(isTool(page.brief) ? [pen.text('caption', ALL_SAMPLES, { width: 'fill', lines: 2 })] : []),
      ...(contacts.length > 0
        ? [
            pen.row(
              contacts.map((copy) =>
                pen.text('small', copy, {
                  fill: looks.ground.text,
                  role: copy.role,
                  maxWidth: PAGE - 2 * margin,
                  lines: 2,
                }),
              ),
              { gap: 28, wrap: true, width: 'fill' },
            ),
          ]
        : []),
    ],
    {
      element: 'footer',
      role: 'footer',
      width: PAGE,
      fill: looks.ground.fill,
      pad: [28, margin, 36, margin],
      gap: 16,
      stroke: hairline(looks.ground.line, ['top']),
    },
    'footer',
  )
}
