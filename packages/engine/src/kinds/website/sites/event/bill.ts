/** An event as a bill: its name as large as the page on a full ground, when and where below, the programme on paper. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { field } from '../../screens/kit/controls.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { factsOf, programme, sessionsOf, ticket } from './event.ts'

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
            pen.col(
              [
                pen.text('heading', 'Programme', { size: 44, element: 'h2' }),
                ...(isSample ? [pen.text('caption', 'Sample programme')] : []),
                programme(pen, sessions, 26),
              ],
              { width: 752, gap: 16 },
            ),
            ticket(card, 'Tickets', 400, [
              field(card, 'Name', 'Your name', { icon: 'user', required: true }),
              field(card, 'E-mail', 'you@mail', { icon: 'mail', required: true }),
              field(card, 'People', '2', { icon: 'users' }),
            ]),
          ],
          { gap: 48, align: 'start' },
        ),
      ]),
    ]
  },
})
