/** What stands somewhere on a page, shown in another part as well: "put the phone number in the header". */
import type { Recogniser } from '../context.ts'
import { textsIn } from '../scene-nodes.ts'
import { findTargets } from '../targets.ts'
import { addWords } from './placing.ts'
import { alreadySo } from './replies.ts'

const INTO =
  /^(?:please |also |and |can you |could you )*(?:add|put|show|include|insert|place|repeat|move|have|i want|we need)\b.*\b(?:to|in|into|inside|on) (?:the |our )?(?:header|nav(?:igation)?(?: ?bar)?|menu|top bar|footer|hero)(?: section)?(?: as well| too)*$/

export const copies: Recogniser = ({ lower, quotes, ...clause }, state) => {
  if (state.design.scene.kind !== 'website' || quotes.length > 0 || !INTO.test(lower)) return undefined
  const { found } = findTargets({ ...clause, lower, quotes }, state)
  const part = found.findLast((target) => target.class === 'part')
  const what = found.find((target) => target.class === 'text' && part !== undefined && target.end <= part.start)
  const [text] = what ? textsIn(what.ids, state) : []
  if (!part || !what || !text) return undefined
  const there = textsIn(part.ids, state)
  if (there.some((node) => node.text === text.text))
    return alreadySo(`The ${what.name} stands in the ${part.name} already`, state)
  const quiet = there.filter(
    ({ role, element }) => !/^(?:brand|headline|cta|button)$/.test(role ?? '') && element !== 'button',
  )
  const model = quiet.at(-1) ?? there.at(-1)
  if (!model) return undefined
  const step = addWords(text.role ?? 'detail', text.text, state, { node: model.id, before: false })
  if (step.step !== 'patch') return step
  const { otherwise: _otherwise, ...patch } = step
  return {
    ...patch,
    brief: state.design.brief,
    changes: patch.changes.map((change) => ({ ...change, to: `in the ${part.name}, too` })),
  }
}
