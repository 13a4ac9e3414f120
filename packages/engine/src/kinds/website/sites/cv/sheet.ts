/** A CV as a sheet of paper on a coloured ground: all in one column, as it would be printed. */
import { PAGE } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { hairline, penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { contacts, skills, skillsOf, stations, stationsOf } from './life.ts'

const SHEET = 880

export const cvSheet = site({
  name: 'cv-sheet',
  type: 'cv',
  example: 'Online CV of Priya Nair, landscape architect. Skills: planting, drawing, Malayalam',
  weight: 0.85,
  told: ['list', 'offer', 'about', 'told', 'contact', 'people', 'call'],
  signs: [],
  top: (own) => {
    const { page, screen, bar, band } = own
    const { looks } = screen
    const desk = penFor(page, page.random.fork('desk').pick([looks.accent, looks.quiet, looks.ink]), 'desk')
    const pen = penFor(page, looks.panel, 'sheet')
    const width = SHEET - 144
    return [
      bar(desk.surface),
      band(
        desk,
        [
          pen.col(
            [
              pen.row(
                [
                  pen.col([headOf(screen, pen, width - 200, { size: 64, call: false })], { width: width - 200 }),
                  looks.photo(pen, { width: 160, height: 190, radius: pen.radius, shows: 'a portrait' }),
                ],
                { gap: 40, align: 'start' },
              ),
              ...contacts(own, pen),
              pen.col(
                [pen.text('heading', 'Experience', { element: 'h2', size: 28 }), stations(pen, stationsOf(own), 24)],
                { gap: 14, width: 'fill' },
              ),
              pen.col([pen.text('heading', 'Skills', { element: 'h2', size: 28 }), skills(pen, skillsOf(own))], {
                gap: 20,
                width: 'fill',
              }),
            ],
            {
              width: SHEET,
              fill: pen.surface.fill,
              pad: 72,
              gap: 40,
              stroke: hairline(pen.surface.line),
              role: 'card',
              element: 'article',
            },
            'sheet',
          ),
        ],
        { width: PAGE, align: 'center', pad: [64, 0, 96, 0] },
      ),
    ]
  },
})
