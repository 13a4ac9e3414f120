/** New words that do not say what they replace: the line of the design that is most like them. */
import type { Text } from '../../scene/types.ts'
import type { Recogniser, State } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { standsInText, textNodes } from '../scene-nodes.ts'
import { renameBrand, setTexts } from './rewriting.ts'

const ADDS =
  /\b(?:add|include|insert|append|also|below|above|under|beneath|beside|next to|remove|delete|without|drop|lose|cut|skip|omit|hide|get rid)\b/
const SAYS = /\b(?:say|write|read|says|reads)\s+(?<words>.+)$/d
/** "the school is called …", "rename the exhibition to …": one word in common is enough. */
const CALLS =
  /\b(?:is|are) (?:now |actually |really )?(?:called|named)\s+(?<words>.+)$|^(?:please )?rename [\w ]+ (?:to|into|as)\s+(?<name>.+)$/d
/** "it's Mensah and Daughters now" */
const IS_NOW = /^(?:it's|it is|we're|we are) (?:now |actually )?(?<words>.+?)(?: now| from now on)$/d
/** Share of the shorter line's words that both have. */
const ALIKE = 0.5

export const nearestLine: Recogniser = (clause, state) => {
  // "we also need a waiter: 'Line cook & waiter'" tells the line anew.
  const told = /:\s*\ue000\d+\ue001$/u.test(clause.lower) && !/^(?:please )?(?:add|include|insert)\b/.test(clause.lower)
  if (clause.quotes.length > 1 || (ADDS.test(clause.lower) && !told)) return undefined
  if (clause.quotes.length === 0 && findMentions(clause.lower).some(({ noun }) => noun.class === 'picture'))
    return undefined
  const called = CALLS.exec(clause.lower)?.indices?.groups
  const said =
    IS_NOW.exec(clause.lower)?.indices?.groups?.words ??
    called?.words ??
    called?.name ??
    SAYS.exec(clause.lower)?.indices?.groups?.words
  const words = clause.quotes[0]?.text ?? (said ? clause.words(...said) : undefined)
  if (!words || !(told || /^[\p{Lu}\d]/u.test(words))) return undefined
  // Words of a line name it; they are no other line.
  if (!told && clause.quotes.length > 0 && standsInText(words, state)) return undefined
  const found = lineLike(words, state, called || IS_NOW.test(clause.lower) ? 1 : 2)
  if (called && found.length === 0) return renameBrand(words, state)
  return found.length > 0 ? setTexts(found, words, found[0]?.role ?? 'text', state) : undefined
}

/** The texts that say nearly that; none where the words stand already, or where two lines are as near. */
function lineLike(words: string, state: State, least: number): Text[] {
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
