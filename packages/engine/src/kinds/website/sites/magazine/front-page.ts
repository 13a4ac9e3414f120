/** A magazine's front page: the name over all columns, the lead with its picture, the others beside and below it. */
import { CONTENT, MARGIN, PAGE } from '../../parts/grid.ts'
import { brandOn, callOf, navOf } from '../../screens/frames/chrome.ts'
import { lines } from '../../screens/kit/controls.ts'
import { hairline } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { storiesOf, storyTile, told } from './stories.ts'

export const frontPage = site({
  name: 'magazine-front-page',
  type: 'magazine',
  example: 'A magazine called Slow Rail about train travel, with articles and a newsletter',
  weight: 1,
  told: ['list', 'offer', 'about', 'told'],
  top: (own) => {
    const { screen, pen, band } = own
    const [lead, ...others] = storiesOf(own, 8)
    const { words } = screen
    const [wide, side] = [760, CONTENT - 760 - 40]
    const third = Math.floor((CONTENT - 2 * 32) / 3)
    if (!lead) return []
    return [
      pen.col(
        [
          pen.row([brandOn(screen, pen.surface, 'bar-brand', { size: 72, width: CONTENT, lines: 2 })], {
            justify: 'center',
            width: 'fill',
          }),
          pen.row([navOf(screen, pen, 'row', 6), callOf(screen, pen)], {
            width: 'fill',
            justify: 'between',
            pad: [16, 0, 14, 0],
            stroke: hairline(pen.surface.text, ['top', 'bottom']),
          }),
        ],
        { element: 'header', role: 'nav', width: PAGE, pad: [40, MARGIN, 0, MARGIN], gap: 24 },
        'masthead',
      ),
      band(
        pen,
        [
          pen.row(
            [
              pen.col(
                [
                  storyTile(own, pen, 0, wide, 440),
                  {
                    ...pen.text('display', words.headline, { size: 60, width: 'fill', lines: 3, element: 'h1' }),
                    role: 'headline',
                  },
                  pen.text('lead', words.subhead, { width: 'fill', lines: 3, role: 'subhead' }),
                ],
                { width: wide, gap: 20, element: 'article', role: 'hero' },
                'lead',
              ),
              pen.col(
                [
                  pen.text('title', 'Latest'),
                  lines(
                    pen,
                    others.slice(0, 4).map((story) => [told(pen, story, 'strong', { size: 22, short: true })]),
                    { tall: 18 },
                  ),
                ],
                { width: side, gap: 8 },
              ),
            ],
            { gap: 40, align: 'start' },
          ),
          pen.row(
            others.slice(4, 7).map((story, i) =>
              pen.col([storyTile(own, pen, i + 1, third, 220), told(pen, story, 'title', { size: 26 })], {
                width: third,
                gap: 16,
                element: 'article',
                role: 'card',
              }),
            ),
            { gap: 32, align: 'start', pad: [40, 0, 0, 0], stroke: hairline(pen.surface.text, ['top']) },
          ),
        ],
        { pad: [40, MARGIN, 80, MARGIN], gap: 48 },
      ),
    ]
  },
})
