import type { Shape } from '../../../../scene/types.ts'
import { circle, rectangle } from '../../../shared/geometry.ts'
import { column, frame, measured, placed, rule } from '../../../shared/printed/kit.ts'
import { drawing, shade } from '../../../shared/printed/ornaments.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { fold, footOf, hasThing, insideOf, partsOf, underLines } from './parts.ts'

export const plate: PieceLayout = {
  name: 'plate',
  manner: 'A series on a shelf: bands of colour, a plate with the title across them, the thing above it',
  example: 'Business book cover "Less Meetings" by Dana Ruiz, subtitle: How small teams ship more',
  leans: { tones: ['modern', 'swiss'] },
  grounds: ['paper', 'surface'],
  lettering: ['plain', 'coloured'],
  place(page) {
    const { u, width, height, ground, random } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const upper = random.fork('upper').pick([GROUNDS.accent, GROUNDS.secondary, GROUNDS.ink])
    const shown = hasThing(page)
    const foot = footOf(page, parts, { ground, width: area.width, height: height * 0.2, most: u * 5.6, lines: false })
    const split = height * (shown ? 0.52 : 0.36)
    const bottom = area.y + area.height - foot.height - u * 5
    const lines = measured(
      page,
      column(
        'lines',
        { width: area.width, layout: { gap: u } },
        underLines(page, parts, { width: area.width, fill: ground.ink }),
      ),
    )
    const below = parts.lines.length > 0 ? lines.height + u * 4 : 0
    const room: Area = { ...area, y: split + u * 5, height: bottom - split - u * 5 - below }
    const title = stackedTitle(page, room, {})
    const onUpper: Page = { ...page, ground: upper }
    const stripes = [0, 1, 2].map(
      (i): Shape => ({
        d: rectangle(0, split - u * (2.2 * (3 - i)), width, u * 1.1),
        fill: i === 1 ? 'paper' : shade(upper.fill, -8),
      }),
    )
    return [
      frame('upper', { role: 'panel', fill: upper.fill, at: { left: 0, top: 0 }, width, height: split, clip: true }, [
        drawing('discs', { x: 0, y: 0, width, height: split }, [
          { d: circle(width * 0.5, split * 0.5, width * 0.42), fill: shade(upper.fill, 6) },
          ...(shown
            ? []
            : Array.from(
                { length: 7 },
                (_, i): Shape => ({
                  d: circle(width * 0.5, split * 0.46, width * (0.4 - i * 0.052)),
                  stroke: { paint: i % 2 ? upper.ink : 'paper', width: u * 1.2 },
                }),
              )),
        ]),
      ]),
      drawing('stripes', whole(page), shown ? [] : stripes),
      ...(shown
        ? hero(
            onUpper,
            { x: width * 0.12, y: split * 0.06, width: width * 0.8, height: split * 0.92 },
            { on: upper.fill },
          )
        : []),
      title.node,
      ...(below > 0 ? [placed('lines-place', { ...area, y: room.y + title.height + u * 4 }, [lines.node])] : []),
      rule('author-rule', ground.ink, Math.max(2, u * 0.3), area.width, {
        at: { left: area.x, top: bottom + u * 1.4 },
      }),
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
      fold(page),
    ]
  },
}
