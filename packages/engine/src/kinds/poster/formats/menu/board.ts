import { placed, tag } from '../../../shared/printed/kit.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import { inside } from '../../../shared/systems/room.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, whole } from '../page.ts'
import { inColumns } from './dishes.ts'
import { itemsIn, linesIn, partsOf, stacked } from './parts.ts'

export const board: PieceLayout = {
  name: 'board',
  manner: 'A board over the counter: the name as large as the sheet is wide, ruled rows, prices in colour',
  example:
    'Coffee shop menu, Northside: Espresso $2.80, Flat white $3.90, Cappuccino $3.80, Filter $3.20, Chai latte $4.20',
  leans: { tones: ['bold'], type: ['bold'], ground: 'dark' },
  grounds: ['ink', 'accent', 'secondary'],
  lettering: ['plain', 'coloured'],
  place(page) {
    const { u, ground, height } = page
    const { called, sections, rest } = partsOf(page)
    const area = inside(page)
    const columns = page.landscape || itemsIn(sections) > 12 ? 2 : 1
    const tops = called.map((copy, i) =>
      tag(page, `called-${i + 1}`, copy, { size: u * 2.7, fill: ground.ink, width: area.width, lines: 1 }),
    )
    const titleTop = area.y + (tops.length > 0 ? u * 6 : 0)
    const title = stackedTitle(page, { ...area, y: titleTop, height: height * (linesIn(sections) > 9 ? 0.16 : 0.24) })
    const style = { width: area.width, times: 3.7, ground, between: 'rules', voice: 'large' } as const
    const list = inColumns(page, sections, columns, style)
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'folds', 'spot']), whole(page)),
      ...(tops.length > 0 ? [placed('called', area, tops)] : []),
      title.node,
      ...stacked(page, area, ground, [], titleTop - area.y + title.height, list, rest, 'start', 1.7),
    ]
  },
}
