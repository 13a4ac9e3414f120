/** One thing like another: "the headline in the same colour as the date", "the email the same size as the phone". */

import { nth } from '../../base/items.ts'
import { capitalised } from '../../base/words.ts'
import { findNode } from '../../scene/walk.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { coloursOf, paintsOf, resolve } from '../paints.ts'
import { paintTarget } from '../palette/parts.ts'
import { recolourGround } from '../palette/recolour.ts'
import { leaves, textsIn } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { alreadySo, missingStep } from './replies.ts'

const SAME =
  /^(?:please )?match\b.*\b(?:to|with)\b.* (?<end>colou?rs?|fonts?|sizes?)$|\b(?:the )?same (?<what>colou?rs?|fonts?|typeface|sizes?|weight) (?:as|like|of)\b|\bmatch(?:es|ing)? (?:the )?(?<matched>colou?rs?|fonts?|typeface|sizes?|weight) (?:of|to|with)\b|\bmatch(?:es)? (?:the )?[\w ]+? (?<tail>colou?rs?|fonts?|sizes?)$|\bas (?<big>big|large|small|bold) as\b/

/** "the headline and the date in the same colour" */
const TOGETHER = /\b(?:the )?same (?<what>colou?rs?|fonts?|typeface|sizes?|weight)$/

export const sameAs: Recogniser = (clause, state) => {
  const together = TOGETHER.exec(clause.lower)?.groups?.what
  const named = together ? findTargets(clause, state).found.filter((target) => target.class !== 'whole') : []
  if (together && named.length > 1) return alike(nth(named, 0), named.slice(1), together, state)
  const match = SAME.exec(clause.lower)
  if (!match?.groups) return undefined
  const { found, missing } = findTargets(clause, state)
  const pair = match.groups.end !== undefined
  const one = pair ? found[0] : found.find((target) => target.end <= match.index)
  const from = match.groups.tail ? match.index : match.index + match[0].length
  const other = pair ? found[1] : found.find((target) => target.start >= from && target !== one)
  if (!other) return missing.length > 0 ? missingStep(missing, state) : undefined
  const targets: Target | undefined =
    one ?? (state.focus.length > 0 ? { ...other, ids: state.focus, name: 'it' } : undefined)
  if (!targets) return undefined
  const what =
    match.groups.what ??
    match.groups.matched ??
    match.groups.tail ??
    match.groups.end ??
    (match.groups.big === 'bold' ? 'weight' : 'size')
  const operations = /^colou?r/.test(what) ? inColour(targets, other, state) : inType(targets, other, what, state)
  if (operations.length === 0)
    return alreadySo(`The ${targets.name} has the same ${what} as the ${other.name} already`, state)
  const step: Step = {
    step: 'patch',
    operations,
    changes: [
      {
        what: capitalised(targets.name),
        to: `${what} of the ${other.name}`,
        nodes: targets.ids,
      },
    ],
  }
  return step
}

function alike(model: Target, others: Target[], what: string, state: State): Step {
  const operations = others.flatMap((other) =>
    /^colou?r/.test(what) ? inColour(other, model, state) : inType(other, model, what, state),
  )
  if (operations.length === 0) return alreadySo(`They have the same ${what} already`, state)
  const nodes = others.flatMap((other) => other.ids)
  return {
    step: 'patch',
    operations,
    changes: [{ what: others.map(({ name }) => name).join(', '), to: `${what} of the ${model.name}`, nodes }],
  }
}

function inColour(target: Target, other: Target, state: State): Operation[] {
  const { scene } = state.design
  const own = other.ids.map((id) => findNode(scene, id)).find((node) => node && paintsOf(node).length > 0)
  const source = own ?? leaves(other.ids, state)[0]
  const [colour] = source ? paintsOf(source).flatMap(coloursOf) : []
  if (!colour) return []
  const wanted = { hex: resolve(colour, scene.palette), exact: true }
  if (target.class === 'ground') return recolourGround(scene, wanted, state.context)
  const painted = paintTarget(target, [wanted], state)
  return 'unreadable' in painted ? [] : painted.operations
}

function inType(target: Target, other: Target, what: string, state: State): Operation[] {
  const [model] = textsIn(other.ids, state)
  if (!model) return []
  return textsIn(target.ids, state).flatMap((node): Operation[] => {
    const key = /^size/.test(what) ? 'size' : what === 'weight' ? 'weight' : 'font'
    return node[key] === model[key] ? [] : [{ op: 'set', id: node.id, set: { [key]: model[key] } }]
  })
}
