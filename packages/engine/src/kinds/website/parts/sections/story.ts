/** A second thing to tell, in columns of text under a large heading, beside a picture that runs to the edge of the page. */
import type { PageCopy } from '../../../../brief/write/page.ts'
import { column, row } from '../../../../scene/build.ts'
import { asCopy } from '../content.ts'
import { MARGIN } from '../grid.ts'
import { otherGround } from '../grounds.ts'
import type { Page, Section } from '../page.ts'
import { heading, lead } from '../words.ts'

/** What is told beside the statement; nothing where the words have no more. */
export const storyOf = ({ content }: Page): PageCopy['about'] | undefined => content.page.story

export const story: Section = (page, ground) => {
  const { brief, direction, random } = page
  const told = storyOf(page)
  if (!page.art.shows() || !told) return undefined
  const right = random.fork('story-side').chance(0.5)
  const words = column(
    'story-words',
    {
      width: '50%',
      layout: { padding: right ? [112, 72, 112, MARGIN] : [112, MARGIN, 112, 72], gap: 30, justify: 'center' },
    },
    [
      heading('story-title', asCopy(brief, told.title), direction, ground, { width: 'fill' }),
      lead('story-body', asCopy(brief, told.body), direction, ground, { role: 'body' }),
    ],
  )
  const picture = {
    ...page.art.panel('story-picture', {
      width: 720,
      height: 620,
      ground: otherGround(ground.name, random.fork('story').pick(['accent', 'secondary', 'surface'])),
      kinds: ['illustration', 'scene', 'frame'],
    }),
    height: 'fill' as const,
    minHeight: 620,
  }
  return row(
    'story',
    { role: 'section', element: 'section', width: 'fill', fill: ground.fill, layout: { align: 'stretch' } },
    right ? [words, picture] : [picture, words],
  )
}
