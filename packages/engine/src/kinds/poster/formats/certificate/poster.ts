import type { Shape } from '../../../../scene/types.ts'
import { circle } from '../../../shared/geometry.ts'
import { measured, placed } from '../../../shared/printed/kit.ts'
import { drawing, seal, shade } from '../../../shared/printed/ornaments.ts'
import { tallOf } from '../../../shared/systems/facts.ts'
import { hero } from '../../../shared/systems/hero.ts'
import { inksOn } from '../../../shared/systems/lettering.ts'
import { inside } from '../../../shared/systems/room.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { bestowal, giver, leftOver, partsOf, showsThing, signatures, spread, titleLines } from './parts.ts'

export const poster: PieceLayout = {
  name: 'banner',
  manner: 'Modern: the name of the one honoured is the largest thing, colour in one corner, facts in a row at the foot',
  example: 'Certificate of appreciation for volunteer Samuel Osei, Greenfield Food Bank, signed by Director Ruth Adler',
  leans: { tones: ['swiss', 'bold'] },
  grounds: ['paper', 'accent', 'secondary', 'surface'],
  photo: true,
  place(page) {
    const { u, ground, width, height, margin } = page
    const parts = partsOf(page)
    const { face } = inksOn(page, ground, true)
    const area = inside(page)
    const shown = showsThing(page)
    const side = Math.min(height * 0.5, width * 0.36)
    const foot = signatures(page, parts, { width: area.width, ground })
    const footTop = area.y + area.height - tallOf(page, foot)
    const head = measured(
      page,
      titleLines(page, {
        width: area.width - (shown ? side : 0) - u * 3,
        height: height * 0.13,
        fill: ground.ink,
        most: u * 9,
      }),
    )
    const middle: Area = {
      ...area,
      y: area.y + head.height + u * 3,
      height: footTop - area.y - head.height - u * 6,
      width: area.width - (shown ? side * 0.95 : 0),
    }
    const fields: Shape[] = [
      {
        d: circle(width - side * 0.36, side * 0.42, side * 0.74),
        fill: shade(ground.fill, page.ground.fill === 'ink' ? 8 : -6),
      },
    ]
    return [
      drawing('corner', whole(page), fields, 'background'),
      ...(shown
        ? hero(page, { x: width - side * 1.02, y: margin * 0.5, width: side * 0.92, height: side * 0.92 })
        : [
            drawing(
              'seal',
              { x: width - side * 0.36 - u * 11, y: margin * 0.8, width: u * 22, height: u * 32 },
              seal(u * 11, u * 11, u * 10, face, ground.fill),
            ),
          ]),
      placed('head', area, [head.node]),
      spread(page, 'middle', middle, 'start', (scale) => [
        bestowal(page, parts, {
          width: middle.width,
          ground,
          accent: face,
          scale: scale * 1.25,
          awarded: 'Awarded to',
        }),
        ...giver(page, parts, { width: middle.width, ground, size: u * 2.4 * scale }),
        ...leftOver(parts, ground, middle.width, u * 6 * scale, 'start'),
      ]),
      placed('foot', { ...area, y: footTop }, [foot]),
    ]
  },
}
