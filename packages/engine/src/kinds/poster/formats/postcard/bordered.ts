import type { Shape } from '../../../../scene/types.ts'
import { circle, rectangle } from '../../../shared/geometry.ts'
import { frame, placed } from '../../../shared/printed/kit.ts'
import { drawing, shade } from '../../../shared/printed/ornaments.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { coversPlace, hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { isFront } from './parts.ts'

export const bordered: PieceLayout = {
  name: 'white-rim',
  manner: 'A picture with a white rim, as they were printed once; the greeting below it, a stamp at its corner',
  example: 'Postcard for our bakery opening, Crumb & Co, 5 May, 22 Mill Street, free croissants',
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured'],
  photo: true,
  suits: isFront,
  place(page) {
    const { u, ground, width, height, margin, random } = page
    const on = random.fork('view').pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const rim = margin * 0.6
    const foot = facts(page, ground, { width: width * 0.42, height: height * 0.3, sender: true, most: 1, columns: 1 })
    const below = Math.max(height * 0.2, foot.nodes.length > 0 ? foot.height + u * 4 : 0)
    const view: Area = { x: rim, y: rim, width: width - 2 * rim, height: height - 2 * rim - below }
    const top = view.y + view.height + u * 3.4
    const left = width - 2 * rim - (foot.nodes.length > 0 ? width * 0.42 + u * 5 : 0)
    const onView: Page = { ...page, ground: on }
    const title = stackedTitle(page, { x: rim, y: top, width: left, height: height - rim - top }, { valign: 'center' })
    return [
      frame(
        'view',
        {
          role: 'panel',
          fill: on.fill,
          at: { left: view.x, top: view.y },
          width: view.width,
          height: view.height,
          clip: true,
        },
        [
          drawing('view-light', { x: 0, y: 0, width: view.width, height: view.height }, [
            ...Array.from(
              { length: 6 },
              (_, i): Shape => ({
                d: rectangle(0, (view.height / 6) * i, view.width, view.height / 6 + 1),
                fill: shade(on.fill, 9 - i * 2),
              }),
            ),
            {
              d: circle(view.width * 0.74, view.height * 0.36, view.height * 0.24),
              fill: shade(on.fill, 20),
            },
          ]),
        ],
      ),
      ...hero(
        onView,
        coversPlace(page)
          ? view
          : {
              x: view.x + view.width * 0.1,
              y: view.y + view.height * 0.05,
              width: view.width * 0.8,
              height: view.height * 0.95,
            },
        { on: on.fill },
      ),
      title.node,
      ...(foot.nodes.length > 0
        ? [placed('foot', { x: width - rim - width * 0.42, y: top, width: width * 0.42 }, foot.nodes)]
        : []),
    ]
  },
}
