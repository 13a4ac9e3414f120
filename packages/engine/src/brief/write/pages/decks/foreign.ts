/** Words for pages in other languages: plain ones for any trade, with nothing that may not be true. */
import type { Language } from '../../../../language/foreign.ts'
import { FOLDERS } from '../../../../language/languages.ts'
import type { PageWords } from '../types.ts'
import { readDecks } from './read.ts'

const PAGES: ReadonlyMap<Language, PageWords> = new Map(
  FOLDERS.flatMap(({ code, pages }) => readDecks(`# ${code}${pages}`).map(({ words }) => [code, words] as const)),
)

/** The words of a page in the prompt's language. */
export const foreignWords = (language: Language): PageWords | undefined => PAGES.get(language)
