import { round } from '../../../imagery/illustrations/types.ts'
import { column } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { tonesOn } from '../../shared/figure.ts'
import { pickPictogram } from '../../shared/pictograms.ts'
import { readablePairs } from '../../shared/readable.ts'
import { density, GROUNDS, type Ground, sheetOf } from '../../shared/sheet.ts'
import { standingOut } from '../../shared/standing-out.ts'
import { hasPictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { divided, hasTone, isLandscape, isPhoto } from '../parts/blocks.ts'

/** A drawing leaves the corners of its box free: so much of it is seen when it turns. */
const CORNERS = 0.96
/** The ground above the slopes, and the one below them. */
const PAIRS: readonly (readonly [Ground, Ground])[] = [
  [GROUNDS.paper, GROUNDS.accent],
  [GROUNDS.accent, GROUNDS.ink],
  [GROUNDS.ink, GROUNDS.accent],
  [GROUNDS.secondary, GROUNDS.ink],
]

/** Slopes of colour race across the sheet, and on them the subject, tilted with them and cut by the edge. */
export const diagonal: Archetype = {
  name: 'diagonal',
  example: 'Flyer for the Harbour Run, 10 km, Sunday 7 June 2026, start 9:00 at Pier 4, sporty, blue and lime',
  suits: (brief) =>
    isPhoto(brief) || isLandscape(brief)
      ? 0
      : ['sports', 'fitness', 'automotive', 'bicycle', 'logistics', 'gaming'].includes(brief.subject.industry)
        ? 1
        : hasTone(brief, 'elegant', 'calm', 'luxury', 'classic')
          ? 0.1
          : hasTone(brief, 'bold', 'vibrant', 'modern')
            ? 0.6
            : 0.3,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    const [ground, low] = random.pick(readablePairs(direction.palette, PAIRS))
    const { head, foot, left } = divided(sheet, ground, {
      titleShare: 0.28 - density(plan) * 0.08,
      title: { lines: 3 },
      foot: low,
    })
    const tones = tonesOn(sheet, ground.fill).filter((role) => role !== low.fill)
    const top = margin + head.height + u * 2
    const bottom = height - margin - foot.height - u * 3
    const rise = (bottom - top) * 0.42
    const band = (y: number, thick: number) =>
      `M0 ${round(y + rise)}L${round(width)} ${round(y)}V${round(y + thick)}L0 ${round(y + rise + thick)}Z`
    const slopes: Vector = {
      type: 'vector',
      id: 'slopes',
      role: 'background',
      at: { left: 0, top: 0 },
      width,
      height,
      viewBox: [round(width), round(height)],
      shapes: [
        { d: band(bottom - rise - u * 14, u * 3), fill: tones[0] ?? low.fill },
        { d: band(bottom - rise - u * 9, u * 6), fill: tones[1] ?? low.fill },
        { d: `M0 ${round(bottom)}L${round(width)} ${round(bottom - rise)}V${round(height)}H0Z`, fill: low.fill },
      ],
    }
    const slope = Math.atan2(rise, width)
    // Tilted it stands taller than it is, and keeps clear of the words above and below.
    const spread = (Math.cos(slope) + Math.sin(slope)) * CORNERS
    const end = foot.height > 0 ? height - margin - foot.height - u * 1.5 : height
    const size = Math.min(width * 0.86, left * 1.02, (end - top) / spread)
    const reach = (size * spread) / 2
    const middle = Math.min(Math.max((top + bottom - rise * 0.4) / 2, top + reach), end - reach)
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column(
          'root',
          { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 3 } },
          [
            slopes,
            ...(hasPictogram(sheet)
              ? [
                  {
                    type: 'pictogram' as const,
                    id: 'picture',
                    role: 'illustration' as const,
                    icon: pickPictogram(direction.pictograms, random.fork('icon'), 'solid'),
                    paint: standingOut(
                      sheet,
                      [ground.fill, low.fill],
                      ['accent', 'secondary', 'ink', 'paper', 'onAccent'],
                    ),
                    at: { left: width - size * 0.9, top: middle - size / 2 },
                    width: size,
                    height: size,
                    rotate: (-slope * 180) / Math.PI,
                    alt: brief.subject.about,
                  },
                ]
              : []),
            column('head', { layout: { gap: u * 2.2 } }, head.nodes),
            ...foot.nodes,
          ],
        ),
      },
    ])
  },
}
