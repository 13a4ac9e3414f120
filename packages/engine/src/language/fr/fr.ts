import type { LanguageFolder } from '../folder.ts'
import { NOUNS } from './nouns.ts'
import { WISHES } from './wishes.ts'
import { WORDS } from './words.ts'

export const FR = { code: 'fr', nouns: NOUNS, words: WORDS, wishes: WISHES } as const satisfies LanguageFolder
