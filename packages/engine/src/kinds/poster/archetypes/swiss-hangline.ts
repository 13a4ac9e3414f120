import { column, row } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details } from '../../shared/details.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { divided, hasTone, heading, isPhoto } from '../parts/blocks.ts'

/** Everything hangs from one line: the title above, when and where below it; the subject runs out at the right edge. */
export const swissHangline: Archetype = {
  name: 'swiss-hangline',
  example:
    'Poster for the exhibition "Quiet Machines" at Halle 9, 3 May – 28 June 2026, minimal and bold, red and black',
  suits: (brief) =>
    isPhoto(brief) ? 0.2 : hasTone(brief, 'minimal', 'swiss', 'modern', 'bold', 'corporate') ? 0.9 : 0.6,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.paper, GROUNDS.paper, GROUNDS.accent, GROUNDS.secondary])
    const among = ['edge', 'edge', 'group', 'misprint', 'trail', 'scenic'] as const
    if (landscape) {
      const words = width * 0.56 - 2 * margin
      const art = artBox(sheet, ground.fill, width * 0.44, height, { among })
      return scene(brief, direction, [
        {
          name: 'poster',
          root: row('root', { fill: ground.fill }, [
            column(
              'words',
              { width: width * 0.56, height: '100%', layout: { padding: margin, justify: 'between', gap: u * 2 } },
              [
                column(
                  'head',
                  { layout: { gap: u * 2.2 } },
                  heading(sheet, ground, { width: words, height: height * 0.4 }).nodes,
                ),
                ...details(sheet, ground, { width: words, rule: true }).nodes,
              ],
            ),
            art,
          ]),
        },
      ])
    }
    const { head, foot, left } = divided(sheet, ground, { titleShare: 0.36 - density(plan) * 0.1, rule: true })
    const gap = u * 3
    const tall = Math.max(u * 12, left - 1.2 * gap)
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap } }, [
          column('head', { layout: { gap: u * 2.2 } }, head.nodes),
          {
            ...artBox(sheet, ground.fill, width - margin, tall, { among }),
            alignSelf: 'end',
            margin: [0, -margin, 0, 0],
          },
          ...foot.nodes,
        ]),
      },
    ])
  },
}
