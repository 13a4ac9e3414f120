/** Things of a design by what is written or drawn there: 'Sale', "the reward", "the lighthouse". */
import { nth } from '../base/items.ts'
import type { Node } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import type { Clause } from './clauses.ts'
import type { State } from './context.ts'
import { isSortOf, showsOther } from './pictures/drawable.ts'
import { plainWords, textNodes } from './scene-nodes.ts'
import type { Missing, Target } from './target-types.ts'

/** Signs that stand alone in some names. */
const SIGNS: Record<string, string> = { ampersand: '&', plus: '+', hyphen: '-', slash: '/' }

/** "the reward": a short line of the design that has the word. */
export function byWord({ name, start, end }: Missing, state: State): Target[] {
  if (name.length < 3) return []
  const sign = SIGNS[name]
  const several = name.includes(' ') ? ` ${plainWords(name)} ` : undefined
  const ids = textNodes(state)
    .filter(({ text }) =>
      sign
        ? text.trim() === sign
        : several
          ? ` ${plainWords(text)} `.includes(several)
          : text.split(/\s+/).length <= 5 &&
            text
              .toLowerCase()
              .split(/[^\p{L}\p{N}]+/u)
              .some((word) => word === name || kindred(word, name)),
    )
    .map(({ id }) => id)
  return ids.length > 0 ? [{ name, class: 'text', ids, start, end, explicit: true }] : []
}

/** 'director' of 'directed by …': the same stem. */
function kindred(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  return same >= 6 && same >= 0.75 * long.length
}

/** "the blanket line", "REWARD in capitals": a text by a word of it, where no part is named by it. */
export function bySaidWord(text: string, state: State): Target[] {
  const match =
    /\b(?:the|that|this|our|my) (?<word>[\p{L}\d'-]{3,}(?: [\p{L}\d'-]{3,})?)(?:'s)? (?:line|text|sentence|phrase|bit|row|wording|thing|part|mention)\b/du.exec(
      text,
    ) ??
    /^(?:make |put |set |write )?(?:the (?:word )?)?(?<word>[\p{L}'-]{4,}) (?=(?:in|should|needs?|must|bigger|smaller|larger|bolder|bold|italic|uppercase)\b)/du.exec(
      text,
    )
  const range = match?.indices?.groups?.word
  const name = match?.groups?.word
  if (!match || !range || !name || name.split(' ').some((word) => NO_PART.has(word))) return []
  const whole = /^(?:the|that|this|our|my) /.test(match[0])
  return byWord(
    { name, start: whole ? match.index : range[0], end: match.index + match[0].trimEnd().length, roles: [] },
    state,
  )
}

/** Words behind an article that name no part of a design. */
export const NO_PART = new Set(
  'left right top bottom middle center centre corner corners side sides edge edges way whole rest same other others first second third last one ones size sizes look feel style vibe mood overall general spacing space margin margins padding contrast weight saturation brightness tone shade tint font fonts layout composition format kind sort bit little lot colour color colours colors palette scheme theme previous original current new old best only main entire exact very more most bigger smaller thing things end start size orientation ratio dimensions word words version versions case letters letter lines line accent accents highlight gap gaps room air white amount hierarchy balance alignment position positions place order typo spelling composition visual text feeling style impression kerning tracking leading usual opposite far bold big small large dark light'.split(
    ' ',
  ),
)

/** "the flower" of a mark that is described nowhere: what the brief wants shown, where one drawing shows it. */
export function bySubject(text: string, unknown: Missing[], state: State): Target[] {
  const { design } = state
  const drawn = [...places(design.scene)].filter(
    ({ node }) => node.type !== 'frame' && /^(?:icon|mark|illustration)$/.test(node.role ?? ''),
  )
  const [only] = drawn
  if (!only || drawn.length > 1) return []
  const { objects } = design.brief.subject
  const named = objects
    .flatMap((object) => object.split(' '))
    .find((word) => word.length > 2 && new RegExp(`\\b${word}s?\\b`).test(text))
  const match = named ? new RegExp(`\\b${named}s?\\b`).exec(text) : null
  // What is written there is a word of its line, and no drawing.
  const written = new Set(textNodes(state).flatMap((node) => node.text.toLowerCase().split(/[^\p{L}]+/u)))
  const prompt = ` ${plainWords(design.brief.prompt)} `
  const [thing] = unknown.filter(
    ({ name }) => name.length > 2 && !written.has(name) && prompt.includes(` ${plainWords(name)} `),
  )
  const found = match ? { name: match[0], start: match.index, end: match.index + match[0].length } : thing
  if (!found) return []
  const { name, start, end } = found
  // What is described is no more than what it is called.
  if (!match && 'alt' in only.node && only.node.alt) return []
  // A fox is no balloon, whatever else the brief speaks of.
  if ('alt' in only.node && only.node.alt && showsOther(only.node.alt, name)) return []
  return [{ name, start, end, class: 'picture', ids: [only.node.id], explicit: true }]
}

