import type { ColourRef, Node } from '../../../../scene/types.ts'
import { column, row, wideOf } from '../../../shared/printed/kit.ts'
import { inside } from '../../../shared/systems/room.ts'
import type { PieceLayout } from '../page.ts'
import { hoursEnd, laid, nameSize, nameText, partsOf, timeText, widestTime } from './parts.ts'

export const bands: PieceLayout = {
  name: 'bands',
  manner: 'Bands of colour from edge to edge, a great hour in each',
  example:
    'Conference programme: 9:00 Registration, 9:30 Keynote by Mara Lune, 11:00 Workshops, 12:30 Lunch, 16:30 Drinks. Urban Futures 2026, Hall 4, Lyon',
  leans: { tones: ['bold', 'retro'], type: ['bold'] },
  grounds: ['paper', 'surface', 'ink', 'accent'],
  lettering: ['plain', 'coloured'],
  suits: ({ copy }) => (copy.filter(({ role }) => role === 'list-item').length <= 9 ? 1 : 0.3),
  place(page) {
    const { u, ground, width, margin } = page
    const parts = partsOf(page)
    const area = inside(page)
    const { slots } = parts
    const { nodes, room } = laid(page, parts, area, { ground, share: 0.18 })
    const each = room.height / slots.length
    const fills: ColourRef[] = ground.fill === 'accent' ? ['secondary', 'paper', 'surface'] : ['accent', 'secondary']
    const inkOf = (fill: ColourRef): ColourRef =>
      fill === 'accent' ? 'onAccent' : fill === 'secondary' ? 'onSecondary' : 'ink'
    const timeSize = Math.min(
      each * 0.5,
      u * 7,
      ...slots.flatMap(({ time }) =>
        time ? [(width * 0.4 * u * 7) / wideOf(page, time.text, { voice: 'large', size: u * 7, fill: 'ink' })] : [],
      ),
    )
    const left = widestTime(page, slots, timeSize)
    const gap = left > 0 ? u * 4 : 0
    const right = width - 2 * margin - left - gap
    return [
      ...nodes,
      ...slots.map((slot, i): Node => {
        const fill = fills[i % fills.length] ?? 'accent'
        const ink = inkOf(fill)
        const id = `slot-${i + 1}`
        const size = Math.min(each * 0.34, u * 4.6, nameSize(page, slot, right, each * 0.8))
        return row(
          id,
          {
            role: 'panel',
            fill,
            at: { left: 0, top: room.y + each * i },
            width,
            height: each,
            layout: { align: 'center', gap, padding: [0, margin, 0, margin] },
          },
          [
            ...(slot.time
              ? [
                  column(
                    `${id}-when`,
                    { width: left, layout: hoursEnd(slots) },
                    timeText(page, id, slot, { size: timeSize, fill: ink }),
                  ),
                ]
              : []),
            nameText(page, id, slot, { size, fill: ink, width: right, voice: 'large' }),
          ],
        )
      }),
    ]
  },
}
