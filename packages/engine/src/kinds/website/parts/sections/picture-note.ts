/** A picture from edge to edge, and what is to be said on a sheet laid over its corner. */
import { column, frame, row } from '../../../../scene/build.ts'
import { asCopy } from '../content.ts'
import { MARGIN, PAGE, span } from '../grid.ts'
import { otherGround } from '../grounds.ts'
import type { Section } from '../page.ts'
import { body, heading } from '../words.ts'
import { storyOf } from './story.ts'

const HEIGHT = 640

export const pictureNote: Section = (page, ground) => {
  const { brief, direction, random } = page
  const story = storyOf(page)
  if (!page.art.draws || !story) return undefined
  const under = otherGround(ground.name, random.fork('note').pick(['secondary', 'accent', 'surface']))
  const sheet = page.ground(under === 'surface' ? 'ink' : 'paper')
  const right = random.fork('note-side').chance(0.5)
  return frame(
    'story',
    { role: 'section', element: 'section', width: 'fill', minHeight: HEIGHT, clip: true, fill: ground.fill },
    [
      {
        ...page.art.panel('story-picture', {
          width: PAGE,
          height: HEIGHT,
          ground: under,
          kinds: ['illustration', 'mosaic', 'motif'],
          focus: right ? 0.3 : 0.74,
        }),
        at: { left: 0, top: 0, right: 0, bottom: 0 },
        height: 'fill',
      },
      row(
        'story-content',
        {
          width: 'fill',
          minHeight: HEIGHT,
          layout: { padding: [72, MARGIN, 72, MARGIN], align: 'end', justify: right ? 'end' : 'start' },
        },
        [
          column(
            'story-words',
            {
              role: 'panel',
              width: span(6),
              fill: sheet.fill,
              radius: direction.radius,
              layout: { gap: 20, padding: [48, 52, 52, 52] },
            },
            [
              heading('story-title', asCopy(brief, story.title), direction, sheet, { size: 48 }),
              body('story-body', asCopy(brief, story.body), direction, sheet, { size: 21 }),
            ],
          ),
        ],
      ),
    ],
  )
}
