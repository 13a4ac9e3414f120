/** New words for texts that are there: "change the date to 14 June", "replace 'Sale' with 'Outlet'", "rename it to X". */
import { nth } from '../../base/items.ts'
import type { Text } from '../../scene/types.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { roleOfNoun, roleOfWords } from '../roles.ts'
import { plainWords, textNodes, textsIn } from '../scene-nodes.ts'
import { isQuote } from '../shield.ts'
import { findTargets } from '../targets.ts'
import { describesLook } from './look.ts'
import { addWords } from './placing.ts'
import {
  inLines,
  inValuePlace,
  renameBrand,
  replaceText,
  sayInstead,
  setTarget,
  setTexts,
  setValue,
} from './rewriting.ts'
import {
  bare,
  called,
  cleaned,
  corrected,
  type Exchange,
  jobOf,
  literalExchange,
  misspelled,
  namePart,
  restated,
} from './words-told.ts'

const PATTERNS: RegExp[] = [
  // write Y where it says X
  /^(?:please )?(?:write|put|say|set)\s+(?<wanted>.+?)\s+where it (?:now )?(?:says|reads)\s+(?<old>.+)$/d,
  // Y instead of X
  /^(?:it should (?:say|be|read) |should (?:say|be|read) |write |use |say |put |make it (?:say )?)?(?<wanted>.+?)\s+(?:instead of|rather than)\s+(?<old>.+)$/d,
  // instead of X say Y
  /^(?:instead of|rather than)\s+(?<old>.+?),?\s+(?:say|write|use|put|show|have|bring|they need|we need|it's|it is|there's|there is|it should (?:say|be|read)|make it|i want|i'd like)\s+(?<wanted>.+)$/d,
  // replace X with Y · change X to Y · swap X for Y · fix the typo: X → Y
  /^(?:.*?\b)?(?:replace|change|swap|switch|substitute|update|edit|correct|fix|set|turn|alter|modify|make|move|postpone|reschedule|shift|shorten|abbreviate|trim|cut)\s+(?:(?:down )?the (?:typo|spelling)(?: in| of)?:?\s+)?(?<old>.+?)\s+(?:to|with|into|for|by|→|->|=>|as)\s+(?:be |say |read |just |simply )?(?<wanted>.+)$/d,
  // make it 14 June
  /^(?:please )?(?:make|change|set|move)\s+(?<old>it|this|that)\s+(?:on |at |for )?(?<wanted>.*\d.*)$/d,
  // the headline should say Y · let the headline read Y
  /^(?:let |make |have )?(?<old>.+?)\s+(?:should|must|needs? to|ought to|could|shall|to|has to)?\s*(?:now )?(?:say|read|be called|be named|be spelled|be spelt|be changed to|become|says|reads|show)s?:?\s+(?<wanted>.+)$/d,
  // the date should be Y · the phone number is Y · the date is now Y
  /^(?<old>.+?)\s+(?:should be|must be|could be|can be|might be|ought to be|needs to be|is actually called|is really called|is called|is actually|is now|is really|is|are now|will be|has changed to|changed to)\s+(?<wanted>.+)$/d,
  // we moved to 9pm · it's on Saturday 13 June
  /^(?<old>it|we|this|that|the (?:event|show|party|concert|sale|talk|class))(?:'s|'re|'ve)?\s+(?:is |are |has |have )?(?:now |actually )?(?:moved to|on|at|starts? at|begins? at)\s+(?<wanted>.*\d.*)$/d,
  // rename X to Y · call it Y · name it Y
  /^(?:please )?(?:rename|retitle|call|name)\s+(?<old>.+?)\s+(?:to|as|into)\s+(?<wanted>.+)$/d,
  /^(?:please )?(?:rename|retitle|call|name)\s+(?<old>it|this|that|us|them|the \S+|\ue000\d+\ue001)\s+(?<wanted>.+)$/d,
  // use Y as the headline · write Y as the tagline
  /^(?:please )?(?:use|write|put|set)\s+(?<wanted>.+?)\s+(?:as|for|in|into|on)\s+(?<old>the .+|my .+|our .+|its .+)$/d,
  // use the tagline 'Y' · give it the title 'Y'
  /^(?:please )?(?:use|have|take|try|set|give it) (?<old>(?:the |a |an |as )?(?:new )?[a-z ]+?):? (?<wanted>\ue000\d+\ue001)$/d,
  // date to 20 June
  /^(?:and |also |then )?(?<old>(?:the |my |our |its )?[\w' -]+?)\s+to\s+(?<wanted>.+)$/d,
  // it's Y, not X
  /^(?:it's|it is|that's|it should be|should be)\s+(?<wanted>.+?),?\s+(?:and )?not\s+(?<old>.+)$/d,
  // X → Y · headline: Y
  /^(?:.*?\b(?:typo|spelling)\b.*?:\s*)?(?<old>.+?)\s*(?:→|->|=>|:)\s*(?<wanted>.+)$/d,
]

/** What comes before the new words. */
const wishOf = (lower: string) => nth(lower.split(/:|→|->|=>|\b(?:says?|reads?|to|should be)\b/), 0)

/** "hard to read" is a complaint, and nothing to be written. */
const READS = /\b(?:hard|difficult|easy|easier|tough|impossible|can't|cannot|unable|barely|hardly)(?: to)? read\b/

export const words: Recogniser = (clause, state) => {
  if (/\b(?:remove|delete|without)\b/.test(wishOf(clause.lower)) || READS.test(clause.lower)) return undefined
  const says = /^(?:that |which |it )?(?:should )?(?:says?|reads?)\s+(?<wanted>.+)$/d.exec(clause.lower)?.indices
    ?.groups?.wanted
  if (says && state.focus.length > 0) return sayInstead(clause.words(...says), state)
  const now = /^(?:it|this|that)(?:'s| is) (?:now |actually |really )(?:called |named )?(?<wanted>.+)$/d.exec(
    clause.lower,
  )?.indices?.groups?.wanted
  if (now && isQuote(clause.text.slice(...now))) return sayInstead(cleaned(clause, now), state)
  const tried =
    /^(?:maybe |perhaps |please |rather |better )*(?:try|use|put|write|go (?:for|with)|how about|what about|make it)\s+(?<quote>\ue000\d+\ue001)(?: instead| please)*$/.exec(
      clause.lower,
    )
  if (tried && state.focus.length > 0) return sayInstead(clause.quotes[0]?.text ?? '', state)
  const sign = signChanged(clause, state)
  if (sign) return sign
  const literal = literalExchange(clause, state) ?? corrected(clause, state)
  if (literal) return literal
  for (const pattern of PATTERNS) {
    const match = pattern.exec(clause.lower)
    const { old, wanted } = match?.indices?.groups ?? {}
    if (!old || !wanted) continue
    const step = exchange(clause, { old, wanted }, state)
    if (step) return step
  }
  return (
    called(clause, state) ??
    namePart(clause, state) ??
    misspelled(clause, state) ??
    jobOf(clause, state) ??
    bare(clause, state) ??
    restated(clause, state)
  )
}

/** "change the ampersand to 'and'": in the name, wherever it stands. */
function signChanged(clause: Clause, state: State): Step | undefined {
  const range =
    /^(?:please )?(?:change|replace|swap|turn|spell out) the (?:ampersand|and sign|&|\+|plus sign)(?: sign)?(?: (?:to|with|by|into|for|as) (?:the word |an? )?(?<wanted>.+))?$/d.exec(
      clause.lower,
    )?.indices?.groups?.wanted
  const node = /\b(?:ampersand|and sign|plus)\b|[&+]/.test(clause.lower) ? state.design.brief.brand : undefined
  const [old] = /[&+]/.exec(node ?? '') ?? []
  const out = /^(?:can you |could you |please )*(?:write|spell) out the (?:ampersand|and sign|&|\+|plus sign)/.test(
    clause.lower,
  )
  const written = range ? cleaned(clause, range) : out ? 'and' : undefined
  return written && node && old ? renameBrand(node.replace(old, written), state) : undefined
}

export function exchange(clause: Clause, { old, wanted }: Exchange, state: State): Step | undefined {
  const written = cleaned(clause, wanted)
  // "it's 11 to 13 August" is a range.
  if (/\d$/.test(clause.lower.slice(...old).trim()) && /^\d/.test(written) && RANGED.test(clause.lower))
    return undefined
  if (isOtherValue(clause, written, old, state)) return undefined
  if (
    written === '' ||
    (!isQuote(clause.text.slice(...wanted)) &&
      namesPart(written.toLowerCase().replace(/^(?:the|a|an|my|our|its)\s+/, '')))
  )
    return undefined
  const oldText = clause
    .words(...old)
    .replace(/^(?:the |my |our |its )?(?:words?|text|phrase|line|typo|part that says|bit that says) (?=\S)/i, '')
    .replace(/^(?:all (?:the )?|every )?(?:occurrences?|instances?|mentions?) of (?:the word )?/i, '')
  const quotedOld = isQuote(clause.text.slice(...old).replace(/^.*\s(?=\ue000)/u, ''))
  const quotedNew = isQuote(clause.text.slice(...wanted))
  const said = { ...clause, lower: clause.lower.slice(...old), quotes: [] }
  const targets = findTargets(said, state, said.lower.trim())
  const copyTargets = targets.found.filter(({ class: kind }) => kind === 'text')
  const plain = said.lower.replace(/^(?:the|my|our|its|his|her|their|your|that|this|new)\s+/, '').trim()

  // Words that stand in the design, as they are written there.
  const literal = quotedOld
    ? clause.quotes.find((quote) => quote.start >= old[0] && quote.end <= old[1])?.text
    : oldText.replace(/^(?:the|my|our|that)\s+(?=.)/i, '')
  // "tickets are now $20" names no text: only whole lines count as such, where nothing asks for an exchange.
  const asks =
    quotedOld ||
    quotedNew ||
    EXCHANGES.test(clause.lower) ||
    (/\b(?:should|must|needs? to|ought to) (?:be|say|read)\b/.test(clause.lower) &&
      isWording(literal ?? '', written)) ||
    wholeOf(literal ?? '', written, quotedOld, state) !== undefined ||
    textNodes(state).some((node) => node.text.toLowerCase() === literal?.toLowerCase()) ||
    (/^\p{Lu}/u.test(literal ?? '') && textNodes(state).some((node) => node.text.includes(literal ?? '')))
  if (
    literal &&
    asks &&
    (quotedOld || quotedNew || isFigure(literal, written, state) || !describesLook(written, clause, wanted)) &&
    (quotedOld || copyTargets.length === 0 || !namesPart(plain) || isLine(literal, state))
  ) {
    const valued = quotedOld ? undefined : valueBeside(literal, written, state)
    if (valued) return valued
    const replaced = wholeOf(literal, written, quotedOld, state) ?? replaceText(literal, written, state)
    if (replaced) return replaced
    const spread = quotedOld ? inLines(literal, written, state) : undefined
    if (spread) return spread
    if (quotedOld || (/^(?:instead of|rather than)\b/.test(clause.lower) && targets.found.length === 0))
      return {
        step: 'cannot',
        question: `The words '${literal}' do not stand in this design. Which text do you mean?`,
        suggestions: textNodes(state)
          .slice(0, 3)
          .map((node) => `change '${node.text}' to '${written}'`),
      }
  }
  if (!quotedNew && describesLook(written, clause, wanted)) return undefined
  const [target] = copyTargets
  if (target && copyTargets.length === 1 && isAbout(plain)) return setTarget(target, written, state)
  const part = isAbout(plain) ? targets.found.find(({ class: kind }) => kind === 'part') : undefined
  if (part?.name === 'button') {
    const all = textsIn(part.ids, state)
    const texts = /\b(?:all|every|each|both)\b/.test(plain) ? all : leadingTexts(all)
    if (texts.length > 0) return setTexts(texts, written, part.name, state)
  }
  const renames = /\b(?:rename|retitle|call it|name it|name is|be called|be named)\b/.test(clause.lower)
  if (renames && /^(?:it|this|that|us|the \w+|our \w+)$/.test(said.lower.trim())) return renameBrand(written, state)
  if (/\bit\b|\bthis\b|\bthat\b/.test(plain) && (quotedNew || /\b(?:say|read)s?\b/.test(clause.lower)))
    return sayInstead(written, state)
  const kin = roleOfWords(written)
  if (kin && /^(?:it|we|this|that|(?:the )?(?:event|show|party|concert|sale|talk|class))$/.test(plain)) {
    const nodes = textNodes(state).filter((node) => node.role === kin)
    if (nodes.length > 0) return setValue(nodes.slice(0, 1), written, kin, state)
  }
  if (kin && !quotedOld && /\b(?:is|are|it's|now|moved)\b/.test(clause.lower)) {
    const nodes = textNodes(state).filter((node) => node.role === kin)
    if (nodes.length === 1) return setValue(nodes, written, kin, state)
  }
  const picture = isAbout(plain) ? targets.found.find(({ class: kind }) => kind === 'part') : undefined
  if (picture) {
    const texts = leadingTexts(textsIn(picture.ids, state))
    if (texts.length > 0 && (quotedNew || picture.name === 'button' || /\b(?:say|read|text|label)/.test(clause.lower)))
      return setTexts(texts, written, picture.name, state)
  }
  const [missing] = isAbout(plain) ? targets.missing : []
  const role = missing && roleOfNoun(missing.name)
  // What was named is not there yet, and its words are given: it is added.
  if (role && missing.roles.length > 0) return addWords(role, written, state)
  return undefined
}

/** 'owner' on a card that says so is that line, whatever else the word may name. */
const isLine = (literal: string, state: State) =>
  textNodes(state).some(({ text, role }) => role === 'title' && text.toLowerCase() === literal.toLowerCase())

/** "change the ticket to 40 €": of 'day ticket 35 €' the word names the line, and the value is exchanged. */
function valueBeside(literal: string, written: string, state: State): Step | undefined {
  const nodes = textNodes(state).filter(({ text }) => ` ${plainWords(text)} `.includes(` ${plainWords(literal)} `))
  return /\d/.test(literal) || nodes.length === 0 ? undefined : inValuePlace(nodes, written, literal, state)
}

/** "30% to 35%", of a figure that stands there: words, and no size. */
const isFigure = (literal: string, written: string, state: State) =>
  /^[^\p{L}]*\d[^\p{L}]*$/u.test(literal) &&
  /\d/.test(written) &&
  textNodes(state).some(({ text }) => text.includes(literal))

/** "vegetables should be cheese": words for words, and no value for what they name. */
const isWording = (literal: string, written: string) =>
  literal.length > 2 && !/\d/.test(written) && !namesPart(literal.toLowerCase()) && roleOfWords(written) === undefined

/** "the church should be Holy Trinity Church": the word names the line that it ends. */
function wholeOf(literal: string, written: string, quoted: boolean, state: State): Step | undefined {
  const [word, words] = [literal.toLowerCase(), written.toLowerCase()]
  if (quoted || /\s/.test(word) || words === word || words.split(/\s+/).at(-1) !== word) return undefined
  const nodes = textNodes(state).filter(
    (node) => node.text.toLowerCase().split(/\s+/).at(-1) === word && node.text.toLowerCase() !== word,
  )
  return nodes.length > 0 ? setTexts(nodes, written, literal, state) : undefined
}

/** Of several buttons with words of their own, the one that is set largest is "the button". */
function leadingTexts(texts: Text[]): Text[] {
  const same = texts.every((node) => node.text === texts[0]?.text)
  return same ? texts : texts.toSorted((a, b) => b.size - a.size).slice(0, 1)
}

const RANGED =
  /^(?:it's|it is|now|from|open|runs?|goes|takes place|(?:the )?(?:dates?|times?|hours) (?:is|are|should be)) /

const EXCHANGES =
  /\b(?:replace|change|swap|switch|substitute|correct|fix|rename|instead of|rather than|typo|spelling|edit|update|turn|alter)\b|→|->|=>/

/** 'the date', 'headline on the poster': a part and where it is, and nothing else. */
function isAbout(plain: string): boolean {
  const mentions = findMentions(plain)
  const rest = mentions.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), plain)
  return (
    mentions.length > 0 &&
    /^(?:\s|'s|\b(?:all|every|each|both|the|my|our|its|their|his|her|your|and|also|then|please|now|on|of|in|for|at|there|here|current|old|new|whole|entire|event|our|bottom|top|front|back|left|right|actual|real|correct|first|second|third|fourth|fifth|last|can you|could you)\b)*$/.test(
      rest,
    )
  )
}

/** "brunch is from 11 am": when it is, and no new name for it. */
function isOtherValue(clause: Clause, written: string, old: [number, number], state: State): boolean {
  const value = /^(?:from|at|on|until|till|by)\s+(?<what>.+)$/i.exec(written)?.groups?.what ?? written
  const kin = roleOfWords(value)
  if (!kin || EXCHANGES.test(clause.lower) || clause.quotes.length > 0) return false
  const named = clause.words(...old).toLowerCase()
  return textNodes(state).some((node) => node.role !== kin && node.text.toLowerCase().includes(named))
}

/** 'headline', 'phone number': a name of a part, and no words that stand there. */
function namesPart(plain: string): boolean {
  const [mention] = findMentions(plain)
  return mention !== undefined && mention.start === 0 && mention.end === plain.length
}
