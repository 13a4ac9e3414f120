import { column, row } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details } from '../../shared/details.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { blockColumn, divided, heading, isPhoto, refuses } from '../parts/blocks.ts'

/** A field of colour that shows the subject, from edge to edge; words on paper above, below or beside it. */
export const silhouette: Archetype = {
  name: 'silhouette',
  example: 'Poster for a fox walk at Greenfield nature reserve, Sunday 12 April, 7 am, forest green and orange',
  suits: (brief) => (isPhoto(brief) ? 0.8 : refuses(brief, 'icon') ? 0 : 0.85),
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const field = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const ground = field === GROUNDS.ink ? GROUNDS.paper : random.pick([GROUNDS.paper, GROUNDS.paper, GROUNDS.ink])
    if (landscape) {
      const words = width * 0.52 - 2 * margin
      const parts = [
        artBox(sheet, field.fill, width * 0.48, height),
        column(
          'words',
          { width: 'fill', height: '100%', layout: { padding: margin, justify: 'between', gap: u * 2 } },
          [
            column(
              'head',
              { layout: { gap: u * 2 } },
              heading(sheet, ground, { width: words, height: height * 0.42 }).nodes,
            ),
            ...details(sheet, ground, { width: words }).nodes,
          ],
        ),
      ]
      const turned = random.chance(0.5) ? parts : parts.reverse()
      return scene(brief, direction, [{ name: 'poster', root: row('root', { fill: ground.fill }, turned) }])
    }
    const { head, foot, left } = divided(sheet, ground, {
      titleShare: 0.3 - density(plan) * 0.08,
      picture: 0.36,
      title: { lines: 3 },
    })
    const gap = u * 3
    const art = artBox(sheet, field.fill, width, Math.max(u * 22, left - 2 * gap))
    const top = column('head', { layout: { padding: [margin, margin, 0, margin], gap: u * 2.2 } }, head.nodes)
    const low = column('foot', { layout: { padding: [0, margin, margin, margin] } }, foot.nodes)
    const root = random.chance(0.5)
      ? [top, art, low]
      : [
          art,
          column(
            'words',
            { height: 'fill', layout: { padding: [0, margin, margin, margin], justify: 'between', gap } },
            [...blockColumn('head', u * 2.2, head), ...foot.nodes],
          ),
        ]
    // What stands above the words leaves them the margin that their head would have had.
    const placed =
      root[0] === art ? [{ ...art, height: (art.height as number) + margin - gap }, ...root.slice(1)] : root
    return scene(brief, direction, [
      { name: 'poster', root: column('root', { fill: ground.fill, layout: { justify: 'between', gap } }, placed) },
    ])
  },
}
