/** An event as its days: the words over a picture's height at the left, the programme in columns below. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { chips } from '../../screens/kit/controls.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { programmeOf } from '../../vocabulary/programmes.ts'
import { site } from '../site.ts'
import { factsOf, programme, programmeHead, sessionsOf } from './event.ts'

export const eventDays = site({
  name: 'event-days',
  type: 'event',
  example: 'A conference website for Soil & City, 4 May 2027, Hall West: programme and speakers, register',
  weight: 0.9,
  told: ['list', 'offer', 'about', 'told'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band } = own
    const { looks } = screen
    const quiet = penFor(page, looks.quiet, 'days')
    const { sessions, isSample } = sessionsOf(own, 6)
    const half = Math.ceil(sessions.length / 2)
    return [
      bar(),
      band(
        pen,
        [
          pen.row(
            [
              pen.col([headOf(screen, pen, 600, { size: 72, stacked: true }), ...factsOf(own, pen, 26)], {
                width: 600,
                gap: 32,
              }),
              page.art.panel('hero-picture', {
                width: 536,
                height: 560,
                ground: 'accent',
                kinds: ['photo', 'illustration'],
                radius: pen.radius,
                fixed: true,
              }),
            ],
            { gap: 64, align: 'center' },
          ),
        ],
        { pad: [56, 120, 72, 120] },
      ),
      band(quiet, [
        quiet.row(
          [
            ...programmeHead(own, quiet, isSample),
            ...(isSample ? [chips(quiet, ['All', ...programmeOf(page.brief).places.slice(0, 2)])] : []),
          ],
          { width: CONTENT, gap: 24 },
        ),
        quiet.row(
          [sessions.slice(0, half), sessions.slice(half)].map((part) =>
            quiet.col([programme(quiet, part, 24)], { width: (CONTENT - 48) / 2 }),
          ),
          { gap: 48, align: 'start' },
        ),
      ]),
    ]
  },
})
