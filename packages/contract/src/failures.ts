/** What endpoints answer besides successes: for the description for machines and for the page that shows the API. */
import { type Endpoint, ERRORS, type ErrorCode } from './define.ts'

/** For people who write programs. */
export const ERROR_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  invalid: 'Something of the request is not as it must be; `issues` says what, field by field.',
  unauthorized: 'Nobody is signed in, or the key counts no more.',
  'payment-required': 'The designs of this month are used up.',
  forbidden: 'It belongs to somebody else, or is for others, or the request comes from another site.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'The address answers other methods only; the header `allow` names them.',
  timeout: 'The request did not arrive in time.',
  conflict: 'It cannot be done as things stand now.',
  'too-large': 'The body is larger than this endpoint takes.',
  'unsupported-media': 'The body is not JSON, or is compressed.',
  unprocessable: 'It can be read, and nothing can be made of it.',
  'too-many-requests': 'Asked too often; the header `retry-after` says when to try again.',
  'headers-too-large': 'The headers of the request are too large.',
  internal: 'Something went wrong on the server.',
  unavailable: 'Something that the server needs is away for now.',
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
  if (subject && subject.access !== 'anyone') codes.push('forbidden', 'not-found')
  if (body || method !== 'GET') codes.push('unsupported-media', 'too-large', 'timeout')
  return [...new Set(codes)].sort((a, b) => ERRORS[a] - ERRORS[b])
}
