/** What is offered, as numbered rows between hairlines; or as a loose grid of large numerals. */
import { column, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, ruled, span } from '../grid.ts'
import { headingOf } from '../headings.ts'
import type { Section } from '../page.ts'
import { body, heading, SIZE, set, title } from '../words.ts'

const numeral = (index: number) => String(index + 1).padStart(2, '0')

/** Rows: numeral, title, text. */
export const numberedRows: Section = (page, ground) => {
  const { brief, direction } = page
  const features = page.takeFeatures(2, 5)
  if (features.length === 0) return undefined
  const rows = features.map((feature, index): Node[] => [
    title(`feature-${index + 1}-number`, numeral(index), direction, ground, {
      width: span(2),
      fill: ground.strong,
      element: 'span',
      role: 'decoration',
    }),
    title(`feature-${index + 1}-title`, asCopy(brief, feature.title), direction, ground, { width: span(4) }),
    body(`feature-${index + 1}-body`, asCopy(brief, feature.body), direction, ground, { width: 'fill' }),
  ])
  return band('features', ground, {}, [
    heading('features-heading', headingOf(page, 'features'), direction, ground, { maxWidth: span(8) }),
    ruled('features-list', ground, rows, { padding: [30, 0, 34, 0], align: 'baseline' }),
  ])
}

/** Two columns that stand a step apart, each point under its numeral. */
export const numberedSteps: Section = (page, ground) => {
  const { brief, direction } = page
  const features = page.takeFeatures(3, 4)
  if (features.length === 0) return undefined
  const cell = (index: number): Node => {
    const feature = features[index] as (typeof features)[number]
    return column(`feature-${index + 1}`, { width: 'fill', element: 'article', role: 'card', layout: { gap: 14 } }, [
      set(`feature-${index + 1}-number`, numeral(index), 'decoration', {
        font: 'display',
        weight: direction.weights.display,
        size: SIZE.heading,
        lineHeight: 1,
        fill: ground.strong,
        tracking: direction.displayTracking,
      }),
      title(`feature-${index + 1}-title`, asCopy(brief, feature.title), direction, ground),
      body(`feature-${index + 1}-body`, asCopy(brief, feature.body), direction, ground, { maxWidth: 420 }),
    ])
  }
  const left = features.flatMap((_, index) => (index % 2 === 0 ? [cell(index)] : []))
  const right = features.flatMap((_, index) => (index % 2 === 1 ? [cell(index)] : []))
  return band('features', ground, {}, [
    row('features-grid', { width: 'fill', layout: { gap: 24 } }, [
      heading('features-heading', headingOf(page, 'features'), direction, ground, { width: span(4) }),
      column('features-left', { width: 'fill', layout: { gap: 64 } }, left),
      column('features-right', { width: 'fill', layout: { gap: 64, padding: [88, 0, 0, 0] } }, right),
    ]),
  ])
}
