/** Facts of the prompt that no block of a telephone's screen shows: set as they were given. */
import type { Frame, Node } from '../../../../scene/types.ts'
import { missingIn } from '../../parts/missing.ts'
import { penFor } from '../kit/pen.ts'
import type { Screen } from '../types.ts'
import { EDGE, PHONE } from './shell.ts'

export function remainder({ page, looks }: Screen, shown: readonly Node[]): Frame[] {
  const missing = missingIn(shown, page.brief)
  if (missing.length === 0) return []
  const pen = penFor(page, looks.ground, 'facts')
  return [
    pen.col(
      missing.map((copy) => pen.text('body', copy, { role: copy.role, width: 'fill', lines: 4 })),
      { width: PHONE, fill: looks.ground.fill, pad: [0, EDGE, 24, EDGE], gap: 8 },
      'facts',
    ),
  ]
}
