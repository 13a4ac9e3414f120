/** What a magazine shows: its stories, with section and author, and their pictures. Titles are samples until there are some. */
import { cyclic } from '../../../../base/items.ts'
import type { Copy } from '../../../../brief/types.ts'
import type { Frame } from '../../../../scene/types.ts'
import type { Page } from '../../parts/page.ts'
import type { Pen, Step, Words } from '../../screens/kit/pen.ts'
import { capitalised } from '../../vocabulary/nouns.ts'
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

/** Titles that may stand over a story about anything; '{t}' is what the magazine is about. */
const TITLES = [
  '{t} up close',
  '{t}: five questions, answered',
  'The {t} issue',
  '{t}: where to begin',
  'A year of {t}',
  'Letters from our readers',
] as const

const titled = (pattern: string, topic: string): string => capitalised(pattern.replace('{t}', topic))

/** Words of a page and of its makers are nothing that stories are about. */
const NO_TOPIC = /\b(?:page|website|blog|magazine|site|platform|users?|readers?|background|industry|company|team)\b/i

/** What the stories are about, in up to three words. */
function topicOf({ brief }: Page): string | undefined {
  const about = brief.subject.about.trim()
  const isShort = about !== '' && about.split(/\s+/).length <= 3 && about.length <= 24
  return isShort && !NO_TOPIC.test(about) && !brief.language ? about.toLowerCase() : undefined
}

export function storiesOf({ page }: Site, count: number): Story[] {
  const given = page.content.lists.flatMap(({ items }) => items)
  const topic = topicOf(page)
  return Array.from({ length: count }, (_, i) => ({
    title: given[i] ?? (topic ? titled(cyclic(TITLES, i), topic) : sampleName('articles', i)),
    section: cyclic(SECTIONS, i),
    by: cyclic(PEOPLE, i),
    opening: cyclic(OPENINGS, i),
  }))
}

/** A story's picture, of what the magazine is about. */
export function storyTile({ page, screen }: Site, pen: Pen, index: number, width: number, height: number): Frame {
  const size = { width, height, radius: pen.inner, fixed: true }
  const shown = page.art.exhibit(`story-${index}`, index, size)
  if (shown) return shown
  if (index === 0 && page.art.tells)
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
