import { rectangle } from '../../../shared/geometry.ts'
import { placed } from '../../../shared/printed/kit.ts'
import { drawing, guilloche, rosette, seal } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { tallOf } from '../../../shared/systems/facts.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { accentOn, bestowal, giver, leftOver, partsOf, signatures, spread, titleLines } from './parts.ts'

export const engraved: PieceLayout = {
  name: 'engraved',
  manner: 'A guilloche frame and a rosette, everything on one axis, a seal between the signatures',
  example:
    'Certificate of achievement for completing the Advanced Bread Baking course, Rye & Rise Academy, awarded to Marta Nowak, 14 June 2026',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['paper', 'surface'],
  suits: ({ style }) => (style.tones.some((tone) => tone === 'playful' || tone === 'childlike') ? 0.3 : 1),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const accent = accentOn(page, ground)
    const edge = margin * 0.45
    const thick = margin * 0.8
    const border: Area = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }
    const inset = edge + thick + u * 1.1
    const pad = inset + u * 4
    const area: Area = { x: pad + u * 3, y: pad, width: width - 2 * pad - 6 * u, height: height - 2 * pad }
    const radius = Math.min(u * 6, height * 0.075)
    const footHeight = radius * 2.4
    const foot = signatures(page, parts, { width: area.width, ground, align: 'center', middle: radius * 2.2 })
    const footTop = area.y + area.height - footHeight
    return [
      ...backdrop(page, 'sheen', whole(page)),
      drawing(
        'rosette',
        whole(page),
        rosette(width / 2, height * 0.46, height * 0.44, { colour: accent, alpha: 0.09 }, u * 0.16, 24),
        'background',
      ),
      guilloche('border', border, { thick, paint: accent, line: Math.max(1.2, u * 0.15), strands: 6 }),
      drawing(
        'border-lines',
        whole(page),
        [
          {
            d: rectangle(inset, inset, width - 2 * inset, height - 2 * inset),
            stroke: { paint: accent, width: u * 0.3 },
          },
        ],
        'frame',
      ),
      spread(page, 'middle', { ...area, height: footTop - area.y - u * 2 }, 'center', (scale) => [
        ...giver(page, parts, { width: area.width, ground, align: 'center', size: u * 2.3 * scale }),
        titleLines(page, { width: area.width, height: height * 0.17 * scale, fill: ground.ink, align: 'center' }),
        bestowal(page, parts, {
          width: area.width,
          ground,
          accent,
          align: 'center',
          scale: scale * 0.95,
          awarded: 'This certificate is presented to',
        }),
        ...leftOver(parts, ground, area.width, u * 6 * scale, 'center'),
      ]),
      placed('foot', { ...area, y: footTop + footHeight - tallOf(page, foot) }, [foot]),
      drawing(
        'seal',
        { x: width / 2 - radius, y: footTop - radius * 0.1, width: radius * 2, height: radius * 2.9 },
        seal(radius, radius, radius, accent, ground.fill),
      ),
    ]
  },
}
