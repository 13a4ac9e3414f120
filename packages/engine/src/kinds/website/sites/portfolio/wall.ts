/** A portfolio as a wall: few words, then the works in two columns of their own heights. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { chips } from '../../screens/kit/controls.ts'
import { site } from '../site.ts'
import { work, worksOf } from './work.ts'

const HEIGHTS = [560, 400, 420, 580, 480, 460]

export const wall = site({
  name: 'portfolio-wall',
  type: 'portfolio',
  example: 'Portfolio website of the illustrator Mira Falk with selected work: foxes, lighthouses and books',
  weight: 1,
  told: ['pictures', 'list', 'offer'],
  signs: [],
  top: (own) => {
    const { screen, pen, bar, band } = own
    const works = worksOf(own).map(({ name }) => name)
    const each = (CONTENT - 32) / 2
    const column = (rest: number) =>
      pen.col(
        works.flatMap((name, i) => (i % 2 === rest ? [work(own, pen, name, i, each, HEIGHTS[i] ?? 480)] : [])),
        { width: each, gap: 48, pad: [rest === 1 ? 96 : 0, 0, 0, 0] },
      )
    return [
      bar(),
      band(pen, [headOf(screen, pen, CONTENT, { size: 84, call: false }), chips(pen, ['All', ...works.slice(0, 4)])], {
        pad: [80, 120, 40, 120],
        gap: 36,
      }),
      band(pen, [pen.row([column(0), column(1)], { gap: 32, align: 'start' })], { pad: [16, 120, 96, 120] }),
    ]
  },
})
