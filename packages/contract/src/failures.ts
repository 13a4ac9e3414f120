/** What endpoints answer besides successes: for the description for machines and for the page that shows the API. */
import { type Endpoint, ERRORS, type ErrorCode } from './define.ts'

/** For people who write programs. */
export const ERROR_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  invalid: 'The request is not valid; `issues` says why, field by field.',
  unauthorized: 'You are not signed in, or the key is no longer valid.',
  'payment-required': 'You have used up your designs for this month.',
  forbidden: 'It belongs to somebody else, you lack the rights, or the request comes from another site.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'The address does not accept this method; the header `allow` lists those it does.',
  timeout: 'The request did not arrive in time.',
  conflict: 'It conflicts with the current state.',
  'too-large': 'The body is larger than this endpoint takes.',
  'unsupported-media': 'The body is not JSON, or is compressed.',
  unprocessable: 'It is readable but cannot be processed.',
  'too-many-requests': 'Too many requests; the header `retry-after` says when to try again.',
  'headers-too-large': 'The headers of the request are too large.',
  internal: 'Something went wrong on the server.',
  unavailable: 'Something the server depends on is unavailable for now.',
}

const COMMON: ErrorCode[] = [
  'invalid',
  // Everywhere: a key that is none is refused also where none is needed.
  'unauthorized',
  'method-not-allowed',
  'too-many-requests',
  'headers-too-large',
  'internal',
  'unavailable',
]

/** What an endpoint answers besides successes: by what it declares, and by what holds for all that are like it. */
export function failuresOf({ method, auth, body, subject, errors = [] }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...COMMON, ...errors]
  // Requests from pages of other sites; callers without the role; keys that were made for something else.
  if (method !== 'GET' || auth !== 'none') codes.push('forbidden')
  if (subject && subject.access !== 'anyone') codes.push('forbidden')
  if (subject) codes.push('not-found')
  if (body || method !== 'GET') codes.push('unsupported-media', 'too-large', 'timeout')
  return [...new Set(codes)].sort((a, b) => ERRORS[a] - ERRORS[b])
}
