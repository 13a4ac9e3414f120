/** A picture from edge to edge, and under it what is to be said: a large line at the left, the rest in a column at the right. */
import { column, row } from '../../../../scene/build.ts'
import { asCopy } from '../content.ts'
import { CONTENT, MARGIN, PAGE, span } from '../grid.ts'
import { otherGround } from '../grounds.ts'
import type { Section } from '../page.ts'
import { heading, lead } from '../words.ts'
import { storyOf } from './story.ts'

const HEIGHT = 480

export const pictureNote: Section = (page, ground) => {
  const { brief, direction, random } = page
  const story = storyOf(page)
  if (!page.art.shows() || !story) return undefined
  const under = otherGround(ground.name, random.fork('note').pick(['secondary', 'accent', 'surface']))
  return column('story', { role: 'section', element: 'section', width: 'fill', fill: ground.fill }, [
    page.art.panel('story-picture', {
      width: PAGE,
      height: HEIGHT,
      ground: under,
      kinds: ['illustration', 'scene', 'frame'],
    }),
    column('story-content', { width: 'fill', layout: { padding: [64, MARGIN, 96, MARGIN], align: 'center' } }, [
      row(
        'story-words',
        { width: 'fill', maxWidth: CONTENT, layout: { justify: 'between', align: 'start', gap: 24 } },
        [
          heading('story-title', asCopy(brief, story.title), direction, ground, { width: span(6) }),
          lead('story-body', asCopy(brief, story.body), direction, ground, { role: 'body', width: span(5) }),
        ],
      ),
    ]),
  ])
}
