/** A CV under a name as wide as the page: three columns of equal right below it. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { hairline, penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { contacts, skills, skillsOf, stations, stationsOf } from './life.ts'

export const cvNameplate = site({
  name: 'cv-nameplate',
  type: 'cv',
  example: 'Personal website and resume of Tomas Berg, sound engineer, +47 555 01 442',
  weight: 0.9,
  told: ['list', 'offer', 'about', 'told', 'contact', 'people', 'call'],
  signs: [],
  top: (own) => {
    const { page, screen, bar, band } = own
    const { looks } = screen
    const pen = penFor(page, page.random.fork('cv').pick([looks.ground, looks.quiet, looks.ink]), 'cv')
    const side = 300
    return [
      bar(pen.surface),
      band(
        pen,
        [
          headOf(screen, pen, CONTENT, { size: 132, call: false }),
          pen.row(
            [
              pen.col(
                [pen.text('heading', 'Experience', { element: 'h2', size: 30 }), stations(pen, stationsOf(own), 24)],
                { width: CONTENT - 2 * side - 96, gap: 16 },
              ),
              pen.col([pen.text('heading', 'Skills', { element: 'h2', size: 30 }), skills(pen, skillsOf(own))], {
                width: side,
                gap: 24,
              }),
              pen.col(
                [
                  pen.text('heading', 'Contact', { element: 'h2', size: 30 }),
                  ...contacts(own, pen),
                  looks.photo(pen, { width: side, height: 340, radius: pen.radius, shows: 'a portrait' }),
                ],
                { width: side, gap: 16 },
              ),
            ],
            { gap: 48, align: 'start', pad: [40, 0, 0, 0], stroke: hairline(pen.surface.text, ['top']) },
          ),
        ],
        { gap: 64 },
      ),
    ]
  },
})
