import { isAsked } from '../../../shared/pieces.ts'
import { column, measured, placed } from '../../../shared/printed/kit.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { authorLines, fold, footOf, insideOf, partsOf } from './parts.ts'

export const wall: PieceLayout = {
  name: 'wall',
  manner: 'The title is the picture: letters from edge to edge, the author in one line at the head',
  example: 'Thriller book cover "Nobody Leaves" by J. T. Crane',
  leans: { tones: ['bold'], type: ['condensed'] },
  grounds: ['ink', 'accent', 'paper', 'secondary'],
  lettering: ['plain', 'cut', 'coloured'],
  place(page) {
    const { u, ground } = page
    const parts = partsOf(page)
    const area = insideOf(page)
    const head = measured(
      page,
      column(
        'head',
        { width: area.width },
        authorLines(page, parts, { width: area.width, fill: ground.ink, most: u * 6 }),
      ),
    )
    const foot = footOf(
      page,
      { ...parts, authors: [] },
      { ground, width: area.width, height: area.height * 0.18, most: u * 5 },
    )
    const shown = isAsked(page.brief) && hasHero(page)
    const top = area.y + head.height + u * 5
    const room: Area = {
      ...area,
      y: top,
      height: (area.y + area.height - top - (foot.height > 1 ? foot.height + u * 5 : 0)) * (shown ? 0.52 : 1),
    }
    const title = stackedTitle(page, room, { valign: shown ? 'start' : 'center' })
    const under = room.y + title.height + u * 4
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'spot', 'fibres', 'mesh']), whole(page)),
      placed('head-place', area, [head.node]),
      title.node,
      ...(shown
        ? hero(page, {
            x: area.x,
            y: under,
            width: area.width,
            height: area.y + area.height - foot.height - u * 4 - under,
          })
        : []),
      ...(foot.height > 1 ? [placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node])] : []),
      fold(page),
    ]
  },
}
