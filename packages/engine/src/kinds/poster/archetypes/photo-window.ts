import { column, row } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details } from '../../shared/details.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { photo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { divided, heading, isPhoto, refuses } from '../parts/blocks.ts'

/** The photo in a window on the colour of the sheet, or bled off three edges; the words hang below it. */
export const photoWindow: Archetype = {
  name: 'photo-window',
  example: 'Flyer for a pottery class with the attached photo, Saturdays 10 am, Studio Lehm, terracotta',
  suits: (brief) => (isPhoto(brief) && !refuses(brief, 'picture') ? 0.95 : 0),
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const bleed = random.chance(0.5)
    const padding = bleed ? 0 : margin
    const gap = u * 3
    if (landscape) {
      const wide = width * 0.5
      const words = width - wide - 2 * margin - padding
      return scene(brief, direction, [
        {
          name: 'poster',
          root: row('root', { fill: ground.fill, layout: { padding } }, [
            ...photo(sheet, { width: wide, height: height - 2 * padding }),
            column(
              'words',
              {
                width: 'fill',
                height: '100%',
                layout: { padding: bleed ? margin : [0, 0, 0, margin], justify: 'between', gap },
              },
              [
                column(
                  'head',
                  { layout: { gap: u * 2.2 } },
                  heading(sheet, ground, { width: words, height: height * 0.4 }).nodes,
                ),
                ...details(sheet, ground, { width: words }).nodes,
              ],
            ),
          ]),
        },
      ])
    }
    const { head, foot, left } = divided(sheet, ground, {
      titleShare: 0.22 - density(plan) * 0.06,
      picture: 0.46,
      title: { lines: 3 },
    })
    const tall = left - 2 * gap
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column(
          'root',
          { fill: ground.fill, layout: { padding: [padding, 0, margin, 0], justify: 'between', gap } },
          [
            ...photo(sheet, { width: width - 2 * padding, height: tall + (bleed ? margin : 0), alignSelf: 'center' }),
            column('head', { layout: { padding: [0, margin, 0, margin], gap: u * 2.2 } }, head.nodes),
            column('foot', { layout: { padding: [0, margin, 0, margin] } }, foot.nodes),
          ],
        ),
      },
    ])
  },
}
