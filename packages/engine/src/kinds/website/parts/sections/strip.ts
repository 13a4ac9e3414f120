/** A picture from edge to edge; no gallery where one is asked for. */
import { column } from '../../../../scene/build.ts'
import { MARGIN } from '../grid.ts'
import type { GroundName } from '../grounds.ts'
import { askedPart } from '../headings.ts'
import type { Section } from '../page.ts'

export const strip: Section = (page, ground) => {
  if (!page.art.shows() || askedPart(page, 'pictures')) return undefined
  const wanted: GroundName = ground.name === 'surface' ? 'accent' : 'surface'
  return column('strip', { role: 'section', element: 'section', width: 'fill' }, [
    page.art.panel('strip-picture', {
      width: 12 * MARGIN,
      height: 420,
      ground: wanted,
      kinds: ['illustration', 'scene', 'frame'],
    }),
  ])
}
