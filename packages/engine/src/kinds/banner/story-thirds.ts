import { column, frame, scene } from '../../scene/build.ts'
import { informing } from '../shared/plan.ts'
import { GROUNDS, type Ground } from '../shared/sheet.ts'
import { field, hasPictogram, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'
import { bannerSheet, call, headline, leads, proportionOf, sender, stackedFacts } from './parts.ts'

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
    ]) as [Ground, Ground, Ground]
    const many = informing(plan).length > 4
    const upper = height * (many ? 0.28 : 0.34)
    const size = Math.min(width * 0.8, upper * 0.74)
    const inner = width - 2 * margin
    const gap = u * 3
    return scene(brief, direction, [
      {
        name: 'banner',
        root: column('root', { fill: middle.fill }, [
          frame(
            'upper',
            {
              role: 'panel',
              fill: top.fill,
              width,
              height: upper,
              clip: true,
              layout: { align: 'center', justify: 'center' },
            },
            hasPictogram(sheet)
              ? pictogram(sheet, top.mark, { width: size, height: size })
              : field(sheet, Math.round(width), Math.round(upper), [top.mark, 'secondary', 'ink']),
          ),
          column('message', { height: 'fill', layout: { padding: margin, justify: 'center', gap } }, [
            headline(sheet, middle, { width: inner, height: height * (many ? 0.2 : 0.26), most: u * 24 }),
            ...leads(sheet, middle),
          ]),
          column('foot', { role: 'panel', fill: foot.fill, layout: { padding: margin, gap: gap * 0.8 } }, [
            ...stackedFacts(sheet, foot),
            ...call(sheet, foot.ink, foot.fill),
            ...sender(sheet, foot),
          ]),
        ]),
      },
    ])
  },
}
