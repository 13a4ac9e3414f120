import { column, frame, row } from '../../../scene/build.ts'
import type { Vector } from '../../../scene/types.ts'
import { scene } from '../../shared/brief-scene.ts'
import { circle, rectangle } from '../../shared/geometry.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { hasPictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { cardOf, explains, isCrowded, nameText, personBlock, reachBlock, sides, sign } from '../parts/card.ts'

/** Like a letter: a perforated stamp in the upper corner, the sender below it. */
export const stamp: Archetype = {
  name: 'stamp',
  example:
    'Business card for Paper Boat Letterpress, Ines Vidal, ines@paperboat.example, 555 0118, vintage, red and cream',
  suits: (brief) =>
    isCrowded(brief) || brief.negatives.some(({ what }) => what === 'icon' || what === 'border') || brief.picture
      ? 0
      : brief.style.tones.some((tone) =>
            ['vintage', 'retro', 'handmade', 'playful', 'rustic', 'friendly'].includes(tone),
          ) || ['craft', 'books', 'travel', 'bakery', 'coffee', 'food', 'retail'].includes(brief.subject.industry)
        ? 0.85
        : 0.35,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const ground = random.pick([GROUNDS.paper, GROUNDS.surface])
    const face = random.pick([GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const w = Math.min(width, height) * (portrait ? 0.44 : 0.46)
    const h = w * 1.18
    const [across, down] = [9, 11]
    // Half circles bitten out of the rim, at an even pitch from corner to corner.
    const bite = (w / across) * 0.27
    const holes = [
      ...Array.from({ length: across + 1 }, (_, i) => [(w * i) / across, 0] as const),
      ...Array.from({ length: across + 1 }, (_, i) => [(w * i) / across, h] as const),
      ...Array.from({ length: down - 1 }, (_, i) => [0, (h * (i + 1)) / down] as const),
      ...Array.from({ length: down - 1 }, (_, i) => [w, (h * (i + 1)) / down] as const),
    ]
    const rim = bite * 2.1
    const paper: Vector = {
      type: 'vector',
      id: 'stamp-paper',
      role: 'decoration',
      at: { left: 0, top: 0 },
      width: w,
      height: h,
      viewBox: [w, h],
      shapes: [
        { d: rectangle(0, 0, w, h), fill: face.fill },
        { d: holes.map(([x, y]) => circle(x, y, bite)).join(''), fill: ground.fill },
        {
          d: rectangle(rim, rim, w - 2 * rim, h - 2 * rim),
          stroke: { paint: face.ink, width: Math.max(1.5, u * 0.22) },
        },
      ],
    }
    const inner = portrait ? width - 2 * margin : width - 2 * margin - w - u * 5
    return scene(
      brief,
      direction,
      sides(
        card,
        column('root', { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 3 } }, [
          frame(
            'stamp',
            {
              role: 'group',
              at: { right: margin, top: margin },
              width: w,
              height: h,
              layout: { align: 'center', justify: 'center' },
            },
            [paper, ...(hasPictogram(card) ? sign(card, face, face.ink, w * 0.62) : [])],
          ),
          column(
            'head',
            { width: inner, layout: { gap: u * 2.2 }, ...(portrait && { margin: [h + u * 5, 0, 0, 0] }) },
            [nameText(card, ground, { size: u * 15, width: inner }), ...explains(card, ground)],
          ),
          row('foot', { width: inner, layout: { gap: u * 4 } }, [
            column('foot-lines', { width: 'fill', layout: { gap: u * 2.2 } }, [
              ...personBlock(card, ground),
              ...reachBlock(card, ground),
            ]),
          ]),
        ]),
        face,
      ),
    )
  },
}
