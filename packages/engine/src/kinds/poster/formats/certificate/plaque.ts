import type { Shape } from '../../../../scene/types.ts'
import { polygon } from '../../../shared/geometry.ts'
import { placed } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { tallOf } from '../../../shared/systems/facts.ts'
import { inksOn } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { bestowal, giver, leftOver, partsOf, signatures, spread, titleLines } from './parts.ts'

export const plaque: PieceLayout = {
  name: 'plaque',
  manner: 'A dark field, fine lines with cut corners, gold on night',
  example: 'Employee of the month certificate, Northwind Logistics, navy and gold',
  leans: { tones: ['luxury'], ground: 'dark' },
  grounds: ['ink', 'accent', 'secondary'],
  suits: ({ style }) => (style.tones.some((tone) => tone === 'playful' || tone === 'childlike') ? 0.4 : 1),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const { other, face } = inksOn(page, ground, true)
    const cut = u * 7
    const outline = (inset: number): string =>
      polygon([
        [inset + cut, inset],
        [width - inset - cut, inset],
        [width - inset, inset + cut],
        [width - inset, height - inset - cut],
        [width - inset - cut, height - inset],
        [inset + cut, height - inset],
        [inset, height - inset - cut],
        [inset, inset + cut],
      ])
    const corner = (x: number, y: number, sx: number, sy: number): Shape => ({
      d: polygon([
        [x, y],
        [x + sx * cut * 0.62, y],
        [x, y + sy * cut * 0.62],
      ]),
      fill: other,
    })
    const e = margin * 0.5
    const area: Area = { x: margin * 1.9, y: margin * 1.6, width: width - 3.8 * margin, height: height - 3.2 * margin }
    const foot = signatures(page, parts, { width: area.width, ground, align: 'center' })
    const footTop = area.y + area.height - tallOf(page, foot)
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'spot', 'swells']), whole(page)),
      drawing('outline', whole(page), [
        { d: outline(e), stroke: { paint: other, width: u * 0.5 } },
        { d: outline(e + u * 1.4), stroke: { paint: other, width: Math.max(1, u * 0.15) } },
        corner(e, e, 1, 1),
        corner(width - e, e, -1, 1),
        corner(e, height - e, 1, -1),
        corner(width - e, height - e, -1, -1),
      ]),
      spread(page, 'middle', { ...area, height: footTop - area.y - u * 3 }, 'center', (scale) => [
        titleLines(page, { width: area.width, height: height * 0.2 * scale, fill: face, align: 'center' }),
        bestowal(page, parts, {
          width: area.width,
          ground,
          accent: ground.ink,
          align: 'center',
          scale,
          awarded: 'Proudly presented to',
        }),
        ...giver(page, parts, { width: area.width, ground, align: 'center', size: u * 2.4 * scale }),
        ...leftOver(parts, ground, area.width, u * 6 * scale, 'center'),
      ]),
      placed('foot', { ...area, y: footTop }, [foot]),
    ]
  },
}
