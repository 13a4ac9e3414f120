/** Capitals and small letters: a rule for the words of the design, a new writing of the ones that were given. */
import { isKeyOf } from '../../../base/tables.ts'
import { capitalised } from '../../../base/words.ts'
import type { Text } from '../../../scene/types.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { setTexts } from '../../families/rewriting.ts'
import { textNodes } from '../../scene-nodes.ts'
import { patchOf } from '../../steps.ts'
import type { Asked } from './row.ts'

/** 'capitals' is all of them; 'titles' one for each word, and all of them where that is so already. */
type Case = Extract<Asked['way'], 'capitals' | 'small' | 'sentence' | 'titles'>

export const isCase = (style: Asked['way']): style is Case => isKeyOf(WRITINGS, style)

/** Capitals are a rule of the design for its own words; the person's are written anew, since the person says so. */
export function recase(texts: Text[], style: Case, state: State): Step {
  const raises = style === 'capitals' || style === 'titles'
  const open = texts.filter((node) => !node.fact && (raises ? node.case !== 'upper' : node.case === 'upper'))
  const ruled: Extract<Step, { step: 'patch' }> = patchOf(
    describe(open),
    raises ? 'capitals' : 'as typed',
    open.map(({ id }) => id),
    open.map(({ id }) => ({ op: 'set', id, set: { case: raises ? 'upper' : null } })),
  )
  // All the text is the design's own; a fact among it is only written anew where it was named.
  if (raises && open.length > 0 && texts.length === textNodes(state).length) return ruled
  // Small letters are no rule: what is the design's own is written anew, too.
  const facts = raises ? texts.filter((node) => node.fact) : texts
  const write = WRITINGS[style](facts)
  let { design } = state
  const steps = facts
    .filter((node) => write(node.text) !== node.text)
    .flatMap((node) => {
      const step = setTexts([node], write(node.text), describe([node]), { ...state, design })
      if (step.step !== 'patch') return []
      design = { ...design, ...(step.brief && { brief: step.brief }) }
      return [step]
    })
  if (steps.length === 0 && open.length === 0) return alreadySo('It already looks like that', state)
  if (open.length > 0) steps.unshift(ruled)
  return {
    step: 'patch',
    operations: steps.flatMap(({ operations }) => operations),
    changes: steps.flatMap(({ changes }) => changes),
    brief: design.brief,
    shrinks: facts.map(({ id }) => id),
    grows: facts.map(({ id }) => id),
  }
}

const titled = (text: string) =>
  text.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())

const sentenced = (text: string) => text.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())

const capitals = (text: string) => text.toUpperCase()
const WRITINGS: Record<Case, (facts: Text[]) => (text: string) => string> = {
  capitals: () => capitals,
  small: () => (text) => text.toLowerCase(),
  sentence: () => sentenced,
  titles: (facts) => (facts.some(({ text }) => titled(text) !== text && text !== capitals(text)) ? titled : capitals),
}

/** Texts by what they are; many are 'Text'. */
export function describe(texts: readonly Text[]): string {
  const [first] = texts
  if (!first || texts.length > 2) return 'Text'
  return texts.map((node) => (node.role ? capitalised(node.role) : `'${node.text}'`)).join(', ')
}
