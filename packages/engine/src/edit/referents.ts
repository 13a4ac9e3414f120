/** Things by where they stand: "the text on the left should be bigger", "remove the icon in the top right corner". */

import { type Box, boxesOf } from './boxes.ts'
import type { Clause } from './clauses.ts'
import type { State } from './context.ts'
import { findMentions } from './nouns.ts'
import { leaves, textsIn } from './scene-nodes.ts'
import { findTargets } from './targets.ts'

const WHERE =
  "(?:that(?:'s| is) |which is )?(?:(?:on|at|in) (?:the )?(?<side>(?:(?:very|far) )?(?:top|bottom|upper|lower|left|right|middle|cent(?:er|re))(?:[ -](?:left|right))?)(?:[ -](?:side|corner|half|part|edge|hand))*)"
/** Wishes about what stands there: not the place itself. */
const WISHED =
  '(?= (?:should|must|could|can|needs?|has to|have to|is|are|to be|bigger|smaller|larger|bolder|darker|lighter|in (?!the )|[a-z]+er\\b))'
const VERB =
  '(?:make|remove|delete|drop|erase|hide|get rid of|enlarge|shrink|increase|reduce|rotate|tilt|colou?r|paint|replace|change|mirror|flip|lose)'
const PATTERNS = [
  new RegExp(
    `^(?<head>(?:please |can you |could you )*(?:make )?)(?<what>(?:the |that |this |all (?:the )?)[\\w -]{2,24}?) ${WHERE}${WISHED}`,
    'd',
  ),
  new RegExp(
    `^(?<head>(?:please |can you |could you )*${VERB} )(?<what>(?:the |that |this |all (?:the )?)[\\w -]{2,24}?) ${WHERE}(?= |$)`,
    'd',
  ),
]
/** Words for anything at all. */
const ANYTHING = /^(?:the |that |this )?(?:thing|element|one|stuff|part|bit|item|object|shape|piece)s?$/

/** The clause about "it", and what it means, or what is not there; undefined where nothing is named by its place. */
export function byPlace(
  clause: Clause,
  state: State,
): { clause: Clause; focus: string[] } | { missing: string } | undefined {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(clause.lower)
    const { what = '', side = '', head = '' } = match?.groups ?? {}
    const range = match?.indices?.groups?.side
    if (!match || !range) continue
    const named = ANYTHING.test(what)
      ? state.design.scene.artboards.flatMap(({ root }) => leaves([root.id], state).map(({ id }) => id))
      : findTargets({ ...clause, lower: what, quotes: [] }, state, what).found.flatMap((target) =>
          target.class === 'whole' || target.class === 'ground' ? [] : target.ids,
        )
    if (!ANYTHING.test(what) && findMentions(what).length === 0) continue
    const focus = standing(named, side, state)
    if (focus.length === 0)
      return {
        missing: `${what.replace(/^(?:the|that|this) /, '')} ${clause.text.slice(head.length + what.length, match[0].length).trim()}`,
      }
    const rest = clause.text.slice(match[0].length)
    return { clause: clause.reworded(`${head}it${rest}`), focus }
  }
  return undefined
}

/** Those whose middle lies on that side of the first artboard; of one thing in a corner, the nearest. */
function standing(ids: string[], side: string, state: State): string[] {
  const boxes = boxesOf(state.design.scene, state.context)
  const whole = boxes.get(state.design.scene.artboards[0]?.root.id ?? '')
  if (!whole) return []
  const on = (box: Box) => {
    const [x, y] = [(box.x + box.width / 2) / whole.width, (box.y + box.height / 2) / whole.height]
    return (
      (!/left/.test(side) || x < 0.46) &&
      (!/right/.test(side) || x > 0.54) &&
      (!/top|upper/.test(side) || y < 0.46) &&
      (!/bottom|lower/.test(side) || y > 0.54) &&
      (!/middle|cent/.test(side) || (Math.abs(x - 0.5) < 0.25 && Math.abs(y - 0.5) < 0.25))
    )
  }
  // Words stand where their lines are, not where their frame's middle is.
  const boxOf = (id: string): Box | undefined => {
    const box = boxes.get(id)
    const [text] = textsIn([id], state)
    if (!box || text?.id !== id || (text.align ?? 'start') !== 'start') return box
    return { ...box, width: Math.min(box.width, text.text.length * (box.size ?? text.size) * 0.55) }
  }
  return ids.filter((id) => {
    const box = boxOf(id)
    return box !== undefined && on(box)
  })
}
