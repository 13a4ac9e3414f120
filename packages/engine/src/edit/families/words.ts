/** New words for texts that are there: "change the date to 14 June", "replace 'Sale' with 'Outlet'", "rename it to X". */

import type { Brief, Copy } from '../../brief/types.ts'
import type { Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { Clause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { findMentions } from '../nouns.ts'
import { isQuote } from '../shield.ts'
import { findTargets, type Target, textNodes, textsIn } from '../targets.ts'
import type { Change, Operation } from '../types.ts'
import { copyRole, roleOfNoun } from './roles.ts'
import { addWords } from './words-add.ts'

/** Old and new, as ranges of the clause. */
interface Exchange {
  old: [number, number]
  wanted: [number, number]
}

const PATTERNS: RegExp[] = [
  // replace X with Y · change X to Y · swap X for Y · fix the typo: X → Y
  /^(?:.*?\b)?(?:replace|change|swap|switch|substitute|update|edit|correct|fix|set|turn|alter|modify|make)\s+(?:the (?:typo|spelling)(?: in| of)?:?\s+)?(?<old>.+?)\s+(?:to|with|into|for|by|→|->|=>|as)\s+(?:be |say |read |just |simply )?(?<wanted>.+)$/d,
  // the headline should say Y · let the headline read Y
  /^(?:let |make |have )?(?<old>.+?)\s+(?:should|must|needs? to|ought to|could|shall|to|has to)?\s*(?:now )?(?:say|read|be called|be named|be spelled|be spelt|be changed to|become|says|reads|show)s?:?\s+(?<wanted>.+)$/d,
  // the date should be Y · the phone number is Y · the date is now Y
  /^(?<old>.+?)\s+(?:should be|must be|needs to be|is actually|is now|is really|is|are now|will be|has changed to|changed to)\s+(?<wanted>.+)$/d,
  // rename it to Y · call it Y · name it Y
  /^(?:please )?(?:rename|retitle|call|name)\s+(?<old>.+?)\s+(?:to |as )?(?<wanted>\ue000\d+\ue001|(?<=\bto ).+|(?<=\bas ).+|.+)$/d,
  // use Y as the headline · write Y as the tagline
  /^(?:please )?(?:use|write|put|set)\s+(?<wanted>.+?)\s+(?:as|for|in|into)\s+(?<old>the .+|my .+|our .+|its .+)$/d,
  // Y instead of X
  /^(?:it should (?:say|be|read) |should (?:say|be|read) |write |use |say |put |make it (?:say )?)?(?<wanted>.+?)\s+(?:instead of|rather than|not)\s+(?<old>.+)$/d,
  // X → Y · headline: Y
  /^(?:.*?\b(?:typo|spelling)\b.*?:\s*)?(?<old>.+?)\s*(?:→|->|=>|:)\s*(?<wanted>.+)$/d,
]

export const words: Recogniser = (clause, state) => {
  if (/\b(?:remove|delete|without)\b/.test(clause.lower)) return undefined
  for (const pattern of PATTERNS) {
    const match = pattern.exec(clause.lower)
    const { old, wanted } = (match?.indices?.groups ?? {}) as unknown as Partial<Exchange>
    if (!old || !wanted) continue
    const step = exchange(clause, { old, wanted }, state)
    if (step) return step
  }
  return misspelled(clause, state)
}

function exchange(clause: Clause, { old, wanted }: Exchange, state: State): Step | undefined {
  const written = cleaned(clause, wanted)
  if (written === '') return undefined
  const oldText = clause
    .words(...old)
    .replace(/^(?:the |my |our |its )?(?:words?|text|phrase|line|typo|part that says|bit that says) (?=\S)/i, '')
  const quotedOld = isQuote(clause.text.slice(...old).replace(/^.*\s(?=\ue000)/u, ''))
  const quotedNew = isQuote(clause.text.slice(...wanted))
  const said = { ...clause, lower: clause.lower.slice(...old), quotes: [] }
  const targets = findTargets(said, state, said.lower.trim())
  const copyTargets = targets.found.filter(({ class: kind }) => kind === 'text')
  const plain = said.lower.replace(/^(?:the|my|our|its|that|this)\s+/, '').trim()

  // Words that stand in the design, as they are written there.
  const literal = quotedOld
    ? clause.quotes.find((quote) => quote.start >= old[0] && quote.end <= old[1])?.text
    : oldText.replace(/^(?:the|my|our|that)\s+(?=.)/i, '')
  if (
    literal &&
    (quotedOld || quotedNew || !describesLook(written, clause, wanted)) &&
    (quotedOld || copyTargets.length === 0 || !namesPart(plain))
  ) {
    const replaced = replaceText(literal, written, state)
    if (replaced) return replaced
    if (quotedOld)
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
  if (target && copyTargets.length === 1) return setTarget(target, written, state)
  const renames = /\b(?:rename|retitle|call it|name it|name is|be called|be named)\b/.test(clause.lower)
  if (renames && /^(?:it|this|that|us|the \w+|our \w+)$/.test(said.lower.trim())) return renameBrand(written, state)
  if (/\bit\b|\bthis\b|\bthat\b/.test(plain) && (quotedNew || /\b(?:say|read)s?\b/.test(clause.lower)))
    return sayInstead(written, state)
  const picture = targets.found.find(({ class: kind }) => kind === 'part')
  if (picture) {
    const texts = textsIn(picture.ids, state)
    if (texts.length > 0 && (quotedNew || /\b(?:say|read|text|label)/.test(clause.lower)))
      return setTexts(texts, written, picture.name, state)
  }
  const [missing] = targets.missing
  const role = missing && roleOfNoun(missing.name)
  // What was named is not there yet, and its words are given: it is added.
  if (role && missing.roles.length > 0) return addWords(role, written, state)
  return undefined
}

/** The new words without what belongs to the wish around them. */
function cleaned(clause: Clause, [start, end]: [number, number]): string {
  const range = clause.text.slice(start, end).trim()
  const quote = clause.quotes.find((candidate) => candidate.start >= start && candidate.end <= end)
  if (quote) return quote.text
  return clause
    .words(start, end)
    .replace(/\s+(?:please|instead|thanks|thank you|now)$/i, '')
    .replace(/^(?:the (?:text|words?|phrase) )(?=\S)/i, '')
    .replace(/^(?:exactly|just):?\s+/i, '')
    .trim()
    .slice(0, range.length)
}

const LOOK =
  /^(?:(?:a |an |the |be |in |more |much |very |slightly |a bit |all |something |be more )*)(?:bigger|larger|smaller|bolder|bold|thinner|thin|lighter|darker|brighter|italic|serif|sans(?:[- ]serif)?|script|uppercase|lowercase|caps|all caps|centered|centred|left|right|center|centre|top|bottom|middle|underlined|huge|big|small|tiny|large|different|another|more \w+|less \w+|readable|legible|visible|minimal|modern|playful|\w+er|the (?:top|bottom|left|right|middle|centre|center).*|(?:top|bottom) (?:left|right).*|landscape|portrait|square|vertical|horizontal|a \w+ font|\w+ font|font .*|a (?:serif|sans|script|mono).*|removed|gone|deleted|hidden|dark|bright|colou?rful|elegant|\d+ ?(?:px|pt|%)|bit .*|too .*|wider|narrower)$/

/** Values that change how a text looks, not what it says. */
function describesLook(written: string, clause: Clause, [start, end]: [number, number]): boolean {
  const lower = written.toLowerCase().replace(/^(?:a|an|the)\s+/, '')
  if (LOOK.test(written.toLowerCase())) return true
  const colours = clause.colours.filter((colour) => colour.start >= start && colour.end <= end)
  const covered = colours.reduce((sum, colour) => sum + colour.words.length, 0)
  const rest = lower.replace(/\b(?:and|with|on|in|a|the|colou?r(?:ed)?|shade|of|background|text)\b|[,&]/g, '')
  return covered > 0 && covered >= rest.trim().replace(/\s+/g, ' ').length - 1
}

/** 'headline', 'phone number': a name of a part, and no words that stand there. */
function namesPart(plain: string): boolean {
  const [mention] = findMentions(plain)
  return mention !== undefined && mention.start === 0 && mention.end === plain.length
}

/** Every place where the words stand, whatever their case; longer first, so that a whole line wins. */
function replaceText(old: string, written: string, state: State): Step | undefined {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(old)}(?![\\p{L}\\p{N}])`, 'giu')
  const texts = textNodes(state).filter((node) => new RegExp(pattern.source, 'iu').test(node.text))
  if (texts.length === 0) return undefined
  const operations: Operation[] = texts.map((node) => {
    const text = node.text.replace(pattern, (match) => inCaseOf(match, node.text, old, written))
    return { op: 'set', id: node.id, set: factPatch(node, text) }
  })
  const brief = replaceInBrief(state.design.brief, (text) => text.replace(pattern, () => written))
  return step(operations, [{ what: 'Text', from: old, to: written, nodes: texts.map(({ id }) => id) }], brief, state, {
    old,
    written,
  })
}

/** One word of a line in capitals joins the line; a whole text is written as it was typed. */
function inCaseOf(match: string, whole: string, old: string, written: string): string {
  const capitals = whole === whole.toUpperCase() && whole !== match
  return capitals && old !== old.toUpperCase() && match === match.toUpperCase() ? written.toUpperCase() : written
}

function setTarget(target: Target, written: string, state: State): Step {
  const texts = textsIn(target.ids, state)
  const role = roleOfNoun(target.name) ?? texts[0]?.role
  if (role === 'brand' && texts.every((node) => node.role === 'brand' || node.text === state.design.brief.brand))
    return renameBrand(written, state)
  // The role's own words inside a longer line ('12 June · 8 pm · Town Hall') are replaced there, and only they.
  const copy = state.design.brief.copy.find(
    (item) => item.role === role && texts.some((node) => node.text !== item.text && node.text.includes(item.text)),
  )
  if (copy && texts.every((node) => node.role !== role || node.text.length > copy.text.length)) {
    const replaced = replaceText(copy.text, written, state)
    if (replaced) return replaced
  }
  return setTexts(texts.slice(0, sameText(texts) ? texts.length : 1), written, target.name, state)
}

const sameText = (texts: Text[]) => texts.every((node) => node.text === texts[0]?.text)

function setTexts(texts: Text[], written: string, name: string, state: State): Step {
  const [first] = texts
  if (!first)
    return { step: 'cannot', question: `There are no words in the ${name} of this design. Which text do you mean?` }
  if (texts.every((node) => node.text === written))
    return { step: 'cannot', question: `The ${name} says '${written}' already. What shall it say instead?` }
  const operations: Operation[] = texts.map((node) => ({ op: 'set', id: node.id, set: factPatch(node, written) }))
  const role = copyRole(first.role)
  const brief = replaceInBrief(state.design.brief, (text, item) =>
    text === first.text && (role === undefined || item.role === role || item.text === first.text) ? written : text,
  )
  return step(
    operations,
    [
      {
        what: name.charAt(0).toUpperCase() + name.slice(1),
        from: first.text,
        to: written,
        nodes: texts.map(({ id }) => id),
      },
    ],
    brief,
    state,
  )
}

/** The name changes wherever it stands, also inside longer texts. */
function renameBrand(written: string, state: State): Step {
  const { brief } = state.design
  const nodes = textNodes(state).filter((node) => node.role === 'brand')
  const old = brief.brand ?? nodes[0]?.text ?? textNodes(state).find((node) => node.role === 'headline')?.text
  if (!old)
    return {
      step: 'cannot',
      question: 'This design shows no name. Shall I add it?',
      suggestions: [`add the name '${written}'`],
    }
  if (old === written)
    return { step: 'cannot', question: `It is called '${written}' already. What shall I change instead?` }
  const replaced = replaceText(old, written, state)
  const done =
    replaced?.step === 'patch'
      ? replaced.operations.flatMap((operation) => ('id' in operation ? [operation.id] : []))
      : []
  const rest: Operation[] = nodes
    .filter((node) => !done.includes(node.id))
    .map((node) => ({ op: 'set', id: node.id, set: factPatch(node, written) }))
  const operations = [...(replaced?.step === 'patch' ? replaced.operations : []), ...rest]
  const renamed = replaceInBrief(brief, (text) => text.replaceAll(old, written))
  return step(
    operations,
    [
      {
        what: 'Name',
        from: old,
        to: written,
        nodes: operations.flatMap((operation) => ('id' in operation ? [operation.id] : [])),
      },
    ],
    { ...renamed, brand: written },
    state,
    { old, written },
  )
}

/** "it should say X": the last clause's text, else the leading line. */
function sayInstead(written: string, state: State): Step {
  const focused = textsIn(state.focus, state)
  const all = textNodes(state)
  const leading = all.filter((node) => node.role === 'headline')
  const largest = all.toSorted((a, b) => b.size - a.size).slice(0, 1)
  const texts = focused.length > 0 ? focused.slice(0, 1) : leading.length > 0 ? leading.slice(0, 1) : largest
  return setTexts(texts, written, texts[0]?.role === 'headline' ? 'headline' : 'text', state)
}

/** "there's a typo, it's spelled Baristas": the word of the design that is nearest. */
function misspelled(clause: Clause, state: State): Step | undefined {
  const match = /\b(?:spelled|spelt|spelling is|correct spelling is|typo[^:]*:)\s+(?<wanted>.+)$/d.exec(clause.lower)
  const range = match?.indices?.groups?.wanted
  if (!range) return undefined
  const written = clause.words(...range)
  const candidates = textNodes(state)
    .flatMap((node) => node.text.split(/\s+/))
    .filter((word) => word !== written)
  const near = candidates.toSorted(
    (a, b) => distance(a.toLowerCase(), written.toLowerCase()) - distance(b.toLowerCase(), written.toLowerCase()),
  )[0]
  if (!near || distance(near.toLowerCase(), written.toLowerCase()) > Math.max(1, written.length / 3)) return undefined
  return replaceText(near, written, state)
}

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

/** The person's words are facts: from now on nobody changes a letter or its case. */
function factPatch(node: Text, text: string): Record<string, unknown> {
  return { text, ...(!node.fact && { fact: true }), ...(node.case && { case: null }) }
}

function replaceInBrief(brief: Brief, replace: (text: string, item: Copy) => string): Brief {
  const copy = brief.copy.map((item) => {
    const text = replace(item.text, item)
    return text === item.text ? item : { ...item, text, source: 'given' as const }
  })
  const brand =
    brief.brand === undefined
      ? undefined
      : (copy.find((item, i) => item.role === 'brand' && brief.copy[i]?.text === brief.brand)?.text ?? brief.brand)
  return { ...brief, copy, ...(brand !== undefined && { brand }) }
}

function step(
  operations: Operation[],
  changes: Change[],
  brief: Brief,
  state: State,
  alt?: { old: string; written: string },
): Step {
  const altered = alt ? descriptions(alt.old, alt.written, state) : []
  const all = [...operations, ...altered]
  if (all.length === 0) return { step: 'cannot', question: 'Those words stand there already. What shall they become?' }
  return { step: 'patch', operations: all, changes, brief }
}

/** Descriptions of marks that hold the name. */
function descriptions(old: string, written: string, state: State): Operation[] {
  return [...places(state.design.scene)].flatMap(({ node }): Operation[] => {
    if (!('alt' in node) || !node.alt?.includes(old)) return []
    return [{ op: 'set', id: node.id, set: { alt: node.alt.replaceAll(old, written) } }]
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
