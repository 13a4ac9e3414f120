import { placed } from '../../../shared/printed/kit.ts'
import { drawing, guilloche, rosette } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { inksOn, stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { footOf, headOf, partsOf } from './parts.ts'

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
    const foot = footOf(page, parts, area, {
      share: 0.34,
      gap: 2,
      rest: { share: 0.16, most: 0.8, align: 'center' },
      columns: parts.gift ? 3 : 1,
      scale: 1,
    })
    const tops = headOf(page, parts, area, 'center')
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
