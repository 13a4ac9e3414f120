import { column, frame } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { divided, isLandscape, isPhoto, refuses } from '../parts/blocks.ts'

/** Two colours meet along the sheet, and the subject stands across their seam, on either side in the colour of the other. */
export const overlap: Archetype = {
  name: 'overlap',
  example: 'Poster for the debate night "Both Sides", Thursday 5 March, 7 pm, City Library, navy and yellow',
  suits: (brief) =>
    isPhoto(brief) || refuses(brief, 'icon') || isLandscape(brief) ? 0 : brief.subject.objects.length > 0 ? 0.75 : 0.45,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    const [upper, lower] = random.pick([
      [GROUNDS.paper, GROUNDS.accent],
      [GROUNDS.accent, GROUNDS.paper],
      [GROUNDS.paper, GROUNDS.ink],
      [GROUNDS.ink, GROUNDS.accent],
    ] as const)
    const { head, foot } = divided(sheet, upper, {
      titleShare: 0.24 - density(plan) * 0.07,
      picture: 0.46,
      foot: lower,
      title: { lines: 3 },
    })
    const top = margin + head.height + u * 3
    const bottom = height - margin - foot.height - u * 3
    const size = Math.min(width * 0.9, bottom - top)
    const seam = (top + bottom) / 2
    const left = random.pick([0.5, 0.62, 0.38]) * width - size / 2
    const half = (
      id: string,
      from: number,
      to: number,
      fill: typeof upper | typeof lower,
      ink: typeof upper | typeof lower,
    ) =>
      frame(id, { role: 'panel', at: { left: 0, top: from }, width, height: to - from, clip: true, fill: fill.fill }, [
        ...artBox(sheet, fill.fill, width, height, { among: ['crop'], id: 'lot', figures: [] }).children.flatMap(
          (node) =>
            node.type === 'pictogram'
              ? [
                  {
                    ...node,
                    id: `${id}-picture`,
                    ...(id === 'upper' ? {} : { role: 'pattern' as const }),
                    paint: ink.fill,
                    at: { left, top: seam - size / 2 - from },
                    width: size,
                    height: size,
                    rotate: 0,
                  },
                ]
              : [],
        ),
      ])
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column(
          'root',
          { fill: upper.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 3 } },
          [
            half('upper', 0, seam, upper, lower),
            half('lower', seam, height, lower, upper),
            column('head', { layout: { gap: u * 2 } }, head.nodes),
            ...foot.nodes,
          ],
        ),
      },
    ])
  },
}
