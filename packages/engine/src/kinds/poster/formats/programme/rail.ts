import type { Node } from '../../../../scene/types.ts'
import { circle, rectangle } from '../../../shared/geometry.ts'
import { coloursOn, column, frame, row } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { inside } from '../../../shared/systems/room.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { laid, nameSize, nameText, partsOf, timeText, widestTime } from './parts.ts'

export const rail: PieceLayout = {
  name: 'rail',
  manner: 'One line down the sheet with a station for each point, times on its left, names on its right',
  example: 'Wedding day timeline: 14:00 Ceremony, 15:00 Champagne, 17:30 Dinner, 20:00 First dance, 23:00 Fireworks',
  leans: { tones: ['elegant'] },
  grounds: ['paper', 'surface', 'secondary'],
  lettering: ['plain', 'coloured'],
  place(page) {
    const { u, ground } = page
    const parts = partsOf(page)
    const area = inside(page)
    const [accent, second] = coloursOn(page, ground)
    const { nodes, room } = laid(page, parts, area, { ground, share: 0.19, align: 'center' })
    const { slots } = parts
    const each = room.height / slots.length
    const timed = slots.some(({ time }) => time)
    const size = Math.min(u * 4.6, each * 0.34)
    const wideTime = widestTime(page, slots, size)
    const x = room.x + (timed ? Math.min(room.width * 0.46, Math.max(room.width * 0.36, wideTime + u * 5)) : u * 3)
    const right = room.x + room.width - x - u * 4
    const dots = slots.map((_, i) => circle(x, room.y + each * (i + 0.5), u * 1.5)).join('')
    const cores = slots.map((_, i) => circle(x, room.y + each * (i + 0.5), u * 0.62)).join('')
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'fibres', 'swells']), whole(page)),
      ...nodes,
      drawing('rail', whole(page), [
        { d: rectangle(x - u * 0.16, room.y + each * 0.5, u * 0.32, each * (slots.length - 1)), fill: accent },
        { d: dots, fill: accent },
        { d: cores, fill: ground.fill },
      ]),
      ...slots.map((slot, i): Node => {
        const id = `slot-${i + 1}`
        const named = Math.min(size, nameSize(page, slot, right, each * 0.86))
        return row(
          id,
          {
            at: { left: room.x, top: room.y + each * i },
            width: room.width,
            height: each,
            layout: { align: 'center' },
          },
          [
            ...(timed
              ? [
                  column(
                    `${id}-when`,
                    { width: x - room.x - u * 4, layout: { align: 'end' } },
                    timeText(page, id, slot, { size, fill: second }),
                  ),
                ]
              : []),
            frame(`${id}-gap`, { width: timed ? u * 8 : x - room.x + u * 4, height: u }),
            nameText(page, id, slot, { size: named, fill: ground.ink, width: right, voice: 'large' }),
          ],
        )
      }),
    ]
  },
}
