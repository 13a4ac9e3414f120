/** What stands before or behind a person's name: "add Dr. before the name", "PhD after her name". */
import type { Recogniser } from '../context.ts'
import { textNodes } from '../scene-nodes.ts'
import { setTexts } from './rewriting.ts'

const TITLED =
  /^(?:please |also |and |can you |could you )*(?:add|put|write|place|include) (?:an? |the |my |the title )*(?<title>\S{1,8}|\ue000\d+\ue001) (?:(?<before>before|in front of)|after|behind|at the end of) (?:the |my |his |her |our )?(?:name|person|.*\bname)$/du

export const nameTitles: Recogniser = (clause, state) => {
  const match = TITLED.exec(clause.lower)
  const range = match?.indices?.groups?.title
  const nodes = textNodes(state).filter(({ role }) => role === 'person')
  const [node] = nodes
  if (!range || !node) return undefined
  const title = clause.words(...range)
  const written = match.groups?.before
    ? `${title} ${node.text}`
    : `${node.text}${/^\p{Lu}/u.test(title) ? ', ' : ' '}${title}`
  return setTexts(nodes, written, 'name', state)
}
