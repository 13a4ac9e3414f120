import { column, frame } from '../../../scene/build.ts'
import { scene } from '../../shared/brief-scene.ts'
import { readable } from '../../shared/readable.ts'
import { GROUNDS } from '../../shared/sheet.ts'
import { field } from '../../shared/subject.ts'
import type { Archetype } from '../../types.ts'
import { along, cardOf, explains, nameText, personBlock, reachBlock, roomBeside, sides } from '../parts/card.ts'

/** A pattern that is only just there, over the whole of a coloured card, like blind embossing. */
export const toneOnTone: Archetype = {
  name: 'tone-on-tone',
  example: 'Business card for Maison Delune jewellery, Elise Moreau, 555 0199, delune.example, luxury, deep green',
  suits: (brief) =>
    brief.negatives.some(({ what }) => what === 'pattern')
      ? 0
      : brief.style.tones.some((tone) => ['luxury', 'elegant', 'calm', 'art-deco', 'dark', 'feminine'].includes(tone))
        ? 0.9
        : 0.5,
  compose(composition) {
    const motif = composition.direction.motif === 'none' ? ('scallops' as const) : composition.direction.motif
    const card = cardOf({ ...composition, direction: { ...composition.direction, motif } })
    const { brief, direction, width, height, u, margin, portrait, random } = card
    const ground = random.pick(readable(direction.palette, [GROUNDS.accent, GROUNDS.ink, GROUNDS.secondary]))
    const inner = width - 2 * margin
    return scene(
      brief,
      direction,
      sides(
        card,
        column('root', { fill: ground.fill, clip: true, layout: { padding: margin, justify: 'between', gap: u * 3 } }, [
          ...field(card, width, height, [ground.ink], { at: { left: 0, top: 0 }, opacity: 0.1 }),
          column('head', { layout: { gap: u * 2.2 } }, [
            nameText(card, ground, { size: u * 20, width: inner, room: roomBeside(card) }),
            ...explains(card, ground),
          ]),
          along(card)('foot', { layout: { gap: u * 3, justify: 'between', align: portrait ? 'stretch' : 'end' } }, [
            frame('who-place', { ...(portrait ? {} : { width: 'fill' as const }) }, personBlock(card, ground)),
            frame('reach-place', { ...(portrait ? {} : { width: 'fill' as const }) }, reachBlock(card, ground)),
          ]),
        ]),
        GROUNDS.paper,
      ),
    )
  },
}
