/** The language that whoever sent a request reads in: as the page has it that they see. */
import { LANGUAGE_COOKIE, type LanguageCode, languageFor } from '@limner/contract/language'
import type { FastifyRequest } from 'fastify'

export const languageOf = (request: FastifyRequest): LanguageCode =>
  languageFor(request.cookies[LANGUAGE_COOKIE], request.headers['accept-language'])

/** A language with the country, where the browser tells one: "en-GB". */
export function localeOf(request: FastifyRequest, language: string = languageOf(request)): string {
  const tags = (request.headers['accept-language'] ?? '').split(',').map((entry) => entry.split(';')[0]?.trim() ?? '')
  return tags.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language
}
