import type { LanguageFolder } from '../folder.ts'
import { NOUNS } from './nouns.ts'
import { WISHES } from './wishes.ts'
import { WORDS } from './words.ts'

export const NL = {
  code: 'nl',
  nouns: NOUNS,
  words: WORDS,
  wishes: WISHES,
  joins: true,
} as const satisfies LanguageFolder
