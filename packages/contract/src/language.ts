/** The cookie that keeps in which language a visitor chose to read: the web writes it, the server reads it. */
export const LANGUAGE_COOKIE = 'limner_language'
export const LANGUAGE_COOKIE_DAYS = 365
