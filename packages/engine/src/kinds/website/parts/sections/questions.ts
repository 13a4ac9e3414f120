/** Questions and answers: in rows beside the heading, in a grid under it, or on tiles in colour. */
import { cyclic, nth } from '../../../../base/items.ts'
import { acting, column, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { button } from '../actions.ts'
import { asCopy } from '../content.ts'
import { band, ruled, span } from '../grid.ts'
import { cardGrounds } from '../grounds.ts'
import { headingOf } from '../headings.ts'
import type { Section } from '../page.ts'
import { body, heading, sizeOf, title } from '../words.ts'

/** The heading at the left with the call under it, the answers in rows at the right. */
export const questions: Section = (page, ground) => {
  const { brief, direction, content } = page
  const faq = content.page.faq.slice(0, 4)
  const answers = faq.map(({ a }) => a)
  if (faq.length < 2) return undefined
  return band('questions', ground, {}, [
    row('questions-grid', { width: 'fill', layout: { justify: 'between', gap: 24, align: 'stretch' } }, [
      column('questions-side', { width: span(4), layout: { gap: 28, align: 'start' } }, [
        heading('questions-heading', headingOf(page, 'faq'), direction, ground, { width: 'fill' }),
        body('questions-remark', asCopy(brief, content.page.closing.body), direction, ground, { size: 22 }),
        button('questions-call', asCopy(brief, content.page.closing.cta), page, ground),
      ]),
      column('questions-column', { width: span(8) - 24 }, [
        ruled(
          'questions-list',
          ground,
          faq.map(({ q, a }, index): Node[] => [
            acting(
              { kind: 'disclosure' },
              column(`question-${index + 1}`, { width: 'fill', layout: { gap: 10 } }, [
                title(`question-${index + 1}-title`, asCopy(brief, q), direction, ground, { size: 30 }),
                body(`question-${index + 1}-answer`, asCopy(brief, a), direction, ground, {
                  size: sizeOf(answers, 21),
                }),
              ]),
            ),
          ]),
          { padding: [28, 0, 30, 0] },
        ),
      ]),
    ]),
  ])
}

/** Two columns of questions under the heading, without rules. */
export const questionsGrid: Section = (page, ground) => {
  const { brief, direction, content } = page
  const faq = content.page.faq.slice(0, 4)
  const answers = faq.map(({ a }) => a)
  if (faq.length < 3) return undefined
  const cell = (index: number): Node => {
    const one = faq[index]
    if (!one) return column(`question-${index + 1}`, { width: 'fill' }, [])
    return column(
      `question-${index + 1}`,
      {
        width: 'fill',
        layout: { gap: 12, padding: [24, 0, 0, 0] },
        stroke: { paint: ground.strong, width: 3, sides: ['top'] },
      },
      [
        title(`question-${index + 1}-title`, asCopy(brief, one.q), direction, ground, { size: 30 }),
        body(`question-${index + 1}-answer`, asCopy(brief, one.a), direction, ground, { size: sizeOf(answers, 21) }),
      ],
    )
  }
  return band('questions', ground, { gap: 52 }, [
    heading('questions-heading', headingOf(page, 'faq'), direction, ground, { maxWidth: span(8) }),
    row('questions-top', { width: 'fill', layout: { gap: 48 } }, [cell(0), cell(1)]),
    row('questions-bottom', { width: 'fill', layout: { gap: 48 } }, [cell(2), cell(3)]),
  ])
}

/** Notes of unequal width, each on its own ground. */
export const questionTiles: Section = (page, ground) => {
  const { brief, direction, content, random } = page
  const faq = content.page.faq.slice(0, 4)
  const answers = faq.map(({ a }) => a)
  if (faq.length < 4) return questions(page, ground)
  const shuffled = random.fork('notes').shuffle(['surface', 'accent', 'ink', 'secondary', 'paper'] as const)
  const order = cardGrounds(ground.name, shuffled, direction.palette)
  const tile = (index: number, width: number | 'fill'): Node => {
    const { q, a } = nth(faq, index)
    const own = page.ground(cyclic(order, index))
    return column(
      `question-${index + 1}`,
      {
        width,
        minHeight: 280,
        element: 'article',
        role: 'card',
        fill: own.fill,
        radius: direction.radius,
        layout: { padding: [36, 38, 38, 38], gap: 24, justify: 'between' },
      },
      [
        title(`question-${index + 1}-title`, asCopy(brief, q), direction, own, { size: 34, lineHeight: 1.12 }),
        body(`question-${index + 1}-answer`, asCopy(brief, a), direction, own, { size: sizeOf(answers, 21) }),
      ],
    )
  }
  return band('questions', ground, { gap: 52 }, [
    heading('questions-heading', headingOf(page, 'faq'), direction, ground, { maxWidth: span(8) }),
    column('questions-tiles', { width: 'fill', layout: { gap: 20 } }, [
      row('questions-top', { width: 'fill', layout: { gap: 20, align: 'stretch' } }, [
        tile(0, span(7)),
        tile(1, 'fill'),
      ]),
      row('questions-bottom', { width: 'fill', layout: { gap: 20, align: 'stretch' } }, [
        tile(2, span(5)),
        tile(3, 'fill'),
      ]),
    ]),
  ])
}
