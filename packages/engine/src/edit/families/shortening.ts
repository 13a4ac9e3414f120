/** Less to read: "less text", "there is too much text", "the text under it is too long, shorten it". */
import { nth } from '../../base/items.ts'
import type { Role, Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { textNodes, textsIn } from '../scene-nodes.ts'
import { cannot, patchOf } from '../steps.ts'
import { findTargets } from '../targets.ts'
import type { Operation } from '../types.ts'
import { emptied } from './remove-words.ts'

const MUCH =
  /^(?:(?:it|this|there) ?(?:has|is|'s|are) |(?:have|use|with|put|show|make it|still|way|far|much|a bit|a little|a lot|can we have) )*(?:(?:less|fewer|not so (?:much|many)|too (?:much|many)|reduce the(?: amount of)?|cut(?: down)?(?: on)? the) (?:text|words|copy|writing|info|information|lines)|too (?:wordy|text[- ]heavy)|less wordy)(?: (?:on it|in it|here|there|please|in general|overall))*$/
const SHORTER =
  /^(?:please )?(?:(?:shorten|cut down|trim|condense|abridge|tighten up) (?:it|this|that|(?:the |this |that )[\w ]+)|make (?:it|(?:the |this |that )[\w ]+?) (?:a bit |a little |much )?(?:shorter|more concise|briefer)|(?:the |this |that )[\w ]+? (?:is|are) (?:a bit |much |way |far )?too (?:long|wordy))$/

/** What a design can do without, first what it needs least. */
const NEEDLESS: Role[] = ['label', 'body', 'quote', 'list-item', 'subhead', 'hashtag', 'social', 'detail', 'tagline']

export const shortening: Recogniser = (clause, state) => {
  if (clause.quotes.length > 0) return undefined
  if (MUCH.test(clause.lower)) return shorterPage(textNodes(state)) ?? withoutLeast(state)
  if (!SHORTER.test(clause.lower)) return undefined
  const texts = named(clause, state)
  const shorter = shorterPage(texts)
  if (shorter || texts.length === 0) return shorter
  const [text] = texts
  if (texts.every(({ id }) => state.done.includes(id))) return { step: 'nothing' }
  return cannot(
    `Which words should I leave out of '${text?.text}'? Tell me the shorter line, and I will set it.`,
    `remove '${text?.text}'`,
    'make the text smaller',
  )
}

function named(clause: Clause, state: State): Text[] {
  const { found } = findTargets(clause, state)
  const texts = textsIn(
    found.flatMap(({ ids, class: kind }) => (kind === 'text' || kind === 'part' ? ids : [])),
    state,
  )
  if (texts.length > 0) return texts
  return state.focus.length > 0 ? textsIn(state.focus, state) : textNodes(state).filter(({ role }) => role === 'body')
}

/** Where a sentence ends and another follows. */
const NEXT = /(?<=\p{Ll}{2}[.!?])\s+(?=\p{Lu})/u

/** Of texts of several sentences that nobody gave, the first. */
function shorterPage(texts: Text[]): Step | undefined {
  const long = texts.filter(({ text, fact }) => !fact && text.split(NEXT).length > 1)
  if (long.length === 0) return undefined
  return patchOf(
    'Text',
    'one sentence each',
    long.map(({ id }) => id),
    long.map(({ id, text }): Operation => ({ op: 'set', id, set: { text: nth(text.split(NEXT), 0) } })),
  )
}

/** The line that is needed least goes; where all are needed, it is asked which. */
function withoutLeast(state: State): Step {
  const { scene, brief } = state.design
  const texts = textNodes(state)
  const needless = NEEDLESS.flatMap((role) => texts.filter((node) => node.role === role))
  const made = needless.filter(({ text }) => !brief.copy.some((item) => item.text === text && item.source === 'given'))
  const [least] = [...made, ...needless]
  if (!least)
    return cannot(
      'Every line here says something different. Which one should go?',
      ...texts
        .filter(({ role }) => role !== 'headline' && role !== 'brand' && role !== 'decoration')
        .slice(-3)
        .map(({ text }) => `remove '${text}'`),
    )
  const gone = emptied(scene, least.id)
  const operations: Operation[] = [{ op: 'remove', id: gone }]
  const left = new Set(
    [...places(apply(scene, operations))].flatMap(({ node }) => (node.type === 'text' ? [node.text] : [])),
  )
  return {
    ...patchOf(`'${least.text}'`, 'removed', [least.id], operations),
    brief: { ...brief, copy: brief.copy.filter(({ text }) => text !== least.text || left.has(text)) },
  }
}
