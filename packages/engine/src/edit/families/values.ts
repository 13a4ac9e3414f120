/**
 * A value that says by its form what it is and so which text it replaces: "start at 9 am instead", "make it 30% off",
 * "tickets are £15", "new mail: …". Asked late: only what no other family took is read so.
 */
import type { Text } from '../../scene/types.ts'
import { findPlace, subtree } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import { toClause } from '../clauses.ts'
import type { Recogniser, State, Step } from '../context.ts'
import { textNodes } from '../scene-nodes.ts'
import { findTargets } from '../targets.ts'
import { addWords } from './placing.ts'
import { replaceText, setTexts } from './rewriting.ts'
import { type Found, NOT_WORDS, valuesIn } from './value-forms.ts'
import { ENDS, rangePart } from './value-ranges.ts'

const OLD = /\b(?:not|instead of|rather than|no longer|was|and not)\s+(?:at |on |the )?$/
/** "add doors open 8:30": more than a value. */
const ADDS_MORE =
  /^(?:please )?(?:also |and )?add (?!(?:the |a |an |our |my )?(?:time|date|price|hours)\b)[a-z]+ (?!is\b)[a-z]+ /
const ADDS = /^(?:please )?(?:also |and )?(?:add|include|insert|mention|put|show|write)\b/

export const values: Recogniser = (clause, state) => {
  if (clause.quotes.length > 0 || NOT_WORDS.test(clause.lower) || ADDS_MORE.test(clause.lower)) return undefined
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
  const named = findTargets(toClause(lower), state).found
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

function whichOne(standing: Standing[], value: Found): Step {
  const [first, second] = standing
  return {
    step: 'cannot',
    question: `Which one shall become '${value.words}': '${first?.found.words}' or '${second?.found.words}'?`,
    suggestions: standing.slice(0, 3).map(({ found }) => `change '${found.words}' to '${value.words}'`),
  }
}
