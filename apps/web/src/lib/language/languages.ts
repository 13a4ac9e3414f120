/** The languages of the interface, and which one a visitor gets. */
import { type LanguageCode, languageFor } from '@limner/contract/language'

export { LANGUAGE_CODES, type LanguageCode } from '@limner/contract/language'

export interface Language {
  /** As its readers call it. */
  name: string
  /** For dates, numbers and plurals. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** Around what somebody wrote. */
  quotes: readonly [string, string]
  /** Before a colon and a semicolon. */
  gap: string
  /** From what to what: it points the way that is read. */
  arrow: string
}

export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr', quotes: ['“', '”'], gap: '', arrow: '→' },
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr', quotes: ['„', '“'], gap: '', arrow: '→' },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    direction: 'ltr',
    quotes: ['«\u00a0', '\u00a0»'],
    gap: '\u00a0',
    arrow: '→',
  },
  es: { name: 'Español', locale: 'es-ES', direction: 'ltr', quotes: ['«', '»'], gap: '', arrow: '→' },
  // Digits as in the designs and their measures, whatever the browser takes for Arabic ones.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl', quotes: ['«', '»'], gap: '', arrow: '←' },
}

/** English with accents, and longer: whoever reads plain letters in it has found a text that nobody can translate. */
export const PSEUDO = 'en-XA'
export type AnyCode = LanguageCode | typeof PSEUDO

export const languageOf = (code: AnyCode): Language =>
  code === PSEUDO ? { ...LANGUAGES.en, name: 'Pseudo-English' } : LANGUAGES[code]

/**
 * What was chosen, else the best of what the browser asks for, else English.
 * @param chosen value of the cookie
 * @param accepted the header Accept-Language
 */
export const chooseLanguage = (chosen: string | undefined, accepted: string | undefined): AnyCode =>
  chosen === PSEUDO ? PSEUDO : languageFor(chosen, accepted)
