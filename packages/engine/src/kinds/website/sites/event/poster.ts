/** An event as its poster: the picture from edge to edge under the bar, below it the name as large as the page with the facts, then what happens as a field of cells, and the form. */
import { CONTENT, MARGIN, PAGE } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { factsOf, programmeHead, sessionsOf, ticket } from './event.ts'

const MOST = 6

export const eventPoster = site({
  name: 'event-poster',
  type: 'event',
  example: 'Website for the street food festival Night Kitchen, 3 September 2027, Dock Square, programme and tickets',
  weight: 1,
  told: ['list', 'offer', 'about', 'told'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band } = own
    const { looks } = screen
    const ground = page.random.fork('poster').pick([looks.ink, looks.accent])
    const words = penFor(page, ground, 'hero')
    const card = penFor(page, looks.panel, 'ticket')
    const { sessions, isSample } = sessionsOf(own, MOST)
    const each = Math.floor((CONTENT - 2 * 24) / 3)
    const cells = sessions.slice(0, MOST).map(({ title, at, place }, i) => {
      const cell = penFor(page, i % 4 === 0 ? looks.quiet : looks.panel, `cell-${i + 1}`)
      return cell.col(
        [
          ...(at ? [cell.text('figure', at, { size: 44, fill: cell.surface.word })] : []),
          cell.col(
            [
              cell.text('title', title, { size: 26, width: 'fill', lines: 2, element: 'h3' }),
              ...(place ? [cell.text('small', place)] : []),
            ],
            { gap: 4, width: 'fill' },
          ),
        ],
        {
          element: 'article',
          role: 'card',
          width: each,
          minHeight: 180,
          fill: cell.surface.fill,
          radius: cell.radius,
          pad: 24,
          gap: 24,
          justify: 'between',
        },
        'cell',
      )
    })
    return [
      bar(ground),
      page.art.panel('hero-picture', {
        width: PAGE,
        height: 540,
        ground: ground === looks.ink ? 'accent' : 'surface',
        kinds: ['photo', 'illustration'],
      }),
      band(
        words,
        [
          headOf(screen, words, CONTENT, { size: 132, call: false }),
          words.row(factsOf(own, words, 30), { gap: 32, width: 'fill', align: 'start' }),
        ],
        { pad: [48, MARGIN, 64, MARGIN], gap: 48 },
      ),
      band(pen, [
        pen.row(programmeHead(own, pen, isSample), { width: CONTENT, gap: 24 }),
        pen.row(cells, { gap: 24, wrap: true, align: 'stretch', width: CONTENT }),
        pen.row([ticket(own, card, CONTENT)], { width: CONTENT }),
      ]),
    ]
  },
})
