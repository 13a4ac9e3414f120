/** What of a wish a new composition shows. Its parts are other ones, so they are found by role and by words. */

import type { Design } from '../../design/types.ts'
import { places } from '../../scene/walk.ts'
import type { Change } from '../types.ts'
import { letters, type Measured, type MeasuredNode } from './compare.ts'

export interface Outcome {
  changes: Change[]
  also?: Change[]
  notDone?: string[]
}

/** @param changes what was asked of the composition */
export function recomposed(changes: readonly Change[], design: Design, before: Measured, after: Measured): Outcome {
  const shown = changes.filter((change) => isShown(change, before, after))
  const missed = changes.filter((change) => !shown.includes(change))
  const also = [
    ...(changes.some(({ what }) => ANEW.has(what)) ? [] : [{ what: 'Layout', to: 'a new one', nodes: [] }]),
    ...leftOut(design, before, after).map((text) => ({ what: `'${text}'`, to: 'left out', nodes: [] })),
  ]
  return {
    changes: shown,
    ...(also.length > 0 && { also }),
    ...(missed.length > 0 && {
      notDone: missed.map(cannot),
    }),
  }
}

/** The sentence for a change that a composition does not show. */
export const cannot = ({ what, to }: Change): string => `That could not be done here: ${what}${to ? `: ${to}` : ''}.`

/** Changes that say by themselves that everything stands anew. */
const ANEW = new Set(['Layout', 'Design', 'Format', 'Style'])

/** Words of the brief that stood there and have no place any more: given ones, and what was written of them. */
export function leftOut({ brief }: Pick<Design, 'brief'>, before: Measured, after: Measured): string[] {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  return brief.copy
    .filter(({ text }) => was.includes(letters(text)) && !is.includes(letters(text)))
    .map(({ text }) => text)
}

const wordsOf = ({ scene }: Measured) =>
  letters([...places(scene)].map(({ node }) => (node.type === 'text' ? node.text : '')).join(' '))

const WAYS: Record<string, [axis: 'x' | 'y', sign: 1 | -1]> = {
  left: ['x', -1],
  right: ['x', 1],
  up: ['y', -1],
  down: ['y', 1],
}

/** Words stand there; what should move did, as far as its role is found again. */
function isShown({ to = '', from, nodes }: Change, before: Measured, after: Measured): boolean {
  const way = WAYS[to.replace(/^moved /, '')]
  const [id] = nodes
  const was = id === undefined ? undefined : before.nodes.get(id)
  // What went elsewhere is still there.
  const text = was?.node.type === 'text' && from === undefined && to !== 'removed' ? was.node.text : ''
  if (!wordsOf(after).includes(letters(text))) return false
  // Words for words: the new ones stand there. What has no letters of the design is no words ('white → navy').
  if (!way || !was) return from === undefined || !isText(from, before) || isText(to, after)
  const is = [...after.nodes.values()].filter(({ node }) => node.role !== undefined && node.role === was.node.role)
  if (is.length === 0) return true
  const [axis, sign] = way
  return is.some((one) => sign * (share(one, axis, after) - share(was, axis, before)) > 0.01)
}

const isText = (words: string, measured: Measured) => wordsOf(measured).includes(letters(words))

/** Where the middle of a part stands, as a share of the first artboard. */
function share({ box }: MeasuredNode, axis: 'x' | 'y', { scene, nodes }: Measured): number {
  const whole = nodes.get(scene.artboards[0]?.root.id ?? '')?.box
  const [from, length] = axis === 'x' ? [box.x + box.width / 2, whole?.width] : [box.y + box.height / 2, whole?.height]
  return from / Math.max(1, length ?? 1)
}
