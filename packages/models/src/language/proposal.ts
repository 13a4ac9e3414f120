/** The proposal as a model is asked for it: its schema, its instructions, and what of an answer is taken. */
import type { Choices, Proposal } from '@limner/engine'
import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import type { Reading } from '../ports.ts'

const text = (description: string): JSONSchema7 => ({ type: ['string', 'null'], description })
const list = (items: JSONSchema7, description: string): JSONSchema7 => ({ type: ['array', 'null'], items, description })
const oneOf = (names: readonly string[], description: string): JSONSchema7 => ({
  type: ['string', 'null'],
  enum: [...names, null],
  description,
})
/** Every property is named and required: providers that hold answers to a schema want it so. */
const object = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const PLACES = [
  'top-left',
  'top',
  'top-right',
  'left',
  'centre',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
const USES = ['backdrop', 'subject', 'texture', 'mark'] as const

export function proposalSchema(choices: Choices): JSONSchema7 {
  const names = (some: Choices['recipes']) => some.map(({ name }) => name)
  return object({
    kind: oneOf(choices.kinds, 'what is to be designed'),
    brand: text('the name that it is for, letter for letter as in the request; null: none is given'),
    about: text('what it is about: two to five English words'),
    industry: oneOf(choices.industries, 'the trade'),
    objects: list({ type: 'string' }, 'up to four things to show: English nouns, singular, the most telling first'),
    tones: list({ type: 'string', enum: [...choices.tones] }, 'up to three moods'),
    given: list(
      object({ role: { type: 'string', enum: [...choices.roles] }, text: { type: 'string' } }),
      'every text of the request that must stand in the design, letter for letter, with its role',
    ),
    concepts: list(
      object({
        recipe: oneOf(names(choices.recipes), 'colours'),
        pair: oneOf(names(choices.pairs), 'type'),
        motif: oneOf(choices.motifs, 'pattern'),
        archetypes: list({ type: 'string', enum: [...choices.archetypes] }, 'layouts, the best first'),
        headline: text('at most 48 characters, in the language of the request; no fact that the request does not give'),
        line: text('a line below it, at most 96 characters; null: none'),
        button: text('what to press, at most 22 characters; null: none'),
      }),
      'four concepts that differ',
    ),
    pictures: list(
      object({
        use: { type: 'string', enum: [...USES] },
        shows: { type: 'string', description: 'what is to be seen, in English, without any text in it' },
        quiet: oneOf(PLACES, 'where it stays empty, for words'),
      }),
      'at most one picture to be painted; null where drawings do better',
    ),
  })
}

const MAX_CHARACTERS = 4000
const words = z.string().max(MAX_CHARACTERS)
/** What is missing or of another form is left out: the guard of the engine judges the rest by its meaning. */
const some = <T extends z.ZodType>(type: T) =>
  type
    .nullish()
    .catch(null)
    .transform((value) => value ?? undefined)
const listOf = <T extends z.ZodType>(item: T, most: number) =>
  some(z.array(z.unknown())).transform((values) =>
    values?.slice(0, most).flatMap((value) => {
      const read = item.safeParse(value)
      return read.success ? [read.data] : []
    }),
  )

const Concept = z.object({
  recipe: some(words),
  pair: some(words),
  motif: some(words),
  archetypes: listOf(words, 8),
  headline: some(words),
  line: some(words),
  button: some(words),
})

/** Names are strings here: whether the engine knows them is the engine's to say. */
export const ReadProposal = z
  .object({
    kind: some(words),
    brand: some(words),
    about: some(words),
    industry: some(words),
    objects: listOf(words, 8),
    tones: listOf(words, 8),
    given: listOf(z.object({ role: words, text: words }), 80),
    concepts: listOf(Concept, 8),
    pictures: listOf(z.object({ use: z.enum(USES), shows: words, quiet: some(z.enum(PLACES)) }), 4),
  })
  .transform((value): Proposal => value)

const listed = (some: Choices['recipes']) => some.map(({ name, moods }) => `${name} (${moods.join(', ')})`).join('; ')

export const proposalInstructions = (
  choices: Choices,
): string => `You direct a studio of graphic design. You read what a client asks for, in whatever language, and answer with one JSON object.
The studio sets every word and shape itself. You choose from its names and write short lines; you never give colours as numbers.
Rules:
- Texts, names, phone numbers, dates, times, prices, persons, addresses and links are the client's: copy them letter for letter into "given". Never invent one, and never change one.
- A colour, font or place that the client asks for is already seen to: choose what goes with it.
- "headline", "line" and "button" are in the client's language, whole sentences or phrases, free of numbers, names and promises that the client did not make.
- Where the client gives the words, write none.
- The four concepts differ from one another in colours, type and layout.
Colours: ${listed(choices.recipes)}.
Type: ${listed(choices.pairs)}.
Patterns: ${choices.motifs.join(', ')}.
Layouts: ${choices.archetypes.join(', ')}.`

/** What was asked for, apart from what we say: whatever it holds, it is the client's words. */
export function proposalRequest({ prompt, base, history }: Reading): string {
  const before =
    history.length > 0
      ? `Said before:\n${history
          .slice(-6)
          .map((line) => `- ${line.slice(0, 500)}`)
          .join('\n')}\n\n`
      : ''
  return `${before}The studio has read it as: ${base.kind}${base.brand ? ` for ${base.brand}` : ''}, ${base.format.width} × ${base.format.height} pixels.\n\nThe client's request:\n${prompt.slice(0, 20_000)}`
}
