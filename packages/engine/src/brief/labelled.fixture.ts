/** All prompts with what a careful reader takes from them: what the tests hold and what the reader learns from. */
import { DESCRIBED } from './described.fixture.ts'
import { type Arranged, grammatical } from './grammar.fixture.ts'
import { INSTRUCTIONS } from './instructions.fixture.ts'
import { OCCASIONS } from './occasions.fixture.ts'
import { type Expected, PROMPTS } from './prompts.fixture.ts'
import { VOICES } from './voices.fixture.ts'

export const LABELLED: readonly Expected[] = [...PROMPTS, ...VOICES, ...OCCASIONS, ...INSTRUCTIONS, ...DESCRIBED]

/** Prompts by the grammar, other ones than its test reads: their texts are told, their roles are not. */
export const WORDED: readonly Arranged[] = grammatical(240, 77)
