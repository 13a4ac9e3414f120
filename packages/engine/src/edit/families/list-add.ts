/** One more on a list: "add furniture to the list" of 'toys, tools and books'. */
import type { Recogniser } from '../context.ts'
import { textNodes } from '../scene-nodes.ts'
import { addWords } from './placing.ts'
import { setTexts } from './rewriting.ts'

const ADDED =
  /^(?:please |also |and |can you |could you )*(?:add|include|put|append) (?<what>.+?) (?:to|on|in|into) the (?:list|line-?up|menu|items|programme?|enumeration|offerings?)$/d
/** The joint before the last thing of a list in one line. */
const LAST = /^(?<head>.*\S)(?<joint>,? (?:and|&|or) )(?<last>\S.*)$/u

export const listAdd: Recogniser = (clause, state) => {
  const range = ADDED.exec(clause.lower)?.indices?.groups?.what
  if (!range) return undefined
  const what = clause.words(...range)
  const lists = textNodes(state).filter(
    ({ role, text }) => role === 'list-item' || (!/^\S+@/.test(text) && /,.* and /.test(text)),
  )
  const node = lists.findLast(({ text }) => LAST.test(text))
  const { head, joint, last } = (node && LAST.exec(node.text)?.groups) ?? {}
  if (!node || !head) return addWords('list-item', what, state)
  return setTexts([node], `${head}, ${last}${joint}${what}`, 'list', state)
}
