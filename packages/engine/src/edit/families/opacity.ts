/** How much shows through: "make the circle semi transparent", "headline at 50% opacity", "fade the pattern". */
import { findNode } from '../../scene/walk.ts'
import type { Recogniser } from '../context.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo } from './replies.ts'

const FADES =
  /\b(?:semi[- ]?transparent|half[- ]transparent|translucent|more transparent|see[- ]through|fade(?:d)?(?: out)?|fainter|subtle|opacity|transparency|transparent)\b|\b\d{1,3}\s?(?:%|percent) (?:opaque|visible)\b/
const SOLID = /\b(?:opaque|solid|less transparent|fully visible|full opacity)\b/

export const opacity: Recogniser = (clause, state) => {
  const { lower } = clause
  const solid = SOLID.test(lower) && !/\d\s?(?:%|percent)/.test(lower) && !/\bicon|colou?r/.test(lower)
  if (clause.quotes.length > 0 || clause.colours.length > 0 || !(FADES.test(lower) || solid)) return undefined
  const targets = findTargets(clause, state).found.filter(
    (target) => target.class !== 'whole' && target.class !== 'ground',
  )
  if (targets.length === 0) return undefined
  const stated = /\b(\d{1,3})\s?(?:%|percent)/.exec(lower)?.[1]
  const operations = targets
    .flatMap((target) => target.ids)
    .flatMap((id): Operation[] => {
      const now = findNode(state.design.scene, id)?.opacity ?? 1
      const next = solid ? 1 : stated ? Math.min(100, Number(stated)) / 100 : Math.max(0.1, Math.round(now * 55) / 100)
      return next === now ? [] : [{ op: 'set', id, set: { opacity: next === 1 ? null : next } }]
    })
  const names = targets.map(({ name }) => name).join(', ')
  if (operations.length === 0) return alreadySo(`The ${names} is so already`, state)
  return {
    step: 'patch',
    operations,
    changes: [
      {
        what: names,
        to: solid ? 'opaque' : stated ? `${stated}% opaque` : 'more transparent',
        nodes: targets.flatMap((target) => target.ids),
      },
    ],
  }
}
