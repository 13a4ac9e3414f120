import { letterFont } from '../../shared/letter-font.ts'
import { column, fitted, placed, rule } from '../../shared/printed/kit.ts'
import { drawing, rosette, shade } from '../../shared/printed/ornaments.ts'
import { backdrop } from '../../shared/systems/backdrops.ts'
import { inksOn } from '../../shared/systems/lettering.ts'
import { inside } from '../../shared/systems/room.ts'
import { initials, isCrowded } from '../parts/card.ts'
import { cardArchetype, contact, hasFacts, letterForm, nameIn, who } from '../parts/desk.ts'

/** Pressed into the board without ink: a rosette of fine lines, the initials in light and shade; the words on its axis. */
export const embossed = cardArchetype({
  name: 'embossed',
  manner: 'A blind-pressed monogram and fine lines on a deep ground, words on the axis',
  example: 'Luxury business card, Camille Duval, Maison Duval, black and gold, 555 0190, camille@maisonduval.example',
  leans: { tones: ['luxury'] },
  grounds: ['ink', 'accent', 'secondary', 'surface'],
  suits: (brief) =>
    isCrowded(brief) || brief.negatives.some(({ what }) => what === 'pattern')
      ? 0
      : brief.style.tones.some((tone) => ['luxury', 'elegant', 'classic', 'calm', 'art-deco', 'dark'].includes(tone))
        ? 1
        : 0.55,
  place(desk) {
    const { u, width, height, ground, measure, direction } = desk
    const area = inside(desk)
    const letters = initials(desk)
    const font = letterFont(direction, 600)
    const side = Math.min(width, height)
    const { capHeight } = measure.metrics(font, 1)
    const size = (side * 0.62) / Math.max(capHeight, measure.width(letters, font, 1) * 0.8)
    const dark = ground.fill === 'ink'
    const press = (id: string, shift: number, by: number) =>
      letterForm(desk, id, letters, font, {
        size,
        align: 'center',
        width,
        fill: shade(ground.fill, by),
        at: { left: shift, top: (height - size * capHeight) / 2 + shift },
      })
    const { other } = inksOn(desk, ground, true)
    const block = fitted(
      desk,
      area.height,
      (scale) =>
        column('axis', { width: area.width, layout: { gap: u * 3 * scale, align: 'center' } }, [
          nameIn(
            desk,
            { width: area.width, height: u * 19 * scale, most: u * 10 * scale, align: 'center', lines: 2 },
            ground,
          ),
          rule('axis-rule', other, Math.max(1.5, u * 0.24), u * 10, { alignSelf: 'center' }),
          who(desk, { width: area.width, ground, scale, align: 'center' }),
          ...(hasFacts(desk) ? [contact(desk, 'plain', { width: area.width, ground, scale, align: 'center' })] : []),
        ]),
      1.1,
    )
    return [
      ...backdrop(desk, 'sheen', { x: 0, y: 0, width, height }),
      drawing(
        'rosette',
        { x: 0, y: 0, width, height },
        rosette(width / 2, height / 2, Math.max(width, height) * 0.56, shade(ground.fill, dark ? 5 : -3), u * 0.22, 28),
        'background',
      ),
      press('press-light', -u * 0.22, dark ? 9 : 4),
      press('press', 0, dark ? 4 : -3),
      placed('axis-place', { ...area, y: area.y + Math.max(0, (area.height - block.height) / 2) }, [block.node]),
    ]
  },
})
