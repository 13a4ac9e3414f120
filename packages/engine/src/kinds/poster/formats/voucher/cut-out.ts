import type { ColourRef, Shape } from '../../../../scene/types.ts'
import { circle, rectangle } from '../../../shared/geometry.ts'
import { column, fitted, placed, row } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { fields, head, others, partsOf } from './parts.ts'

const scissors = (x: number, y: number, s: number, ink: ColourRef): Shape[] => [
  {
    d: circle(x - s, y - s * 0.55, s * 0.42) + circle(x - s, y + s * 0.55, s * 0.42),
    stroke: { paint: ink, width: s * 0.22 },
  },
  {
    d: `M${x - s * 0.65} ${y - s * 0.3}L${x + s * 1.2} ${y + s * 0.55}M${x - s * 0.65} ${y + s * 0.3}L${x + s * 1.2} ${y - s * 0.55}`,
    stroke: { paint: ink, width: s * 0.22, cap: 'round' },
  },
]

export const cutOut: PieceLayout = {
  name: 'cut-out',
  manner: 'A coupon to cut out: a dashed edge, the value across the sheet, the small print in one line',
  example: 'Coupon 20% off any haircut at Barber Bros, one per customer, code SHARP20',
  leans: { tones: ['bold'], type: ['bold'] },
  grounds: ['accent', 'secondary', 'ink'],
  lettering: ['plain', 'extrusion', 'shadow', 'coloured'],
  suits: ({ piece }) => (/discount|coupon/i.test(piece?.named ?? '') ? 1 : 0.4),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const edge = margin * 0.5
    const area: Area = {
      x: margin * 1.25,
      y: margin * 1.15,
      width: width - 2.5 * margin,
      height: height - 2.3 * margin,
    }
    const foot = fitted(
      page,
      area.height * 0.34,
      (scale) =>
        row('foot-in', { width: area.width, layout: { gap: u * 5, justify: 'between', align: 'end' } }, [
          column(
            'foot-left',
            { width: area.width * 0.56, layout: { gap: u * scale } },
            others(parts.rest, ground, area.width * 0.56, area.height * 0.2 * scale),
          ),
          column('foot-right', { width: area.width * 0.36 }, [
            fields(page, { ...parts, gift: false }, { width: area.width * 0.36, ground, columns: 1, scale }),
          ]),
        ]),
      1,
    )
    const tops = fitted(
      page,
      area.height * 0.22,
      (scale) =>
        row(
          'head-in',
          { width: area.width, layout: { gap: u * 4, justify: 'between', align: 'center' } },
          head(page, parts, ground, area.width * 0.46, 'start', scale),
        ),
      1,
    )
    const s = u * 2.2
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'halftone', 'stripes', 'sheen']), whole(page)),
      drawing('cut-line', whole(page), [
        {
          d: rectangle(edge, edge, width - 2 * edge, height - 2 * edge),
          stroke: { paint: ground.ink, width: u * 0.42, dash: [u * 1.8, u * 1.4] },
        },
        { d: circle(edge * 1 + s * 4, edge, s * 1.5), fill: ground.fill },
        ...scissors(edge + s * 4, edge, s, ground.ink),
      ]),
      placed('head', area, [tops.node]),
      stackedTitle(
        page,
        { ...area, y: area.y + tops.height + u * 3, height: area.height - tops.height - foot.height - u * 6 },
        { copy: parts.value, valign: 'center', align: 'center' },
      ).node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}
