/** A quotation, only where the prompt gave one. */

import { band } from '../grid.ts'
import type { Section } from '../page.ts'
import { set } from '../words.ts'

export const quote: Section = (page, ground) => {
  const { direction, content } = page
  if (content.quotes.length === 0) return undefined
  return band(
    'quote',
    ground,
    { padding: [128, 128], gap: 40 },
    content.quotes.map((one, index) =>
      set(`quote-${index + 1}`, one, 'quote', {
        font: 'display',
        weight: direction.weights.display,
        size: index === 0 ? 64 : 40,
        lineHeight: 1.14,
        tracking: direction.displayTracking,
        fill: ground.text,
        element: 'blockquote',
        maxWidth: 1080,
        fit: { min: 20 },
      }),
    ),
  )
}
