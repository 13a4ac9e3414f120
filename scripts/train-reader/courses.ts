/** What is learned: which words stand in a design, and which role each text has. */
import {
  areJotted,
  columnsOf,
  featuresOf,
  findTexts,
  PIECE_LABELS,
  PIECE_TEMPLATES,
  rolesOfTexts,
  SPAN_TEMPLATES,
  spanColumns,
  TOKEN_TEMPLATES,
  trimmedPieces,
} from '@limner/engine/language'
import type { Prepared } from './examples.ts'
import { type Course, type Example, type Learned, learn } from './learn.ts'
import { seeded } from './seeded.ts'

/** How much one prompt counts: the project's own tell more of exact texts than of what people write. */
const WEIGHTS: Record<'texts' | 'pieces' | 'roles', Record<string, number>> = {
  texts: { own: 0.1, made: 0.1, foreign: 0.3, told: 1, notes: 0.12 },
  pieces: { own: 0.5, made: 0.3, foreign: 0.3, told: 1, notes: 0.5 },
  roles: { own: 1, made: 0.5, foreign: 0.5, told: 0.5, notes: 0.3, cole: 0.3, banner: 0.3 },
}

/**
 * What finds texts in sentences does not learn from notes, which have a chain of their own, nor from requests that are told, and neither do
 * roles: what those teach costs more of the carefully worded prompts than it brings.
 */
export const inSentences = (prompts: readonly Prepared[]): Prepared[] =>
  prompts.filter(({ isNotes, isTold, sighted }) => !isTold && (!isNotes || !areJotted(sighted)))

const TEXT_LABELS = ['outside', 'begins', 'goes on']

export function textExample({ sighted, spans, source }: Prepared): Example {
  const labels = sighted.words.tokens.map(() => 0)
  for (const { from, to } of spans) for (let i = from; i < to; i++) labels[i] = i === from ? 1 : 2
  return { rows: featuresOf(columnsOf(sighted), TOKEN_TEMPLATES), labels, weight: WEIGHTS.texts[source] ?? 1 }
}

/** How often what was misread is learned again with more weight, and how much more. */
const [REPEATS, MORE] = [3, 1]

export function learnTexts(prompts: readonly Prepared[], seed: number): Learned {
  return learnWell(prompts, prompts.map(textExample), (examples) => learnFrom(examples, seed), isRead)
}

/** Learns again what was misread of the project's own prompts, which are tests as well, with more weight. */
function learnWell(
  prompts: readonly Prepared[],
  examples: readonly Example[],
  study: (examples: readonly Example[]) => Learned,
  isRight: (learned: Learned, prompt: Prepared) => boolean,
): Learned {
  let learned = study(examples)
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const misread = examples.filter((_, i) => prompts[i]?.source === 'own' && !isRight(learned, prompts[i]))
    if (misread.length === 0) break
    for (const example of misread) example.weight += MORE
    learned = study(examples)
  }
  return learned
}

function isRead(learned: Learned, prompt: Prepared): boolean {
  const found = findTexts({ texts: learned }, prompt.sighted)
  return (
    found.length === prompt.spans.length &&
    found.every(({ from, to }, n) => prompt.spans[n]?.from === from && prompt.spans[n]?.to === to)
  )
}

function learnFrom(examples: readonly Example[], seed: number): Learned {
  const course: Course = {
    labels: TEXT_LABELS,
    allowed: (from, to) => to !== 2 || from === 1 || from === 2,
    size: 1 << 18,
    rounds: 14,
    averaged: 6,
    rate: 0.15,
    drop: 0.65,
    decay: 1e-4,
    random: seeded(seed),
  }
  return learn(examples, course)
}

/** Which pieces between marks are one text as they stand, which hold one among other words, and which hold none. */
export function learnPieces(prompts: readonly Prepared[], seed: number): Learned {
  const examples = prompts.map((prompt): Example => {
    const pieces = trimmedPieces(prompt.sighted)
    return {
      rows: featuresOf(spanColumns(prompt.sighted, pieces.map(asSpan)), PIECE_TEMPLATES),
      labels: pieces.map((piece) => PIECE_LABELS.indexOf(pieceLabel(piece, prompt))),
      weight: WEIGHTS.pieces[prompt.source] ?? 1,
    }
  })
  const course: Course = {
    labels: PIECE_LABELS,
    allowed: () => true,
    size: 1 << 16,
    rounds: 12,
    averaged: 5,
    rate: 0.15,
    drop: 0.5,
    decay: 1e-4,
    random: seeded(seed),
  }
  return learn(examples, course)
}

const asSpan = (range: Range) => ({ label: 'text', ...range, score: 1, rule: 'piece' })

function pieceLabel({ from, to }: Range, { spans }: Prepared): (typeof PIECE_LABELS)[number] {
  if (spans.some((span) => span.from === from && span.to === to)) return 'whole'
  return spans.some((span) => span.from < to && from < span.to) ? 'part' : 'none'
}

/** The role of each text, with a star where it is the name that the design is for. */
export function rolesOf({ sighted, spans, name }: Prepared): string[] {
  const { text, tokens } = sighted.words
  const even = (words: string) => words.toLowerCase().replace(/\W+/g, ' ').trim()
  return spans.map(({ role, from, to }) => {
    const said = text.slice(tokens[from]?.from, tokens[to - 1]?.to)
    return name !== undefined && (said === name || even(said) === even(name)) ? `${role}*` : role
  })
}

export function learnRoles(prompts: readonly Prepared[], seed: number): Learned {
  // 'other' says nothing: what has one is left out.
  const told = prompts.filter(
    ({ spans, isTold }) => !isTold && spans.length > 0 && spans.every(({ role }) => role !== 'other'),
  )
  const labels = [...new Set(told.flatMap(rolesOf))].sort()
  const examples = told.map(
    (prompt): Example => ({
      rows: featuresOf(spanColumns(prompt.sighted, spansOf(prompt)), SPAN_TEMPLATES),
      labels: rolesOf(prompt).map((role) => labels.indexOf(role)),
      weight: WEIGHTS.roles[prompt.source] ?? 1,
    }),
  )
  const course: Course = {
    labels,
    allowed: () => true,
    size: 1 << 16,
    rounds: 12,
    averaged: 5,
    rate: 0.15,
    drop: 0.4,
    decay: 1e-4,
    random: seeded(seed),
  }
  const isRight = (learned: Learned, prompt: Prepared) =>
    rolesOfTexts(learned, prompt.sighted, spansOf(prompt)).join() === rolesOf(prompt).join()
  return learnWell(told, examples, (all) => learn(all, course), isRight)
}

interface Range {
  from: number
  to: number
}
const spansOf = ({ spans }: Prepared) =>
  spans.map(({ from, to }) => ({ label: 'text', from, to, score: 1, rule: 'learned' }))
