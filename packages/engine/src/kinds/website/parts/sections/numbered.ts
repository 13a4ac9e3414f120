/** What is offered, as numbered rows between hairlines; or as a loose grid of large numerals. */
import { nth } from '../../../../base/items.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, ruled, span } from '../grid.ts'
import { otherGround } from '../grounds.ts'
import { headingOf } from '../headings.ts'
import type { Section } from '../page.ts'
import { body, heading, lead, set, sizeOf, title } from '../words.ts'

const numeral = (index: number) => String(index + 1).padStart(2, '0')

/** The heading and a picture stay at the left; numeral, title and text go down at the right. */
export const numberedRows: Section = (page, ground) => {
  const { brief, direction } = page
  const features = page.takeFeatures(3, 5)
  if (features.length === 0) return undefined
  const bodies = features.map((feature) => feature.body)
  const rows = features.map((feature, index): Node[] => [
    title(`feature-${index + 1}-number`, numeral(index), direction, ground, {
      width: span(1),
      fill: ground.strong,
      element: 'span',
      role: 'decoration',
    }),
    column(`feature-${index + 1}`, { width: 'fill', layout: { gap: 10 } }, [
      title(`feature-${index + 1}-title`, asCopy(brief, feature.title), direction, ground, { size: 36 }),
      body(`feature-${index + 1}-body`, asCopy(brief, feature.body), direction, ground, {
        size: sizeOf(bodies, 21),
      }),
    ]),
  ])
  return band('features', ground, {}, [
    row('features-grid', { width: 'fill', layout: { justify: 'between', gap: 24, align: 'stretch' } }, [
      column('features-side', { width: span(5) - 24, layout: { gap: 44 } }, [
        heading('features-heading', headingOf(page, 'features'), direction, ground, { width: 'fill' }),
        ...(page.art.shows()
          ? [
              {
                ...page.art.panel('features-picture', {
                  width: span(5) - 24,
                  height: 420,
                  ground: otherGround(ground.name, page.random.pick(['accent', 'secondary', 'surface'])),
                  kinds: ['illustration', 'scene', 'frame'],
                  radius: direction.radius,
                }),
                height: 'fill' as const,
                minHeight: 360,
              },
            ]
          : []),
      ]),
      column('features-column', { width: span(7) }, [
        ruled('features-list', ground, rows, { padding: [28, 0, 30, 0] }),
      ]),
    ]),
  ])
}

/** Two columns that stand a step apart, each point under its large numeral. */
export const numberedSteps: Section = (page, ground) => {
  const { brief, direction, content } = page
  const features = page.takeFeatures(3, 4)
  if (features.length === 0) return undefined
  const bodies = features.map((feature) => feature.body)
  const cell = (index: number): Node => {
    const feature = nth(features, index)
    return column(`feature-${index + 1}`, { width: 'fill', element: 'article', role: 'card', layout: { gap: 16 } }, [
      set(`feature-${index + 1}-number`, numeral(index), 'decoration', {
        font: 'display',
        weight: direction.weights.display,
        size: 108,
        lineHeight: 1,
        fill: ground.strong,
        tracking: direction.displayTracking,
      }),
      title(`feature-${index + 1}-title`, asCopy(brief, feature.title), direction, ground, { size: 36 }),
      body(`feature-${index + 1}-body`, asCopy(brief, feature.body), direction, ground, {
        size: sizeOf(bodies, 21),
      }),
    ])
  }
  // Down the left and then down the right, as they follow one another on a telephone.
  const half = Math.ceil(features.length / 2)
  const left = features.flatMap((_, index) => (index < half ? [cell(index)] : []))
  const right = features.flatMap((_, index) => (index < half ? [] : [cell(index)]))
  const [intro] = content.page.intros
  return band('features', ground, {}, [
    row('features-grid', { width: 'fill', layout: { gap: 48 } }, [
      column('features-side', { width: span(4), layout: { gap: 26 } }, [
        heading('features-heading', headingOf(page, 'features'), direction, ground, { width: 'fill' }),
        ...(intro ? [lead('features-intro', asCopy(brief, intro), direction, ground)] : []),
      ]),
      column('features-left', { width: 'fill', layout: { gap: 64 } }, left),
      column('features-right', { width: 'fill', layout: { gap: 64, padding: [96, 0, 0, 0] } }, right),
    ]),
  ])
}
