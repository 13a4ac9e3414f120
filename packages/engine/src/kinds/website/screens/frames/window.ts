/** A tool in the frame of a window, as it is shown to those who do not have it yet. */
import type { Node } from '../../../../scene/types.ts'
import { hairline, penFor, raised } from '../kit/pen.ts'
import type { Screen } from '../types.ts'
import { brandOn, navOf } from './chrome.ts'

const [SIDE, EDGE] = [224, 28]
/** The bar of a window and the dots in it, pixels. */
const [BAR, DOT] = [44, 11]

/** Narrower windows show no ways at their side, pixels. */
const ROOMY = 900

/** @param height at least */
export function windowOf(screen: Screen, width: number, height = 0): Node {
  const { page, looks } = screen
  const side = looks.ink
  const bar = penFor(page, side, 'window')
  const pen = penFor(page, looks.ground, 'work')
  const isWide = width >= ROOMY
  const inner = width - (isWide ? SIDE : 0) - 2 * EDGE
  const dots = bar.row(
    [looks.accent, looks.panel, looks.quiet].map(({ fill }) =>
      bar.box({ role: 'decoration', width: DOT, height: DOT, radius: 'full', fill }, [], 'dot'),
    ),
    {
      width: 'fill',
      height: BAR,
      pad: [0, 0, 0, 20],
      gap: 8,
      fill: side.fill,
      stroke: hairline(side.line, ['bottom']),
    },
    'dots',
  )
  const ways = bar.col(
    [brandOn(screen, side, 'window-brand', { size: 18, width: SIDE - 88, lines: 3 }), navOf(screen, bar, 'column', 7)],
    {
      role: 'panel',
      element: 'aside',
      width: SIDE,
      fill: side.fill,
      pad: [24, 16, 24, 16],
      gap: 24,
      small: 'wide',
    },
    'ways',
  )
  const work = pen.col(
    [...screen.totals(inner), screen.draw(screen.lead, inner, true, looks.panel)],
    { element: 'main', width: 'fill', fill: looks.ground.fill, pad: EDGE, gap: 24 },
    'work',
  )
  return pen.col(
    [dots, pen.row([...(isWide ? [ways] : []), work], { width, minHeight: height, align: 'stretch' }, 'inside')],
    { ...raised(pen, 2), role: 'panel', width, clip: true, radius: Math.max(12, pen.radius) },
    'window',
  )
}
