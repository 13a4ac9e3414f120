import { column, frame } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { pictogram } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { cardOf, explains, isCrowded, nameText, personBlock, reachBlock, restHeight, sides } from '../parts/card.ts'

/** The sign, far larger than the card, runs off its edge; the words keep to the other side. */
export const cropMark: Archetype = {
  name: 'crop-mark',
  example: 'Business card for Nordby Bikes, Lars Nordby, 555 0123, nordbybikes.example, bold teal',
  suits: (brief) =>
    isCrowded(brief) || brief.negatives.some(({ what }) => what === 'icon') || brief.picture ? 0 : 0.7,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const ground = random.pick([GROUNDS.accent, GROUNDS.paper, GROUNDS.secondary, GROUNDS.ink])
    const size = portrait ? width * 1.16 : height * 1.28
    const paint = ground === GROUNDS.paper ? 'accent' : ground === GROUNDS.ink ? 'accent' : ground.mark
    const inner = portrait ? width - 2 * margin : width * 0.56 - margin
    const art = frame(
      'art',
      {
        role: 'decoration',
        at: portrait ? { left: 0, top: 0 } : { right: 0, top: 0 },
        width: portrait ? width : width * 0.42,
        height: portrait ? height * 0.44 : height,
        clip: true,
      },
      pictogram(card, paint, {
        id: 'sign',
        role: 'mark',
        at: portrait ? { left: width * 0.16, top: -size * 0.22 } : { left: width * 0.02, top: (height - size) / 2 },
        width: size,
        height: size,
      }),
    )
    return scene(
      brief,
      direction,
      sides(
        card,
        column('root', { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 3 } }, [
          art,
          column(
            'head',
            { width: inner, layout: { gap: u * 2.2 }, ...(portrait && { margin: [height * 0.4, 0, 0, 0] }) },
            [
              nameText(card, ground, {
                size: u * 17,
                width: inner,
                room: (portrait ? 0.5 : 1) * (height - 2 * margin) - restHeight(card, 'below') - u * 6,
              }),
              ...explains(card, ground),
            ],
          ),
          column('foot', { width: inner, layout: { gap: u * 2.2 } }, [
            ...personBlock(card, ground),
            ...reachBlock(card, ground),
          ]),
        ]),
        ground === GROUNDS.paper ? GROUNDS.accent : GROUNDS.paper,
      ),
    )
  },
}
