import { column, text } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { initialsOf, lettersStandAlone } from '../../shared/initials.ts'
import { letterFont } from '../../shared/letter-font.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import { LARGE, SMALL, veil } from '../../shared/veil.ts'
import type { Archetype } from '../../types.ts'
import { divided, hasTone, isLandscape, isPhoto } from '../parts/blocks.ts'

const titleOf = (copy: { role: string; text: string }[]) =>
  (copy.find(({ role }) => role === 'headline') ?? copy.find(({ role }) => role === 'brand'))?.text ?? ''

/** One letter of the title, taller than the sheet and cut by its edges, as the form behind everything. */
export const letter: Archetype = {
  name: 'letter',
  example:
    'Poster for the type conference "Glyph", 4–5 June 2026, Kunsthaus, modern, tickets at glyph.example, violet and lime',
  suits: (brief) =>
    isPhoto(brief) || isLandscape(brief) || !lettersStandAlone(titleOf(brief.copy))
      ? 0
      : hasTone(brief, 'modern', 'bold', 'editorial', 'swiss', 'minimal', 'brutalist') ||
          ['design', 'art', 'books', 'agency', 'architecture', 'media'].includes(brief.subject.industry)
        ? 0.6
        : brief.subject.objects.length > 0
          ? 0.25
          : 0.4,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, measure, random } = sheet
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const [initial = ''] = initialsOf(plan.title.text, 1)
    const font = letterFont(direction, 700)
    const { capHeight } = measure.metrics(font, 1)
    const { head, foot } = divided(sheet, ground, {
      titleShare: 0.4 - density(plan) * 0.1,
      picture: 0.2,
      title: { lines: 4 },
    })
    // It ends above the details, so that nothing small stands across its edge.
    const top = -height * 0.05
    const bottom = height - margin - foot.height - u * 4
    const size = Math.min((bottom - top) / capHeight, (width * 1.3) / Math.max(0.3, measure.width(initial, font, 1)))
    const wide = size * measure.width(initial, font, 1)
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column(
          'root',
          { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 3 } },
          [
            text('letter', initial, {
              role: 'decoration',
              font: font.family === direction.typography.display ? 'display' : 'text',
              weight: font.weight,
              size,
              lineHeight: 1,
              trim: true,
              fill: veil(sheet, ground, plan.brand || plan.lead.length > 0 ? SMALL : LARGE).paint,
              at: { left: random.chance(0.5) ? width - wide * 0.82 : -wide * 0.12, top: bottom - size * capHeight },
              width: wide * 1.1,
            }),
            column('head', { layout: { gap: u * 2.2 } }, head.nodes),
            ...foot.nodes,
          ],
        ),
      },
    ])
  },
}
