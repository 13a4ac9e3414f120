/** The three ways in which a tool's screen is put together: a side bar, a bar at the head, one column in the middle. */
import { column, row } from '../../../scene/build.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { CONTENT, MARGIN, PAGE } from '../parts/grid.ts'
import type { Ground } from '../parts/grounds.ts'
import { brandLine } from '../parts/navigation.ts'
import type { Page } from '../parts/page.ts'
import { body, heading } from '../parts/words.ts'
import { blocksFor, isWide, type Placed, tasksFor, totalsFor } from './choose.ts'
import { action, chip, GAP, navigation } from './controls.ts'
import { short, taskLabel } from './labels.ts'

const SIDE = 264
const EDGE = 40
const MOST_ENTRIES = 9

const labelsOf = (page: Page): string[] => {
  const labels = tasksFor(page.brief).map((task) => short(task.words, 24))
  return [...new Set(['Overview', ...labels])]
}

/** The headline, what it is, and the leading call. */
function heads(page: Page, ground: Ground, width: number): Frame {
  const { content, direction } = page
  const { hero } = content.page
  return row(
    'head',
    { element: 'header', role: 'hero', width, layout: { justify: 'between', align: 'end', gap: 24, wrap: true } },
    [
      column('head-words', { layout: { gap: 10 } }, [
        {
          ...heading('head-title', hero.headline, direction, ground, {
            size: 46,
            element: 'h1',
            maxWidth: width * 0.66,
          }),
          role: 'headline',
        },
        body('head-line', hero.subhead, direction, ground, { fill: ground.text, maxWidth: width * 0.6 }),
      ]),
      action('head-call', typeof hero.primaryCta === 'string' ? hero.primaryCta : 'Start', page, ground),
    ],
  )
}

const built = ({ block, task }: Placed, page: Page, ground: Ground, id: string, width: number) =>
  block({ page, ground, task, id, width })

/** Blocks in two columns, the wide ones in the wider. */
function columns(page: Page, ground: Ground, width: number, share: number): Node {
  const placed = blocksFor(page.brief)
  const [left, right] = [Math.floor((width - GAP) * share), Math.ceil((width - GAP) * (1 - share))]
  const wide = placed.filter(isWide)
  const narrow = placed.filter((one) => !isWide(one))
  if (wide.length === 0 || narrow.length === 0)
    return column(
      'blocks',
      { layout: { gap: GAP } },
      placed.map((one, i) => built(one, page, ground, `block-${i + 1}`, width)),
    )
  return row('blocks', { layout: { gap: GAP, align: 'start' } }, [
    column(
      'blocks-wide',
      { width: left, layout: { gap: GAP } },
      wide.map((one, i) => built(one, page, ground, `block-wide-${i + 1}`, left)),
    ),
    column(
      'blocks-narrow',
      { width: right, layout: { gap: GAP } },
      narrow.map((one, i) => built(one, page, ground, `block-narrow-${i + 1}`, right)),
    ),
  ])
}

/** What no block shows, as buttons, so that everything that people shall do can be pressed. */
function others(page: Page, ground: Ground, width: number): Node[] {
  const shown = new Set(blocksFor(page.brief).map(({ task }) => task))
  const left = tasksFor(page.brief).filter((task) => !shown.has(task))
  if (left.length === 0) return []
  return [
    row(
      'more',
      { role: 'group', width, layout: { gap: 10, wrap: true } },
      [...new Set(left.map(taskLabel))].map((words, i) => chip(`more-${i + 1}`, words, page, ground)),
    ),
  ]
}

const main = (page: Page, ground: Ground, width: number, share: number): Node[] => [
  heads(page, ground, width),
  ...others(page, ground, width),
  ...totalsFor(page.brief).map((one) => built(one, page, ground, 'totals', width)),
  columns(page, ground, width, share),
]

export function sideBar(page: Page): Node[] {
  const [side, ground] = [page.ground(page.random.pick(['ink', 'surface', 'accent'])), page.ground('paper')]
  const width = PAGE - SIDE - 2 * EDGE
  return [
    row('screen', { width: PAGE, layout: { align: 'stretch' } }, [
      column(
        'side',
        {
          role: 'panel',
          width: SIDE,
          fill: side.fill,
          layout: { padding: [36, 26, 36, 26], gap: 34 },
        },
        [
          brandLine('side-brand', page, side, { size: 26, width: SIDE - 60, lines: 5 }),
          navigation('side-nav', labelsOf(page).slice(0, MOST_ENTRIES), page, side, 'column'),
        ],
      ),
      column(
        'main',
        { width: PAGE - SIDE, fill: ground.fill, layout: { padding: EDGE, gap: 28 } },
        main(page, ground, width, 0.6),
      ),
    ]),
  ]
}

const topBar = (page: Page, ground: Ground): Node =>
  row(
    'bar',
    {
      role: 'nav',
      element: 'header',
      width: PAGE,
      fill: ground.fill,
      layout: { padding: [22, MARGIN, 22, MARGIN], justify: 'between', align: 'center', gap: 40 },
    },
    [
      brandLine('bar-brand', page, ground, { size: 28, width: 320 }),
      navigation('bar-nav', labelsOf(page).slice(0, 4), page, ground, 'row'),
    ],
  )

/** What is below the bar: the page's main part, which holds nothing but one band with the room about it. */
const below = (ground: Ground, layout: NonNullable<Frame['layout']>, children: Node[]): Node =>
  column('main', { element: 'main', width: PAGE }, [
    column('work', { width: PAGE, fill: ground.fill, layout }, children),
  ])

export function headBar(page: Page): Node[] {
  const [bar, ground] = [page.ground(page.random.pick(['accent', 'ink', 'surface'])), page.ground('paper')]
  const width = CONTENT
  return [
    topBar(page, bar),
    below(ground, { padding: [48, MARGIN, 64, MARGIN], gap: 30 }, main(page, ground, width, 0.64)),
  ]
}

/** One thing after the other, in the middle, on a quiet ground. */
export function middle(page: Page): Node[] {
  const ground = page.ground('paper')
  const width = 880
  return [
    topBar(page, ground),
    below(ground, { padding: [56, 0, 72, 0], align: 'center' }, [
      column('middle', { width, layout: { gap: 28 } }, [
        heads(page, ground, width),
        ...others(page, ground, width),
        ...totalsFor(page.brief).map((one) => built(one, page, ground, 'totals', width)),
        ...blocksFor(page.brief).map((one, i) => built(one, page, ground, `block-${i + 1}`, width)),
      ]),
    ]),
  ]
}
