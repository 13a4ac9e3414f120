/** The languages of the interface, and which one a visitor gets. */

export interface Language {
  /** As its readers call it. */
  name: string
  /** For dates, numbers and plurals. */
  locale: string
  direction: 'ltr' | 'rtl'
}

export const LANGUAGE_CODES = ['en', 'de', 'fr', 'es', 'ar'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr' },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr-FR', direction: 'ltr' },
  es: { name: 'Español', locale: 'es-ES', direction: 'ltr' },
  // Digits as in the designs and their measures, whatever the browser takes for Arabic ones.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
}

/** English with accents, and longer: whoever reads plain letters in it has found a text that nobody can translate. */
export const PSEUDO = 'en-XA'
export type AnyCode = LanguageCode | typeof PSEUDO

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code)

export const languageOf = (code: AnyCode): Language =>
  code === PSEUDO ? { ...LANGUAGES.en, name: 'Pseudo-English' } : LANGUAGES[code]

/** 'de-AT;q=0.8' → the tag and its weight. */
function wish(entry: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return { tag, weight: q === undefined ? 1 : Number(q) || 0 }
}

/**
 * What was chosen, else the best of what the browser asks for, else English.
 * @param chosen value of the cookie
 * @param accepted the header Accept-Language
 */
export function chooseLanguage(chosen: string | undefined, accepted: string | undefined): AnyCode {
  if (chosen === PSEUDO || (chosen && isLanguage(chosen))) return chosen
  const wishes = (accepted ?? '').split(',').map(wish)
  // A sort is stable: of equal weight, the first one counts.
  for (const { tag, weight } of wishes.sort((one, other) => other.weight - one.weight)) {
    const [code = ''] = tag.split('-')
    if (weight > 0 && isLanguage(code)) return code
  }
  return 'en'
}
