import type { ColourRef, Node, Shape } from '../../../../scene/types.ts'
import type { Section } from '../../../shared/entries.ts'
import { rectangle, roundedRectangle } from '../../../shared/geometry.ts'
import { column, heading, measured, placed, tag } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import type { Page, PieceLayout } from '../page.ts'
import { inset, whole } from '../page.ts'
import { inColumns } from './dishes.ts'
import { accentOn, itemsIn, partsOf, stacked } from './parts.ts'

/** Two lines and a lozenge. */
const ornament = ({ u }: Page, paint: ColourRef): Node => ({
  type: 'vector',
  id: 'ornament',
  role: 'decoration',
  width: u * 22,
  height: u * 2,
  viewBox: [220, 20],
  alignSelf: 'center',
  shapes: [
    { d: 'M0 9.2H92V10.8H0ZM128 9.2H220V10.8H128Z', fill: paint },
    { d: 'M110 1L119 10L110 19L101 10Z', fill: paint },
    { d: 'M96 7L99 10L96 13L93 10ZM124 7L127 10L124 13L121 10Z', fill: paint },
  ],
})

const columnsFor = (page: Page, sections: readonly Section[]): 1 | 2 =>
  page.landscape || itemsIn(sections) > 9 || sections.length > 3 ? 2 : 1

export const leaders: PieceLayout = {
  name: 'leaders',
  manner: 'A printed card: a framed sheet, centred head, dotted leaders to the prices',
  example:
    'Menu for Trattoria Lucia. Starters: Bruschetta 6.50, Burrata 9.80. Pasta: Cacio e pepe 13.50, Ravioli (v) 14.20. Dolci: Tiramisù 7.00, Panna cotta 6.50',
  leans: { tones: ['classic'], type: ['serif'] },
  grounds: ['paper', 'surface'],
  place(page) {
    const { u, ground, width, height, random } = page
    const { called, sections, rest } = partsOf(page)
    const accent = accentOn(page, ground)
    const area = inset(whole(page), page.margin * 1.55)
    const title = heading(page, 'title', page.plan.title, {
      width: area.width,
      height: height * 0.1,
      lines: 2,
      most: u * 11,
      fill: accent,
      align: 'center',
    })
    const edge = page.margin * 0.55
    const corner = u * 3.2
    const frameShapes: Shape[] = [
      {
        d: roundedRectangle(edge, edge, width - 2 * edge, height - 2 * edge, random.fork('edge').pick([0.1, corner])),
        stroke: { paint: accent, width: u * 0.42 },
      },
      {
        d: rectangle(edge + u * 1.3, edge + u * 1.3, width - 2 * edge - u * 2.6, height - 2 * edge - u * 2.6),
        stroke: { paint: accent, width: Math.max(1, u * 0.14) },
      },
    ]
    const head = measured(
      page,
      column('head', { width: area.width, layout: { align: 'center', gap: u * 2.6 } }, [
        ...called.map((copy, i) =>
          tag(page, `called-${i + 1}`, copy, {
            size: u * 2.6,
            fill: ground.ink,
            align: 'center',
            width: area.width,
            lines: 2,
          }),
        ),
        title,
        ornament(page, accent),
      ]),
    )
    const columns = columnsFor(page, sections)
    const style = { width: area.width, times: columns === 2 ? 2.5 : 3, ground, between: 'leaders' } as const
    const list = inColumns(page, sections, columns, style)
    return [
      ...backdrop(page, 'fibres', whole(page)),
      drawing('frame-lines', whole(page), frameShapes),
      ...stacked(page, area, ground, [placed('head-place', area, [head.node])], head.height, list, rest, 'center'),
    ]
  },
}
