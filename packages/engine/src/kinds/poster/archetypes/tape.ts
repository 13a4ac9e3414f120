import { column, frame, text } from '../../../scene/build.ts'
import type { Frame } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { lettersStandAlone } from '../../shared/initials.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { divided, hasTone, isLandscape, isPhoto, titleLength } from '../parts/blocks.ts'

/** Tapes across the sheet that say the title again and again; the title itself, huge, above them. */
export const tape: Archetype = {
  name: 'tape',
  example: 'Bold flyer "Warehouse Clearance", 3–5 May, Dock Road 9, everything must go, yellow and black',
  suits: (brief) =>
    isPhoto(brief) || isLandscape(brief) || titleLength(brief) > 30 || !lettersStandAlone(brief.copy[0]?.text ?? '')
      ? 0
      : hasTone(brief, 'elegant', 'calm', 'luxury', 'classic', 'minimal')
        ? 0.05
        : hasTone(brief, 'bold', 'grunge', 'brutalist', 'vibrant', 'playful') ||
            ['retail', 'sports', 'gaming', 'music', 'automotive', 'fitness', 'construction'].includes(
              brief.subject.industry,
            )
          ? 0.4
          : brief.subject.objects.length > 0
            ? 0.15
            : 0.4,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, u, margin, measure, random } = sheet
    const [ground, first, second] = random.pick([
      [GROUNDS.paper, GROUNDS.accent, GROUNDS.ink],
      [GROUNDS.ink, GROUNDS.accent, GROUNDS.paper],
      [GROUNDS.accent, GROUNDS.ink, GROUNDS.paper],
      [GROUNDS.secondary, GROUNDS.ink, GROUNDS.paper],
    ] as const)
    const { head, foot, left } = divided(sheet, ground, {
      titleShare: 0.34 - density(plan) * 0.1,
      picture: 0.26,
      title: { lines: 3, most: 60 },
    })
    const middle = Math.max(u * 20, left - u * 6)
    const cy = margin + head.height + u * 3 + middle / 2
    const font = { family: direction.typography.display, weight: Math.max(700, direction.weights.display) }
    const wide = width * 1.5
    const said = `${plan.title.text}  •  `
    const ribbon = (id: string, paint: typeof first | typeof second, thick: number, turn: number, y: number): Frame => {
      const size = thick * 0.5
      const times = Math.max(2, Math.ceil(wide / Math.max(1, measure.width(said, font, size))) + 1)
      return frame(
        id,
        {
          role: 'decoration',
          at: { left: width / 2 - wide / 2, top: y - thick / 2 },
          width: wide,
          height: thick,
          rotate: turn,
          fill: paint.fill,
          clip: true,
          layout: { justify: 'center' },
        },
        [
          text(`${id}-words`, said.repeat(times), {
            role: 'decoration',
            font: 'display',
            weight: font.weight,
            size,
            lineHeight: 1,
            fill: paint.ink,
            width: wide * 2,
          }),
        ],
      )
    }
    const thick = Math.min(u * 16, middle * 0.36)
    const slope = random.pick([-9, -7, 8])
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column(
          'root',
          { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 3 } },
          [
            ribbon('tape-1', second, thick, -slope * 0.6, cy + thick * 0.2),
            ribbon('tape-2', first, thick, slope, cy - thick * 0.1),
            column('head', { layout: { gap: u * 2.2 } }, head.nodes),
            frame('tapes', { height: middle }),
            ...foot.nodes,
          ],
        ),
      },
    ])
  },
}
