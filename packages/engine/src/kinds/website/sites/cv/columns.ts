/** A CV in two columns: the person on a full ground at the left, the stations at the right. */
import { MARGIN, PAGE } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { contacts, skills, skillsOf, stations, stationsOf } from './life.ts'

export const cvColumns = site({
  name: 'cv-columns',
  type: 'cv',
  example: 'A CV website for Ines Duarte, hydrologist, ines@duarte.example. Skills: field work, modelling, Portuguese',
  weight: 1,
  told: ['list', 'offer', 'about', 'told', 'contact', 'people', 'call'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar } = own
    const { looks } = screen
    const side = penFor(page, page.random.fork('cv').pick([looks.accent, looks.ink, looks.quiet]), 'side')
    const left = 520
    return [
      bar(side.surface),
      pen.row(
        [
          side.col(
            [
              looks.photo(side, { width: 220, height: 260, radius: side.radius, shows: 'a portrait' }),
              ...contacts(own, side),
              side.text('title', 'Skills', { fill: side.surface.text }),
              skills(side, skillsOf(own)),
            ],
            {
              width: left,
              fill: side.surface.fill,
              pad: [64, 56, 72, MARGIN],
              gap: 24,
              role: 'panel',
              element: 'aside',
            },
            'person',
          ),
          pen.col(
            [
              headOf(screen, pen, PAGE - left - MARGIN - 72, { size: 76, stacked: true }),
              pen.col([pen.text('heading', 'Experience', { element: 'h2' }), stations(pen, stationsOf(own), 26)], {
                gap: 18,
                width: 'fill',
              }),
            ],
            { width: PAGE - left, pad: [72, MARGIN, 72, 72], gap: 56 },
          ),
        ],
        { width: PAGE, align: 'stretch', fill: looks.ground.fill, element: 'section', role: 'section' },
        'cv',
      ),
    ]
  },
})
