import { column } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { photo } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { along, cardOf, explains, nameText, personBlock, reachBlock, sides } from '../parts/card.ts'

/** The attached photo as a band along the top; name and ways to reach on one line below it. */
export const photoBand: Archetype = {
  name: 'photo-band',
  example: 'Business card with the attached photo for Alpenhof mountain lodge, 555 0166, stay@alpenhof.example',
  suits: (brief) =>
    brief.picture?.treatAs === 'photo' &&
    brief.picture.width >= brief.picture.height &&
    brief.copy.length <= 7 &&
    !brief.negatives.some(({ what }) => what === 'picture')
      ? 0.9
      : 0,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const ground = random.pick([GROUNDS.paper, GROUNDS.secondary])
    const many = card.reach.length + card.other.length + (card.person ? 1 : 0)
    const share = many > 4 ? 0.34 : 0.46
    const half = portrait ? width - 2 * margin : (width - 2 * margin) * 0.48
    const front = column('root', { fill: ground.fill }, [
      ...photo(card, { width, height: height * share }),
      along(card)(
        'words',
        {
          height: 'fill',
          layout: {
            padding: [margin * 0.7, margin, margin, margin],
            justify: 'between',
            gap: u * 3,
            align: portrait ? 'stretch' : 'end',
          },
        },
        [
          column('named', { ...(portrait ? {} : { width: half }), layout: { gap: u * 1.8 } }, [
            nameText(card, ground, { size: u * 14, width: half, room: u * 24, fit: { lines: 2 } }),
            ...explains(card, ground),
          ]),
          column('who', { ...(portrait ? {} : { width: 'fill' as const }), layout: { gap: u * 1.8 } }, [
            ...personBlock(card, ground),
            ...reachBlock(card, ground),
          ]),
        ],
      ),
    ])
    return scene(brief, direction, sides(card, front))
  },
}
