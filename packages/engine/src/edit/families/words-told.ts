/** New words told in other ways than "change X to Y": a line told anew, a part and what it says, what it is not. */
import { nth } from '../../base/items.ts'
import type { Clause } from '../clauses.ts'
import type { State, Step } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { roleOfNoun, roleOfWords } from '../roles.ts'
import { textNodes } from '../scene-nodes.ts'
import { findTargets } from '../targets.ts'
import { describesLook } from './look.ts'
import { addWords } from './placing.ts'
import { replaceText, setTarget, setTexts } from './rewriting.ts'

/** "Miso was last seen on Oak Road": a line of the design told anew, with another end. */
export function restated(clause: Clause, state: State): Step | undefined {
  if (
    clause.quotes.length > 0 ||
    /^(?:please |also |just |now |can you |could you )*(?:add|include|insert|make|put|set|move|place|align|turn|remove|delete|enlarge|shrink|increase)\b/.test(
      clause.lower,
    )
  )
    return undefined
  for (const node of textNodes(state)) {
    const words = node.text.split(' ')
    // "put Blue Door Cellar in the corner" names the line, and tells nothing new.
    if (clause.lower.includes(node.text.toLowerCase())) continue
    for (let count = words.length - 1; count >= 2; count--) {
      const head = words.slice(0, count).join(' ')
      const at = clause.lower.indexOf(`${head.toLowerCase()} `)
      if (at < 0 || head.length < 8) continue
      const tail = clause
        .words(at + head.length + 1)
        .replace(/\s+(?:now|instead|please)$/i, '')
        .replace(/^(?:is|are|was|will be|has moved to|moved to)(?: now)? (?:at )?/i, '')
      if (tail === '' || tail === words.slice(count).join(' ') || describesLook(tail, clause, [at, clause.text.length]))
        return undefined
      return setTexts(
        [node],
        `${head} ${tail}${otherwise(words.slice(count).join(' '), tail)}`,
        node.role ?? 'text',
        state,
      )
    }
  }
  return undefined
}

/** What the old end of a line says of another matter than the new one: ' on 3 June' behind the place. */
function otherwise(old: string, tail: string): string {
  const joint = / (?:on|at|from|until|since|by|in|with) (?=\S+ ?\S*$|\d)/.exec(old)
  return joint && !tail.includes(joint[0]) && !/\b(?:on|at|from|until|since|by|in|with)\b/.test(tail)
    ? old.slice(joint.index)
    : ''
}

