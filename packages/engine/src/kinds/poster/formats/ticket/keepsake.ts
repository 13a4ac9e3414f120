import type { Node } from '../../../../scene/types.ts'
import { circle } from '../../../shared/geometry.ts'
import { label, panel, placed } from '../../../shared/printed/kit.ts'
import { bites, drawing, shade } from '../../../shared/printed/ornaments.ts'
import { refusesPictures } from '../../../shared/refusals.ts'
import { GROUNDS, type Ground } from '../../../shared/sheet.ts'
import { hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { inset, whole } from '../page.ts'
import { footOf, grid, others, partsOf } from './parts.ts'

/** A field with light in its middle. */
const sunny = (field: Area, on: Ground): Node => {
  const [x, y, side] = [field.width * 0.5, field.height * 0.48, Math.min(field.width, field.height)]
  return panel('field', field, on.fill, [
    drawing('sun', { ...field, x: 0, y: 0 }, [
      { d: circle(x, y, side * 0.46), fill: shade(on.fill, 9) },
      { d: circle(x, y, side * 0.36), fill: shade(on.fill, 15) },
    ]),
  ])
}

export const keepsake: PieceLayout = {
  name: 'keepsake',
  manner: 'A picture worth keeping: the subject large at one end, words over quiet ground, the fields as a strip',
  example: 'Design an admission ticket for the Maritime Museum, adult, 12 EUR, with a sailing ship',
  grounds: ['paper', 'surface', 'secondary', 'ink'],
  lettering: ['plain', 'coloured', 'shadow'],
  photo: true,
  suits: (brief) => (refusesPictures(brief) ? 0.15 : 1),
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const parts = partsOf(page)
    const tallSheet = height > width
    const share = tallSheet ? 0.38 : 0.36
    const on = random
      .fork('field')
      .pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink].filter(({ fill }) => fill !== ground.fill))
    const field: Area = tallSheet
      ? { x: 0, y: 0, width, height: height * share }
      : { x: 0, y: 0, width: width * share, height }
    const area: Area = tallSheet
      ? {
          x: margin,
          y: field.height + margin * 0.7,
          width: width - 2 * margin,
          height: height - field.height - 1.6 * margin,
        }
      : {
          x: field.width + margin,
          y: margin * 0.9,
          width: width - field.width - 2 * margin,
          height: height - 1.8 * margin,
        }
    const long = tallSheet ? width : height
    const count = Math.round(long / (u * 4))
    const onField: Page = { ...page, ground: on }
    const photo = page.brief.picture?.treatAs === 'photo'
    const disc = Math.min(field.width, field.height)
    const foot = footOf(page, area, 0.52, (scale) => [
      ...others(parts.rest, ground, area.width, area.height * 0.14),
      grid(page, 'facts', [...parts.fields, ...parts.places], {
        width: area.width,
        columns: 3,
        ground,
        size: u * 4,
        scale,
      }),
    ])
    return [
      sunny(field, on),
      ...hero(onField, photo ? field : inset(field, disc * 0.05), { on: on.fill }),
      placed('called', area, [label(page, 'admit', parts.called, { size: u * 2.1, fill: ground.ink })]),
      stackedTitle(
        page,
        { ...area, y: area.y + u * 4.6, height: area.height - foot.height - u * 8 },
        { valign: 'center' },
      ).node,
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
      drawing('tear', whole(page), [
        {
          d: bites(count, long / count, u * 1.1, (at) => (tallSheet ? [at, field.height] : [field.width, at])),
          fill: ground.fill,
        },
      ]),
    ]
  },
}
