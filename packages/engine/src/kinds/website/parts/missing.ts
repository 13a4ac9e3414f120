/** What a prompt gave and nothing shows. */
import type { Brief, Copy } from '../../../brief/types.ts'
import { asHeadline } from '../../../brief/write/casing.ts'
import type { Node } from '../../../scene/types.ts'
import { subtree } from '../../../scene/walk.ts'

/** Every text that stands in a tree and informs. */
export const wordsIn = (node: Node): string[] =>
  [...subtree(node)].flatMap((one) => (one.type === 'text' && one.role !== 'decoration' ? [one.text] : []))

/** The given facts that none of the parts says. */
export function missingIn(shown: readonly Node[], { copy }: Brief): Copy[] {
  const said = shown.flatMap(wordsIn).join(' ')
  return copy.filter(
    ({ source, text }) => source === 'given' && !said.includes(text) && !said.includes(asHeadline(text)),
  )
}
