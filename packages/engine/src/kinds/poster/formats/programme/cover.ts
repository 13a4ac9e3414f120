import { isAsked } from '../../../shared/pieces.ts'
import { frame, placed, tag } from '../../../shared/printed/kit.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { partsOf, rows } from './parts.ts'

export const cover: PieceLayout = {
  name: 'leaf',
  manner: 'A folded leaf: what it is about, drawn large at the head, a quiet ruled order of points below',
  example:
    'Class timetable for Lotus Yoga Studio: Mon 7:00 Vinyasa, Mon 18:30 Yin, Tue 9:00 Pilates, Wed 19:00 Hatha, Thu 7:00 Vinyasa',
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured', 'shadow'],
  photo: true,
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const on = random.fork('head').pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const many = parts.slots.length > 7
    const band = height * (many ? 0.26 : 0.33)
    const onBand: Page = { ...page, ground: on }
    const shown = hasHero(page) && (isAsked(page.brief) || page.brief.subject.industry !== 'event')
    const side = shown ? Math.min(band * 1.02, width * 0.4) : 0
    const named: Area = { x: margin, y: margin * 0.9, width: width - 2 * margin - side, height: band - margin * 1.8 }
    const photo = page.brief.picture?.treatAs === 'photo'
    const tops = parts.called.map((copy, i) =>
      tag(page, `called-${i + 1}`, copy, { size: u * 2.4, fill: on.ink, width: named.width, lines: 2 }),
    )
    const above = tops.length > 0 ? u * 6 : 0
    const foot = facts(parts.rest, ground, {
      width: width - 2 * margin,
      height: height * 0.16,
      sender: true,
      most: 1,
      columns: 2,
    })
    const top = band + margin * 0.7
    const room: Area = {
      x: margin,
      y: top,
      width: width - 2 * margin,
      height: height - top - margin - (foot.nodes.length > 0 ? foot.height + u * 4 : 0),
    }
    return [
      frame('head', { role: 'panel', fill: on.fill, at: { left: 0, top: 0 }, width, height: band }),
      ...(shown
        ? hero(
            onBand,
            photo
              ? { x: width - side - margin * 0.4, y: 0, width: side + margin * 0.4, height: band }
              : { x: width - side - margin * 0.3, y: band - side * 0.94, width: side, height: side },
            { on: on.fill },
          )
        : []),
      ...(tops.length > 0 ? [placed('called', named, tops)] : []),
      stackedTitle(
        onBand,
        { ...named, y: named.y + above, height: named.height - above },
        { ground: on, valign: 'center' },
      ).node,
      ...rows(page, parts, room, u),
      ...(foot.nodes.length > 0
        ? [placed('foot', { x: margin, y: height - margin - foot.height, width: width - 2 * margin }, foot.nodes)]
        : []),
    ]
  },
}
