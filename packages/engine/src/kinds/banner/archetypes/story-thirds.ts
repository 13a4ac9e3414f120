import { column } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { informing } from '../../shared/plan.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  bannerSheet,
  call,
  headline,
  leads,
  proportionOf,
  sender,
  stackedFacts,
  stackSize,
} from '../parts/banner-sheet.ts'

/** Tall formats in three fields of colour: the subject, what is said, and what one needs to know. */
export const storyThirds: Archetype = {
  name: 'story-thirds',
  example: 'Instagram story "We moved!" 24 Canal Street, Sweet Crumb bakery, warm yellow and brown',
  suits: (brief) => (proportionOf(brief) === 'tall' && brief.picture?.treatAs !== 'photo' ? 1 : 0),
  compose(composition) {
    const sheet = bannerSheet(composition)
    const { brief, direction, plan, width, height, margin, u, random } = sheet
    const [top, middle, foot] = random.pick([
      [GROUNDS.secondary, GROUNDS.paper, GROUNDS.accent],
      [GROUNDS.accent, GROUNDS.paper, GROUNDS.ink],
      [GROUNDS.surface, GROUNDS.accent, GROUNDS.paper],
      [GROUNDS.ink, GROUNDS.paper, GROUNDS.secondary],
    ])
    const many = informing(plan).length > 4
    const upper = height * (many ? 0.25 : 0.32)
    const inner = width - 2 * margin
    const gap = u * 3
    const title = headline(sheet, middle, { width: inner, height: height * (many ? 0.18 : 0.22), most: u * 24 })
    const size = stackSize(sheet, { width: inner, height: height * (many ? 0.57 : 0.46) - 4 * margin - gap * 3 })
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: middle.fill }, [
          artBox(sheet, top.fill, width, upper),
          column('message', { height: 'fill', layout: { padding: margin, justify: 'center', gap: gap * 0.6 } }, [
            title,
            ...leads(sheet, middle, { size }),
          ]),
          column('foot', { role: 'panel', fill: foot.fill, layout: { padding: margin, gap: gap * 0.8 } }, [
            ...stackedFacts(sheet, foot, { size }),
            ...call(sheet, foot.ink, foot.fill, size),
            ...sender(sheet, foot, { size }),
          ]),
        ]),
      },
    ])
  },
}
