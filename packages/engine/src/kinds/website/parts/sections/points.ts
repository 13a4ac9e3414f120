/** Parts that the prompt names and no other section plays: a large line each, with what may be said of it. */
import type { AskedPart } from '../../../../brief/write/pages/asked.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { band, ruled, span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import type { Page } from '../page.ts'
import { body, title } from '../words.ts'

export function points(page: Page, ground: Ground, parts: readonly AskedPart[]): Frame {
  const { direction } = page
  const rows = parts.map((part, index): Node[] => [
    title(`point-${index + 1}`, part.title, direction, ground, { width: span(6), element: 'h2', size: 44 }),
    body(`point-${index + 1}-body`, part.body, direction, ground, { width: 'fill' }),
  ])
  return band('points', ground, {}, [
    ruled('points-list', ground, rows, { padding: [34, 0, 36, 0], align: 'baseline' }),
  ])
}
