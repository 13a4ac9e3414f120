import type { ColourRef, Node, PaletteRole } from '../../../../scene/types.ts'
import type { Slot } from '../../../shared/entries.ts'
import { rectangle } from '../../../shared/geometry.ts'
import type { Fitted } from '../../../shared/printed/kit.ts'
import { coloursOn, column, fitted, heading, placed, row, rule, said, tag } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { facts } from '../../../shared/systems/facts.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import type { Parts } from './parts.ts'
import { partsOf, timeText } from './parts.ts'

/** An hour in small type over what happens then. */
function pointOf(page: Page, slot: Slot, i: number, own: { width: number; scale: number; second: ColourRef }): Node {
  const { u, ground } = page
  const { width, scale, second } = own
  const id = `slot-${i + 1}`
  const times = timeText(page, id, slot, { size: u * 2.6 * scale, fill: second, voice: 'strong' })
  const name = said(page, `${id}-name`, slot.name ?? slot.copy, {
    size: u * 3.7 * scale,
    fill: ground.ink,
    voice: 'large',
    align: 'center',
    width,
    lines: 2,
    lineHeight: 1.16,
  })
  return column(id, { width, layout: { align: 'center', gap: u * 0.5 * scale } }, [
    ...(times.length > 0
      ? [row(`${id}-when`, { layout: { gap: u, align: 'baseline', justify: 'center' } }, times)]
      : []),
    name,
  ])
}

/** What is played, over a short rule. */
function headOf(page: Page, parts: Parts, area: Area, [accent, second]: readonly [PaletteRole, PaletteRole]): Fitted {
  const { u } = page
  return fitted(
    page,
    area.height * 0.26,
    (s) =>
      column('head', { width: area.width, layout: { gap: u * 2.4, align: 'center' } }, [
        ...parts.called.map((copy, i) =>
          tag(page, `called-${i + 1}`, copy, {
            size: u * 2.4,
            fill: second,
            align: 'center',
            width: area.width,
            lines: 2,
          }),
        ),
        heading(page, 'title', page.plan.title, {
          width: area.width,
          height: area.height * 0.16 * s,
          lines: 2,
          most: u * 10,
          fill: accent,
          align: 'center',
        }),
        rule('head-rule', accent, Math.max(1.5, u * 0.22), u * 14, { alignSelf: 'center' }),
      ]),
    1.2,
  )
}

export const classical: PieceLayout = {
  name: 'playbill',
  manner: 'A playbill on one axis: fine rules, names in the middle, hours as small capitals above them',
  example:
    'Concert programme for the Chamber Choir St Anne: Tallis - If ye love me, Bruckner - Locus iste, Pärt - Da pacem, Whitacre - Sleep. 12 December, 7.30 pm',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['paper', 'surface', 'ink'],
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const [accent, second] = coloursOn(page, ground)
    const area: Area = { x: margin * 1.6, y: margin * 1.7, width: width - 3.2 * margin, height: height - 3.4 * margin }
    const title = headOf(page, parts, area, [accent, second])
    const foot = facts(parts.rest, ground, {
      width: area.width,
      height: area.height * 0.22,
      align: 'center',
      sender: true,
      most: 1,
      columns: 1,
    })
    const top = area.y + title.height + u * 4
    const room: Area = {
      ...area,
      y: top,
      height: area.y + area.height - top - (foot.nodes.length > 0 ? foot.height + u * 4 : 0),
    }
    const block = fitted(
      page,
      room.height,
      (s) =>
        column(
          'points',
          { width: area.width, layout: { gap: u * 2.7 * s } },
          parts.slots.map((slot, i) => pointOf(page, slot, i, { width: area.width, scale: s, second })),
        ),
      1.5,
    )
    const edge = margin * 0.6
    return [
      ...backdrop(page, 'fibres', whole(page)),
      drawing('lines', whole(page), [
        { d: rectangle(edge, edge, width - 2 * edge, height - 2 * edge), stroke: { paint: accent, width: u * 0.36 } },
        {
          d: rectangle(edge + u * 1.3, edge + u * 1.3, width - 2 * edge - 2.6 * u, height - 2 * edge - 2.6 * u),
          stroke: { paint: accent, width: Math.max(1, u * 0.13) },
        },
      ]),
      placed('head-place', area, [title.node]),
      placed('points-place', { ...room, y: room.y + Math.max(0, (room.height - block.height) / 2) }, [block.node]),
      ...(foot.nodes.length > 0
        ? [placed('foot', { ...area, y: area.y + area.height - foot.height }, foot.nodes)]
        : []),
    ]
  },
}
