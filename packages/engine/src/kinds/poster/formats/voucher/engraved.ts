import { column, fitted, placed } from '../../../shared/printed/kit.ts'
import { drawing, guilloche, rosette } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { inksOn, stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { fields, head, others, partsOf } from './parts.ts'

export const engraved: PieceLayout = {
  name: 'engraved',
  manner: 'Paper of value: fine interlaced lines round the sheet, a rosette behind the value, everything on one axis',
  example: 'Gift certificate for Nordby Books, elegant green',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['paper', 'surface'],
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const accent = inksOn(page, ground, true).face
    const edge = margin * 0.35
    const thick = margin * 0.55
    const pad = edge + thick + u * 4
    const area: Area = { x: pad + u, y: pad, width: width - 2 * pad - 2 * u, height: height - 2 * pad }
    const foot = fitted(
      page,
      area.height * 0.34,
      (scale) =>
        column('foot-in', { width: area.width, layout: { gap: u * 2 * scale } }, [
          ...others(parts.rest, ground, area.width, area.height * 0.16 * scale, 'center', 0.8),
          fields(page, parts, { width: area.width, ground, columns: parts.gift ? 3 : 1, scale }),
        ]),
      1,
    )
    const tops = fitted(
      page,
      area.height * 0.24,
      (scale) =>
        column(
          'head-in',
          { width: area.width, layout: { gap: u * 1.2 } },
          head(page, parts, ground, area.width, 'center', scale),
        ),
      1,
    )
    const room: Area = {
      ...area,
      x: area.x + area.width * 0.08,
      width: area.width * 0.84,
      y: area.y + tops.height + u * 2,
      height: area.height - tops.height - foot.height - u * 5,
    }
    return [
      ...backdrop(page, 'sheen', whole(page)),
      drawing(
        'rosette',
        whole(page),
        [
          ...rosette(width * 0.5, height * 0.5, height * 0.42, { colour: accent, alpha: 0.1 }, u * 0.15, 22),
          ...rosette(width * 0.12, height * 0.5, height * 0.3, { colour: accent, alpha: 0.07 }, u * 0.15, 16),
          ...rosette(width * 0.88, height * 0.5, height * 0.3, { colour: accent, alpha: 0.07 }, u * 0.15, 16),
        ],
        'background',
      ),
      guilloche(
        'border',
        { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge },
        { thick, paint: accent, line: Math.max(1.1, u * 0.14), strands: 5 },
      ),
      placed('head', area, [tops.node]),
      stackedTitle(page, room, { copy: parts.value, align: 'center', valign: 'center', lettering: 'coloured' }).node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}
