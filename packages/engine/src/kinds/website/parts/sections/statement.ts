/** What the place is about, said large. */
import type { Copy } from '../../../../brief/types.ts'
import { column, row } from '../../../../scene/build.ts'
import { asCopy, STATEMENT } from '../content.ts'
import { band, CONTENT, span } from '../grid.ts'
import { lengthOf } from '../hero-words.ts'
import type { Page, Section } from '../page.ts'
import { body, heading, lead, SIZE, title } from '../words.ts'

/** A passage of up to so many letters is the statement itself; under a longer one its title is. */
const SAYING = 170
/** A title of up to so many letters keeps its size in a narrow column. */
const LARGE = 14

interface About {
  title: Copy | string
  words: Copy | string
  isSaying: boolean
}

function aboutOf({ brief, content }: Page): About {
  const { about } = content.page
  const told = content.passages.find((copy) => lengthOf(copy) >= STATEMENT)
  const words = told ?? asCopy(brief, about.body)
  // What the prompt says stands under who says it, not under a title that was written for other words.
  const isOurs = told === undefined || content.page.asked.some(({ part }) => part === 'about')
  return { title: isOurs ? asCopy(brief, about.title) : content.brand, words, isSaying: lengthOf(words) <= SAYING }
}

/** The saying over the whole width, its title small above; or a large title with the text in a column at the right. */
export const statement: Section = (page, ground) => {
  const { direction } = page
  const about = aboutOf(page)
  if (about.isSaying) {
    return band('about', ground, { padding: [128, 136] }, [
      row('about-grid', { width: 'fill', layout: { gap: 24, justify: 'between' } }, [
        title('about-title', about.title, direction, ground, {
          width: span(2),
          element: 'h2',
          size: 36,
          // Set smaller, a colour for large letters could not be read.
          fill: lengthOf(about.title) <= LARGE ? ground.strong : ground.text,
          margin: [10, 0, 0, 0],
        }),
        heading('about-statement', about.words, direction, ground, {
          size: lengthOf(about.words) > 100 ? SIZE.heading : SIZE.statement,
          lineHeight: 1.1,
          width: span(9),
          element: 'p',
          role: 'body',
          fit: { min: 20, lines: 7 },
        }),
      ]),
    ])
  }
  return band('about', ground, { padding: [128, 136], gap: 44 }, [
    heading('about-title', about.title, direction, ground, {
      size: SIZE.statement,
      lineHeight: 1.06,
      maxWidth: CONTENT - 100,
      fit: { min: 20, lines: 5 },
    }),
    row('about-text', { width: 'fill', layout: { justify: 'end' } }, [
      lead('about-statement', about.words, direction, ground, { width: span(7), role: 'body' }),
    ]),
  ])
}

/** The words beside a tall picture. */
export const statementPicture: Section = (page, ground) => {
  const { direction } = page
  if (!page.art.shows()) return statement(page, ground)
  const about = aboutOf(page)
  const picture = page.art.panel('about-picture', {
    width: span(5),
    height: 600,
    ground: ground.name === 'accent' ? 'paper' : 'accent',
    kinds: ['illustration', 'scene', 'frame'],
    radius: direction.radius,
    fixed: true,
  })
  const words = about.isSaying
    ? [
        title('about-title', about.title, direction, ground, {
          element: 'h2',
          size: 36,
          // Set smaller, a colour for large letters could not be read.
          fill: lengthOf(about.title) <= LARGE ? ground.strong : ground.text,
        }),
        heading('about-statement', about.words, direction, ground, {
          size: 52,
          lineHeight: 1.12,
          element: 'p',
          role: 'body',
          fit: { min: 20, lines: 9 },
        }),
      ]
    : [
        heading('about-title', about.title, direction, ground, { fit: { min: 20, lines: 5 } }),
        body('about-statement', about.words, direction, ground, { size: 23, lineHeight: 1.5 }),
      ]
  return band('about', ground, {}, [
    row('about-grid', { width: 'fill', layout: { justify: 'between', gap: 24, align: 'stretch' } }, [
      picture,
      column('about-words', { width: span(6), layout: { gap: 28, justify: 'end' } }, words),
    ]),
  ])
}
