/**
 * A value that says by its form what it is and so which text it replaces: "start at 9 am instead", "make it 30% off",
 * "tickets are £15", "new mail: …". Asked late: only what no other family took is read so.
 */
import type { Role, Text } from '../../scene/types.ts'
import { findPlace, subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { toClause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { textNodes } from '../scene-nodes.ts'
import { findTargets } from '../targets.ts'
import { addWords } from './placing.ts'
import { replaceText, setTexts } from './rewriting.ts'

interface Form {
  role: Role
  /** Roles whose text is replaced as a whole where no value of this form stands in the design. */
  kin: Role[]
  pattern: RegExp
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const WEEKDAY =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`
const CLOCK =
  '\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\.?)(?![\\p{L}])|(?:[01]?\\d|2[0-3]):[0-5]\\d(?: ?h)?|noon|midnight'
const AMOUNT =
  '[$€£¥] ?\\d+(?:[.,]\\d{3})*(?:[.,]\\d{2})?(?!\\d)|\\d+(?:[.,]\\d{3})*(?:[.,]\\d{2})? ?(?:€|£|\\$|eur(?:os?)?|dollars?|bucks|usd|gbp|pounds?|quid|kr|pln|zł)'

const form = (role: Role, kin: Role[], source: string): Form => ({
  role,
  kin,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
})

/** In this order: what one of them took is no value of a later one. */
const FORMS: Form[] = [
  form('email', ['email'], '[^\\s@:,;]+@[^\\s@]+\\.[a-z]{2,}'),
  form(
    'link',
    ['link'],
    '(?:https?:\\/\\/|www\\.)\\S+[\\w/]|[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.[a-z]{2,}(?:\\/[\\w./-]*)?',
  ),
  form('social', ['social'], '@[\\w.]*\\w'),
  form('phone', ['phone'], '\\+?[\\d(][\\d\\s().-]{6,}\\d'),
  form(
    'time',
    ['time'],
    `${WEEKDAY} ?(?:–|-|to) ?${WEEKDAY},? (?:from )?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]m)? ?(?:–|-|to) ?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]m|h)?`,
  ),
  form('offer', ['offer'], '\\d{1,3} ?(?:%|percent)(?: (?:off|discount))?'),
  form('price', ['price'], `(?:${AMOUNT})(?: ?[–-] ?(?:${AMOUNT}|\\d+))?|free(?= entry| admission)`),
  form(
    'date',
    ['date'],
    `(?:${WEEKDAY},? (?:the )?)?(?:\\d{1,2} ?(?:–|-|to) ?)?(?:${DAY}|\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?)(?:,? \\d{4})?|${WEEKDAY}s?`,
  ),
  form(
    'time',
    ['time'],
    `(?<=\\b(?:starts?|starting|begins?|opens?|closes?|ends?|doors) (?:is |are )?(?:at|from) )\\d{1,2}(?![\\d:.%€]| ?[ap]\\.?m| ?(?:–|-|to) ?\\d)|(?:${CLOCK}|\\d{1,2}(?= ?(?:–|-|to) ?\\d{1,2} ?[ap]m))(?: ?(?:–|-|to|until|till) ?(?:${CLOCK}))?|(?<=(?:day|from),? )\\d{1,2} (?:to|until|till) \\d{1,2}(?! ?(?:%|px|pt))|(?:[01]?\\d|2[0-4]) ?[–-] ?(?:[01]?\\d|2[0-4])(?! ?[%€$£\\d])`,
  ),
  form('detail', [], '(?:1[5-9]|20)\\d{2}'),
]

interface Found {
  form: Form
  words: string
  start: number
  end: number
}

function valuesIn(text: string): Found[] {
  const found: Found[] = []
  for (const form of FORMS) {
    for (const match of text.matchAll(form.pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.every((other) => end <= other.start || start >= other.end))
        found.push({ form, words: match[0].trim(), start, end })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Wishes that hold figures and are about something else than words. */
const NOT_WORDS =
  /\b(?:rotate|turn|tilt|px|pixels?|pt|opacity|opaque|transparent|bigger|larger|smaller|higher|lower|wider|size|resize|font|column|columns|line|lines|version|step|steps|undo|degrees?)\b|#\d/
const OLD = /\b(?:not|instead of|rather than|no longer|was|and not)\s+(?:at |on |the )?$/
const ADDS = /^(?:please )?(?:also |and )?(?:add|include|insert|mention|put|show|write)\b/

export const values: Recogniser = (clause, state) => {
  if (clause.quotes.length > 0 || NOT_WORDS.test(clause.lower)) return undefined
  const said = valuesIn(clause.text)
  const old = said.filter(({ start }) => OLD.test(clause.lower.slice(0, start)))
  const given = said.filter((value) => !old.includes(value))
  // "Sunday 11–17", where 'Sunday' stands already: the hours are new.
  const news = given.filter(({ words }) =>
    textNodes(state).every(({ text }) => text.toLowerCase() !== words.toLowerCase()),
  )
  const wanted = news.length > 0 ? news : given
  // "from 8 to 9 pm"
  if (wanted.length > 1 && /\bfrom (?:the )?$/.test(clause.lower.slice(0, wanted[0]?.start)))
    old.push(...wanted.splice(0, 1))
  const forms = [...new Set(wanted.map(({ form }) => form))]
  if (forms.length === 0) return undefined
  const groups = forms.map((one) => wanted.filter(({ form }) => form === one))
  return inTurn(
    groups.map((group) => (now) => {
      const [value] = group as [Found]
      // "9 am to 3 pm" given as two values of one form is one range.
      const words = group.length > 1 ? clause.text.slice(value.start, (group.at(-1) as Found).end) : value.words
      return replaced(
        { ...value, words },
        old.find(({ form }) => form === value.form),
        clause.lower,
        now,
      )
    }),
    state,
  )
}

/** "19 April at noon": each value on the design that the one before it left. */
function inTurn(wishes: ((state: State) => Step | undefined)[], state: State): Step | undefined {
  let now = state
  let whole: Extract<Step, { step: 'patch' }> | undefined
  for (const wish of wishes) {
    const step = wish(now)
    if (step?.step !== 'patch') {
      if (!whole) return step
      continue
    }
    const { design } = now
    now = {
      ...now,
      design: { ...design, scene: apply(design.scene, step.operations), brief: step.brief ?? design.brief },
    }
    whole = whole
      ? {
          ...step,
          operations: [...whole.operations, ...step.operations],
          changes: [...whole.changes, ...step.changes],
          shrinks: [...(whole.shrinks ?? []), ...(step.shrinks ?? [])],
        }
      : step
  }
  return whole
}

/** "curtain up at 8 pm": when and how much it is, asked before anything is moved up. */
export const statements: Recogniser = (clause, state) =>
  /\b(?:at|on|from|until|till|costs?|now|is|are|for|only|(?:down|up|drops?|dropped|raised?|lower(?:ed)?|reduced?|cut|increased?) to)\s+(?:at |on |only |the )?[\d$€£]/.test(
    clause.lower,
  ) && !/^(?:please |can you |could you )?(?:move|put|place|shift|push|bring|set|align|make|add)\b/.test(clause.lower)
    ? values(clause, state)
    : undefined

/** A line told anew in other words, most of them its own: "6 months free", "first two lessons free". */
export const retold: Recogniser = (clause, state) => {
  if (clause.quotes.length > 0 || clause.colours.length > 0) return undefined
  const stem = (word: string) => word.replace(/(?<=\w{3})s$/, '')
  const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}%€$£]+/gu) ?? []).map(stem)
  const said = wordsOf(clause.lower.replace(/ (?:now|instead)$/, ''))
  const alike = textNodes(state).filter(({ text }) => {
    const own = wordsOf(text)
    const common = own.filter((word) => said.includes(word)).length
    // "tomorrow only" for 'today only'
    const oneOfTwo = own.length === 2 && said.length === 2 && own.findIndex((word, i) => word === said[i]) >= 0
    return (
      (common >= 2 || oneOfTwo) &&
      common >= (oneOfTwo ? 0.5 : 0.6) * own.length &&
      said.length <= own.length + 2 &&
      text.toLowerCase() !== clause.lower
    )
  })
  const [node] = alike
  if (!node || alike.some(({ text }) => text !== node.text)) return undefined
  const written = clause.words(0).replace(/ (?:now|instead)$/i, '')
  const first = node.text.charAt(0)
  return setTexts(
    alike,
    first === first.toUpperCase() ? written.charAt(0).toUpperCase() + written.slice(1) : written,
    node.role ?? 'text',
    state,
  )
}

/** One end of a range: "closing date is 5 May", "it ends at 5 pm". Asked before whole texts are exchanged. */
export const rangeEnds: Recogniser = (clause, state) =>
  /\b(?:clos(?:es|ing)|end(?:s|ing)?|last (?:day|entry)|until|till|opening|opens|start(?:s|ing)?|begins?)\b/.test(
    clause.lower,
  ) && textNodes(state).some(({ text }) => valuesIn(text).length > 1 || /\d ?(?:–|-|to|until) ?\d/.test(text))
    ? values(clause, state)
    : undefined

interface Standing {
  node: Text
  found: Found
}

function replaced(value: Found, old: Found | undefined, lower: string, state: State): Step | undefined {
  const standing = textNodes(state).flatMap((node): Standing[] =>
    valuesIn(node.text)
      .filter(({ form }) => form === value.form)
      .map((found) => ({ node, found })),
  )
  const chosen = choose(standing, value, old, lower, state)
  // "2 pm, not 1 pm" of '9 am–1 pm': one end of what stands there.
  const within = old && chosen.length === 0 ? replaceText(old.words, value.words, state) : undefined
  if (within) return within
  if (chosen.length > 0) return exchange(chosen, value, lower, state)
  if (standing.length > 0) return whichOne(standing, value)
  const kin = textNodes(state).filter(({ role }) => role !== undefined && value.form.kin.includes(role))
  const [only] = kin
  if (only && kin.every(({ text }) => text === only.text)) return setTexts(kin, value.words, value.form.role, state)
  const { role } = value.form
  // "make it 30% off" of a design without an offer is a wish for one; a lone number is not.
  const names =
    ADDS.test(lower) || /^(?:email|link|social|phone)$/.test(role) || /\boff\b|\b(?:costs?|is|are|at)\b/.test(lower)
  return names && kin.length === 0 ? addWords(role, value.words, state) : undefined
}

/** The value that is meant among those of its form: the one named as old, named by its part, or by the words before it. */
function choose(standing: Standing[], value: Found, old: Found | undefined, lower: string, state: State): Standing[] {
  const alike = (all: Standing[]) =>
    all.length > 0 && all.every(({ found }) => found.words === all[0]?.found.words) ? all : []
  if (old) return standing.filter(({ found }) => found.words.toLowerCase() === old.words.toLowerCase())
  if (alike(standing).length > 0) return standing
  const named = findTargets(toClause(lower, { text: '', quotes: [] }), state).found
  const ids = new Set(named.filter(({ class: kind }) => kind === 'text').flatMap((target) => target.ids))
  const ofPart = alike(standing.filter(({ node }) => ids.has(node.id)))
  if (ofPart.length > 0) return ofPart
  // "plus is $6": the price beside that name.
  const beside = alike(
    standing.filter(({ node }) => {
      const around = findPlace(state.design.scene, node.id)?.parent
      return around !== undefined && [...subtree(around)].some(({ id }) => ids.has(id))
    }),
  )
  if (beside.length > 0) return beside
  const before = standing.filter(({ node, found }) => {
    const lead = node.text
      .slice(0, found.start)
      .toLowerCase()
      .match(/(\p{L}{4,})\W*$/u)?.[1]
    // A month of the value itself points at nothing.
    return lead !== undefined && lower.replace(value.words.toLowerCase(), '').includes(lead)
  })
  if (alike(before).length > 0) return before
  const kin = alike(standing.filter(({ node }) => node.role === value.form.role))
  if (kin.length > 0) return kin
  // "10 am to 4 pm": when it starts, and when it ends.
  const [first] = standing
  if (first && standing.every(({ node }) => node.id === first.node.id)) {
    return ENDS.test(lower) ? standing.slice(-1) : [first]
  }
  return []
}

function exchange(chosen: Standing[], value: Found, lower: string, state: State): Step {
  const [{ node, found }] = chosen as [Standing]
  const kept = found.words.toLowerCase().endsWith(' off') && /%$/.test(value.words) ? `${value.words} off` : value.words
  const part = rangePart(found.words, kept, value, lower)
  const written = node.text.slice(0, found.start) + part + node.text.slice(found.end)
  const alike = textNodes(state).filter(({ text }) => text.includes(found.words))
  const everywhere = alike.length > 1 && chosen.every((one) => one.found.words === found.words)
  const all = everywhere ? replaceText(found.words, part, state) : undefined
  return all ?? setTexts([node], written, value.form.role, state)
}

/** "episode 43", "now in hall 5": a word of the design with another number behind it. */
export const renumbered: Recogniser = (clause, state) => {
  if (clause.quotes.length > 0 || clause.colours.length > 0 || NOT_WORDS.test(clause.lower)) return undefined
  // "3 scoops for 2" of '2 scoops for 1'
  const masked = (text: string) => text.toLowerCase().replace(/\d+/g, '#')
  const same = textNodes(state).filter(({ text }) => masked(text) === masked(clause.lower) && /\d/.test(text))
  if (same[0]) return setTexts(same, clause.words(0), same[0].role ?? 'text', state)
  for (const [, number, word = ''] of clause.lower.matchAll(/(?<![\p{L}\d.,:$€£])(\d+)[ -](\p{L}{3,})/gu)) {
    const unit = word.replace(/s$/, '')
    const pattern = new RegExp(`(?<![\\p{L}\\d.,:$€£])(\\d+)(?=[ -]${unit}s?(?!\\p{L}))`, 'iu')
    // A figure set apart from what it counts.
    const apart = textNodes(state).find(
      ({ text }, i, all) => /^\d+$/.test(text) && new RegExp(`^${unit}`, 'i').test(all[i + 1]?.text ?? ''),
    )
    if (apart && apart.text !== number) return setTexts([apart], number as string, apart.role ?? 'figure', state)
    const nodes = textNodes(state).filter(({ text }) => pattern.test(text))
    const [first] = nodes
    const old = first && pattern.exec(first.text)?.[1]
    const same = nodes.filter(({ text }) => pattern.exec(text)?.[1] === old)
    if (first && old !== number && same.length === nodes.length && same.every(({ text }) => text === first.text))
      return setTexts(same, first.text.replace(pattern, number as string), first.role ?? 'text', state)
    if (first && old && old !== number && same.length === nodes.length) {
      const phrase = first.text.slice(pattern.exec(first.text)?.index ?? 0).match(/^\d+[ -]\p{L}+/u)?.[0]
      if (phrase) return replaceText(phrase, phrase.replace(old, number as string), state)
    }
  }
  for (const [said, word = ''] of clause.lower.matchAll(
    /(\p{L}{3,}) (?:no\.? ?|#)?\d+\b(?![.:,]?\d| ?(?:%|[ap]m))/gu,
  )) {
    const pattern = new RegExp(`(?<!\\p{L})${word}\\W{1,2}\\d+(?!\\d)`, 'iu')
    const old = textNodes(state).flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0]
    const number = /\d+$/.exec(said)?.[0]
    const line = clause
      .words((/:\s*/.exec(clause.lower)?.index ?? -2) + 1)
      .replace(/^(?:it's|it is|that's|should be|actually) /i, '')
    const whole = textNodes(state).filter(({ text }) => text === old)
    if (old && whole.length > 0 && clause.lower.includes(':') && line.toLowerCase().endsWith(said))
      return setTexts(whole, line, whole[0]?.role ?? 'text', state)
    if (old && number && !old.endsWith(number)) return replaceText(old, old.replace(/\d+$/, number), state)
  }
  return undefined
}

const ENDS =
  /\b(?:end(?:s|ing)?|until|till|extended|prolonged|runs? (?:to|until|till)|clos(?:e|es|ing)|last|finish(?:es|ing)?)\b/

/** "start at 9 am" of '10 am to 4 pm' changes when it starts, "until 5 pm" when it ends. */
function rangePart(old: string, wanted: string, { form }: Found, lower: string): string {
  if (form.role === 'date' && ENDS.test(lower)) return until(old, wanted)
  if (form.role !== 'time' || valuesInRange(wanted)) return wanted
  const range = /^(.+?)(\s?(?:–|-|to|until|till)\s?)(.+)$/i.exec(old)
  if (!range) return wanted
  // '1–4 pm' from twelve: the half of the day is said once.
  return ENDS.test(lower) ? `${range[1]}${range[2]}${wanted}` : `${wanted}${range[2]}${range[3]}`
}

/** '5–28 November' until 12 December: '5 November – 12 December'; in the same month the day alone. */
function until(old: string, wanted: string): string {
  const range =
    /^(?<first>\d{1,2}(?:st|nd|rd|th)?)(?<joint> ?(?:–|-|to) ?)\d{1,2}(?:st|nd|rd|th)?(?<month> \p{L}+)(?<year>,? \d{4})?$/u.exec(
      old,
    )?.groups
  if (!range) return wanted
  const { first = '', joint = '', month = '', year = '' } = range
  if (wanted.toLowerCase().includes(month.trim().toLowerCase())) return `${first}${joint}${wanted}${year}`
  return `${first}${month} – ${wanted}${year}`
}

const valuesInRange = (words: string) => /\d.*(?:–|-|to|until|till).*\d/i.test(words)

function whichOne(standing: Standing[], value: Found): Step {
  const [first, second] = standing
  return {
    step: 'cannot',
    question: `Which one shall become '${value.words}': '${first?.found.words}' or '${second?.found.words}'?`,
    suggestions: standing.slice(0, 3).map(({ found }) => `change '${found.words}' to '${value.words}'`),
  }
}
