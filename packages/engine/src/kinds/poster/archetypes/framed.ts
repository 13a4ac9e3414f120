import { column, frame } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { density, GROUNDS, sheetOf } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import { divided, hasTone, isPhoto, refuses } from '../parts/blocks.ts'

/** Ceremonial: centred within a double frame, the subject in a window above, every line on one axis. */
export const framed: Archetype = {
  name: 'framed',
  example:
    'Elegant poster for a string quartet evening, "Late Beethoven", 14 November 2026, 8 pm, St. Anne Chapel, deep green and gold',
  suits: (brief) =>
    refuses(brief, 'border') || isPhoto(brief)
      ? 0
      : hasTone(brief, 'elegant', 'luxury', 'classic', 'vintage', 'art-deco')
        ? 1
        : ['wedding', 'jewellery', 'hotel', 'music'].includes(brief.subject.industry)
          ? 0.5
          : 0.2,
  compose(composition) {
    const sheet = sheetOf(composition)
    const { brief, direction, plan, width, height, u, margin, landscape, random } = sheet
    const ground = random.pick([GROUNDS.paper, GROUNDS.secondary, GROUNDS.ink])
    const line = ground === GROUNDS.paper ? ('accent' as const) : ground.ink
    const outer = margin * 0.5
    const inner = outer + u * 1.1
    const padding = inner + u * 4.4
    const centred = { align: 'center' as const }
    const wide = width - 2 * padding
    const gap = u * 2.8
    const { head, foot, left } = divided(sheet, ground, {
      titleShare: landscape ? 0.34 : 0.27 - density(plan) * 0.07,
      picture: 0.3,
      width: wide,
      // The ornament between the words and what parts them take their room, too.
      height: height - 2 * padding - 2.5 * gap,
      columns: landscape ? 2 : 1,
      title: { ...centred, lines: 4 },
    })
    const tall = left - gap
    const art =
      tall > u * 16
        ? [
            {
              ...artBox(sheet, ground.fill, landscape ? wide * 0.5 : wide, tall, {
                among: ['arch', 'medal', 'wreath', 'rings', 'scenic'],
              }),
              alignSelf: 'center' as const,
            },
          ]
        : []
    const ruled = (id: string, inset: number, weight: number) =>
      frame(id, {
        role: 'frame',
        at: { left: inset, top: inset, right: inset, bottom: inset },
        stroke: { paint: line, width: weight },
      })
    return scene(brief, direction, [
      {
        name: 'poster',
        root: column('root', { fill: ground.fill, layout: { padding, justify: 'between', gap: u * 2.8 } }, [
          ruled('frame-outer', outer, Math.max(2, u * 0.5)),
          ruled('frame-inner', inner, Math.max(1, u * 0.14)),
          ...art,
          column('words', { layout: { gap } }, [
            ...head.nodes,
            frame('ornament', {
              role: 'rule',
              width: u * 12,
              height: Math.max(2, u * 0.3),
              fill: line,
              alignSelf: 'center',
            }),
            ...foot.nodes,
          ]),
        ]),
      },
    ])
  },
}
