/** Points as tiles of unequal size on one grid; one of them is a picture. */
import { nth } from '../../../../base/items.ts'
import type { PageCopy } from '../../../../brief/write/page.ts'
import { column, row, spacer } from '../../../../scene/build.ts'
import type { Node, Sizing } from '../../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, span } from '../grid.ts'
import type { GroundName } from '../grounds.ts'
import { headingOf } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { body, heading, sizeOf, title } from '../words.ts'

function tile(
  page: Page,
  features: PageCopy['features'],
  index: number,
  name: GroundName,
  width: Sizing,
  height: number,
): Node {
  const { brief, direction } = page
  const feature = nth(features, index)
  const ground = page.ground(name)
  return column(
    `tile-${index + 1}`,
    {
      width,
      minHeight: height,
      element: 'article',
      role: 'card',
      fill: ground.fill,
      radius: direction.radius,
      layout: { padding: 32, gap: 12, justify: 'between' },
    },
    [
      title(`tile-${index + 1}-title`, asCopy(brief, feature.title), direction, ground, { size: 40, lineHeight: 1.1 }),
      spacer(`tile-${index + 1}-air`),
      body(`tile-${index + 1}-body`, asCopy(brief, feature.body), direction, ground, {
        size: sizeOf(feature.body, 21),
      }),
    ],
  )
}

export const bento: Section = (page, ground) => {
  const { direction } = page
  const features = page.takeFeatures(3, 3)
  if (features.length === 0) return undefined
  const other: GroundName = ground.name === 'surface' ? 'paper' : 'surface'
  const picture =
    page.art.shows() &&
    page.art.panel('tile-picture', {
      width: span(4),
      height: 340,
      ground: ground.name === 'accent' ? 'ink' : 'accent',
      kinds: ['illustration'],
      radius: direction.radius,
    })
  return band('features', ground, { gap: 48 }, [
    heading('features-heading', headingOf(page, 'features'), direction, ground, { maxWidth: span(8) }),
    column('tiles', { width: 'fill', layout: { gap: 24 } }, [
      row('tiles-top', { width: 'fill', layout: { gap: 24, align: 'stretch' } }, [
        tile(page, features, 0, ground.name === 'ink' ? 'surface' : 'ink', picture ? span(7) : 'fill', 340),
        ...(picture ? [{ ...picture, height: 'fill' as const, minHeight: 340 }] : []),
      ]),
      row('tiles-bottom', { width: 'fill', layout: { gap: 24, align: 'stretch' } }, [
        tile(page, features, 1, other, 'fill', 280),
        tile(page, features, 2, ground.name === 'secondary' ? 'accent' : 'secondary', span(7), 280),
      ]),
    ]),
  ])
}
