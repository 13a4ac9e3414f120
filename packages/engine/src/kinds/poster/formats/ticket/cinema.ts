import type { ColourRef, Node, Shape } from '../../../../scene/types.ts'
import { rectangle } from '../../../shared/geometry.ts'
import { column, placed, words } from '../../../shared/printed/kit.ts'
import { bites, drawing } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, inset, whole } from '../page.ts'
import { footOf, grid, others, partsOf } from './parts.ts'

export const cinema: PieceLayout = {
  name: 'admit-one',
  manner: 'The roll ticket: scalloped ends, Admit one read from both sides, all on one axis inside a double line',
  example: 'Movie night ticket: "Space Pirates" 21 August 9pm Castle Meadow, retro, No. 00412',
  leans: { tones: ['retro'] },
  grounds: ['accent', 'secondary', 'surface', 'paper'],
  lettering: ['plain', 'coloured', 'extrusion', 'inline'],
  place(page) {
    const { u, ground, width, height } = page
    const parts = partsOf(page)
    const under: ColourRef = ground.fill === 'paper' || ground.fill === 'surface' ? 'ink' : 'paper'
    const r = u * 3.1
    const count = Math.max(4, Math.round(height / (r * 2.5)))
    const pitch = height / count
    const side = Math.min(width * 0.13, u * 15)
    const edge = r + u * 2
    const inner: Area = { x: edge + side, y: edge, width: width - 2 * (edge + side), height: height - 2 * edge }
    const area = inset(inner, u * 4)
    const foot = footOf(page, area, 0.48, (scale) => [
      ...others(parts.rest, ground, area.width, area.height * 0.14),
      grid(page, 'facts', [...parts.fields, ...parts.places], {
        width: area.width,
        columns: height > width ? 2 : Math.min(5, Math.max(3, parts.fields.length + parts.places.length)),
        ground,
        size: u * 4,
        scale,
      }),
    ])
    const turned = (id: string, x: number, degrees: number): Node => {
      const size = Math.min(side * 0.36, u * 5.4)
      const long = height - 2 * edge - u * 3
      return column(
        id,
        {
          at: { left: x + side / 2 - long / 2, top: height / 2 - size * 0.65 },
          width: long,
          rotate: degrees,
          layout: { align: 'center' },
        },
        [
          words(page, `${id}-words`, parts.called, {
            size,
            fill: ground.ink,
            voice: 'large',
            align: 'center',
            width: long,
            lines: 1,
            lineHeight: 1.3,
            tracking: 0.08,
          }),
        ],
      )
    }
    const lines: Shape[] = [
      { d: rectangle(inner.x, inner.y, inner.width, inner.height), stroke: { paint: ground.ink, width: u * 0.38 } },
      {
        d: rectangle(inner.x + u * 1.2, inner.y + u * 1.2, inner.width - 2.4 * u, inner.height - 2.4 * u),
        stroke: { paint: ground.ink, width: Math.max(1, u * 0.14) },
      },
    ]
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'sheen', 'fibres']), inner),
      drawing('scallops', whole(page), [
        { d: bites(count, pitch, r, (y) => [0, y]) + bites(count, pitch, r, (y) => [width, y]), fill: under },
      ]),
      drawing('lines', whole(page), lines),
      turned('left', edge, -90),
      turned('right', width - edge - side, 90),
      stackedTitle(page, { ...area, height: area.height - foot.height - u * 3 }, { align: 'center', valign: 'center' })
        .node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}
