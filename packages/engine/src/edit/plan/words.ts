/** Other words: for a part, or in the place of words that stand in the design. */

import { capitalised } from '../../base/words.ts'
import type { Text } from '../../scene/types.ts'
import { byPictures } from '../by-words.ts'
import type { State, Step } from '../context.ts'
import { addWords } from '../families/placing.ts'
import { inLines, inValuePlace, replaceText, setTarget, setTexts } from '../families/rewriting.ts'
import { isPiece } from '../pages/page-parts.ts'
import { roleOfNoun, roleOfWords } from '../roles.ts'
import { nodeOf, plainWords, textNodes, textsIn } from '../scene-nodes.ts'
import { cannot } from '../steps.ts'
import type { Missing } from '../target-types.ts'
import { lineLike } from '../understand/nearest-line.ts'
import type { Found } from '../understand/referents.ts'
import type { Manner } from '../understand/wish.ts'
import { listAround } from './page/list.ts'
import { planTold, sayAnew } from './told.ts'

interface Saying {
  words: string
  quoted: boolean
  old?: { words: string; quoted: boolean }
  manner?: Manner
}

export function planWords(
  { words, quoted, old, manner }: Saying,
  { targets, missing, within }: Found,
  state: State,
): Step | undefined {
  if (old) return exchanged(old, manner === 'news' ? inCaseOf(old.words, words, state) : words, state)
  const [part] = within
  if (part) return within.length === 1 ? ofLine(part, words, state) : undefined
  const [target] = targets
  if (manner && manner !== 'news' && manner !== 'said') return planTold(manner, words, target, state)
  if (targets.length > 1) return undefined
  if (!target) return addedTo(missing, words, state)
  if (target.class === 'whole')
    return unnamed(words, quoted, state) ?? (manner === 'said' ? sayAnew(words, state) : undefined)
  if (target.class === 'text')
    return setTarget(target, manner === 'news' ? asTitle(textsIn(target.ids, state)[0], words) : words, state)
  const heads = target.class === 'part' ? headsOf(target.ids, state) : []
  if (heads.length > 0) return setTexts(heads, words, target.name, state)
  if (target.class !== 'part' || !(quoted || target.name === 'button')) return undefined
  const texts = leading(textsIn(target.ids, state), state)
  return texts.length > 0 ? setTexts(texts, words, target.name, state) : undefined
}

/** What a section, a block or a thing of a list is headed with, and what leads there by the same words. */
function headsOf([id = '']: string[], state: State): Text[] {
  const part = nodeOf(state, id)
  if (!part || state.design.scene.kind !== 'website') return []
  if (!isPiece(part) && listAround(id, state)?.item.id !== id) return []
  const [head] = textsIn([id], state).filter(
    ({ element, id: own }) => /^h[23]$/.test(element ?? '') || /-title$/.test(own),
  )
  return head ? textNodes(state).filter(({ text }) => plainWords(text) === plainWords(head.text)) : []
}

/** "it's Harbour and Finch now": the text of its kind, else the line that is most like it. */
function unnamed(words: string, quoted: boolean, state: State): Step | undefined {
  const role = roleOfWords(words)
  const alike = role ? textNodes(state).filter((node) => node.role === role) : lineLike(words, state, quoted ? 2 : 1)
  return alike.length > 0 ? setTexts(alike, words, alike[0]?.role ?? 'text', state) : undefined
}

/** "the studio is Kiln Yard Studio": the word names the line that it stands in. */
const ofLine = (part: Found['within'][number], words: string, state: State): Step | undefined =>
  isNamed(part, words)
    ? setTarget(part.target, words, state)
    : exchanged({ words: part.words, quoted: false }, words, state)

/** A word in small letters, of one line, and a name in its place. */
const isNamed = ({ words, target }: Found['within'][number], written: string) =>
  target.ids.length === 1 && words === words.toLowerCase() && /^\p{Lu}/u.test(written)

