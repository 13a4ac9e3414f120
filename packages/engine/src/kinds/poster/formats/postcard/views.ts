import type { Node } from '../../../../scene/types.ts'
import { circle } from '../../../shared/geometry.ts'
import { panel, placed } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { GROUNDS, type Ground } from '../../../shared/sheet.ts'
import { facts } from '../../../shared/systems/facts.ts'
import { hasHero, hero } from '../../../shared/systems/hero.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { isFront } from './parts.ts'

/** Two views on either side of the plate, of different sizes. */
function cellsOf({ u, width, height }: Page, centre: Area): Area[] {
  const gap = u * 1.4
  if (height > width) {
    const half = (width - gap) / 2
    const [top, foot] = [centre.y - gap, height - centre.y - centre.height - gap]
    return [0, half + gap].flatMap((x) => [
      { x, y: 0, width: half, height: top },
      { x, y: height - foot, width: half, height: foot },
    ])
  }
  const [left, right] = [centre.x - gap, width - centre.x - centre.width - gap]
  const [tall, low] = [height * 0.58 - gap / 2, height * 0.42 - gap / 2]
  return [
    { x: 0, y: 0, width: left, height: tall },
    { x: 0, y: tall + gap, width: left, height: low },
    { x: width - right, y: 0, width: right, height: low },
    { x: width - right, y: low + gap, width: right, height: tall },
  ]
}

/** The thing in a field of its own, nearer or farther, cropped by its edge. */
function viewIn(page: Page, cell: Area, i: number, on: Ground): Node {
  const [x, y] = [cell.width / 2, cell.height / 2]
  const big = Math.max(cell.width, cell.height) * (i % 3 === 0 ? 1.05 : 1.4)
  const spot = {
    x: x - big / 2 + (i % 2 ? big * 0.12 : -big * 0.08),
    y: y - big / 2 + (i % 3 ? 0 : big * 0.08),
    width: big,
    height: big,
  }
  const disc = circle(x, y, Math.min(cell.width, cell.height) * (0.2 + 0.07 * i))
  return panel(
    `view-${i + 1}`,
    cell,
    on.fill,
    hasHero(page)
      ? hero({ ...page, ground: on }, spot, { on: on.fill, repeated: true, id: `picture-${i + 1}` })
      : [drawing(`form-${i + 1}`, { ...cell, x: 0, y: 0 }, [{ d: disc, fill: on.ink }])],
  )
}

export const views: PieceLayout = {
  name: 'views',
  manner: 'Several views in a grid round a plate with the greeting',
  example: 'Postcard of the harbour town Tórshavn, "Hello from Tórshavn", boats and houses',
  grounds: ['paper', 'ink', 'surface'],
  lettering: ['plain', 'coloured'],
  suits: isFront,
  place(page) {
    const { u, ground, width, height } = page
    const fills = [
      GROUNDS.accent,
      GROUNDS.secondary,
      { ...GROUNDS.ink, fill: ground.fill === 'ink' ? ('surface' as const) : ('ink' as const) },
      GROUNDS.secondary,
    ]
    const tall = height > width
    const centre: Area = tall
      ? { x: 0, y: height * 0.36, width, height: height * 0.28 }
      : { x: width * 0.32, y: 0, width: width * 0.36, height }
    const plate: Area = {
      x: centre.x + u * 4,
      y: centre.y + u * 5,
      width: centre.width - u * 8,
      height: centre.height - u * 10,
    }
    const foot = facts(page, ground, {
      width: plate.width,
      height: plate.height * 0.46,
      sender: true,
      align: 'center',
      most: 1,
      columns: 1,
    })
    const title = stackedTitle(
      page,
      { ...plate, height: plate.height - (foot.nodes.length > 0 ? foot.height + u * 3 : 0) },
      { align: 'center', valign: 'center' },
    )
    return [
      ...cellsOf(page, centre).map((cell, i) => viewIn(page, cell, i, fills[i % fills.length] ?? GROUNDS.accent)),
      title.node,
      ...(foot.nodes.length > 0
        ? [placed('foot', { ...plate, y: plate.y + plate.height - foot.height }, foot.nodes)]
        : []),
    ]
  },
}
