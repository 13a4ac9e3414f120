/** Text fields: what every text of a caller must be. */
import { z } from 'zod'
import { TEXT_LIMITS } from './limits.ts'

/** PostgreSQL refuses NUL, and UTF-8 has no lone surrogates: both are refused here, once, with a sentence. */
export const isCleanText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

export const text = (options: { min?: number; max: number }) =>
  z
    .string()
    .min(options.min ?? 0)
    .max(options.max)
    .refine(isCleanText, 'must not contain NUL or broken Unicode characters')

/** Both cases are spelled out: in a JSON schema there are no flags. */
export const hex = z.string().regex(/^#[\da-fA-F]{6}$/, 'must be a colour such as #1f3a5f')

/** Trimmed and not empty. */
export const line = (max: number) =>
  text({ max })
    .transform((value) => value.trim())
    .pipe(z.string().min(1, 'must not be empty'))

export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('Please enter a valid email address'))
  .refine(isCleanText, 'must not contain NUL or broken Unicode characters')

/** Ids made by the server. */
export const id = z.uuid()
/** A picture as a data URL. */
export const image = z.string().max(TEXT_LIMITS.image)
/** The id that a guest's browser gave its own local project. */
export const guestProjectId = z.string().regex(/^guest-(default|project-\d{1,16})$/)

/** A path on this server, however browsers read it: '/\\host', '//host' and '/\t/host' lead elsewhere. */
export const isOwnPath = (value: string): boolean => {
  const url = value.startsWith('/') ? URL.parse(value, 'http://here.invalid') : null
  return url !== null && url.origin === 'http://here.invalid' && !url.pathname.startsWith('//')
}
