/** What stands once in the description of the API, and is referred to: heads of answers, failures, categories, ways to authenticate. */
import { CATEGORIES, type ErrorCode, Problem } from './define.ts'
import { ERROR_MEANINGS } from './failures.ts'
import { NEXT_CURSOR } from './page-limits.ts'

const headerOf = (description: string, example: string | number) => ({
  description,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
})

const NEXT_EXAMPLE = 'WyIyMDI2LTA1LTA0VDA5OjAwOjAwLjAwMDAwMFoiXQ'

/** By their names. */
export const HEADERS = {
  'x-request-id': headerOf(
    'The number under which the server’s log has the request.',
    '4f1c0de5-b7a9-4a0e-8d4a-3f0c2a9e7b11',
  ),
  'ratelimit-policy': headerOf('What the endpoint allows in a minute.', '"any";q=600;w=60'),
  ratelimit: headerOf('How much of it is left at least, and the seconds until all of it is.', '"any";r=598;t=1'),
  'retry-after': headerOf('Seconds until it may be tried again.', 5),
  link: headerOf(
    'The next page, `rel="next"`; missing: this one is the last.',
    `</api/projects?cursor=${NEXT_EXAMPLE}>; rel="next"`,
  ),
  [NEXT_CURSOR]: headerOf('The cursor of the next page alone.', NEXT_EXAMPLE),
  'content-disposition': headerOf('The name of the file.', 'attachment; filename="Harbor & Finch logo 1.png"'),
  'limner-losses': headerOf(
    'What the file cannot show of the design: sentences, each percent-encoded, with commas between; missing: it shows all.',
    'Curves%20are%20lines%2C%20there.',
  ),
} as const
type HeaderName = keyof typeof HEADERS

export const headers = (...names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** What every answer says in its head, besides what HTTP has. */
export const EVERY_ANSWER = ['x-request-id', 'ratelimit-policy', 'ratelimit'] as const

/** A failure as an answer. @param meaning at one endpoint; absent: what it means everywhere */
export function failureOf(code: ErrorCode, meaning: string = ERROR_MEANINGS[code]) {
  const waits = code === 'too-many-requests' || code === 'unavailable'
  return {
    description: meaning,
    headers: headers(...EVERY_ANSWER, ...(waits ? (['retry-after'] as const) : [])),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Problem' },
        example: { error: code, message: meaning, requestId: HEADERS['x-request-id'].example },
      },
    },
  }
}

/** 'not-found' is called 'NotFound'. */
const called = (code: ErrorCode): string => code.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

export const failureNamed = (code: ErrorCode) => ({ $ref: `#/components/responses/${called(code)}` })

/** The failures that are referred to, by their names. */
export function failuresNamedIn(paths: unknown) {
  const text = JSON.stringify(paths)
  const named = Problem.shape.error.options.filter((code) => text.includes(`"${failureNamed(code).$ref}"`))
  return Object.fromEntries(named.map((code) => [called(code), failureOf(code)]))
}

export const TAGS: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  Authentication: 'Accounts, sessions, keys and how somebody signs in.',
  Generation: 'Designs from words, values and sheets, and the models that help.',
  Projects: 'What designs and conversations stand in.',
  Teams: 'People who work on a project or a brand kit together.',
  Designs: 'Designs as data, as files and as code; changes of them, and what others say of them.',
  Blog: 'Articles, and how they come in.',
  'Brand kits': 'Logo, colours, typefaces, tone and facts of a business.',
  Webhooks: 'Addresses of programs that are told what has happened.',
  Memory: 'What is remembered of a person.',
  Contact: 'Messages to whoever runs the server.',
  Administration: 'For administrators.',
  System: 'How the server is.',
}
export const TAG_LIST = CATEGORIES.map((name) => ({ name, description: TAGS[name] }))

export const SECURITY_SCHEMES = {
  session: {
    ...{ type: 'apiKey', in: 'cookie', name: 'limner_session' },
    description: 'The session of a browser, from POST /api/login.',
  },
  guest: {
    ...{ type: 'apiKey', in: 'header', name: 'x-guest-token' },
    description: 'A guest. Whoever sends nothing gets a token with the first answer to something written.',
  },
  apiKey: {
    ...{ type: 'apiKey', in: 'header', name: 'X-API-Key' },
    description: 'A key of an account (Settings, Your API keys), within its scopes.',
  },
  bearer: { type: 'http', scheme: 'bearer', description: 'The same key as `Authorization: Bearer`.' },
} as const

export const ABOUT = `Designs from words.

- **Keys** are made under Settings, Your API keys, and sent as \`Authorization: Bearer\`. One that is not valid is answered 401 everywhere.
- **Failures** are JSON with \`error\`, a code that stays, and \`message\`, a sentence for people; \`issues\` says what is wrong field by field.
- **Lists** come in pages: follow the header \`link\` (\`rel="next"\`) until it is missing.
- **Changes**: endpoints and fields are added, never taken away; programs pass over what they do not know.`
