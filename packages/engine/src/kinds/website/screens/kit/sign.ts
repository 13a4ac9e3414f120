/** The sign of a tool: a plain form on a tile before its name, and large at the edge of a band. It stands for no letter, so that any name may follow. */

import type { Frame, Paint, Vector } from '../../../../scene/types.ts'
import type { Page } from '../../parts/page.ts'
import type { Pen } from './pen.ts'

/** Forms in a square of 24. */
const FORMS = [
  'M0 0H12A12 12 0 0 1 0 12zM24 24H12A12 12 0 0 1 24 12zM12 0H24V12A12 12 0 0 1 12 0zM0 12A12 12 0 0 1 12 24H0z',
  'M2 14a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v8H2zM9 8a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v14H9zM16 2a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v20h-6z',
  'M12 0a12 12 0 1 0 12 12h-6a6 6 0 1 1-6-6zM24 4.500a4.500 4.500 0 1 1-9 0a4.500 4.500 0 1 1 9 0z',
  'M0 4h9l8 8-8 8H0l8-8zM13 4h3l8 8-8 8h-3l8-8z',
  'M0 0H11V11A11 11 0 0 1 0 0zM24 0A11 11 0 0 1 13 11V0zM24 24A11 11 0 0 1 13 13H24zM0 24A11 11 0 0 1 11 13V24z',
  'M0 3a3 3 0 0 1 3-3h18v6H3a3 3 0 0 1-3-3zM3 9h18a3 3 0 0 1 0 6H3zM3 18h18v6H3a3 3 0 0 1 0-6z',
] as const

/** The form of a page: the same wherever it stands. */
const formFor = (page: Page): string => page.random.fork('sign').pick([...FORMS])

const drawn = (pen: Pen, side: number, paint: Paint, options: Partial<Vector>): Vector =>
  pen.vector('form', [24, 24], [{ d: formFor(pen.page), fill: paint }], {
    width: side,
    height: side,
    role: 'decoration',
    ...options,
  })

/** Before the name. */
export const toolSign = (pen: Pen, side: number): Frame =>
  pen.row(
    [drawn(pen, Math.round(side * 0.52), pen.surface.button.text, {})],
    { width: side, height: side, radius: pen.inner, fill: pen.surface.button.fill, justify: 'center', role: 'group' },
    'sign',
  )

/** At the edge of a band of colour, cut by it. */
export const largeSign = (pen: Pen, side: number, at: NonNullable<Vector['at']>): Vector =>
  drawn(pen, side, { colour: pen.surface.text, alpha: 0.09 }, { at })
