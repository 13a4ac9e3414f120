import type { ColourRef } from '../../../../scene/types.ts'
import { circle, rectangle } from '../../../shared/geometry.ts'
import { placed } from '../../../shared/printed/kit.ts'
import { drawing, shade } from '../../../shared/printed/ornaments.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { hero } from '../../../shared/systems/hero.ts'
import { inksOn, stackedTitle } from '../../../shared/systems/lettering.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { fold, footOf, hasThing, insideOf, partsOf, QUIET } from './parts.ts'

export const horizon: PieceLayout = {
  name: 'horizon',
  manner: 'Two fields and a great disc on their seam, the thing before it; title above, author in the earth',
  example: "Children's book cover: The Bear Who Borrowed the Moon, written by Oskar Lind",
  grounds: ['paper', 'ink', 'secondary', 'accent', 'surface'],
  lettering: ['plain', 'coloured', 'shadow', 'sticker'],
  suits: QUIET,
  place(page) {
    const { u, ground, width, height, random } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const earth = random
      .fork('earth')
      .pick([GROUNDS.ink, GROUNDS.accent, GROUNDS.secondary].filter(({ fill }) => fill !== ground.fill))
    const foot = footOf(page, parts, {
      ground: earth,
      width: area.width,
      height: height * 0.16,
      most: u * 6.4,
      align: 'center',
    })
    const seam = area.y + area.height - foot.height - u * 7
    const title = stackedTitle(page, { ...area, height: height * 0.34 }, { align: 'center', most: 0.3 })
    const under = area.y + title.height + u * 3
    const side = Math.min(width * 0.92, seam - under + u * 6)
    const r = Math.min(width * 0.44, (seam - under) * 0.52)
    const [cx, cy] = [width / 2, seam - r * 0.78]
    const { other } = inksOn(page, ground, false)
    const hills = `M0 ${seam}C${width * 0.22} ${seam - u * 7} ${width * 0.4} ${seam + u * 2} ${width * 0.6} ${seam - u * 3}S${width * 0.86} ${seam - u * 6} ${width} ${seam - u}V${height}H0Z`
    const disc: ColourRef = other === earth.fill ? shade(ground.fill, ground.fill === 'ink' ? 22 : -10) : other
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'mesh']), whole(page)),
      drawing(
        'land',
        whole(page),
        [
          { d: circle(cx, cy, r), fill: disc },
          { d: hills, fill: shade(earth.fill, earth.fill === 'ink' ? 8 : 7) },
          { d: rectangle(0, seam + u * 3, width, height - seam), fill: earth.fill },
        ],
        'background',
      ),
      title.node,
      ...(hasThing(page)
        ? hero(page, { x: (width - side) / 2, y: seam + u * 4 - side * 0.92, width: side, height: side * 0.92 })
        : []),
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
      fold(page),
    ]
  },
}
