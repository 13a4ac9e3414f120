import type { Shape } from '../../../../scene/types.ts'
import { rectangle } from '../../../shared/geometry.ts'
import { bow, drawing, shade } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { footOf, partsOf, stacked } from './parts.ts'

export const ribbon: PieceLayout = {
  name: 'ribbon',
  manner: 'A present: a ribbon round the sheet with a bow, the words on the paper beside it',
  example: 'Gift voucher for the flower shop Fleur & Fern, £25, To and From lines',
  grounds: ['paper', 'surface', 'secondary', 'ink'],
  lettering: ['plain', 'coloured'],
  suits: ({ piece }) => (/discount|coupon/i.test(piece?.named ?? '') ? 0.25 : 1),
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const tall = height > width
    const face = (['accent', 'secondary'] as const).find((role) => role !== ground.fill) ?? 'accent'
    const [cx, cy] = tall ? [width * 0.5, height * 0.24] : [width * 0.24, height * 0.42]
    const thick = u * 7
    const edges: Shape[] = [
      { d: rectangle(cx - thick * 0.36, 0, thick * 0.06, height), fill: shade(face, 9) },
      { d: rectangle(cx + thick * 0.3, 0, thick * 0.06, height), fill: shade(face, 9) },
    ]
    const strip: Shape[] = [
      { d: rectangle(cx - thick / 2, 0, thick, tall ? height * 0.44 : height), fill: face },
      { d: rectangle(0, cy - thick / 2, tall ? width : cx + thick / 2, thick), fill: shade(face, -4) },
      ...(tall ? [] : edges),
      ...bow(cx, cy, Math.min(width, height) * (tall ? 0.26 : 0.31), face),
    ]
    const area: Area = tall
      ? { x: margin, y: height * 0.46, width: width - 2 * margin, height: height * 0.54 - margin }
      : { x: width * 0.44, y: margin, width: width * 0.56 - margin, height: height - 2 * margin }
    const foot = footOf(page, parts, area, {
      share: 0.4,
      gap: 2.4,
      rest: { share: 0.2, most: 0.85 },
      columns: parts.gift ? 3 : 1,
      scale: 0.95,
    })
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'confetti', 'stripes', 'squared']), whole(page)),
      drawing('ribbon', whole(page), strip),
      ...stacked(page, parts, area, foot),
    ]
  },
}
