import { joinedBy } from '../../../../brief/told/sayings.ts'
import { coloursOn, fitted, frame, placed } from '../../../shared/printed/kit.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import { inside } from '../../../shared/systems/room.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf } from '../page.ts'
import { DELICATE, details, kicker, partsOf } from './parts.ts'

export const party: PieceLayout = {
  name: 'party',
  manner: 'The thing itself, large and cropped by the foot; the name in fat letters over it, facts on a ticket',
  example: 'Birthday invitation, Leo turns 5, dinosaurs, Sunday 3 May 2-5pm at our garden, 14 Linden Lane',
  leans: { tones: ['playful'] },
  grounds: ['accent', 'secondary', 'paper', 'surface'],
  lettering: ['shadow', 'extrusion', 'sticker', 'plain', 'coloured'],
  photo: true,
  suits: (brief) => (DELICATE(brief) ? 0.2 : 1),
  place(page) {
    const { u, ground, random } = page
    const parts = partsOf(page)
    const area = inside(page)
    const on = random
      .fork('card')
      .pick([GROUNDS.paper, GROUNDS.ink, GROUNDS.surface].filter(({ fill }) => fill !== ground.fill))
    const [accent] = coloursOn(page, on)
    const shown = hasHero(page)
    const pad = u * 4
    const wide = area.width
    const foot = fitted(
      page,
      area.height * 0.38,
      (scale) => details(page, parts, { width: wide - 2 * pad, ground: on, accent, align: 'center', scale }),
      1.15,
    )
    const cardTop = area.y + area.height - foot.height - 2 * pad
    const tops = kicker(page, parts, { width: area.width, fill: ground.ink, align: 'center' })
    const head = tops.length > 0 ? u * 6 : 0
    const [first, ...more] = parts.names
    const second = parts.couple ? more[0] : undefined
    const one =
      first && second
        ? { ...first, text: `${first.text} ${joinedBy(page.brief, first.text, second.text) ?? '&'} ${second.text}` }
        : first
    const room: Area = { ...area, y: area.y + head, height: (cardTop - area.y - head) * (shown ? 0.42 : 0.92) }
    const title = one ? stackedTitle(page, room, { copy: one, align: 'center' }) : undefined
    const under = room.y + (title?.height ?? 0) + u * 2
    const spot: Area = { x: area.x, y: under, width: area.width, height: Math.max(u * 10, cardTop - under + u * 3) }
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'stripes', 'rings']), spot),
      ...(tops.length > 0 ? [placed('occasion-place', area, tops)] : []),
      ...(title ? [title.node] : []),
      ...(shown ? hero(page, spot) : []),
      frame(
        'card',
        {
          role: 'panel',
          fill: on.fill,
          radius: Math.max(u * 1.5, Math.min(page.direction.radius, u * 4)),
          at: { left: area.x, top: cardTop },
          width: wide,
          height: foot.height + 2 * pad,
        },
        [placed('card-words', { x: pad, y: pad, width: wide - 2 * pad }, [foot.node])],
      ),
    ]
  },
}
