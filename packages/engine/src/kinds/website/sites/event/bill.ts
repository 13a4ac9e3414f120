/** An event as a bill: its name as large as the page on a full ground, when and where below, the programme on paper. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { factsOf, programme, programmeHead, sessionsOf, ticket } from './event.ts'

export const eventBill = site({
  name: 'event-bill',
  type: 'event',
  example:
    'Website of the Harbour Lights Festival, 12 June 2027, 18:00, Old Pier. Visitors can see the programme and get tickets',
  weight: 1,
  told: ['list', 'offer', 'about', 'told'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band } = own
    const { looks } = screen
    const ground = page.random.fork('bill').pick([looks.accent, looks.ink, looks.accent])
    const words = penFor(page, ground, 'hero')
    const card = penFor(page, looks.panel, 'ticket')
    const { sessions, isSample } = sessionsOf(own, 6)
    return [
      bar(ground),
      band(
        words,
        [
          headOf(screen, words, CONTENT, { size: 128, call: false }),
          words.row(factsOf(own, words, 32), { gap: 32, width: 'fill', align: 'start' }),
        ],
        { pad: [72, 120, 72, 120], gap: 64 },
      ),
      band(pen, [
        pen.row(
          [
            pen.col([...programmeHead(own, pen, isSample), programme(pen, sessions, 26)], { width: 752, gap: 16 }),
            ticket(own, card, 400),
          ],
          { gap: 48, align: 'start' },
        ),
      ]),
    ]
  },
})
