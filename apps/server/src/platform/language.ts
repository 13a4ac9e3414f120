/** The language that whoever sent a request reads in: as the page has it that they see. */
import { LANGUAGE_COOKIE, type LanguageCode, languageFor } from '@limner/contract/language'
import type { FastifyRequest } from 'fastify'

export const languageOf = (request: FastifyRequest): LanguageCode =>
  languageFor(request.cookies[LANGUAGE_COOKIE], request.headers['accept-language'])
