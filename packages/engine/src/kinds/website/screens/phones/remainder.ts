/** Facts of the prompt that no block of a telephone's screen shows: set as they were given. */
import type { Frame, Node } from '../../../../scene/types.ts'
import { penFor } from '../kit/pen.ts'
import type { Screen } from '../types.ts'
import { EDGE, PHONE } from './shell.ts'

const wordsIn = (node: Node): string[] =>
  node.type === 'text' ? [node.text] : node.type === 'frame' ? node.children.flatMap(wordsIn) : []

export function remainder({ page, looks }: Screen, shown: readonly Node[]): Frame[] {
  const said = shown.flatMap(wordsIn).join(' ')
  const missing = page.brief.copy.filter(({ source, text }) => source === 'given' && !said.includes(text))
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
