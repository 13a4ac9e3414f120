/** How it goes: steps along a line, or down a stair. */
import { column, frame, row } from '../../../scene/build.ts'
import { asCopy } from '../content.ts'
import { band, ruled, span } from '../grid.ts'
import { headingOf } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { body, heading, title } from '../words.ts'

/** The steps; none for an occasion with a date, which one attends rather than commissions. */
const stepsOf = ({ content }: Page, most: number) =>
  content.occasion.some(({ role, text }) => role === 'date' && /\d/.test(text))
    ? []
    : content.page.process.slice(0, most)

/** Three or four steps side by side under one line with a mark for each. */
export const processLine: Section = (page, ground) => {
  const { brief, direction } = page
  const steps = stepsOf(page, 4)
  if (steps.length < 3) return undefined
  return band('process', ground, {}, [
    heading('process-heading', headingOf(page, 'process'), direction, ground, { maxWidth: span(7) }),
    row(
      'process-steps',
      { width: 'fill', element: 'ul', role: 'group', layout: { gap: 0 } },
      steps.map((step, index) =>
        column(`step-${index + 1}`, { width: 'fill', element: 'li', role: 'group', layout: { gap: 14 } }, [
          row(`step-${index + 1}-line`, { width: 'fill', layout: { align: 'center' } }, [
            frame(`step-${index + 1}-mark`, {
              role: 'decoration',
              width: 18,
              height: 18,
              radius: direction.radius === 0 ? 0 : 'full',
              fill: ground.strong,
            }),
            frame(`step-${index + 1}-rule`, { role: 'rule', width: 'fill', height: 2, fill: ground.line }),
          ]),
          title(`step-${index + 1}-title`, asCopy(brief, step.title), direction, ground, { margin: [14, 24, 0, 0] }),
          body(`step-${index + 1}-body`, asCopy(brief, step.body), direction, ground, { margin: [0, 36, 0, 0] }),
        ]),
      ),
    ),
  ])
}

/** The heading stays at the left; the steps go down at the right. */
export const processRows: Section = (page, ground) => {
  const { brief, direction } = page
  const steps = stepsOf(page, 4)
  if (steps.length < 3) return undefined
  return band('process', ground, {}, [
    row('process-grid', { width: 'fill', layout: { gap: 24, justify: 'between' } }, [
      heading('process-heading', headingOf(page, 'process'), direction, ground, { width: span(4) }),
      frame('process-column', { width: span(7) }, [
        ruled(
          'process-steps',
          ground,
          steps.map((step, index) => [
            title(`step-${index + 1}-number`, `${index + 1}`, direction, ground, {
              width: span(1),
              fill: ground.strong,
              element: 'span',
              role: 'decoration',
            }),
            column(`step-${index + 1}`, { width: 'fill', layout: { gap: 8 } }, [
              title(`step-${index + 1}-title`, asCopy(brief, step.title), direction, ground),
              body(`step-${index + 1}-body`, asCopy(brief, step.body), direction, ground, { maxWidth: 520 }),
            ]),
          ]),
        ),
      ]),
    ]),
  ])
}

/** Each step stands one stair lower than the one before. */
export const processStair: Section = (page, ground) => {
  const { brief, direction } = page
  const steps = stepsOf(page, 3)
  if (steps.length < 3) return undefined
  return band('process', ground, { gap: 40 }, [
    heading('process-heading', headingOf(page, 'process'), direction, ground, { maxWidth: span(7) }),
    row(
      'process-steps',
      { width: 'fill', element: 'ul', role: 'group', layout: { gap: 24 } },
      steps.map((step, index) =>
        column(
          `step-${index + 1}`,
          {
            width: 'fill',
            element: 'li',
            role: 'group',
            margin: [index * 72, 0, 0, 0],
            stroke: { paint: ground.strong, width: 3, sides: ['top'] },
            layout: { gap: 12, padding: [26, 24, 0, 0] },
          },
          [
            title(`step-${index + 1}-title`, asCopy(brief, step.title), direction, ground),
            body(`step-${index + 1}-body`, asCopy(brief, step.body), direction, ground),
          ],
        ),
      ),
    ),
  ])
}
