import { column, frame, row } from '../../../scene/build.ts'
import type { FontSpec } from '../../../type/types.ts'
import { artBox } from '../../shared/art/art.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { details, lead, sender, stacked } from '../../shared/details.ts'
import { GROUNDS, type Sheet, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { isLandscape, isPhoto, titleLength } from '../parts/blocks.ts'

/** How tall capitals may stand across the rail, so that what rises above them or hangs below them stays off its edges. */
function acrossRail({ measure, plan, brief: { format }, width }: Sheet, rail: number, font: FontSpec): number {
  const safe = format.print ? (format.print.safe * width) / format.print.width : 0
  const { y, height } = measure.outline(plan.title.text, font, 1).box
  const { capHeight } = measure.metrics(font, 1)
  const beyond = Math.max(0, -y - capHeight, y + height) / capHeight
  return (rail - 2 * (safe + CLEAR)) / (1 + 2 * beyond)
}

/** Pixels. */
const CLEAR = 3

/** The title runs up a coloured rail at the left; beside it the subject out to the edges, and the details below. */
export const rotatedTitle: Archetype = {
  name: 'rotated-title',
  example: 'Poster for the print fair "Overprint", 9–11 October 2026, Old Tram Depot, modern, blue and orange',
  suits: (brief) => (isLandscape(brief) || titleLength(brief) > 24 ? 0 : isPhoto(brief) ? 0.8 : 0.55),
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, random } = sheet
    const [rail, field] = random.pick([
      [GROUNDS.accent, GROUNDS.secondary],
      [GROUNDS.ink, GROUNDS.accent],
      [GROUNDS.secondary, GROUNDS.accent],
      [GROUNDS.accent, GROUNDS.ink],
    ] as const)
    const ground = GROUNDS.paper
    const railWidth = width * 0.31
    const along = height - 2 * margin
    const font = { family: direction.typography.display, weight: direction.weights.display }
    const across = Math.min(railWidth * 0.74, acrossRail(sheet, railWidth, font))
    // A box as long as the rail is high, turned about its middle into it.
    const title = copyText('title', plan.title, {
      role: plan.title.role === 'brand' ? 'brand' : 'headline',
      font: 'display',
      weight: direction.weights.display,
      tracking: direction.displayTracking,
      size: u * 30,
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
    const side = width - railWidth
    const inner = side - 1.7 * margin
    const words = stacked(
      [sender(sheet, ground), lead(sheet, ground, inner), details(sheet, ground, { width: inner, columns: 1 })],
      u * 2.6,
    )
    const tall = Math.max(u * 20, height - words.height - 1.9 * margin)
    return scene(brief, direction, [
      {
        name: 'poster',
        root: row('root', { fill: ground.fill }, [
          frame('rail', { role: 'panel', fill: rail.fill, width: railWidth, height: '100%' }, [title]),
          column('side', { width: 'fill', height: '100%' }, [
            artBox(sheet, field.fill, side, tall),
            column(
              'words',
              {
                height: 'fill',
                layout: { padding: [margin * 0.9, margin, margin, margin * 0.7], justify: 'between', gap: u * 2.4 },
              },
              words.nodes,
            ),
          ]),
        ]),
      },
    ])
  },
}
