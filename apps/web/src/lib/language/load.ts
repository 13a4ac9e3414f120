/** Brings the one catalogue that this reader needs into the browser. */
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '@limner/contract/language'
import type { Answers } from './answers.ts'
import { type LanguageCode, PSEUDO } from './languages.ts'
import { type Catalogue, catalogued, type Spoken, spoken } from './translate.ts'

type Translated = Exclude<LanguageCode, 'en'>

const CATALOGUES: Record<Translated, () => Promise<{ default: Catalogue }>> = {
  de: () => import('./catalogues/de.json'),
  fr: () => import('./catalogues/fr.json'),
  es: () => import('./catalogues/es.json'),
  ar: () => import('./catalogues/ar.json'),
}

const ANSWERS: Record<Translated, () => Promise<{ default: Answers }>> = {
  de: () => import('./answers/de.json'),
  fr: () => import('./answers/fr.json'),
  es: () => import('./answers/es.json'),
  ar: () => import('./answers/ar.json'),
}

const isTranslated = (code: string): code is keyof typeof CATALOGUES => Object.hasOwn(CATALOGUES, code)

/** @param code as the server wrote it into the page */
export async function loadLanguage(code: string): Promise<Spoken> {
  if (isTranslated(code)) {
    const [catalogue, answers] = await Promise.all([CATALOGUES[code](), ANSWERS[code]()])
    return catalogued(code, catalogue.default, answers.default)
  }
  if (code === PSEUDO) {
    const [{ pseudo, pseudoAnswers }, german] = await Promise.all([import('./pseudo.ts'), ANSWERS.de()])
    return spoken(PSEUDO, pseudo, pseudoAnswers(german.default))
  }
  return spoken('en')
}

/** From now on the visitor reads in this language: the page comes anew. What was being written is kept elsewhere. */
export function changeLanguage(code: LanguageCode): void {
  const age = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${LANGUAGE_COOKIE}=${code}; path=/; max-age=${age}; samesite=lax${secure}`
  location.reload()
}
