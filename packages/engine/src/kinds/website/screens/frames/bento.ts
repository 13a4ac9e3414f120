/** Tiles of unequal size from edge to edge; the words are one of them, in colour. */
import { PAGE } from '../../parts/grid.ts'
import { BLOCKS } from '../blocks/all.ts'
import { GAP } from '../kit/controls.ts'
import { penFor } from '../kit/pen.ts'
import { largeSign } from '../kit/sign.ts'
import type { FrameLayout } from '../types.ts'
import { callOf, headOf, topBar } from './chrome.ts'
import { dealt } from './columns.ts'
import { pictureIn } from './pictured-head.ts'

const EDGE = 48
/** The tile of words, at least so tall, and the form at its corner, pixels. */
const [TILE, SIGN] = [296, 300]

export const bento: FrameLayout = {
  name: 'bento',
  compose(screen) {
    const { page, looks } = screen
    const pen = penFor(page, looks.ground, 'main')
    const width = PAGE - 2 * EDGE
    const third = Math.floor((width - 2 * GAP) / 3)
    const two = width - GAP - third
    const ground = page.random.fork('tile').pick([looks.accent, looks.ink, looks.accent])
    const words = penFor(page, ground, 'hero')
    const picture = pictureIn(screen, words, third - 64)
    const tile = words.col(
      [
        ...(picture.length > 0 ? [] : [largeSign(words, SIGN, { right: -SIGN * 0.28, bottom: -SIGN * 0.28 })]),
        headOf(screen, words, third - 64, { size: 42, call: false }),
        ...picture,
        callOf(screen, words),
      ],
      {
        role: 'card',
        width: third,
        minHeight: TILE,
        fill: ground.fill,
        radius: words.radius,
        clip: true,
        pad: 32,
        gap: 28,
        align: 'start',
        justify: 'between',
      },
      'tile',
    )
    // Beside a tall block the tile of words would be a wall of colour: what fits stands below it.
    const room = BLOCKS[screen.lead.block].tall - TILE - GAP
    const below = screen.rest.find(({ block }) => BLOCKS[block].size === 'narrow' && BLOCKS[block].tall <= room * 1.25)
    const rest = screen.rest.filter((one) => one !== below)
    const columns = dealt(rest, [third, third, third], [0, 0, 0])
    return [
      topBar(screen, looks.ground, { margin: EDGE }),
      pen.col(
        [
          ...screen.totals(width),
          pen.row(
            [
              below ? pen.col([tile, screen.draw(below, third)], { width: third, gap: GAP }, 'beside') : tile,
              screen.draw(screen.lead, two, true),
            ],
            { gap: GAP, align: below ? 'start' : 'stretch' },
            'first',
          ),
          pen.row(
            columns
              .filter((column) => column.length > 0)
              .map((column, _, all) => {
                const each = Math.floor((width - (all.length - 1) * GAP) / all.length)
                return pen.col(
                  column.map((one) => screen.draw(one, each)),
                  { width: each, gap: GAP },
                )
              }),
            { gap: GAP, align: 'start' },
            'tiles',
          ),
        ],
        { element: 'main', width: PAGE, fill: looks.ground.fill, pad: [28, EDGE, 64, EDGE], gap: GAP },
        'work',
      ),
    ]
  },
}
