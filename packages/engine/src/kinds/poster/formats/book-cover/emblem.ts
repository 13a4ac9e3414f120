import type { Node, Shape } from '../../../../scene/types.ts'
import { circle, polygon, rectangle } from '../../../shared/geometry.ts'
import { placed } from '../../../shared/printed/kit.ts'
import { drawing, shade } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { starburst } from '../../../shared/systems/forms.ts'
import { hero } from '../../../shared/systems/hero.ts'
import { inksOn, stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { fold, footOf, hasThing, insideOf, partsOf, QUIET } from './parts.ts'

/** Lines round the cover, and a ring of beams for the thing. */
function medallion(page: Page, area: Area, cx: number, cy: number, r: number): Node[] {
  const { u, ground, margin } = page
  const { other } = inksOn(page, ground, true)
  const outline = (inset: number, thick: number): Shape => ({
    d: rectangle(
      area.x - margin * 0.2 + inset,
      area.y - margin * 0.2 + inset,
      area.width + margin * 0.4 - 2 * inset,
      area.height + margin * 0.4 - 2 * inset,
    ),
    stroke: { paint: other, width: thick },
  })
  const beams = Array.from({ length: 48 }, (_, i) => {
    const a = (Math.PI * 2 * i) / 48
    return polygon([
      [cx + r * 0.82 * Math.cos(a), cy + r * 0.82 * Math.sin(a)],
      [cx + r * Math.cos(a + 0.035), cy + r * Math.sin(a + 0.035)],
      [cx + r * Math.cos(a - 0.035), cy + r * Math.sin(a - 0.035)],
    ])
  }).join('')
  return [
    drawing('lines', whole(page), [
      outline(0, u * 0.6),
      outline(u * 1.8, u * 0.18),
      { d: beams, fill: other },
      { d: circle(cx, cy, r * 0.8), stroke: { paint: other, width: u * 0.4 } },
      { d: circle(cx, cy, r * 0.75), fill: shade(ground.fill, ground.fill === 'ink' ? 9 : 6) },
    ]),
  ]
}

export const emblem: PieceLayout = {
  name: 'emblem',
  manner: 'Cloth and foil: a frame, the thing in a medallion, title and author on one axis',
  example: 'Book cover: "The Salt Road", a novel by Elena Marsh, about a caravan crossing the desert',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['ink', 'accent', 'secondary', 'surface'],
  lettering: ['plain', 'coloured'],
  suits: QUIET,
  place(page) {
    const { u, ground } = page
    const parts = partsOf(page)
    const { other } = inksOn(page, ground, true)
    const area = insideOf(page)
    const inner: Area = {
      x: area.x + u * 5,
      y: area.y + u * 6,
      width: area.width - u * 10,
      height: area.height - u * 12,
    }
    const shown = hasThing(page)
    const foot = footOf(page, parts, {
      ground,
      width: inner.width,
      height: inner.height * 0.24,
      most: u * 5.4,
      align: 'center',
    })
    const title = stackedTitle(page, { ...inner, height: inner.height * 0.34 }, { align: 'center', most: 0.26 })
    const under = inner.y + title.height + u * 5
    const free = inner.y + inner.height - foot.height - u * 5 - under
    const r = Math.min(inner.width * 0.5, free / 2)
    const [cx, cy] = [inner.x + inner.width / 2, under + free / 2]
    return [
      ...backdrop(page, 'fibres', whole(page)),
      ...medallion(page, area, cx, cy, r),
      title.node,
      ...(shown
        ? hero(page, { x: cx - r * 0.62, y: cy - r * 0.62, width: r * 1.24, height: r * 1.24 }, { repeated: true })
        : [drawing('star', whole(page), [{ d: starburst(cx, cy, r * 0.4, r * 0.12, 8), fill: other }])]),
      placed('foot', { ...inner, y: inner.y + inner.height - foot.height }, [foot.node]),
      fold(page),
    ]
  },
}
