/** How a screen for a telephone is built: cards under a band, figures first, a list with its search, tiles of what can be done. */
import type { Node } from '../../../../scene/types.ts'
import { taskLabel } from '../../vocabulary/labels.ts'
import { factsOf } from '../../vocabulary/things.ts'
import { BLOCKS } from '../blocks/all.ts'
import { callOf } from '../frames/chrome.ts'
import { chips, field, tabs } from '../kit/controls.ts'
import { deedOf } from '../kit/deeds.ts'
import { type Pen, penFor } from '../kit/pen.ts'
import type { Screen } from '../types.ts'
import { EDGE, GAP, INNER, mainOf, PHONE, phoneBar, stacked, tabBar } from './shell.ts'

export interface PhoneLayout {
  name: string
  compose(screen: Screen): Node[]
}

/** The headline and what goes with it. */
const headline = (screen: Screen, pen: Pen, size: number, width: number): Node[] => [
  {
    ...pen.text('heading', screen.words.headline, { size, element: 'h1', lines: 3, width }),
    id: 'head-title',
    role: 'headline',
  },
  pen.text('small', screen.words.subhead, { role: 'subhead', width, lines: 3, fill: pen.surface.quiet }),
]

/** A band of full colour with the words, cards that follow, tabs. */
const cards: PhoneLayout = {
  name: 'cards',
  compose(screen) {
    const { page, looks } = screen
    const band = page.random.fork('band').pick([looks.accent, looks.ink])
    const head = penFor(page, band, 'hero')
    const pen = penFor(page, looks.ground, 'main')
    return [
      phoneBar(screen, band),
      head.col(
        [...headline(screen, head, 30, INNER), callOf(screen, head)],
        {
          element: 'header',
          role: 'hero',
          width: PHONE,
          fill: band.fill,
          pad: [8, EDGE, 28, EDGE],
          gap: 12,
          align: 'start',
        },
        'band',
      ),
      mainOf(pen, stacked(screen, screen.rest), 20),
      tabBar(screen, looks.panel),
    ]
  },
}

/** The figures of the day first, large, with the span that they are of; the deed in the middle of the tabs. */
const figures: PhoneLayout = {
  name: 'figures',
  compose(screen) {
    const { page, looks } = screen
    const pen = penFor(page, looks.ground, 'main')
    const panel = penFor(page, looks.panel, 'totals')
    const { tasks, lead } = screen
    const totals = BLOCKS.totals.draw({ page, looks, pen: panel, tasks, thing: lead.thing, width: INNER, leads: true })
    return [
      phoneBar(screen, looks.ground),
      mainOf(
        pen,
        [
          pen.col(
            [...headline(screen, pen, 26, INNER), tabs(pen, ['Today', 'Week', 'Month'])],
            { element: 'header', role: 'hero', width: INNER, gap: 8 },
            'head',
          ),
          totals,
          ...stacked(screen, screen.rest),
        ],
        8,
      ),
      tabBar(screen, looks.panel, true),
    ]
  },
}

/** Search and filters at the head, then what there is, one after the other; the leading deed across the foot. */
const list: PhoneLayout = {
  name: 'list',
  compose(screen) {
    const { page, looks } = screen
    const top = looks.panel
    const head = penFor(page, top, 'hero')
    const pen = penFor(page, looks.ground, 'main')
    const foot = penFor(page, looks.panel, 'foot')
    const { filters } = factsOf(screen.lead.thing)
    const rest = screen.rest.filter(({ block }) => block !== 'search' && block !== 'filters')
    return [
      phoneBar(screen, top),
      head.col(
        [
          ...headline(screen, head, 22, INNER),
          head.row([field(head, '', `Search ${screen.lead.thing.toLowerCase()}`, { icon: 'search' })], {
            width: INNER,
            control: { kind: 'search' },
          }),
          chips(head, ['All', ...filters.slice(0, 3)]),
        ],
        { element: 'header', role: 'hero', width: PHONE, fill: top.fill, pad: [4, EDGE, 18, EDGE], gap: 12 },
        'band',
      ),
      mainOf(pen, stacked(screen, rest), GAP),
      foot.row(
        [{ ...callOf(screen, foot), width: 'fill' as const }],
        { width: PHONE, fill: looks.panel.fill, pad: [12, EDGE, 22, EDGE], role: 'footer', element: 'footer' },
        'foot',
      ),
    ]
  },
}

const MOST_TILES = 6

/** All that can be done as tiles, two beside one another, the first across both; then the block that leads. */
const tiles: PhoneLayout = {
  name: 'tiles',
  compose(screen) {
    const { page, looks, tasks } = screen
    const pen = penFor(page, looks.ground, 'main')
    const grounds = [looks.accent, looks.quiet, looks.panel, looks.ink]
    const shown = tasks.slice(0, MOST_TILES)
    const each = Math.floor((INNER - 12) / 2)
    const tile = (task: (typeof shown)[number], index: number): Node => {
      const surface = grounds[index % grounds.length] ?? looks.panel
      const own = penFor(page, surface, `tile-${index + 1}`)
      const isFirst = index === 0 && shown.length % 2 === 1
      return own.col(
        [
          own.icon(factsOf(task.words).icon, 28, surface.text),
          own.text('strong', taskLabel(task, 40), { width: 'fill', lines: 2, fill: surface.text }),
        ],
        {
          role: 'button',
          element: 'button',
          control: deedOf({ page, thing: screen.lead.thing }, task),
          width: isFirst ? INNER : each,
          minHeight: isFirst ? 130 : 116,
          fill: surface.fill,
          radius: own.radius,
          pad: 18,
          gap: 20,
          justify: 'between',
          align: 'start',
        },
        'tile',
      )
    }
    return [
      phoneBar(screen, looks.ground),
      mainOf(
        pen,
        [
          pen.col(headline(screen, pen, 28, INNER), { element: 'header', role: 'hero', width: INNER, gap: 8 }, 'head'),
          pen.row(shown.map(tile), { width: INNER, gap: 12, wrap: true, align: 'stretch' }, 'tiles'),
          ...stacked(screen, screen.rest),
        ],
        8,
      ),
      tabBar(screen, looks.panel),
    ]
  },
}

export const PHONE_LAYOUTS: readonly PhoneLayout[] = [cards, figures, list, tiles]