/** "the 60%", "the 19:00": a text by a figure in it. */
export function byFigure(text: string, state: State): Target[] {
  const match =
    /\b(?:the|that|this|our)\s+(?<figure>[$€£]?\d[\d.,:]*(?:\s?(?:%|€|£|[ap]m\b))?)(?! (?:line|word|one|feature|section|item|px|pt)\b)(?!\w)/d.exec(
      text,
    )
  const range = match?.indices?.groups?.figure
  if (!match || !range) return []
  const figure = text.slice(...range).trim()
  const ids = textNodes(state)
    .filter(({ text: own }) => own.toLowerCase().includes(figure) && figure.length > 1)
    .map(({ id }) => id)
  return ids.length > 0
    ? [{ name: `'${figure}'`, class: 'text', ids, start: match.index, end: range[1], explicit: true }]
    : []
}

/** "the cat": named as if it were there, and nothing that a design has or this reader knows. */
export function unknownThings(clause: Clause, text: string): Missing[] {
  for (const match of text.matchAll(/\b(?:the|my|our|those|these)\s+([\p{L}'-]+)(?:\s+([\p{L}'-]+))?/gu)) {
    const start = match.index
    const [word, next] = [nth(match, 1), match[2]]
    const end = start + match[0].length - (next ? next.length + 1 : 0)
    if (
      NO_PART.has(word) ||
      (next && NO_PART.has(next) && !/^(?:bigger|smaller|more|dark|light|big|small|bold|white|left|right)$/.test(next))
    )
      continue
    if (clause.colours.some((colour) => colour.start < end && start < colour.end)) continue
    return [{ name: word, start, end, roles: [] }]
  }
  return []
}

/** Quoted words that stand in the scene. */
export function byQuotes(clause: Clause, state: State, text: string): Target[] {
  if (text !== clause.lower) return []
  return clause.quotes.flatMap((quote) => {
    const ids = textNodes(state)
      .filter((node) => node.text.toLowerCase().includes(quote.text.toLowerCase()))
      .map((node) => node.id)
    return ids.length > 0
      ? [{ name: `'${quote.text}'`, class: 'text' as const, ids, start: quote.start, end: quote.end, explicit: true }]
      : []
  })
}

/** Words of a pictogram's name or of a picture's description: "the bean", "the lighthouse". */
export function byPictures(text: string, state: State): Target[] {
  const targets: Target[] = []
  for (const { node } of places(state.design.scene)) {
    for (const word of pictureWords(node)) {
      const match = text.match(new RegExp(`(?:\\b(?:the|that|this|my|our) (?:[\\p{L}-]+ )??|^)(${word}s?)\\b`, 'u'))
      if (!match) continue
      const start = match.index as number
      const same = targets.find((target) => target.start === start)
      if (same) {
        same.ids.push(...(same.ids.includes(node.id) ? [] : [node.id]))
        // "the coffee bean" is one thing by two of its words.
        same.end = Math.max(same.end, start + match[0].length)
      } else
        targets.push({
          name: word,
          class: 'picture',
          ids: [node.id],
          start,
          end: start + match[0].length,
          explicit: true,
        })
    }
  }
  return targets
}

/** "the ball": a football; "the sax": a saxophone. */
export function byHead(word: string, state: State): Target | undefined {
  const isHead = (whole: string) =>
    whole.length > word.length + 2 &&
    ((word.length > 3 && whole.endsWith(word)) || (word.length > 2 && whole.startsWith(word)))
  const ids = [...places(state.design.scene)].flatMap(({ node }) => (pictureWords(node).some(isHead) ? [node.id] : []))
  return ids.length > 0 ? { name: word, class: 'picture', ids, start: 0, end: word.length, explicit: true } : undefined
}

/** "the instrument", "the people": a drawing by the sort of thing that it shows. */
export function bySort(text: string, word: string, state: State): Target[] {
  const ids = [...places(state.design.scene)].flatMap(({ node }) =>
    node.type === 'vector' && node.alt !== undefined && isSortOf(word, node.alt) ? [node.id] : [],
  )
  const start = text.indexOf(word)
  return ids.length > 0 ? [{ name: word, class: 'picture', ids, start, end: start + word.length, explicit: true }] : []
}

const DULL = new Set(
  'fill line bold thin light duotone outline regular simple the and with for mark logo icon of illustration photo solid round'.split(
    ' ',
  ),
)

function pictureWords(node: Node): string[] {
  const source =
    node.type === 'pictogram'
      ? `${node.icon.split(':')[1] ?? ''} ${node.alt ?? ''}`
      : node.type === 'vector' || node.type === 'picture'
        ? (node.alt ?? '')
        : ''
  return [...new Set(source.toLowerCase().match(/[a-z]{3,}/g) ?? [])].filter((word) => !DULL.has(word))
}

/** Unquoted words that a text consists of: "make Fresh Bread bigger". Long enough to be no chance. */
export function byCopy(text: string, state: State): Target[] {
  for (const node of textNodes(state)) {
    const words = node.text.toLowerCase()
    if (words.length < 4 || NO_PART.has(words)) continue
    const start = text.indexOf(words)
    const alone =
      start >= 0 &&
      !/[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ') &&
      !/[\p{L}\p{N}]/u.test(text[start + words.length] ?? ' ')
    if (alone)
      return [
        { name: `'${node.text}'`, class: 'text', ids: [node.id], start, end: start + words.length, explicit: true },
      ]
  }
  return []
}
