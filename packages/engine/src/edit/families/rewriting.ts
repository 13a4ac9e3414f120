/** Words of a design exchanged: in its texts, in the descriptions of its pictures, in its brief. */
import { capitalised } from '../../base/words.ts'
import type { Brief, Copy } from '../../brief/types.ts'
import { DAY_NAMES, MONTH_NAMES } from '../../language/lexicon/value-words.ts'
import type { Text } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { copyRole, roleOfNoun } from '../roles.ts'
import { plainWords, textNodes, textsIn } from '../scene-nodes.ts'
import { cannot, touched } from '../steps.ts'
import type { Target } from '../target-types.ts'
import type { Change, Operation } from '../types.ts'
import { composedAnew } from './replies.ts'
import { valuesIn } from './value-forms.ts'

/** Every place where the words stand, whatever their case; longer first, so that a whole line wins. */
export function replaceText(old: string, told: string, state: State): Step | undefined {
  const written = namedAs(old, told)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(old)}(?![\\p{L}\\p{N}])`, 'giu')
  // "rename Ada" leaves ada@… alone: addresses change only when they are meant.
  const address = /[@.]/.test(old)
  const texts = textNodes(state).filter(
    (node) => new RegExp(pattern.source, 'iu').test(node.text) && (address || !isAddress(node.text)),
  )
  if (texts.length === 0) return undefined
  const operations: Operation[] = texts.map((node) => {
    const text = onceSigned(node.text.replace(pattern, (match) => inCaseOf(match, node.text, old, written)))
    return { op: 'set', id: node.id, set: factPatch(node, text) }
  })
  const brief = replaceInBrief(state.design.brief, (text) =>
    address || !isAddress(text) ? onceSigned(text.replace(pattern, () => written)) : text,
  )
  return step(operations, [{ what: 'Text', from: old, to: written, nodes: texts.map(({ id }) => id) }], brief, state, {
    old,
    written,
  })
}

/** '30' of '30% off' exchanged for '40%' leaves one sign. */
const onceSigned = (text: string) => text.replace(/([%€$£])\s?\1/g, '$1').replace(/\boff off\b/gi, 'off')

/** Share of the letters of some words that must stand in the lines which are taken for them. */
const MOST = 0.6

/** Words that stand in several lines, or of which a line has the most: the first line says the new ones, the others go. */
export function inLines(old: string, written: string, state: State): Step | undefined {
  const said = ` ${unjoined(old)} `
  const lines = textNodes(state).filter(
    ({ text, role }) => role !== 'decoration' && text.length > 3 && said.includes(` ${unjoined(text)} `),
  )
  const letters = lines.reduce((sum, { text }) => sum + unjoined(text).length, 0)
  const [first, ...rest] = lines
  if (!first || letters < MOST * said.length) return undefined
  const done = setTexts([first], written, first.role ?? 'text', state)
  if (done.step !== 'patch' || rest.length === 0) return done
  const gone = new Set(rest.map(({ text }) => text))
  return {
    ...done,
    operations: [...done.operations, ...rest.map(({ id }): Operation => ({ op: 'remove', id }))],
    changes: done.changes.map((change) => ({ ...change, from: old })),
    ...(done.brief && { brief: { ...done.brief, copy: done.brief.copy.filter(({ text }) => !gone.has(text)) } }),
  }
}

/** Words as they are compared in a list, however it is joined. */
const unjoined = (text: string) => plainWords(text).replace(/ (?:and|or|&|\+)(?= )/g, '')

/** Of mail or the web. */
const isAddress = (text: string) => /^\S+@\S+$|^(?:www\.)?\S+\.\S+$/.test(text)

/** One word of a line in capitals joins the line; a whole text is written as it was typed. */
function inCaseOf(match: string, whole: string, old: string, written: string): string {
  const capitals = whole === whole.toUpperCase() && whole !== match
  return capitals && old !== old.toUpperCase() && match === match.toUpperCase() ? written.toUpperCase() : written
}

export function setTarget(target: Target, written: string, state: State): Step {
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
  const whole = texts.filter((node) => node.text === texts[0]?.text)
  return setValue(whole, written, target.name, state)
}

/** "the reward is $200" where 'reward $100' stands: a value takes the value's place, and the words about it stay. */
export const setValue = (texts: Text[], written: string, name: string, state: State): Step =>
  inValuePlace(texts, written, name, state) ?? setTexts(texts, written, name, state)

/** The value of the first text exchanged; undefined where the words are no value, or the text has none of its form beside words. */
export function inValuePlace([text]: Text[], written: string, name: string, state: State): Step | undefined {
  const [value, ...more] = valuesIn(written)
  if (!text || !value || more.length > 0 || value.words.length < written.length) return undefined
  const own = valuesIn(text.text).filter(({ form }) => form === value.form)
  const [old] = own
  const rest = old && text.text.replace(old.words, '').trim()
  if (own.length !== 1 || !old || !rest || !/^[\p{L} ]+$/u.test(rest)) return undefined
  const step = replaceText(old.words, written, state)
  return step?.step === 'patch'
    ? { ...step, changes: step.changes.map((change) => ({ ...change, what: capitalised(name) })) }
    : step
}

/** How new words are lettered: as somebody wrote them, or in capitals where the old ones are. */
type Lettering = 'as written' | 'as before'

export function setTexts(
  texts: Text[],
  told: string,
  name: string,
  state: State,
  lettering: Lettering = 'as written',
): Step {
  const [first] = texts
  const written = namedAs(first?.text ?? '', told)
  if (!first) return cannot(`There are no words in the ${name} of this design. Which text do you mean?`)
  if (texts.every((node) => node.text === written))
    return cannot(`The ${name} already says '${written}'. What should it say instead?`)
  const operations: Operation[] = [
    ...texts.map((node): Operation => ({ op: 'set', id: node.id, set: factPatch(node, written, lettering) })),
    ...echoes(first, written, state),
  ]
  const role = copyRole(first.role)
  const { copy } = state.design.brief
  const holding = copy.some(({ text }) => text === first.text)
    ? []
    : copy.filter(({ text }) => hasWords(text, first.text))
  const brief = replaceInBrief(state.design.brief, (text, item) => {
    // 'Plus $5' is set as two: of the fact, only what this text shows is another.
    if (holding.length === 1 && holding[0] === item) return text.replace(first.text, () => written)
    return text === first.text && (role === undefined || item.role === role || item.text === first.text)
      ? written
      : text
  })
  return step(
    operations,
    [
      {
        what: capitalised(name),
        from: first.text,
        to: written,
        nodes: texts.map(({ id }) => id),
      },
    ],
    brief,
    state,
  )
}

const NAMES = new RegExp(`\\b(?:${[...DAY_NAMES, ...MONTH_NAMES].join('|')})\\b`, 'g')
/** Days and months typed in a hurry are written as those before them: 'Sunday 14 September'. */
export const namedAs = (old: string, told: string): string =>
  told === told.toLowerCase() && /\b(?:\p{Lu}\p{Ll}+day|\d{1,2} \p{Lu}\p{Ll}{2,})\b/u.test(old)
    ? told.replace(NAMES, capitalised)
    : told

/** Ornaments that repeat the words, as a tape does, say the new ones. */
function echoes({ id: own, text }: Text, written: string, state: State): Operation[] {
  return textNodes(state).flatMap((node): Operation[] =>
    node.role === 'decoration' && node.id !== own && text.length > 2 && node.text.includes(text)
      ? [{ op: 'set', id: node.id, set: { text: node.text.replaceAll(text, () => written) } }]
      : [],
  )
}

/** The name changes wherever it stands, also inside longer texts. */
export function renameBrand(written: string, state: State): Step {
  const { brief } = state.design
  const nodes = textNodes(state).filter((node) => node.role === 'brand')
  const old = brief.brand ?? nodes[0]?.text ?? textNodes(state).find((node) => node.role === 'headline')?.text
  if (!old) return cannot('There is no name in this design. Shall I add one?', `add the name '${written}'`)
  if (old === written) return cannot(`It is already called '${written}'. What should I change instead?`)
  const replaced = replaceText(old, written, state)
  const done = replaced?.step === 'patch' ? touched(replaced.operations) : []
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
        nodes: touched(operations),
      },
    ],
    { ...renamed, brand: written },
    state,
    { old, written },
  )
}

/** "it should say X": the last clause's text, else the leading line. */
export function sayInstead(written: string, state: State): Step {
  const focused = textsIn(state.focus, state)
  const all = textNodes(state)
  const leading = all.filter((node) => node.role === 'headline')
  const largest = all.toSorted((a, b) => b.size - a.size).slice(0, 1)
  const texts = focused.length > 0 ? focused.slice(0, 1) : leading.length > 0 ? leading.slice(0, 1) : largest
  return setTexts(texts, written, texts[0]?.role === 'headline' ? 'headline' : 'text', state)
}

/** The person's words are facts: from now on nobody changes a letter or its case. */
function factPatch(node: Text, text: string, lettering: Lettering = 'as written'): Record<string, unknown> {
  const isWritten = node.case && lettering === 'as written'
  return { text, ...(!node.fact && { fact: true }), ...(isWritten && { case: null }) }
}

export function replaceInBrief(brief: Brief, replace: (text: string, item: Copy) => string): Brief {
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
  if (all.length === 0) return cannot('It already says that. What should it say instead?')
  const shrinks = touched(operations)
  return { step: 'patch', operations: all, changes, brief, shrinks, otherwise: composedAnew(brief, changes) }
}

/** Descriptions of marks that hold the name. */
function descriptions(old: string, written: string, state: State): Operation[] {
  return [...places(state.design.scene)].flatMap(({ node }): Operation[] => {
    if (!('alt' in node) || !node.alt?.includes(old)) return []
    return [{ op: 'set', id: node.id, set: { alt: node.alt.replaceAll(old, written) } }]
  })
}

const hasWords = (text: string, words: string) =>
  words.length > 1 && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u').test(text)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
