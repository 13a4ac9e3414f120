/** Questions and answers: the heading at the left, the answers in rows at the right. */
import { column, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, ruled, span } from '../grid.ts'
import { headingOf } from '../headings.ts'
import type { Section } from '../page.ts'
import { body, heading, title } from '../words.ts'

export const questions: Section = (page, ground) => {
  const { brief, direction, content } = page
  const faq = content.page.faq.slice(0, 4)
  if (faq.length < 2) return undefined
  return band('questions', ground, {}, [
    row('questions-grid', { width: 'fill', layout: { justify: 'between', gap: 24 } }, [
      heading('questions-heading', headingOf(page, 'faq'), direction, ground, { width: span(4) }),
      column('questions-column', { width: span(7) }, [
        ruled(
          'questions-list',
          ground,
          faq.map(({ q, a }, index): Node[] => [
            column(`question-${index + 1}`, { width: 'fill', layout: { gap: 10 } }, [
              title(`question-${index + 1}-title`, asCopy(brief, q), direction, ground, { size: 24 }),
              body(`question-${index + 1}-answer`, asCopy(brief, a), direction, ground, { maxWidth: 600 }),
            ]),
          ]),
          { padding: [26, 0, 28, 0] },
        ),
      ]),
    ]),
  ])
}

/** Two columns of questions under the heading, without rules. */
export const questionsGrid: Section = (page, ground) => {
  const { brief, direction, content } = page
  const faq = content.page.faq.slice(0, 4)
  if (faq.length < 3) return undefined
  const cell = (index: number): Node[] => {
    const one = faq[index]
    if (!one) return [column(`question-${index + 1}`, { width: 'fill' }, [])]
    return [
      column(`question-${index + 1}`, { width: 'fill', layout: { gap: 10 } }, [
        title(`question-${index + 1}-title`, asCopy(brief, one.q), direction, ground, { size: 24 }),
        body(`question-${index + 1}-answer`, asCopy(brief, one.a), direction, ground, { maxWidth: 500 }),
      ]),
    ]
  }
  return band('questions', ground, { gap: 52 }, [
    heading('questions-heading', headingOf(page, 'faq'), direction, ground, { maxWidth: span(7) }),
    row('questions-top', { width: 'fill', layout: { gap: 72 } }, [...cell(0), ...cell(1)]),
    row('questions-bottom', { width: 'fill', layout: { gap: 72 } }, [...cell(2), ...cell(3)]),
  ])
}
