/** Two halves: the words with a picture on a full ground, and the block that people have come for. */
import { CONTENT, MARGIN, PAGE } from '../../parts/grid.ts'
import { GAP } from '../kit/controls.ts'
import { penFor } from '../kit/pen.ts'
import type { FrameLayout } from '../types.ts'
import { headOf, topBar } from './chrome.ts'
import { columnsOf } from './columns.ts'

export const split: FrameLayout = {
  name: 'split',
  compose(screen) {
    const { page, looks } = screen
    // The picture stands on the colour itself: where words want a step deeper, the two would not be one ground.
    const full = looks.accent.fill === 'accent' ? looks.accent : looks.ink
    const ground = page.random.fork('split').pick([full, looks.ink, looks.quiet])
    const words = penFor(page, ground, 'hero')
    const pen = penFor(page, looks.ground, 'main')
    const half = PAGE / 2
    const width = half - MARGIN - 64
    const picture = page.art.panel('hero-picture', {
      width: half,
      height: 380,
      ground: ground === looks.accent ? 'accent' : ground === looks.ink ? 'ink' : 'surface',
      kinds: ['photo', 'illustration'],
      fixed: true,
    })
    const left = words.col(
      [words.col([headOf(screen, words, width, { size: 60, call: false })], { pad: [64, 64, 48, MARGIN] }), picture],
      { width: half, fill: ground.fill, justify: 'between', role: 'panel' },
      'half',
    )
    const wide = Math.floor((CONTENT - GAP) * 0.6)
    return [
      topBar(screen, looks.ground),
      pen.row(
        [
          left,
          pen.col(
            [screen.draw(screen.lead, half - MARGIN - 64, true)],
            { width: half, pad: [64, MARGIN, 64, 64], justify: 'center' },
            'half',
          ),
        ],
        { width: PAGE, align: 'stretch', fill: looks.ground.fill },
        'first',
      ),
      ...(screen.rest.length > 0
        ? [
            pen.col(
              [
                pen.col(
                  [columnsOf(pen, screen, [wide, CONTENT - GAP - wide], { withLead: false })],
                  { width: PAGE, pad: [48, MARGIN, 64, MARGIN], fill: looks.ground.fill },
                  'work',
                ),
              ],
              { element: 'main', width: PAGE },
              'main',
            ),
          ]
        : []),
    ]
  },
}
