import { coloursOn } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import type { Ground } from '../../../shared/sheet.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { archway } from '../../../shared/systems/forms.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import { inksOn } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { DELICATE, onAxis, PLAYFUL, partsOf } from './parts.ts'

export const arch: PieceLayout = {
  name: 'arch',
  manner: 'A door with a round head stands on the sheet, the words inside it, light behind',
  example:
    'Elegant invitation to our 10th anniversary gala, Harlow & Finch Architects, 6 November 2026, 7 pm, black tie, The Glasshouse',
  leans: { tones: ['elegant'] },
  grounds: ['accent', 'ink', 'secondary'],
  suits: (brief) => (DELICATE(brief) ? 1 : 0.7),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const on: Ground = GROUNDS.paper
    const [accent] = coloursOn(page, on)
    const tall = height > width
    const wide = tall ? width - 2 * margin * 0.85 : Math.min(width * 0.7, height * 1.05)
    const x = (width - wide) / 2
    const top = margin * 0.85
    const { other } = inksOn(page, ground, true)
    const door = (inset: number): string => archway(x + inset, top + inset, wide - 2 * inset, height + u)
    const inner = wide - u * 14
    const area: Area = {
      x: (width - inner) / 2,
      y: top + wide * 0.2,
      width: inner,
      height: height - top - wide * 0.2 - margin,
    }
    const shown = hasHero(page) && PLAYFUL(page.brief)
    const side = shown ? Math.min(wide * 0.42, height * 0.24) : 0
    const room: Area = { ...area, y: area.y + side, height: area.height - side }
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'spot', 'swells', 'rays']), {
        x: 0,
        y: 0,
        width,
        height: height * 0.4,
      }),
      drawing(
        'door',
        whole(page),
        [
          { d: door(-u * 1.8), stroke: { paint: other, width: u * 0.3 } },
          { d: door(0), fill: on.fill },
          { d: door(u * 1.6), stroke: { paint: accent, width: Math.max(1.2, u * 0.2) } },
        ],
        'panel',
      ),
      ...(shown
        ? hero(
            { ...page, ground: on },
            { x: (width - side) / 2, y: top + wide * 0.13, width: side, height: side },
            { on: on.fill, repeated: true },
          )
        : []),
      onAxis(page, parts, room, {
        ground: on,
        fill: on.ink,
        mark: accent,
        gap: 3.6,
        share: 0.46,
        most: 15,
        scale: 0.92,
        ruled: true,
        largest: 1.4,
      }),
    ]
  },
}
