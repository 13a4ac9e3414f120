import { column, frame } from '../../../scene/build.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import { hasPictogram, pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import {
  bannerSheet,
  call,
  heightOf,
  leads,
  sender,
  stackedFacts,
  stackHeight,
  stackSize,
  supportSize,
} from '../parts/banner-sheet.ts'

/** Of the height, what the headline has however much stands below it. */
const LEAST = 0.46

/** Skyscrapers: the headline runs up the whole height, turned on its side; sign above, facts and call below. */
export const tower: Archetype = {
  name: 'tower',
  example: '160x600 skyscraper for Ridgeline Outfitters, 30% off all tents, Shop now, orange',
  suits: (brief) => (brief.format.width / heightOf(brief) < 0.52 && brief.picture?.treatAs !== 'photo' ? 1 : 0),
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, plan, width, height, margin, u, random, measure } = sheet
    const ground = random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const foot = random.pick([GROUNDS.paper, GROUNDS.surface])
    const font = { family: direction.typography.display, weight: Math.max(600, direction.weights.display) }
    const sign = hasPictogram(sheet) ? width * 0.5 : 0
    const inner = width - 2 * margin
    const below = stackHeight(sheet, supportSize(sheet), inner) + 2 * margin + u * 3
    const shaft = Math.min(height * 0.64, Math.max(height * LEAST, height - below))
    const size = stackSize(sheet, { width: inner, height: height - shaft - 2 * margin - u * 3 })
    const along = shaft - 2 * margin - (sign > 0 ? sign + margin : 0)
    const across = width - 2 * margin
    const room = { width: along, height: across * 0.92, lines: 2, lineHeight: 1, tracking: direction.displayTracking }
    const title = copyText('title', plan.title, {
      role: plan.title.role === 'brand' ? 'brand' : 'headline',
      font: 'display',
      weight: font.weight,
      tracking: direction.displayTracking,
      size: sizeFor(measure, plan.title.text, font, room),
      lineHeight: 1,
      trim: true,
      fill: ground.ink,
      element: 'h1',
      at: { left: width / 2 - along / 2, top: shaft - margin - along / 2 - across / 2 },
      width: along,
      height: across,
      rotate: -90,
      fit: { min: 11, lines: 2 },
    })
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: foot.fill }, [
          frame(
            'shaft',
            { role: 'panel', fill: ground.fill, width, height: shaft, layout: { padding: margin, align: 'center' } },
            [...pictogram(sheet, ground.mark, { width: sign, height: sign }), title],
          ),
          column('foot', { height: 'fill', layout: { padding: margin, justify: 'between', gap: u * 3 } }, [
            column('facts-place', { layout: { gap: u * 2 } }, [
              ...sender(sheet, foot, { size }),
              ...leads(sheet, foot, { size }),
              ...stackedFacts(sheet, foot, { size }),
            ]),
            ...call(sheet, 'accent', 'onAccent', size),
          ]),
        ]),
      },
    ])
  },
}
