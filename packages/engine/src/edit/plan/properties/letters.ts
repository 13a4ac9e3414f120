/** How letters stand: weight, slant, spacing, the distance of lines, lines under and through them. */
import type { LikeRow } from '../../../language/lexicon/like-words.ts'
import type { Text } from '../../../scene/types.ts'
import { type CatalogueEntry, fontEntry } from '../../../type/catalogue.ts'
import { clampWeight } from '../../../type/fonts.ts'
import type { State, Step } from '../../context.ts'
import { textNodes, textsIn } from '../../scene-nodes.ts'
import { namesOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import { describe, isCase, recase } from './letter-case.ts'
import { type Able, largerInstead, otherFamily, weightOfText } from './other-letters.ts'
import { type Asked, allSet, type Plan, partsAmong, planOf, type Row, setEach } from './row.ts'

/** The texts that are named; of the design as a whole, or of nothing, the leading lines, since all bold is none. */
function lettersOf(targets: readonly Target[], state: State, isOfAll = false): Text[] {
  const several = targets.filter(({ class: kind }) => kind !== 'whole')
  const isNamed = several.some(({ class: kind }) => kind === 'text')
  const ids = several.flatMap(({ class: kind, ids: own }) =>
    kind !== 'all-text' ? own : isNamed ? [] : textNodes(state).map(({ id }) => id),
  )
  if (ids.length > 0) return textsIn(ids, state)
  if (state.focus.length > 0) return textsIn(state.focus, state)
  const all = textNodes(state)
  const own = isOfAll ? all.filter((node) => !node.fact) : []
  const display = all.filter((node) => node.font === 'display')
  const leading = display.length > 0 ? display : largestOf(all)
  return own.length > 0 ? own : leading
}

const largestOf = (texts: readonly Text[]) =>
  texts.filter(({ size }) => size === Math.max(...texts.map((node) => node.size)))

type Next = (node: Text, asked: Asked, entry: CatalogueEntry) => { [K in keyof Text]?: Text[K] | null }

/** A row of what each text has for itself. */
const ofLetters = (
  next: Next,
  to: Row['to'],
  full: (asked: Asked, texts: Text[], state: State) => string | Step,
): Row => ({
  of: (targets, state) =>
    targets.some(({ class: kind }) => kind === 'ground') || lettersOf(targets, state).length === 0 ? [] : [...targets],
  set: (parts, asked, state) => {
    const { typography } = state.design.scene
    return setEach(lettersOf(parts, state), (node) =>
      next(node, asked, fontEntry(typography[node.font] ?? typography.display)),
    )
  },
  what: (parts, state) => describe(lettersOf(parts, state)),
  nodes: allSet,
  to,
  full: (asked, parts, state) => full(asked, lettersOf(parts, state), state),
  refits: true,
})

/** Weights that ways of the lexicon are. */
const WEIGHTS: Partial<Record<Asked['way'], (now: number, step: number) => number>> = {
  more: (now, step) => Math.min(900, now + step),
  less: (now, step) => Math.max(100, now - step),
  bold: (now) => (now >= 700 ? Math.min(900, now + 100) : 700),
  thin: (now) => Math.min(300, now),
  regular: () => 400,
}

const isBolder = ({ way }: Asked) => way === 'more' || way === 'bold'
const WEIGHED: Partial<Record<Asked['way'], string>> = { more: 'bolder', less: 'thinner' }
const weighed = ({ way }: Asked) => WEIGHED[way] ?? way

export const weightOfLetters: Plan = planOf(
  ofLetters(
    ({ weight }, { way, degree }, entry) => {
      const now = clampWeight(entry, weight)
      const next = clampWeight(entry, WEIGHTS[way]?.(weight, Math.max(100, Math.round(degree * 2) * 100)) ?? weight)
      return { weight: next === now ? weight : next }
    },
    weighed,
    (asked, texts, state) => {
      if (asked.way === 'regular') return 'It is already regular'
      const to: Able = isBolder(asked) ? 'bolder' : 'thinner'
      const other = otherFamily(texts, to, state)
      if (other || to === 'thinner') return other ?? 'It is as thin as its font allows'
      return weightOfText(texts, describe(texts), state) ?? largerInstead(texts, describe(texts), asked, state)
    },
  ),
)

export const slant: Plan = planOf(
  ofLetters(
    ({ italic }, { way }, entry) => ({ italic: way === 'upright' || !(entry.italic || italic) ? null : true }),
    ({ way }) => way,
    ({ way }, texts, state) =>
      way === 'italic' && texts.some((node) => !node.italic)
        ? (otherFamily(texts, 'italic', state) ?? 'Its font has no italic')
        : `It is already ${way}`,
  ),
)

/** Em by which letters move apart, and together, and how near they may come. */
const [WIDER, TIGHTER, TIGHTEST] = [0.04, 0.03, -0.06]

export const tracking: Plan = planOf(
  ofLetters(
    ({ tracking: now = 0 }, { way, degree }) => ({
      tracking: to(1000, way === 'less' ? Math.max(TIGHTEST, now - TIGHTER * degree) : now + WIDER * degree),
    }),
    ({ way }) => (way === 'less' ? 'tighter' : 'wider'),
    () => 'It is already as tight as it can be read',
  ),
)

const to = (parts: number, value: number) => Math.round(value * parts) / parts

/** Capitals and small letters are a rule of the design, or words written anew. */
export const letterCase: Plan = (targets, { way }, state) => {
  const texts = isCase(way) ? lettersOf(targets, state, true) : []
  return isCase(way) && texts.length > 0 ? recase(texts, way, state) : undefined
}

/** By how much of the size lines move apart, and together, for a full step; what is still readable. */
const [APART, TOGETHER, LEAST, MOST] = [0.15, 0.12, 0.85, 2.2]

/** Texts that are named as such, else all. */
function linesOf(targets: readonly Target[], state: State): Text[] {
  const named = textsIn(
    targets.flatMap(({ class: kind, ids }) => (kind === 'text' ? ids : [])),
    state,
  )
  return named.length > 0 ? named : textNodes(state)
}

export const leading: Plan = planOf({
  set: (parts, { way, degree }, state) =>
    setEach(linesOf(parts, state), ({ lineHeight = 1.2 }) => ({
      lineHeight: to(100, Math.max(LEAST, Math.min(MOST, lineHeight + (way === 'less' ? -TOGETHER : APART) * degree))),
    })),
  what: () => 'Line spacing',
  nodes: allSet,
  to: ({ way }) => way,
  full: ({ way }) => `The lines are already as ${way === 'less' ? 'close' : 'far apart'} as they can be`,
})

type Struck = NonNullable<Text['struck']>

/** Letters underlined or struck through, and no longer so; of the design as a whole its leading lines. */
export const struck: Plan<{ how: Struck; gone: boolean }> = planOf<{ how: Struck; gone: boolean }>({
  set: (parts, { how, gone }, state) => {
    const named = textsIn(
      partsAmong(parts).flatMap(({ ids }) => ids),
      state,
    )
    const all = textNodes(state)
    const isAll = parts.some(({ class: kind }) => kind === 'all-text')
    const texts = named.length > 0 ? named : isAll ? all : largestOf(all)
    return setEach(
      texts.filter(({ arc }) => gone || !arc),
      () => ({ struck: gone ? null : how }),
    )
  },
  what: ([first]) => first?.name ?? 'text',
  nodes: allSet,
  to: ({ how, gone }) => (gone ? 'not underlined' : how === 'under' ? 'underlined' : 'struck through'),
  full: ({ how, gone }) =>
    gone ? 'Nothing there is underlined' : `It is already ${how === 'under' ? 'underlined' : 'struck through'}`,
})

interface Likeness {
  what: Exclude<LikeRow['what'], 'colour'>
  model: Target
}

/** One part like another: in its size, its type, its weight. */
export const likeness: Plan<Likeness> = planOf<Likeness>({
  of: (targets, state) =>
    textsIn(
      targets.flatMap(({ ids }) => ids),
      state,
    ).length > 0
      ? [...targets]
      : [],
  set: (parts, { what, model }, state) => {
    const [own] = textsIn(model.ids, state)
    const texts = textsIn(
      parts.flatMap(({ ids }) => ids),
      state,
    ).filter(({ id }) => id !== own?.id)
    return own ? setEach(texts, () => ({ [what]: own[what] })) : []
  },
  to: ({ what, model }) => `${what} of the ${model.name}`,
  full: ({ what, model }, parts) => `The ${namesOf(parts)} already has the ${what} of the ${model.name}`,
  refits: true,
})
