/** What the place is about, said large; the longer text beside or below it. */
import { column, row } from '../../../scene/build.ts'
import { asCopy } from '../content.ts'
import { band, CONTENT, span } from '../grid.ts'
import type { Section } from '../page.ts'
import { body, heading, SIZE } from '../words.ts'

/** A large sentence over the whole width, the text in a column at the right under it. */
export const statement: Section = (page, ground) => {
  const { brief, direction, content } = page
  const { about } = content.page
  const given = content.passages[0]
  return band('about', ground, { padding: [136, 136], gap: 48 }, [
    heading('about-statement', asCopy(brief, about.title), direction, ground, {
      size: SIZE.statement,
      lineHeight: 1.06,
      maxWidth: CONTENT - 100,
      fit: { min: 20, lines: 5 },
    }),
    row('about-text', { width: 'fill', layout: { justify: 'end' } }, [
      body('about-body', given ?? asCopy(brief, about.body), direction, ground, {
        width: span(6),
        size: SIZE.lead,
        lineHeight: 1.5,
      }),
    ]),
  ])
}

/** The sentence beside a tall picture. */
export const statementPicture: Section = (page, ground) => {
  const { brief, direction, content } = page
  const { about } = content.page
  const given = content.passages[0]
  if (!page.art.draws) return statement(page, ground)
  return band('about', ground, {}, [
    row('about-grid', { width: 'fill', layout: { justify: 'between', gap: 24, align: 'stretch' } }, [
      page.art.panel('about-picture', {
        width: span(5),
        height: 560,
        ground: ground.name === 'accent' ? 'paper' : 'accent',
        kinds: ['illustration', 'mosaic', 'motif'],
        radius: direction.radius,
        fixed: true,
      }),
      column('about-words', { width: span(6), layout: { gap: 28, justify: 'end' } }, [
        heading('about-statement', asCopy(brief, about.title), direction, ground, {
          lineHeight: 1.06,
          fit: { min: 20, lines: 5 },
        }),
        body('about-body', given ?? asCopy(brief, about.body), direction, ground, { maxWidth: 520 }),
      ]),
    ]),
  ])
}
