/** Words told as a name, as what is misspelt, as what somebody is, as where something takes place. */
import { capitalised } from '../../base/words.ts'
import type { Role } from '../../scene/types.ts'
import type { State, Step } from '../context.ts'
import { addWords } from '../families/placing.ts'
import { renameBrand, replaceText, sayInstead, setTarget, setTexts } from '../families/rewriting.ts'
import { roleOfWords } from '../roles.ts'
import { textNodes } from '../scene-nodes.ts'
import type { Target } from '../target-types.ts'
import type { Manner } from '../understand/wish.ts'

type Planner = (words: string, target: Target | undefined, state: State) => Step | undefined

/** Undefined where the design has nothing that is so told. */
export const planTold = (manner: Manner, words: string, target: Target | undefined, state: State) =>
  TOLD[manner]?.(words, target, state)

const ofRole = (role: Role, state: State) => textNodes(state).filter((node) => node.role === role)

const named: Planner = (words, target, state) =>
  target && target.class === 'text' ? setTarget(target, words, state) : renameBrand(words, state)

/** One part of the person's name. */
function partOfName(words: string, isLast: boolean, state: State): Step | undefined {
  const [node] = ofRole('person', state).filter(({ text }) => /\s/.test(text))
  const names = node?.text.split(/\s+/)
  if (!node || !names || /\s/.test(words)) return undefined
  const at = isLast ? names.length - 1 : names.findIndex((name) => !name.endsWith('.'))
  return replaceText(node.text, names.with(at, words).join(' '), state)
}

/** On a card, what a person is. */
const job: Planner = (words, _target, state) => {
  const nodes = ofRole('title', state)
  return nodes.length === 1 && state.design.scene.kind === 'business-card'
    ? setTexts(nodes, words, 'job title', state)
    : undefined
}

/** The words of the design that are nearest. */
const spelt: Planner = (words, _target, state) => {
  const squeezed = (text: string) => text.toLowerCase().replace(/[\s-]+/g, '')
  const whole = textNodes(state).find(({ text }) => text !== words && squeezed(text) === squeezed(words))
  if (whole) return replaceText(whole.text, words, state)
  const count = words.split(/\s+/).length
  const far = (text: string) => distance(text.toLowerCase(), words.toLowerCase())
  const [near] = textNodes(state)
    .flatMap(({ text }) => runsOf(text.split(/\s+/), count))
    .filter((run) => run !== words)
    .toSorted((a, b) => far(a) - far(b))
  return near && far(near) <= Math.max(1, words.length / 3) ? replaceText(near, words, state) : undefined
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

/** The place, or on a card the address. */
const where: Planner = (words, _target, state) => {
  const written = capitalised(words)
  const roles: [Role, Role] = roleOfWords(words) === 'address' ? ['address', 'place'] : ['place', 'address']
  for (const role of roles) {
    const [first, ...others] = ofRole(role, state)
    if (first) return setTexts([first, ...others.filter(({ text }) => text === first.text)], written, role, state)
    const copy = state.design.brief.copy.find((item) => item.role === role && item.text !== '')
    const replaced = copy && replaceText(copy.text, written, state)
    if (replaced) return replaced
  }
  return addWords(roles[0], written, state)
}

const TOLD: Partial<Record<Manner, Planner>> = {
  name: named,
  family: (words, _target, state) => partOfName(words, true, state),
  given: (words, _target, state) => partOfName(words, false, state),
  job,
  spelling: spelt,
  where,
}

/** "it should say X": on a card in small letters what somebody is, else the leading line. */
export const sayAnew = (words: string, state: State): Step =>
  (/^\p{Ll}/u.test(words) ? job(words, undefined, state) : undefined) ?? sayInstead(words, state)
