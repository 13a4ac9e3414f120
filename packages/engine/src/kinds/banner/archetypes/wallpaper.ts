import { column, frame, row } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { bannerSheet } from '../parts/banner-sheet.ts'
import { words } from '../parts/word-block.ts'

/** The subject as a wallpaper over the whole banner, and a panel with the words that leaves it free on one side or all round. */
export const wallpaper: Archetype = {
  name: 'wallpaper',
  example: 'Instagram post "Fresh batch Friday" for Crumb & Co bakery, Order now, playful pink and brown',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'icon' || what === 'pattern') || brief.picture?.treatAs === 'photo'
      ? 0
      : brief.style.tones.some((tone) => ['minimal', 'luxury', 'corporate'].includes(tone))
        ? 0.25
        : 0.65,
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, width, height, margin, proportion, random } = sheet
    const field = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const ground = field === GROUNDS.ink ? GROUNDS.paper : random.pick([GROUNDS.paper, GROUNDS.ink])
    const across = proportion === 'strip' || proportion === 'wide'
    const rim = proportion === 'strip' ? 0 : Math.min(width, height) * 0.1
    const [w, h] = across
      ? [width * (proportion === 'strip' ? 0.72 : 0.6), height - 2 * rim]
      : [width - 2 * rim, height * (proportion === 'tall' ? 0.58 : 0.66)]
    const panel = frame(
      'panel',
      { role: 'panel', fill: ground.fill, width: w, height: h, radius: rim > 0 ? direction.radius : 0 },
      [
        words({ ...sheet, width: w, height: h }, ground, {
          width: w,
          height: h,
          padding: margin * (proportion === 'strip' ? 1.2 : 0.9),
          button: ['accent', 'onAccent'],
        }),
      ],
    )
    const art = { ...artBox(sheet, field.fill, width, height, { among: ['wallpaper'] }), at: { left: 0, top: 0 } }
    const first = random.chance(0.5)
    const layout = {
      padding: [rim, rim, rim, rim] as [number, number, number, number],
      justify: first ? ('start' as const) : ('end' as const),
    }
    return scene(brief, direction, [
      { name: 'banner', root: (across ? row : column)('root', { fill: field.fill, clip: true, layout }, [art, panel]) },
    ])
  },
}
