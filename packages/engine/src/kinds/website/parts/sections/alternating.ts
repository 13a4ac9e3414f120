/** Points with a picture each, the picture now left, now right. */
import { cyclic } from '../../../../base/items.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, span } from '../grid.ts'
import type { GroundName } from '../grounds.ts'
import { asksForOffer } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { body, heading, sizeOf } from '../words.ts'

const panelGround = (page: Page, under: GroundName, index: number): GroundName => {
  const order: GroundName[] = (['accent', 'surface', 'secondary', 'ink'] as const).filter((name) => name !== under)
  return cyclic(order, index + (page.direction.seed % 2))
}

export const alternating: Section = (page, ground) => {
  const { brief, direction } = page
  if (!page.art.shows(2)) return undefined
  if (asksForOffer(page)) return undefined
  const features = page.takeFeatures(2, 2)
  if (features.length === 0) return undefined
  const rows = features.map((feature, index): Node => {
    const words = column(
      `row-${index + 1}-words`,
      { width: span(5), layout: { gap: 22 }, alignSelf: index % 2 === 0 ? 'end' : 'center' },
      [
        heading(`row-${index + 1}-title`, asCopy(brief, feature.title), direction, ground, {
          size: 56,
          role: 'label',
          fit: { min: 18, lines: 4 },
        }),
        body(`row-${index + 1}-body`, asCopy(brief, feature.body), direction, ground, {
          size: sizeOf(feature.body, 22),
          width: 'fill',
        }),
      ],
    )
    const wide = index % 2 === 0
    const picture = page.art.panel(`row-${index + 1}-picture`, {
      width: wide ? span(7) - 24 : span(6),
      height: wide ? 480 : 540,
      ground: panelGround(page, ground.name, index),
      kinds: index % 2 === 0 ? ['illustration'] : ['scene', 'frame', 'illustration'],
      radius: direction.radius,
      fixed: true,
    })
    return row(
      `row-${index + 1}`,
      { width: 'fill', element: 'article', role: 'card', layout: { justify: 'between', gap: 24 } },
      wide ? [picture, words] : [words, picture],
    )
  })
  return band('rows', ground, { gap: 80 }, rows)
}
