import type { Shape } from '../../../../scene/types.ts'
import { rectangle } from '../../../shared/geometry.ts'
import { column, fitted, placed } from '../../../shared/printed/kit.ts'
import { bow, drawing, shade } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { fields, head, others, partsOf } from './parts.ts'

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
    const at = tall ? 0.24 : 0.24
    const [cx, cy] = tall ? [width * 0.5, height * at] : [width * at, height * 0.42]
    const thick = u * 7
    const shapes: Shape[] = [
      { d: rectangle(cx - thick / 2, 0, thick, height), fill: face },
      { d: rectangle(0, cy - thick / 2, tall ? width : cx + thick / 2, thick), fill: shade(face, -4) },
      { d: rectangle(cx - thick * 0.36, 0, thick * 0.06, height), fill: shade(face, 9) },
      { d: rectangle(cx + thick * 0.3, 0, thick * 0.06, height), fill: shade(face, 9) },
      ...bow(cx, cy, Math.min(width, height) * (tall ? 0.26 : 0.31), face),
    ]
    const strip: Shape[] = tall
      ? shapes
          .map((one, i) =>
            i === 0
              ? { ...one, d: rectangle(cx - thick / 2, 0, thick, height * 0.44) }
              : i === 2 || i === 3
                ? { ...one, d: '' }
                : one,
          )
          .filter(({ d }) => d !== '')
      : shapes
    const area: Area = tall
      ? { x: margin, y: height * 0.46, width: width - 2 * margin, height: height * 0.54 - margin }
      : { x: width * 0.44, y: margin, width: width * 0.56 - margin, height: height - 2 * margin }
    const foot = fitted(
      page,
      area.height * 0.4,
      (scale) =>
        column('foot-in', { width: area.width, layout: { gap: u * 2.4 * scale } }, [
          ...others(parts.rest, ground, area.width, area.height * 0.2 * scale, 'start', 0.85),
          fields(page, parts, { width: area.width, ground, columns: parts.gift ? 3 : 1, scale: scale * 0.95 }),
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
          head(page, parts, ground, area.width, 'start', scale),
        ),
      1,
    )
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'confetti', 'stripes', 'squared']), whole(page)),
      drawing('ribbon', whole(page), strip),
      placed('head', area, [tops.node]),
      stackedTitle(
        page,
        { ...area, y: area.y + tops.height + u * 2.4, height: area.height - tops.height - foot.height - u * 6 },
        { copy: parts.value, valign: 'center' },
      ).node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}
