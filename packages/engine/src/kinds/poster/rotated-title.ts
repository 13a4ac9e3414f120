import { column, copyText, frame, row, scene } from '../../scene/build.ts'
import { brandText, ctaButton, factStack, GROUNDS, leadTexts, sheetOf } from '../shared/sheet.ts'
import { attachedLogo, field, hasPictogram, pictogram } from '../shared/subject.ts'
import type { Archetype } from '../types.ts'

/** The title runs up a coloured rail at the left; everything else is set level beside it. */
export const rotatedTitle: Archetype = {
  name: 'rotated-title',
  example: 'Poster for the print fair "Overprint", 9–11 October 2026, Old Tram Depot, modern, blue and orange',
  suits: (brief) => {
    const title = brief.copy.find(({ role }) => role === 'headline') ?? brief.copy.find(({ role }) => role === 'brand')
    const landscape = brief.format.height !== 'auto' && brief.format.width > brief.format.height * 1.1
    return landscape || brief.picture?.treatAs === 'photo' || (title?.text.length ?? 99) > 26 ? 0 : 0.75
  },
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    const ground = GROUNDS.paper
    const rail = random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const railWidth = width * 0.31
    const along = height - 2 * margin
    const across = railWidth * 0.74
    // A box as long as the rail is high, turned about its middle into it.
    const title = copyText('title', plan.title, {
      role: plan.title.role === 'brand' ? 'brand' : 'headline',
      font: 'display',
      weight: direction.weights.display,
      tracking: direction.displayTracking,
      size: u * 26,
      lineHeight: 0.95,
      trim: true,
      fill: rail.ink,
      element: 'h1',
      at: { left: railWidth / 2 - along / 2, top: height / 2 - across / 2 },
      width: along,
      height: across,
      rotate: -90,
      fit: { min: u * 5, lines: 2 },
    })
    const inner = width - railWidth - 1.6 * margin
    const art = hasPictogram(sheet)
      ? pictogram(sheet, 'accent', { width: inner * 0.78, height: inner * 0.78 })
      : field(sheet, Math.round(inner), Math.round(inner * 0.7), ['accent', 'secondary', 'ink', 'surface'])
    return scene(brief, direction, [
      {
        name: 'poster',
        root: row('root', { fill: ground.fill }, [
          frame('rail', { role: 'panel', fill: rail.fill, width: railWidth, height: '100%' }, [title]),
          column(
            'side',
            {
              width: 'fill',
              height: '100%',
              layout: { padding: [margin, margin, margin, margin * 0.6], justify: 'between', gap: u * 2 },
            },
            [
              row('head', { layout: { gap: u * 2, align: 'center' } }, [
                ...attachedLogo(sheet, u * 7, ground),
                ...brandText(sheet, ground),
              ]),
              ...art,
              column('words', { layout: { gap: u * 2 } }, [
                ...leadTexts(sheet, ground),
                frame('rule', { role: 'rule', height: Math.max(2, u * 0.3), fill: ground.ink }),
                ...factStack(sheet, ground),
                ...ctaButton(sheet, 'accent', 'onAccent'),
              ]),
            ],
          ),
        ]),
      },
    ])
  },
}
