import { column, frame, row } from '../../../scene/build.ts'
import { artBox } from '../../shared/art/art.ts'
import { scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import type { Archetype } from '../../types.ts'
import {
  along,
  cardOf,
  explains,
  leadHeight,
  nameText,
  personBlock,
  reachBlock,
  restHeight,
  sides,
  sign,
} from '../parts/card.ts'

/** Of the height, what the name has however much there is to say of how to reach. */
const LEAST = 0.34

/** Two grounds: the name large on colour, who and how on paper. */
export const splitColour: Archetype = {
  name: 'split-colour',
  example: 'Business card for Second Gear bicycle repair, Tom Brandt, 555 0187, secondgear.example, olive and white',
  suits: () => 0.75,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const upper = random.pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const lower = GROUNDS.paper
    const many = card.reach.length + card.other.length
    const share = portrait ? 0.5 : many > 4 ? 0.44 : 0.54
    const below = restHeight({ ...card, plan: { ...card.plan, lead: [] } }, portrait ? 'below' : 'beside')
    const tall = Math.min(height * share, Math.max(height * LEAST, height - below - margin * 1.75))
    const artWidth = width * (portrait ? 0.5 : 0.36)
    const artHeight = portrait ? tall * 0.42 : tall
    const inner = width - 2 * margin - (portrait ? 0 : artWidth)
    return scene(brief, direction, [
      ...sides(
        card,
        column('root', { fill: lower.fill }, [
          frame(
            'upper',
            {
              role: 'panel',
              fill: upper.fill,
              height: tall,
              clip: true,
              layout: { padding: [margin, margin, margin * 0.7, margin], justify: 'end' },
            },
            [
              ...(brief.picture?.treatAs === 'logo'
                ? [row('top', { at: { right: margin, top: margin } }, sign(card, upper, upper.mark, u * 13))]
                : [
                    {
                      ...artBox(card, upper.fill, artWidth, artHeight, { among: ['edge', 'crop', 'trail'] }),
                      at: { right: 0, top: 0 },
                    },
                  ]),
              column('named', { width: inner, layout: { gap: u * 2 } }, [
                nameText(card, upper, {
                  size: u * 18,
                  width: inner,
                  room:
                    tall -
                    (portrait ? artHeight + margin : 2 * margin) -
                    Math.max(card.plan.lead.length * u * 7, leadHeight(card, inner)),
                }),
                ...explains(card, upper),
              ]),
            ],
          ),
          along(card)(
            'lower',
            {
              height: 'fill',
              layout: {
                padding: [margin * 0.75, margin, margin, margin],
                justify: 'between',
                align: portrait ? 'stretch' : 'end',
                gap: u * 4,
              },
            },
            [
              column('left', portrait ? {} : { width: 'fill' }, personBlock(card, lower)),
              column('right', portrait ? {} : { width: 'fill' }, reachBlock(card, lower)),
            ],
          ),
        ]),
        upper,
      ),
    ])
  },
}
