import type { LanguageFolder } from '../folder.ts'
import { LABELS } from './labels.ts'
import { NOUNS } from './nouns.ts'
import { OCCASIONS } from './occasions.ts'
import { WISHES } from './wishes.ts'
import { WORDS } from './words.ts'
import { LINES, PAGES } from './written.ts'

export const ES = {
  code: 'es',
  name: 'Spanish',
  nouns: NOUNS,
  occasions: OCCASIONS,
  words: WORDS,
  wishes: WISHES,
  labels: LABELS,
  lines: LINES,
  pages: PAGES,
} as const satisfies LanguageFolder
