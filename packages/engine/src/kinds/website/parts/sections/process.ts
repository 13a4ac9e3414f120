/** How it goes, in steps. An event on a date has none: it takes place. */
import { nth } from '../../../../base/items.ts'
import { column, frame, row } from '../../../../scene/build.ts'
import { asCopy } from '../content.ts'
import { band, MARGIN, ruled, span } from '../grid.ts'
import type { GroundName } from '../grounds.ts'
import { headingOf } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { body, heading, lead, sizeOf, title } from '../words.ts'

const stepsOf = ({ content }: Page, most: number) =>
  content.occasion.some(({ role, text }) => role === 'date' && /\d/.test(text))
    ? []
    : content.page.process.slice(0, most)

/** Three or four steps side by side under one line with a mark for each. */
export const processLine: Section = (page, ground) => {
  const { brief, direction } = page
  const steps = stepsOf(page, 4)
  if (steps.length < 3) return undefined
  const bodies = steps.map((step) => step.body)
  return band('process', ground, { gap: 64 }, [
    heading('process-heading', headingOf(page, 'process'), direction, ground, { maxWidth: span(8) }),
    row(
      'process-steps',
      { width: 'fill', element: 'ul', role: 'group', layout: { gap: 0 } },
      steps.map((step, index) =>
        column(`step-${index + 1}`, { width: 'fill', element: 'li', role: 'group', layout: { gap: 14 } }, [
          row(`step-${index + 1}-line`, { width: 'fill', layout: { align: 'center' } }, [
            frame(`step-${index + 1}-mark`, {
              role: 'decoration',
              width: 28,
              height: 28,
              radius: direction.radius === 0 ? 0 : 'full',
              fill: ground.strong,
            }),
            frame(`step-${index + 1}-rule`, { role: 'rule', width: 'fill', height: 3, fill: ground.line }),
          ]),
          title(`step-${index + 1}-title`, asCopy(brief, step.title), direction, ground, {
            margin: [18, 24, 0, 0],
            size: 36,
          }),
          body(`step-${index + 1}-body`, asCopy(brief, step.body), direction, ground, {
            margin: [0, 32, 0, 0],
            size: sizeOf(bodies, 21),
          }),
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
  const bodies = steps.map((step) => step.body)
  return band('process', ground, {}, [
    row('process-grid', { width: 'fill', layout: { gap: 24, justify: 'between' } }, [
      heading('process-heading', headingOf(page, 'process'), direction, ground, { width: span(4) }),
      frame('process-column', { width: span(8) - 24 }, [
        ruled(
          'process-steps',
          ground,
          steps.map((step, index) => [
            title(`step-${index + 1}-number`, `${index + 1}`, direction, ground, {
              width: span(2) - 40,
              fill: ground.strong,
              size: 88,
              lineHeight: 1,
              element: 'span',
              role: 'decoration',
            }),
            column(`step-${index + 1}`, { width: 'fill', layout: { gap: 8 } }, [
              title(`step-${index + 1}-title`, asCopy(brief, step.title), direction, ground, { size: 38 }),
              body(`step-${index + 1}-body`, asCopy(brief, step.body), direction, ground, {
                size: sizeOf(bodies, 21),
              }),
            ]),
          ]),
          { padding: [30, 0, 32, 0] },
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
  const bodies = steps.map((step) => step.body)
  return band('process', ground, { gap: 40 }, [
    heading('process-heading', headingOf(page, 'process'), direction, ground, { maxWidth: span(8) }),
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
            margin: [index * 64, 0, 0, 0],
            stroke: { paint: ground.strong, width: 6, sides: ['top'] },
            layout: { gap: 14, padding: [30, 24, 0, 0] },
          },
          [
            title(`step-${index + 1}-title`, asCopy(brief, step.title), direction, ground, {
              size: 44,
              lineHeight: 1.1,
            }),
            lead(`step-${index + 1}-body`, asCopy(brief, step.body), direction, ground, {
              role: 'body',
              size: sizeOf(bodies, 22),
            }),
          ],
        ),
      ),
    ),
  ])
}

/** Panels edge to edge, each step on a ground of its own under a large numeral. */
export const processPanels: Section = (page, ground) => {
  const { brief, direction, random } = page
  const steps = stepsOf(page, 3)
  if (steps.length < 3) return undefined
  const bodies = steps.map((step) => step.body)
  const grounds: GroundName[] = random
    .fork('panels')
    .pick([
      ['accent', 'ink', 'secondary'],
      ['secondary', 'surface', 'accent'],
      ['ink', 'accent', 'surface'],
    ] as const)
    .slice()
  const columns = steps.map((step, index) => {
    const own = page.ground(nth(grounds, index))
    const [first, last] = [index === 0, index === steps.length - 1]
    return column(
      `step-${index + 1}`,
      {
        width: 'fill',
        element: 'li',
        role: 'card',
        fill: own.fill,
        minHeight: 440,
        layout: { gap: 14, padding: [44, last ? MARGIN : 48, 56, first ? MARGIN : 48], justify: 'between' },
      },
      [
        title(`step-${index + 1}-number`, `${index + 1}`, direction, own, {
          size: 150,
          lineHeight: 1,
          fill: own.strong,
          element: 'span',
          role: 'decoration',
        }),
        column(`step-${index + 1}-words`, { width: 'fill', layout: { gap: 12 } }, [
          title(`step-${index + 1}-title`, asCopy(brief, step.title), direction, own, { size: 40, lineHeight: 1.1 }),
          body(`step-${index + 1}-body`, asCopy(brief, step.body), direction, own, { size: sizeOf(bodies, 21) }),
        ]),
      ],
    )
  })
  return column('process', { role: 'section', element: 'section', width: 'fill', fill: ground.fill }, [
    frame('process-head', { width: 'fill', layout: { padding: [96, MARGIN, 44, MARGIN] } }, [
      heading('process-heading', headingOf(page, 'process'), direction, ground, { maxWidth: span(10) }),
    ]),
    row('process-steps', { width: 'fill', element: 'ul', role: 'group', layout: { align: 'stretch' } }, columns),
  ])
}
