/** Words that do not say what they replace: the line of the design that is most like them. */
import type { Text } from '../../scene/types.ts'
import type { State } from '../context.ts'
import { textNodes } from '../scene-nodes.ts'

/** Share of the shorter line's words that both have. */
const ALIKE = 0.5

/** The texts that say nearly that; none where the words stand already, or where two lines are as near. */
export function lineLike(words: string, state: State, least: number): Text[] {
  const lines = textNodes(state)
  if (lines.some(({ text }) => text.toLowerCase().includes(words.toLowerCase()) && text.length <= words.length))
    return []
  const said = new Set(stems(words))
  const scored = lines.map((node) => {
    const own = stems(node.text)
    const common = own.filter((word) => said.has(word)).length
    return { node, share: common / Math.max(1, Math.min(own.length, said.size)), common }
  })
  const best = Math.max(...scored.map(({ share }) => share))
  const near = scored.filter(
    ({ share, common }) => share === best && (common >= least || share === 1) && share >= ALIKE,
  )
  return near.every(({ node }) => node.text === near[0]?.node.text) ? near.map(({ node }) => node) : []
}

const stems = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/&/g, ' and ')
      .match(/[\p{L}\p{N}%€$£]{2,}/gu) ?? []
  ).map((word) => word.replace(/(?<=\w{3})s$/, ''))
