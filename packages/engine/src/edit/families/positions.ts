/** Places: "move the logo to the top right", "centre the headline", "the icon above the name", "swap the sides". */

import type { Recogniser } from '../context.ts'
import { settled } from '../palette/recolour.ts'
import { beside } from './beside.ts'
import { standsInCopy } from './colour-named.ts'
import { swap } from './exchanging.ts'
import { apart, nudged } from './nudging.ts'
import { spotted } from './spots.ts'

const MOVE =
  /\b(?:move|go|stack|put|place|position|shift|nudge|push|bring|set|slide|send|align|anchor|stick|pin|center|centre|centered|centred|left-align(?:ed)?|right-align(?:ed)?|flush|justify|(?:should|must|has to|have to|needs? to|ought to) (?:be|go|come|sit|stand)|goes?|in the (?:middle|cent(?:er|re)|top|bottom|corner)|at the|on the|to the|towards?|further|farther|closer|nearer|away|aligned)\b/

/** How the mark and the name of a logo stand to each other, as people call it. */
const LOCKUPS: [RegExp, string][] = [
  [
    /^(?:please )?(?:make it )?(?:stack (?:it|them|everything|the (?:icon|symbol|mark) and (?:the )?(?:name|text))|(?:a )?(?:stacked|vertical))(?: (?:logo|version|lockup|layout|please))*$|\bone above the other\b|\bon top of each other\b/,
    'put the icon above the name',
  ],
  [
    /\b(?:side by side|next to each other|in (?:a|one) row|horizontal (?:logo|version|lockup|layout))\b/,
    'put the icon to the left of the name',
  ],
]

/** Ups and downs that are no places. */
const PHRASAL =
  /\b(?:bump|beef|pump|blow|scale|size|liven|cheer|brighten|spice|jazz|freshen|warm|clean|tidy|loosen|lighten|dress|perk|pep|tighten|mix|shake|tone|calm|cool|slim|strip|pare|water|simmer|break|dumb|open|fill|speed|slow|clear|sum|dial)(?:ed|s)?(?: (?:it|this|that|them|things|everything|the \w+))? (?:up|down)\b/

const SWAP = /\b(?:swap|switch|exchange|flip|mirror|reverse|other side|opposite side)\b/

export const positions: Recogniser = (clause, state) => {
  const step = moved(clause, state)
  if (step?.step !== 'patch') return step
  // What comes to stand on another ground has to read there.
  return { ...step, operations: settled(state.design.scene, step.operations, state.context) }
}

export const moved: Recogniser = (clause, state) => {
  const { lower } = clause
  if (
    clause.colours.some((colour) => !standsInCopy(colour, clause, state)) &&
    !/\b(?:move|align|cent(?:er|re))\b/.test(lower)
  )
    return undefined
  if (SWAP.test(lower)) return swap(clause, state)
  // "bump up the name" is about its size.
  if (PHRASAL.test(lower)) return undefined
  const lockup = state.design.scene.kind === 'logo' ? LOCKUPS.find(([said]) => said.test(lower))?.[1] : undefined
  if (lockup) return beside(clause.reworded(lockup), state)
  if (
    !MOVE.test(lower) &&
    !/^(?:(?:the |my )?[\w ]+ )?(?:higher|lower|(?:to the )?(?:left|right|top|bottom)|up|down|above|below|under|underneath|beneath|next to|beside|left of|right of|between|behind)\b/.test(
      lower,
    )
  )
    return undefined
  return apart(clause, state) ?? beside(clause, state) ?? spotted(clause, state) ?? nudged(clause, state)
}
