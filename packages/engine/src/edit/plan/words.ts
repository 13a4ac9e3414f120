/** Other words: for a part, or in the place of words that stand in the design. */

import type { Text } from '../../scene/types.ts'
import { byPictures } from '../by-words.ts'
import type { State, Step } from '../context.ts'
import { addWords } from '../families/placing.ts'
import { inLines, inValuePlace, replaceText, setTarget, setTexts } from '../families/rewriting.ts'
import { roleOfNoun, roleOfWords } from '../roles.ts'
import { plainWords, textNodes, textsIn } from '../scene-nodes.ts'
import type { Missing } from '../target-types.ts'
import type { Found } from '../understand/referents.ts'
import { lineLike } from './nearest-line.ts'

interface Saying {
  words: string
  quoted: boolean
  old?: { words: string; quoted: boolean }
}

export function planWords({ words, quoted, old }: Saying, { targets, missing }: Found, state: State): Step | undefined {
  if (old) return exchanged(old, words, state)
  const [target] = targets
  if (targets.length > 1) return undefined
  if (!target) return addedTo(missing, words, state)
  // "it's Harbour and Finch now": the line that is most like it.
  if (target.class === 'whole') {
    const role = roleOfWords(words)
    const alike = role ? textNodes(state).filter((node) => node.role === role) : lineLike(words, state, quoted ? 2 : 1)
    return alike.length > 0 ? setTexts(alike, words, alike[0]?.role ?? 'text', state) : undefined
  }
  if (target.class === 'text') return setTarget(target, words, state)
  if (target.class !== 'part' || !(quoted || target.name === 'button')) return undefined
  const texts = leading(textsIn(target.ids, state), state)
  return texts.length > 0 ? setTexts(texts, words, target.name, state) : undefined
}

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
  return valued ?? replaceText(old.words, words, state) ?? inLines(old.words, words, state)
}

/** "wolf instead of fox", where a fox is drawn and a name has the word: both are said, and one is to be chosen. */
function drawnOrWritten(old: string, words: string, state: State): Step | undefined {
  const isOne = /^\p{Ll}+$/u.test(old) && /^(?:an? )?\p{Ll}+$/u.test(words)
  const stands = textNodes(state).some(({ text }) => ` ${plainWords(text)} `.includes(` ${old} `))
  if (!isOne || !stands || byPictures(`the ${old}`, state).length === 0) return undefined
  const thing = words.replace(/^an? /, '')
  if ((state.context.pictograms?.find([thing], { count: 1 }).length ?? 0) === 0) return undefined
  return {
    step: 'cannot',
    question: `A ${old} is drawn here, and “${old}” stands in the words. Which shall become “${thing}”?`,
    readings: [
      { label: `Draw a ${thing}`, instruction: `change the icon to a ${thing}` },
      { label: `Write “${thing}”`, instruction: `change “${old}” to “${thing}”` },
    ],
  }
}
