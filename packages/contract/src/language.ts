/** The languages that people read Limner in, and which one somebody gets. */

/** The cookie that keeps in which language a visitor chose to read: the web writes it, the server reads it. */
export const LANGUAGE_COOKIE = 'limner_language'
export const LANGUAGE_COOKIE_DAYS = 365

export const LANGUAGE_CODES = ['en', 'de', 'fr', 'es', 'ar'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export const isLanguage = (code: unknown): code is LanguageCode => LANGUAGE_CODES.some((one) => one === code)

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
export function languageFor(chosen: string | undefined, accepted: string | undefined): LanguageCode {
  if (isLanguage(chosen)) return chosen
  const wishes = (accepted ?? '').split(',').map(wish)
  // A sort is stable: of equal weight, the first one counts.
  for (const { tag, weight } of wishes.sort((one, other) => other.weight - one.weight)) {
    const [code] = tag.split('-')
    if (weight > 0 && isLanguage(code)) return code
  }
  return 'en'
}
