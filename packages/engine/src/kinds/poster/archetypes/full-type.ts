import { column, row } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { details, fittedTitle, lead, sender } from '../../shared/details.ts'
import { pickPictogram } from '../../shared/pictograms.ts'
import { readable } from '../../shared/readable.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { hasPictogram } from '../../shared/subject.ts'
import { SMALL, veil } from '../../shared/veil.ts'
import type { Archetype } from '../../types.ts'
import { hasTone, isPhoto, titleLength } from '../parts/blocks.ts'

/** The title fills a coloured sheet from edge to edge; behind it the subject as a second, quieter colour. */
export const fullType: Archetype = {
  name: 'full-type',
  example: 'Poster "LOUD SUNDAYS" free concerts every Sunday in July at Canal Yard, bright yellow and black',
  suits: (brief) =>
    isPhoto(brief)
      ? 0.2
      : titleLength(brief) <= 34
        ? hasTone(brief, 'bold', 'brutalist', 'modern', 'swiss')
          ? 1
          : brief.subject.objects.length > 0
            ? 0.5
            : 0.7
        : 0.2,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick(readable(direction.palette, [GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary]))
    const inner = width - 2 * margin
    const words = plan.title.text.split(/\s+/)
    // A word a line where they are few and short enough to be huge.
    const lines = words.length <= (landscape ? 2 : 4) && words.every((word) => word.length <= 12) ? words.length : 5
    const foot = details(sheet, ground, { width: inner, rule: true, columns: landscape ? 3 : 2 })
    const told = lead(sheet, ground, inner * 0.8)
    const title = fittedTitle(sheet, ground, {
      width: inner,
      height: (height - 2 * margin - foot.height - told.height - u * 14) * (0.98 - density(plan) * 0.04),
      lines,
      most: 70,
      weight: Math.max(700, direction.weights.display),
    })
    const size = Math.min(width, height) * 0.94
    // It ends above the details, so that nothing small stands across its edge.
    const low = height - margin - foot.height - told.height - u * 6
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column(
          'root',
          { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 2.4 } },
          [
            ...(hasPictogram(sheet)
              ? [
                  {
                    type: 'pictogram' as const,
                    id: 'picture',
                    role: 'illustration' as const,
                    icon: pickPictogram(direction.pictograms, random.fork('icon'), 'solid'),
                    paint: veil(sheet, ground, SMALL).paint,
                    at: { left: width - size * 0.7, top: Math.min(height * 0.46 - size / 2, low - size * 0.98) },
                    width: size,
                    height: size,
                    rotate: random.pick([0, -12, 12]),
                    alt: brief.subject.about,
                  },
                ]
              : []),
            row('head', { layout: { justify: 'between', align: 'center', gap: u * 3 } }, sender(sheet, ground).nodes),
            ...title.nodes,
            column('foot', { layout: { gap: u * 2.4 } }, [...told.nodes, ...foot.nodes]),
          ],
        ),
      },
    ])
  },
}
