/** What is offered, as lines of large type; what each means stands small at its right. */
import type { Node } from '../../../../scene/types.ts'
import { asCopy } from '../content.ts'
import { band, ruled, span } from '../grid.ts'
import { asksForOffer } from '../headings.ts'
import type { Section } from '../page.ts'
import { body, sizeOf, title } from '../words.ts'

export const bigLines: Section = (page, ground) => {
  const { brief, direction } = page
  // It has no heading, which a part that is asked for by name wants.
  if (asksForOffer(page)) return undefined
  const features = page.takeFeatures(3, 4)
  if (features.length === 0) return undefined
  const bodies = features.map((feature) => feature.body)
  const rows = features.map((feature, index): Node[] => [
    title(`feature-${index + 1}-title`, asCopy(brief, feature.title), direction, ground, {
      size: 72,
      lineHeight: 1.06,
      width: 'fill',
      tracking: direction.displayTracking,
      fit: { min: 16, lines: 2 },
    }),
    body(`feature-${index + 1}-body`, asCopy(brief, feature.body), direction, ground, {
      width: span(5) - 24,
      size: sizeOf(bodies, 21),
      alignSelf: 'center',
    }),
  ])
  return band('features', ground, { padding: [96, 104] }, [
    ruled('features-list', ground, rows, { padding: [30, 0, 32, 0], gap: 48, align: 'center' }),
  ])
}
