import type { Frame } from '../../../../scene/types.ts'
import { isAsked } from '../../../shared/pieces.ts'
import { coloursOn, column, fitted, placed, row, rule } from '../../../shared/printed/kit.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { tallOf } from '../../../shared/systems/facts.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import { inside } from '../../../shared/systems/room.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import type { Parts } from './parts.ts'
import { DELICATE, details, kicker, namesBlock, PLAYFUL, partsOf } from './parts.ts'

const detailsAs = (prefix: string, node: Frame): Frame => ({
  ...node,
  id: `${prefix}-${node.id}`,
  children: node.children.map((child) => ({ ...child, id: `${prefix}-${child.id}` })),
})

export const letterpress: PieceLayout = {
  name: 'letterpress',
  manner:
    'Type alone: the names as large as the sheet, a great ampersand behind them, facts in two columns at the foot',
  example: 'Save the date: Nora and Ben, 5.9.2026, Lake Como',
  grounds: ['paper', 'accent', 'secondary', 'ink', 'surface'],
  place(page) {
    const { u, ground } = page
    const parts = partsOf(page)
    const [accent] = coloursOn(page, ground)
    const area = inside(page)
    const foot = fitted(
      page,
      area.height * 0.42,
      (scale) => {
        const half = (area.width - u * 4) / 2
        const left: Parts = { ...parts, where: [], answer: [], rest: [], hosts: [] }
        const right: Parts = { ...parts, when: [] }
        const both =
          left.when.length > 0 && right.where.length + right.answer.length + right.rest.length + right.hosts.length > 0
        return column('foot-in', { width: area.width, layout: { gap: u * 3 } }, [
          rule('foot-rule', ground.ink, Math.max(2, u * 0.3), area.width),
          both
            ? row('foot-columns', { width: area.width, layout: { gap: u * 4 } }, [
                detailsAs('l', details(page, left, { width: half, ground, accent, align: 'start', scale })),
                detailsAs('r', details(page, right, { width: half, ground, accent, align: 'start', scale })),
              ])
            : details(page, parts, { width: area.width, ground, accent, align: 'start', scale }),
        ])
      },
      1.15,
    )
    const tops = kicker(page, parts, { width: area.width, fill: accent, align: 'start' })
    const head = tops.length > 0 ? u * 6 : 0
    const room: Area = { ...area, y: area.y + head, height: area.height - head - foot.height - u * 5 }
    const [one, other] = parts.names
    const asked = (isAsked(page.brief) || PLAYFUL(page.brief)) && !DELICATE(page.brief) && hasHero(page)
    const couple =
      parts.couple && other
        ? namesBlock(page, parts, {
            width: area.width,
            height: room.height,
            fill: ground.ink,
            amp: accent,
            align: 'start',
            most: u * 26,
          })
        : undefined
    const title =
      one && !couple
        ? stackedTitle(page, asked ? { ...room, height: room.height * 0.44 } : room, {
            copy: one,
            valign: asked ? 'start' : 'center',
          })
        : undefined
    const under = room.y + (title?.height ?? 0) + u * 3
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'fibres', 'folds']), whole(page)),
      ...(tops.length > 0 ? [placed('occasion-place', area, tops)] : []),
      ...(couple
        ? [placed('couple', { ...room, y: room.y + Math.max(0, (room.height - tallOf(page, couple)) / 2) }, [couple])]
        : []),
      ...(title ? [title.node] : []),
      ...(asked && !couple
        ? hero(page, { x: area.x, y: under, width: area.width, height: room.y + room.height - under })
        : []),
      placed('foot', { ...area, y: area.y + area.height - foot.height }, [foot.node]),
    ]
  },
}
