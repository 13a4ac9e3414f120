import type { Node, Shape } from '../../../../scene/types.ts'
import { circle } from '../../../shared/geometry.ts'
import { panel } from '../../../shared/printed/kit.ts'
import { bites, drawing, shade } from '../../../shared/printed/ornaments.ts'
import { refusesPictures } from '../../../shared/refusals.ts'
import { GROUNDS, type Ground } from '../../../shared/sheet.ts'
import { starburst } from '../../../shared/systems/forms.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { inset, whole } from '../page.ts'
import { footOf, partsOf, stacked } from './parts.ts'

/** The thing before rings of light, a photo, or a star where there is nothing to show. */
function view(page: Page, field: Area, on: Ground): Node[] {
  const photo = page.brief.picture?.treatAs === 'photo'
  const [x, y] = [field.width / 2, field.height / 2]
  const rings = [1, 0.8, 0.6].map(
    (share, i): Shape => ({
      d: circle(x, y, Math.max(field.width, field.height) * 0.62 * share),
      fill: shade(on.fill, (i + 1) * 3),
    }),
  )
  const r = Math.min(field.width, field.height) * 0.36
  return [
    panel('field', field, on.fill, photo ? [] : [drawing('rings', { ...field, x: 0, y: 0 }, rings)]),
    ...(hasHero(page)
      ? hero({ ...page, ground: on }, inset(field, photo ? 0 : page.u * 3), { on: on.fill })
      : [drawing('star', field, [{ d: starburst(x, y, r, r * 0.8, 16), fill: on.ink }])]),
  ]
}

export const pictured: PieceLayout = {
  name: 'pictured',
  manner: 'What it is good for, large in a field of colour; the value and the fields beside it',
  example: 'Coupon for pizza: buy one get one free, Pizzeria Sole, Mondays only',
  grounds: ['paper', 'surface', 'accent'],
  lettering: ['plain', 'coloured', 'shadow'],
  photo: true,
  suits: (brief) => (refusesPictures(brief) ? 0.1 : 1),
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const tall = height > width
    const on = random
      .fork('field')
      .pick([GROUNDS.secondary, GROUNDS.ink, GROUNDS.accent].filter(({ fill }) => fill !== ground.fill))
    const wide = tall ? height * 0.36 : width * 0.4
    const right = !tall && random.fork('side').chance(0.5)
    const field: Area = tall
      ? { x: 0, y: 0, width, height: wide }
      : { x: right ? width - wide : 0, y: 0, width: wide, height }
    const area: Area = tall
      ? { x: margin, y: wide + margin * 0.8, width: width - 2 * margin, height: height - wide - 1.8 * margin }
      : { x: (right ? 0 : wide) + margin, y: margin, width: width - wide - 2 * margin, height: height - 2 * margin }
    const bite = u * 1.5
    const count = Math.floor((tall ? width : height) / (bite * 3))
    const pitch = (tall ? width : height) / count
    const teeth = bites(count, pitch, bite, (along) => (tall ? [along, wide] : [right ? field.x : wide, along]))
    const foot = footOf(page, parts, area, {
      share: 0.42,
      gap: 2.4,
      rest: { share: 0.2 },
      columns: parts.gift ? (tall ? 2 : 3) : 1,
      scale: 0.95,
    })
    return [
      ...view(page, field, on),
      drawing('teeth', whole(page), [{ d: teeth, fill: ground.fill }]),
      ...stacked(page, parts, area, foot),
    ]
  },
}