/** "she is a master tailor": on a card, what a person is. */
export function jobOf(clause: Clause, state: State): Step | undefined {
  const match =
    /^(?:he|she|i|they)(?:'s| is|'m| am|'re| are) (?:now |actually )?(?:an? |the |our )?(?<wanted>(?!not |no )[\p{L}][\p{L} &-]+?)(?: now| actually| these days)*(?:,? (?:and )?not .+)?$/du.exec(
      clause.lower,
    )
  const nodes = textNodes(state).filter((node) => node.role === 'title')
  const [old] = nodes
  // "Senior Realtor", where 'Realtor' stands.
  const tail = old && clause.lower.endsWith(` ${old.text.toLowerCase().split(' ').at(-1)}`)
  const bare =
    tail &&
    /^(?!.*\b(?:is|are|was|not|no|remove|make|bigger|smaller|he|he's|she|she's|they|i|i'm|the)\b)(?:[\p{L}&-]+(?: |$)){2,4}$/iu.test(
      clause.text,
    )
  if (bare && nodes.length === 1) return setTexts(nodes, clause.words(0), 'job title', state)
  const range = match?.indices?.groups?.wanted
  if (!range || nodes.length !== 1 || state.design.scene.kind !== 'business-card') return undefined
  return setTexts(nodes, clause.words(...range), 'job title', state)
}

const SEPARATORS = /\s(?:to|with|into|for|by|as|→|->|=>)\s+/g

const REPLACES =
  /^(?:please |can you |could you |and |also )*(?:replace|change|swap|switch|substitute|exchange|turn|edit|update|correct|fix)\s+(?:the (?:words?|text|phrase|line) )?/

/** "replace 3 for 2 by 4 for 3": of several places where the sentence may be cut, the one whose old words stand there. */
export function literalExchange(clause: Clause, state: State): Step | undefined {
  const head = clause.quotes.length === 0 ? REPLACES.exec(clause.lower)?.[0].length : undefined
  if (head === undefined) return undefined
  const cuts = [...clause.lower.matchAll(SEPARATORS)].filter(({ index }) => index >= head)
  if (cuts.length < 2) return undefined
  for (const { index, 0: separator } of cuts.toReversed()) {
    const old = clause.words(head, index).trim()
    const stands =
      old.length > 2 && textNodes(state).some((node) => node.text.toLowerCase().includes(old.toLowerCase()))
    const written = cleaned(clause, [index + separator.length, clause.text.length])
    const replaced = stands && written !== '' ? replaceText(old, written, state) : undefined
    if (replaced) return replaced
  }
  return undefined
}

/** "the website puppyschool.example": a value, and what it is. */
const NAMED_VALUE =
  /^(?:(?:the|our|my|a|this|new) )*(?:web ?site|url|link|web address|phone(?: number)?|number|mobile|e-?mail(?: address)?|mail|date|time|price|address) (\S.*)$/i

/** "it's 14 Park Lane, not 12": the old word stands for the whole that it is in. */
export function corrected(clause: Clause, state: State): Step | undefined {
  const match =
    /^(?:no,? )?(?:it's|it is|that's|it should be|should be)?\s*(?:at |on )?(?<wanted>.+?),?\s+(?:and )?not\s+(?<old>\S+|[\w' -]+)$/d.exec(
      clause.lower,
    )
  const { wanted, old } = match?.indices?.groups ?? {}
  if (!wanted || !old || clause.quotes.length > 0) return undefined
  const [written, wrong] = singular(
    clause.words(...wanted).replace(/\s+(?:now|instead|actually)$/i, ''),
    clause.words(...old),
    state,
  )
  const stands = (words: string) =>
    textNodes(state).some((node) => node.text.toLowerCase().includes(words.toLowerCase()))
  // "he was seen on Oak Road, not Elm Road": what stands behind the last word that only joins.
  const end = written.replace(/^.*\b(?:is|are|was|were|be|on|at|in|for|to|from|of|says?|reads?|should)\s+(?=\S)/i, '')
  if (end !== written && end !== '' && stands(wrong)) return replaceText(wrong, end, state)
  if (/\b(?:should|is|are|says?|reads?|at|be)\b/i.test(written)) return undefined
  if (/\s/.test(wrong)) return stands(wrong) ? replaceText(wrong, written, state) : undefined
  const figure = /^\d+$/.test(wrong) ? written.match(/\d+/g) : null
  const olds = written.split(' ').map((word) => written.replace(word, wrong))
  const whole = olds.find((words) =>
    textNodes(state).some((node) => node.text.toLowerCase().includes(words.toLowerCase())),
  )
  if (whole !== undefined) return replaceText(whole, written, state)
  // "founded 2014, not 2015": the figure alone.
  return figure?.length === 1 && stands(wrong) ? replaceText(wrong, nth(figure, 0), state) : undefined
}

/** "Thursdays, not Wednesdays", where the design has 'Wednesday'. */
function singular(written: string, wrong: string, state: State): [string, string] {
  const [one, other] = [written, wrong].map((word) => /^(\p{L}+day)s$/iu.exec(word)?.[1])
  const stands = (word: string) => textNodes(state).some(({ text }) => text.toLowerCase().includes(word.toLowerCase()))
  return one && other && !stands(wrong) ? [one, other] : [written, wrong]
}

/** "she is called Lucy Tran-Moore now": the person's name. */
export function called(clause: Clause, state: State): Step | undefined {
  const range =
    /^(?:he|she|i|they|(?:the|our) (?:owner|speaker|host|teacher|artist|singer|author))(?:'s|'m|'re| is| am| are| goes| go)(?: now| actually)? (?:called|named|by) (?<wanted>.+?)(?: now| actually| these days)*$/d.exec(
      clause.lower,
    )?.indices?.groups?.wanted
  const nodes = textNodes(state).filter(({ role }) => role === 'person')
  return range && nodes.length > 0 ? setTexts(nodes, clause.words(...range), 'name', state) : undefined
}

/** "her surname is Parker": one part of the person's name. */
export function namePart(clause: Clause, state: State): Step | undefined {
  const match =
    /\b(?:(?<last>surname|last name|family name)|first name|given name) (?:is|should be|has changed to|changed to|to|:)\s*(?:now |actually )?(?<wanted>\S+)(?: now)?$/d.exec(
      clause.lower,
    )
  const range = match?.indices?.groups?.wanted
  const nodes = textNodes(state).filter(({ role, text }) => role === 'person' && /\s/.test(text))
  const [node] = nodes
  if (!range || !node) return undefined
  const names = node.text.split(/\s+/)
  const at = match?.groups?.last ? names.length - 1 : names.findIndex((name) => !name.endsWith('.'))
  return replaceText(node.text, names.with(at, clause.words(...range)).join(' '), state)
}

/** "button text Try it free", "tagline Roasted daily", "phone +48 601 555 099": a part, and what it says. */
export function bare(clause: Clause, state: State): Step | undefined {
  const { lower } = clause
  if (clause.quotes.length > 1 || clause.colours.length > 0) return undefined
  const [mention] = findMentions(lower)
  if (
    !mention ||
    !/^(?:and |also |an? |the |our |my |new |his |her |their |shorter |longer |better |simpler |catchier |different |other |another |alternative )*$/.test(
      lower.slice(0, mention.start),
    )
  )
    return undefined
  const role = roleOfNoun(mention.noun.name)
  const from =
    lower
      .slice(mention.end)
      .match(/^\s*(?:[:=–-]|(?:is|are|will be) (?:now |actually |really )?|[a-z ]{0,30}:)?\s*/)?.[0].length ?? 0
  const written = clause.words(mention.end + from).replace(/\s+(?:now|instead|please)$/i, '')
  // "headline font: Lora", "title colour: red" tell its look.
  if (
    /\b(?:font|typeface|colou?r|size|style|weight|icon|align\w*|position)\b/.test(
      lower.slice(mention.end, mention.end + from),
    )
  )
    return undefined
  const told = clause.quotes.length === 1 || lower.slice(mention.end, mention.end + from).includes(':')
  if (!role || written === '' || !(told || /^[\p{Lu}\d+@#$€£]/u.test(written))) return undefined
  if (/^(?:\d+ ?(?:px|pt|%|percent)|at |in |to )/i.test(written) && clause.quotes.length === 0) return undefined
  if (describesLook(written, clause, [mention.end + from, clause.text.length])) return undefined
  const target = findTargets(clause, state).found.find(({ start }) => start === mention.start)
  return target ? setTarget(target, written, state) : addWords(role, written, state)
}

/** "there's a typo, it's spelled Baristas": the word of the design that is nearest. */
export function misspelled(clause: Clause, state: State): Step | undefined {
  const match =
    /\b(?:spelled|spelt|spelling is|correct (?:spelling|name|version) is|(?:typo|missing|missed|misses|lacks|wrong|misspell?ed|misspelt)\b[^:]*:)\s+(?:as )?(?<wanted>.+?)(?:,? not .+)?$/d.exec(
      clause.lower,
    )
  const range = match?.indices?.groups?.wanted
  if (!range) return undefined
  const written = clause.words(...range)
  const squeezed = (words: string) => words.toLowerCase().replace(/[\s-]+/g, '')
  const whole = textNodes(state).find((node) => node.text !== written && squeezed(node.text) === squeezed(written))
  if (whole) return replaceText(whole.text, written, state)
  const count = written.split(/\s+/).length
  const candidates = textNodes(state)
    .flatMap(({ text }) => runsOf(text.split(/\s+/), count))
    .filter((words) => words !== written)
  const near = candidates.toSorted(
    (a, b) => distance(a.toLowerCase(), written.toLowerCase()) - distance(b.toLowerCase(), written.toLowerCase()),
  )[0]
  if (!near || distance(near.toLowerCase(), written.toLowerCase()) > Math.max(1, written.length / 3)) return undefined
  return replaceText(near, written, state)
}

/** As many words in a row as the correction has. */
const runsOf = (words: string[], count: number): string[] =>
  words.flatMap((_, at) => (at + count <= words.length ? [words.slice(at, at + count).join(' ')] : []))

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, x] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, y] of [...b].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (x === y ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

/** Old and new, as ranges of the clause. */
export interface Exchange {
  old: [number, number]
  wanted: [number, number]
}

/** The new words without what belongs to the wish around them. */
export function cleaned(clause: Clause, [start, end]: [number, number]): string {
  const range = clause.text.slice(start, end).trim()
  const quote = clause.quotes.find((candidate) => candidate.start >= start && candidate.end <= end)
  if (quote) return quote.text
  return clause
    .words(start, end)
    .replace(/\s+(?:please|instead|thanks|thank you|everywhere|throughout|too|as well)$/, '')
    .replace(NAMED_VALUE, (whole, value: string) => (roleOfWords(value) ? value : whole))
    .replace(/(?<=\d.*)\s+now$/i, '')
    .replace(/^(?:the (?:text|words?|phrase) )(?=\S)/i, '')
    .replace(/^(?:(?:exactly|just|actually|it's|it is|is|should be|called|named|spelled|spelt|written):?\s+)+/i, '')
    .replace(/,?\s+(?:not|and not)\s+.+$/i, '')
    .trim()
    .slice(0, range.length)
}
