/** A map from edge to edge, and the facts of a visit on a sheet laid over it. Only where an address is given. */
import { column, frame, row } from '../../../../scene/build.ts'
import { MARGIN, ruled, span } from '../grid.ts'
import { type GroundName, inksOn } from '../grounds.ts'
import { headingOf } from '../headings.ts'
import type { Section } from '../page.ts'
import { heading } from '../words.ts'
import { contactFacts, contactLine, contactRows, streetMap } from './contact.ts'

const HEIGHT = 620

export const mapBand: Section = (page, ground) => {
  const { content, direction } = page
  if (!page.art.draws || !content.contacts.some(({ role }) => role === 'address')) return contactRows(page, ground)
  const under: GroundName = ground.name === 'paper' || ground.name === 'surface' ? 'surface' : ground.name
  const sheet = page.ground(under === 'surface' ? 'paper' : 'surface')
  return frame(
    'contact',
    { role: 'section', element: 'section', width: 'fill', minHeight: HEIGHT, clip: true, fill: under },
    [
      frame(
        'contact-map',
        { role: 'panel', element: 'figure', at: { left: 0, top: 0, right: 0, bottom: 0 }, height: 'fill' },
        [streetMap('contact-streets', 1440, HEIGHT, page.random.fork('map'), inksOn(under, direction.palette))],
      ),
      row(
        'contact-content',
        { width: 'fill', minHeight: HEIGHT, layout: { padding: [72, MARGIN, 72, MARGIN], align: 'center' } },
        [
          column(
            'contact-words',
            {
              role: 'panel',
              width: span(5),
              fill: sheet.fill,
              radius: direction.radius,
              layout: { gap: 32, padding: 48 },
            },
            [
              heading('contact-heading', headingOf(page, 'contact'), direction, sheet, { size: 44 }),
              ruled(
                'contact-facts',
                sheet,
                contactFacts(page).map((copy, index) => contactLine(page, sheet, copy, index)),
                { padding: [18, 0, 18, 0], align: 'baseline' },
              ),
            ],
          ),
        ],
      ),
    ],
  )
}
