import { column, copyText, frame, row, scene } from '../../scene/build.ts'
import type { Text } from '../../scene/types.ts'
import { brandText, ctaButton, density, factGrid, GROUNDS, leadTexts, sheetOf } from '../shared/sheet.ts'
import { attachedLogo } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** The title fills a coloured sheet from edge to edge, as large as it goes; the rest is small and quiet at the foot. */
export const fullType: Archetype = {
  name: 'full-type',
  example: 'Poster "LOUD SUNDAYS" free concerts every Sunday in July at Canal Yard, bright yellow and black',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo'
      ? 0.2
      : (brief.copy.find(({ role }) => role === 'headline' || role === 'brand')?.text.length ?? 99) <= 34
        ? 0.9
        : 0.25,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const words = plan.title.text.split(/\s+/)
    // A word a line where they are few and short enough to be huge; otherwise set and balanced.
    const lines = words.length <= (landscape ? 2 : 4) && words.every((word) => word.length <= 12) ? words.length : 5
    const inner = width - 2 * margin
    const title: Text = copyText('title', plan.title, {
      role: plan.title.role === 'brand' ? 'brand' : 'headline',
      font: 'display',
      weight: Math.max(700, direction.weights.display),
      size: u * 48,
      lineHeight: 0.92,
      tracking: direction.displayTracking,
      trim: true,
      fill: ground.ink,
      width: inner,
      height: height * (0.62 - density(plan) * 0.2),
      fit: { min: u * 5, lines },
      element: 'h1',
    })
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, layout: { padding: margin, justify: 'between', gap: u * 2 } }, [
          row('head', { layout: { justify: 'between', align: 'center', gap: u * 3 } }, [
            ...brandText(sheet, ground),
            ...attachedLogo(sheet, u * 6, ground),
          ]),
          title,
          column('foot', { layout: { gap: u * 2 } }, [
            ...leadTexts(sheet, ground, { maxWidth: inner * 0.7 }),
            frame('rule', { role: 'rule', height: Math.max(2, u * 0.3), fill: ground.ink }),
            ...factGrid(sheet, ground, landscape ? 4 : 3),
            ...ctaButton(sheet, ground.ink, ground.fill),
          ]),
        ]),
      },
    ])
  },
}
