/** Points under a picture each: one wide and two narrow, or a wide row of two; never three alike. */
import { cyclic, nth } from '../../../../base/items.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, span } from '../grid.ts'
import { otherGround } from '../grounds.ts'
import { headingOf } from '../headings.ts'
import type { Section } from '../page.ts'
import { body, heading, lead, title } from '../words.ts'

/** Widths in columns and heights of the pictures. */
const SHAPES = [
  { columns: 6, height: 460, kinds: ['illustration', 'frame'] },
  { columns: 3, height: 320, kinds: ['illustration', 'frame'] },
  { columns: 3, height: 390, kinds: ['frame', 'illustration'] },
] as const

export const tiles: Section = (page, ground) => {
  const { brief, direction, content } = page
  if (!page.art.shows(3)) return undefined
  const features = page.takeFeatures(3, 3)
  if (features.length === 0) return undefined
  const grounds = (['accent', 'secondary', 'surface'] as const).map((name) => otherGround(ground.name, name))
  const shapes = page.random.fork('tiles').chance(0.5) ? SHAPES : [...SHAPES].reverse()
  const [intro] = content.page.intros
  const cards = shapes.map(({ columns, height, kinds }, index): Node => {
    const feature = nth(features, index)
    return column(
      `feature-${index + 1}`,
      { width: span(columns), element: 'article', role: 'card', layout: { gap: 22 } },
      [
        page.art.panel(`feature-${index + 1}-picture`, {
          width: span(columns),
          height,
          ground: cyclic(grounds, index),
          kinds,
          radius: direction.radius,
        }),
        column(`feature-${index + 1}-words`, { width: 'fill', layout: { gap: 10 } }, [
          title(`feature-${index + 1}-title`, asCopy(brief, feature.title), direction, ground, {
            size: columns > 4 ? 44 : 30,
            lineHeight: 1.1,
          }),
          body(`feature-${index + 1}-body`, asCopy(brief, feature.body), direction, ground, {
            size: columns > 4 ? 22 : 20,
          }),
        ]),
      ],
    )
  })
  return band('features', ground, { gap: 64 }, [
    row('features-head', { width: 'fill', layout: { justify: 'between', align: 'end', gap: 48 } }, [
      heading('features-heading', headingOf(page, 'features'), direction, ground, { width: span(7) }),
      ...(intro ? [lead('features-intro', asCopy(brief, intro), direction, ground, { width: span(4) })] : []),
    ]),
    row('features-tiles', { width: 'fill', layout: { gap: 24, align: 'end' } }, cards),
  ])
}
