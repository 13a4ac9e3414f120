import { column, row } from '../../../scene/build.ts'
import { copyText, scene } from '../../shared/brief-scene.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { sizeFor } from '../../shared/size-for.ts'
import type { Archetype } from '../../types.ts'
import { cardOf, explains, hairline, lineColour, nameText, reachBlock, restHeight, sides, sign } from '../parts/card.ts'

/** The person in type as large as the card bears; the house, with its sign, as small as a sender, and how to reach at the foot. */
export const personFirst: Archetype = {
  name: 'person-first',
  example:
    'Business card for Helena Brandt, art historian, Museum Folk, h.brandt@folk.example, 555 0144, Lindengasse 8',
  suits: (brief) =>
    brief.picture?.treatAs !== 'photo' &&
    brief.copy.some(({ role }) => role === 'person') &&
    brief.copy.some(({ role }) => role === 'brand')
      ? 0.9
      : 0,
  compose(composition) {
    const card = cardOf(composition)
    const { brief, direction, width, height, u, margin, portrait, measure, random, person, jobTitle } = card
    const ground = random.pick([GROUNDS.paper, GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary])
    const inner = width - 2 * margin
    const { person: _who, jobTitle: _job, ...house } = card
    const font = { family: direction.typography.display, weight: direction.weights.display }
    const strong = { family: direction.typography.text, weight: direction.weights.strong }
    const more =
      measure.width(jobTitle?.text ?? '', strong, u * 4.2) > inner * 0.98
        ? u * 9
        : u * 1.5 * Math.max(0, house.reach.length - 4)
    const tall = portrait ? height * 0.34 : height - 2 * margin - restHeight(house, 'below') - u * 27 - more
    const size = person
      ? Math.min(
          u * 24,
          sizeFor(measure, person.text, font, {
            width: inner,
            height: Math.max(u * 6, tall),
            lines: portrait ? 3 : 2,
            lineHeight: 1,
            tracking: direction.displayTracking,
          }),
        )
      : 0
    const ink = ground === GROUNDS.paper ? ('accent' as const) : ground.ink
    const side = u * 8
    return scene(
      brief,
      direction,
      sides(
        card,
        column('root', { fill: ground.fill, layout: { padding: margin, justify: 'between', gap: u * 3 } }, [
          row('house', { layout: { gap: u * 2, align: 'center' } }, [
            ...sign(card, ground, ground.mark, side),
            nameText(card, ground, { size: u * 5.4, width: inner - side - u * 2, fit: { lines: 1 } }),
          ]),
          column('who', { layout: { gap: u * 2.4 } }, [
            ...(person
              ? [
                  copyText('person', person, {
                    font: 'display',
                    weight: font.weight,
                    tracking: direction.displayTracking,
                    size,
                    lineHeight: 1,
                    trim: true,
                    width: inner,
                    fill: ink,
                    fit: { min: u * 5, lines: portrait ? 3 : 2 },
                  }),
                ]
              : []),
            ...(jobTitle
              ? [
                  copyText('job-title', jobTitle, {
                    font: 'text',
                    weight: direction.weights.strong,
                    size: u * 4.2,
                    lineHeight: 1.2,
                    width: inner,
                    fill: ground.ink,
                    fit: { min: u * 3.4, lines: 2 },
                  }),
                ]
              : []),
            ...explains(card, ground),
          ]),
          column('foot', { layout: { gap: u * 2.4 } }, [
            hairline('rule', lineColour(card, ground), { height: Math.max(2, u * 0.3) }),
            ...reachBlock(house, ground),
          ]),
        ]),
        ground === GROUNDS.accent ? GROUNDS.ink : GROUNDS.accent,
      ),
    )
  },
}