/** As the word is written whose place it takes. */
function inCaseOf(old: string, words: string, state: State): string {
  const stands = textNodes(state).flatMap(({ text }) => {
    const at = text.toLowerCase().indexOf(old.toLowerCase())
    return at < 0 ? [] : [text.slice(at, at + 1)]
  })
  return begunAs(stands[0], words)
}

/** A title begins as it did. */
const asTitle = (node: Text | undefined, words: string) =>
  node?.role === 'headline' || node?.role === 'tagline' ? begunAs(node.text, words) : words

const begunAs = (old: string | undefined, words: string) => (/^\p{Lu}/u.test(old ?? '') ? capitalised(words) : words)

/** What was named is not there yet, and its words are given: it is added. */
function addedTo([absent]: Missing[], words: string, state: State): Step | undefined {
  const role = absent && roleOfNoun(absent.name)
  return role && absent.roles.length > 0 ? addWords(role, words, state) : undefined
}

/** Of several buttons with words of their own, the one that is set largest is "the button". */
function leading(texts: Text[], { design }: State): Text[] {
  const same = texts.every((node) => node.text === texts[0]?.text)
  const called = design.brief.copy.filter(({ role }) => role === 'cta').map(({ text }) => plainWords(text))
  const own = same ? [] : texts.filter(({ text }) => called.includes(plainWords(text)))
  if (own.length > 0) return own.filter(({ text }) => text === own[0]?.text)
  return same ? texts : texts.toSorted((a, b) => b.size - a.size).slice(0, 1)
}

function exchanged(old: { words: string; quoted: boolean }, words: string, state: State): Step | undefined {
  const twofold = old.quoted ? undefined : drawnOrWritten(old.words, words, state)
  if (twofold) return twofold
  const nodes = textNodes(state).filter(({ text }) => ` ${plainWords(text)} `.includes(` ${plainWords(old.words)} `))
  // "change the ticket to 40 €": of 'day ticket 35 €' the word names the line, and the value is exchanged.
  const valued = old.quoted || /\d/.test(old.words) ? undefined : inValuePlace(nodes, words, old.words, state)
  if (!old.quoted) {
    // "Coffee tasters, not roasters": what stands beside the old word is said with the new one.
    const said = plainWords(words).split(' ')
    const told = nodes.filter(({ text }) => {
      const rest = ` ${plainWords(text)} `.replace(` ${plainWords(old.words)} `, ' ').trim()
      return rest !== '' && rest.split(' ').every((word) => said.includes(word))
    })
    if (told.length > 0) return setTexts(told, words, told[0]?.role ?? 'text', state)
  }
  const step = valued ?? replaceText(old.words, words, state) ?? inLines(old.words, words, state)
  return step ?? (old.quoted ? absent(old.words, words, state) : undefined)
}

const absent = (old: string, words: string, state: State): Step =>
  cannot(
    `The words '${old}' are not in this design. Which text do you mean?`,
    ...textNodes(state)
      .slice(0, 3)
      .map(({ text }) => `change '${text}' to '${words}'`),
  )

/** "wolf instead of fox", where a fox is drawn and a name has the word: both are said, and one is to be chosen. */
function drawnOrWritten(old: string, words: string, state: State): Step | undefined {
  const isOne = /^\p{Ll}+$/u.test(old) && /^(?:an? )?\p{Ll}+$/u.test(words)
  const stands = textNodes(state).some(({ text }) => ` ${plainWords(text)} `.includes(` ${old} `))
  if (!isOne || !stands || byPictures(`the ${old}`, state).length === 0) return undefined
  const thing = words.replace(/^an? /, '')
  if ((state.context.pictograms?.find([thing], { count: 1 }).length ?? 0) === 0) return undefined
  return {
    step: 'cannot',
    question: `A ${old} is drawn here, and “${old}” is also in the text. Which one should become “${thing}”?`,
    readings: [
      { label: `Draw a ${thing}`, instruction: `change the icon to a ${thing}` },
      { label: `Write “${thing}”`, instruction: `change “${old}” to “${thing}”` },
    ],
  }
}
