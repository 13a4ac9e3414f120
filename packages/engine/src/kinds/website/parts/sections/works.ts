/** Photos that the owner has and we have not: a wall of large frames, each saying what belongs in it; a click takes the photo. */
import { cyclic } from '../../../../base/items.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Frame, Sizing } from '../../../../scene/types.ts'
import { photoFrame } from '../../../shared/photo-frame.ts'
import { photographed } from '../art/photographed.ts'
import { band, span } from '../grid.ts'
import { type Ground, type GroundName, inksOn, otherGround } from '../grounds.ts'
import { askedPart } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { heading } from '../words.ts'

/** Rows of frames: their widths in columns, and their height. */
const WALLS: readonly (readonly { columns: readonly number[]; height: number }[])[] = [
  [
    { columns: [7, 5], height: 460 },
    { columns: [4, 8], height: 400 },
  ],
  [
    { columns: [12], height: 560 },
    { columns: [4, 4, 4], height: 340 },
  ],
  [
    { columns: [5, 7], height: 520 },
    { columns: [12], height: 420 },
  ],
]

function waiting(
  page: Page,
  ground: Ground,
  shows: string,
  index: number,
  box: { width: Sizing; about: readonly [number, number] },
): Frame {
  const { direction } = page
  const names: readonly GroundName[] = ['surface', 'secondary', 'surface', 'accent']
  const name = otherGround(ground.name, cyclic(names, index))
  const onPaper = name === 'paper' || name === 'surface'
  return photoFrame(`work-${index + 1}`, {
    ...{
      shows,
      language: page.brief.language,
      width: box.width,
      height: box.about[1],
      about: box.about,
      fill: page.ground(name).fill,
    },
    form: inksOn(name, direction.palette).near,
    plate: onPaper ? { fill: 'ink', text: 'paper' } : { fill: 'paper', text: 'ink' },
    weight: direction.weights.strong,
    ...(direction.radius !== undefined && { radius: direction.radius }),
  })
}

export const works: Section = (page, ground) => {
  const shown = photographed(page.brief)
  if (shown.length < 2 || !page.art.draws) return undefined
  const wall = page.random.fork('works').pick(WALLS)
  const asked = askedPart(page, 'pictures')
  let index = 0
  const rows = wall.map(({ columns, height }, at) =>
    row(
      `works-row-${at + 1}`,
      { width: 'fill', layout: { gap: 24 } },
      columns.map((count) => {
        const place = index++
        return waiting(page, ground, cyclic(shown, place), place, {
          width: columns.length === 1 ? 'fill' : span(count),
          about: [span(count), height],
        })
      }),
    ),
  )
  return band('gallery', ground, { padding: [96, 96], gap: 44 }, [
    ...(asked ? [heading('gallery-heading', asked.title, page.direction, ground, { maxWidth: span(8) })] : []),
    column('works', { width: 'fill', layout: { gap: 24 } }, rows),
  ])
}
