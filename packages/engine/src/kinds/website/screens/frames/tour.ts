/** Pages that show a tool to those who do not have it yet: what it is for, the tool in a window, then each thing that is done with it. */
import type { Node } from '../../../../scene/types.ts'
import { CONTENT, MARGIN, PAGE } from '../../parts/grid.ts'
import { lengthOf } from '../../parts/hero-words.ts'
import { call } from '../../parts/sections/call.ts'
import { taskLabel } from '../../vocabulary/labels.ts'
import type { Placed } from '../choose.ts'
import { GAP } from '../kit/controls.ts'
import { type Pen, penFor } from '../kit/pen.ts'
import { ON_DARK } from '../screen.ts'
import type { FrameLayout, Screen } from '../types.ts'
import { callOf, headOf, topBar } from './chrome.ts'
import { columnsOf } from './columns.ts'
import { windowOf } from './window.ts'

/** Room between a block and the edge of the panel that shows it. */
const ROOM = 36

/** What else is done there: each block on a panel of colour, in two columns that end together. */
function shown(screen: Screen, pen: Pen): Node[] {
  const { looks, rest, page } = screen
  if (rest.length === 0) return []
  // One of them lies on the dark itself.
  const loud = rest.find(({ block }) => ON_DARK.has(block))
  const half = Math.round((CONTENT - GAP) * 0.55)
  const widths = rest.length > 1 ? [half, CONTENT - GAP - half] : [CONTENT]
  let count = 0
  const panelled = (one: Placed, width: number): Node => {
    count++
    if (one === loud) return screen.draw(one, width, false, looks.ink)
    const own = penFor(page, looks.quiet, `shown-${count}`)
    return own.col(
      [screen.draw(one, width - 2 * ROOM)],
      { role: 'panel', width, fill: own.surface.fill, radius: pen.radius * 1.5, pad: ROOM },
      'panel',
    )
  }
  return [columnsOf(pen, screen, widths, { withLead: false, draw: panelled, name: 'shown' })]
}

const below = (screen: Screen, pen: Pen): Node =>
  pen.col(
    shown(screen, pen),
    { element: 'section', role: 'section', width: PAGE, fill: screen.looks.ground.fill, pad: [72, MARGIN, 96, MARGIN] },
    'below',
  )

/** The last word. */
const last = ({ page }: Screen): Node[] => {
  const made = call(page, page.ground(page.random.fork('last').pick(['accent', 'ink'] as const)))
  return made ? [made] : []
}

/** The words in the middle on a full ground, the window below them. */
export const tour: FrameLayout = {
  name: 'tour',
  compose(screen) {
    const { page, looks } = screen
    const ground = page.random.fork('tour').pick([looks.accent, looks.ink, looks.accent])
    const head = penFor(page, ground, 'hero')
    const pen = penFor(page, looks.ground, 'main')
    const size = lengthOf(screen.words.headline) > 34 ? 64 : 84
    return [
      topBar(screen, ground, { signs: [] }),
      head.col(
        [headOf(screen, head, 960, { size, centred: true }), windowOf(screen, CONTENT)],
        { width: PAGE, fill: ground.fill, pad: [64, MARGIN, 88, MARGIN], gap: 56, align: 'center' },
        'band',
      ),
      below(screen, pen),
      ...last(screen),
    ]
  },
}

/** So many things are told beside the words. */
const TOLD = 5

/** The words and what is done there as a list at the left; at the right a picture of what it is about, or the window itself. */
export const showcase: FrameLayout = {
  name: 'showcase',
  compose(screen) {
    const { page, looks } = screen
    const pen = penFor(page, looks.ground, 'main')
    const words = penFor(page, looks.ground, 'hero')
    const stage = page.random.fork('stage').pick([looks.accent, looks.ink])
    const half = 600
    const right = PAGE - MARGIN - half - 48
    const isPictured = page.art.tells
    const left = words.col(
      [
        headOf(screen, words, half, { size: 68, call: false }),
        words.col(
          [...new Set(screen.tasks.map((task) => taskLabel(task)))].slice(0, TOLD).map((label) =>
            words.row(
              [words.icon('check', 24, words.surface.strong), words.text('lead', label, { width: 'fill', lines: 2 })],
              {
                width: 'fill',
                gap: 14,
                element: 'li',
              },
            ),
          ),
          { element: 'ul', role: 'group', width: half, gap: 12 },
          'told',
        ),
        callOf(screen, words),
      ],
      { width: half, gap: 36, align: 'start', justify: 'center', pad: [56, 0, 72, 0] },
      'words',
    )
    const picture: Node = isPictured
      ? {
          ...page.art.panel('hero-picture', {
            width: right,
            height: 640,
            ground: 'accent',
            kinds: ['photo', 'illustration'],
            fixed: true,
          }),
          height: 'fill',
          minHeight: 640,
        }
      : words
          .on(stage)
          .col(
            [windowOf(screen, right - 88)],
            { role: 'panel', width: right, fill: stage.fill, pad: [64, 44, 64, 44], justify: 'center' },
            'stage',
          )
    const own = penFor(page, stage, 'work-band')
    return [
      topBar(screen, looks.ground),
      words.row(
        [left, picture],
        { width: PAGE, fill: looks.ground.fill, pad: [0, 0, 0, MARGIN], gap: 48, align: 'stretch', role: 'hero' },
        'first',
      ),
      ...(isPictured
        ? [
            own.col(
              [windowOf(screen, CONTENT)],
              { role: 'section', element: 'section', width: PAGE, fill: stage.fill, pad: [72, MARGIN, 72, MARGIN] },
              'band',
            ),
          ]
        : []),
      below(screen, pen),
      ...last(screen),
    ]
  },
}
