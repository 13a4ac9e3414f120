/** A wall of pictures: one wide, two narrow, and the other way round; no captions. */
import { cyclic } from '../../../../base/items.ts'
import { column, row } from '../../../../scene/build.ts'
import type { ArtKind } from '../art/artwork.ts'
import { band, MARGIN, span } from '../grid.ts'
import type { GroundName } from '../grounds.ts'
import { askedPart } from '../headings.ts'
import type { Section } from '../page.ts'
import { heading } from '../words.ts'

export const gallery: Section = (page, ground) => {
  const { direction } = page
  if (!page.art.draws) return undefined
  const grounds = (['accent', 'secondary', 'ink', 'surface', 'paper'] as const).filter((name) => name !== ground.name)
  const at = (index: number) => cyclic(grounds, index)
  const panel = (index: number, width: number, height: number, kinds: ArtKind[], fixed: boolean) =>
    page.art.panel(`gallery-${index}`, { width, height, ground: at(index - 1), kinds, radius: direction.radius, fixed })
  const asked = askedPart(page, 'pictures')
  return band('gallery', ground, { padding: [88, 88], ...(asked && { gap: 44 }) }, [
    ...(asked ? [heading('gallery-heading', asked.title, direction, ground, { maxWidth: span(8) })] : []),
    row('gallery-wall', { width: 'fill', layout: { gap: 24 } }, [
      column('gallery-left', { width: span(7), layout: { gap: 24 } }, [
        panel(1, span(7), 420, ['illustration', 'motif'], false),
        row('gallery-left-row', { width: 'fill', layout: { gap: 24 } }, [
          panel(2, span(3), 240, ['frame', 'scene', 'motif'], true),
          panel(3, span(4), 240, ['scene', 'frame', 'motif'], false),
        ]),
      ]),
      panel(4, span(5), 684, ['frame', 'scene', 'illustration', 'mosaic'], false),
    ]),
  ])
}

/** A picture from edge to edge; no gallery where one is asked for. */
export const strip: Section = (page, ground) => {
  if (!page.art.shows() || askedPart(page, 'pictures')) return undefined
  const wanted: GroundName = ground.name === 'surface' ? 'accent' : 'surface'
  return column('strip', { role: 'section', element: 'section', width: 'fill' }, [
    page.art.panel('strip-picture', {
      width: 12 * MARGIN,
      height: 420,
      ground: wanted,
      kinds: ['illustration', 'motif'],
    }),
  ])
}
