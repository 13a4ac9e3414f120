import { column } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { photo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { along, cardOf, explains, nameText, personBlock, reachBlock, sides } from '../parts/card.ts'

/** The attached photo fills one side, edge to edge; the words keep to the other. */
export const photoHalf: Archetype = {
  name: 'photo-half',
  example: 'Business card with the attached photo for Leo Mann, photographer, 555 0101, leo@mann.example',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' && !brief.negatives.some(({ what }) => what === 'picture') ? 1 : 0,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent, GROUNDS.ink])
    const share = portrait ? 0.46 : random.pick([0.38, 0.44])
    const picture = photo(card, portrait ? { width, height: height * share } : { width: width * share, height })
    const inner = (portrait ? width : width * (1 - share)) - 2 * margin
    const words = column(
      'words',
      {
        ...(portrait
          ? { width: '100%' as const, height: 'fill' as const }
          : { width: 'fill' as const, height: '100%' as const }),
        layout: { padding: margin, justify: 'between', gap: u * 3 },
      },
      [
        column('head', { layout: { gap: u * 2.2 } }, [
          nameText(card, ground, { size: u * 16, width: inner }),
          ...explains(card, ground),
        ]),
        column('foot', { layout: { gap: u * 2.4 } }, [...personBlock(card, ground), ...reachBlock(card, ground)]),
      ],
    )
    const front = along(card)(
      'root',
      { fill: ground.fill },
      random.chance(0.5) ? [...picture, words] : [words, ...picture],
    )
    return scene(brief, direction, sides(card, front, ground === GROUNDS.accent ? GROUNDS.ink : GROUNDS.accent))
  },
}
