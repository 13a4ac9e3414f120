/** What all screens for a telephone share: the bar at the head, the tabs at the foot, where a thumb reaches them. */
import { says } from '../../../../brief/told/sayings.ts'
import type { Control } from '../../../../scene/controls.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { WITHIN } from '../../parts/links.ts'
import { brandOn } from '../frames/chrome.ts'
import { avatar, iconButton } from '../kit/controls.ts'
import { deedOf } from '../kit/deeds.ts'
import { hairline, type Pen, penFor } from '../kit/pen.ts'
import type { Surface } from '../kit/surfaces.ts'
import type { Screen } from '../types.ts'

/** Pixels: the screen, its margin, and what is left between. */
export const PHONE = 390
export const EDGE = 16
export const INNER = PHONE - 2 * EDGE
export const GAP = 16

/** A screen of a program within another one has its capsule at the right: more, and close. */
function capsule(pen: Pen): Frame {
  const { surface } = pen
  return pen.row(
    [
      pen.icon('more', 20, surface.text),
      pen.box({ width: 1, height: 16, fill: surface.line, role: 'decoration' }),
      pen.icon('close', 16, surface.text),
    ],
    { role: 'group', radius: 'full', stroke: hairline(surface.edge), pad: [6, 12, 6, 12], gap: 10 },
    'capsule',
  )
}

const NEWS: Control = { kind: 'tell', title: 'Notifications', facts: ['There is nothing new.'] }

/** Name and what is always at hand. */
export function phoneBar(screen: Screen, surface: Surface): Frame {
  const pen = penFor(screen.page, surface, 'bar')
  const isWithin = says(screen.page.brief, 'withinAnother')
  return pen.row(
    [
      brandOn(screen, surface, 'bar-brand', { size: 20, width: isWithin ? 230 : 220, lines: 2 }),
      isWithin
        ? capsule(pen)
        : pen.row([iconButton(pen, 'bell', 44, false, NEWS), avatar(pen, 'Me', 0, 40)], { gap: 8 }),
    ],
    {
      role: 'nav',
      element: 'header',
      width: PHONE,
      fill: surface.fill,
      pad: [20, EDGE, 14, EDGE],
      justify: 'between',
      gap: 12,
    },
    'bar',
  )
}

const MOST_TABS = 4
/** Longer words have no room under a sign. */
const LONGEST_TAB = 12

/** Ways through the program, a sign over a word each; `raised`: the leading deed as a round button in their middle. */
export function tabBar(screen: Screen, surface: Surface, raised = false): Frame {
  const pen = penFor(screen.page, surface, 'tabs')
  const entries = screen.nav.filter(({ words }) => words.length <= LONGEST_TAB).slice(0, MOST_TABS)
  const tab = ({ words, icon }: Screen['nav'][number], index: number): Node => {
    const ink = index === 0 ? surface.word : surface.quiet
    return pen.col(
      [
        pen.icon(icon, 24, ink),
        pen.text('caption', words, { fill: ink, size: 12, align: 'center', width: 'fill', lines: 2 }),
      ],
      {
        element: 'a',
        href: WITHIN,
        role: 'group',
        ...(index === 0 && { current: true }),
        width: 'fill',
        gap: 4,
        align: 'center',
        pad: [6, 2, 6, 2],
      },
      'tab',
    )
  }
  const [first] = screen.tasks
  const leading = first && deedOf({ page: screen.page, thing: screen.lead.thing }, first)
  const tabs = entries.map(tab)
  const half = Math.ceil(tabs.length / 2)
  const shown = raised
    ? [...tabs.slice(0, half), iconButton(pen, 'plus', 52, true, leading), ...tabs.slice(half)]
    : tabs
  return pen.row(
    shown,
    {
      element: 'nav',
      role: 'footer',
      width: PHONE,
      fill: surface.fill,
      stroke: hairline(surface.line, ['top']),
      pad: [8, 8, 18, 8],
      gap: 2,
    },
    'tab-bar',
  )
}

/** Blocks in one column. */
export const stacked = (screen: Screen, placed: Screen['rest'], withLead = true): Node[] => [
  ...(withLead ? [screen.draw(screen.lead, INNER, true)] : []),
  ...placed.map((one) => screen.draw(one, INNER)),
]

/** The main part, on the ground of the screen. */
export const mainOf = (pen: Pen, children: Node[], top: number): Frame =>
  pen.col(
    children,
    { element: 'main', role: 'section', width: PHONE, fill: pen.surface.fill, pad: [top, EDGE, 28, EDGE], gap: GAP },
    'main',
  )
