/** What a magazine shows: its stories, with section and author, and their pictures. Titles are samples until there are some. */
import { cyclic } from '../../../../base/items.ts'
import type { Copy } from '../../../../brief/types.ts'
import type { Frame } from '../../../../scene/types.ts'
import type { Pen, Step, Words } from '../../screens/kit/pen.ts'
import { PEOPLE, sampleName } from '../../vocabulary/samples.ts'
import { saidObjects } from '../portfolio/work.ts'
import type { Site } from '../site.ts'

const SECTIONS = ['Features', 'News', 'Opinion', 'Reports', 'Interview', 'Notes'] as const
/** The first lines, until they are written. */
const OPENINGS = [
  'The first lines of the story stand here, so that readers know what they will find in it.',
  'Two sentences that lead into the story, and leave a question open.',
  'What it is about, told in the length of a breath.',
] as const

export interface Story {
  title: Copy | string
  section: string
  by: string
  opening: string
}

export function storiesOf({ page }: Site, count: number): Story[] {
  const given = page.content.lists.flatMap(({ items }) => items)
  return Array.from({ length: count }, (_, i) => ({
    title: given[i] ?? sampleName('articles', i),
    section: cyclic(SECTIONS, i),
    by: cyclic(PEOPLE, i),
    opening: cyclic(OPENINGS, i),
  }))
}

/** A story's picture, of what the magazine is about. */
export function storyTile({ page, screen }: Site, pen: Pen, index: number, width: number, height: number): Frame {
  if (index === 0 && page.art.draws)
    return page.art.panel('story-picture', {
      width,
      height,
      ground: 'surface',
      kinds: ['photo', 'illustration'],
      radius: pen.inner,
      fixed: true,
    })
  const objects = saidObjects(page.brief)
  return screen.looks.tile(pen, objects.length > 0 ? cyclic(objects, index) : undefined, { width, height, index })
}

/** Section, title, first lines, author. */
export const told = (
  pen: Pen,
  { title, section, by, opening }: Story,
  step: Step,
  options: Words & { short?: boolean } = {},
): Frame => {
  const { short = false, ...words } = options
  return pen.col(
    [
      pen.text('label', section, { fill: pen.surface.word, size: 15 }),
      pen.text(step, title, { width: 'fill', lines: 3, element: 'h3', ...words }),
      ...(short ? [] : [pen.text('body', opening, { width: 'fill', lines: 3 })]),
      pen.text('caption', `${by}  ·  Sample`),
    ],
    { gap: 8, width: 'fill' },
    'story',
  )
}
