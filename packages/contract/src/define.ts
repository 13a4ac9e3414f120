/** The language of the contract: one table of endpoints in plain zod. No server and no client code. */
import { z } from 'zod'

/** Who may call. 'guest or session' calls work without either: the server then hands out a guest token. */
export type Auth = 'none' | 'guest or session' | 'session' | 'admin session' | 'api key'

/**
 * What an API key may be made for: 'read' sees what its person sees, 'design' makes and changes it, 'publish' shows it to
 * everybody, 'blog' brings articles, 'admin' does what administrators do.
 */
export const SCOPES = ['read', 'design', 'publish', 'blog', 'admin'] as const
export type Scope = (typeof SCOPES)[number]
/** What every person may make a key for; the others take an administrator. */
export const PERSONAL_SCOPES = ['read', 'design', 'publish'] as const satisfies readonly Scope[]

/** What somebody may be to a project or a brand kit, from the most to the least: an editor may what a viewer may. */
export const ROLES = ['owner', 'editor', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/**
 * What the caller must be to the thing that the path names. The server derives its check from this and the authorisation
 * tests derive their expected verdicts from it; an endpoint whose path has a parameter must declare one.
 * - 'owner', 'editor', 'viewer': this or more; a stranger is answered 403, a missing thing 404. What stands in a project
 *   has the project's people; what has no members has an owner alone.
 * - 'public or viewer', 'public or owner': as without 'public', but anyone may read what its owner published.
 * - 'anyone': the thing has no owner (a blog article).
 */
export interface Subject {
  noun:
    | 'project'
    | 'project in the bin'
    | 'design'
    | 'review'
    | 'brand kit'
    | 'brand font'
    | 'picture'
    | 'prediction'
    | 'article'
    | 'key'
    | 'message'
    | 'provider'
    | 'account'
    | 'webhook'
    | 'invitation'
    | 'passkey'
    | 'member'
    | 'member invitation'
  param: string
  access: Role | 'public or viewer' | 'public or owner' | 'anyone'
  /** Fields of the body that only the owner may send. */
  ownerFields?: readonly string[]
}

export const CATEGORIES = [
  'Authentication',
  'Generation',
  'Projects',
  'Teams',
  'Designs',
  'Blog',
  'Brand kits',
  'Webhooks',
  'Memory',
  'Contact',
  'Administration',
  'System',
] as const

/** The largest body of an endpoint that says nothing else, in bytes. */
export const BODY_MAX = 256 * 1024

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` parameters. */
  path: `/${string}`
  auth: Auth
  /** What a key must have been made for; null: no key opens it, a person must be there. Absent: `scopeOf` derives it. */
  scope?: Scope | null
  subject?: Subject
  category: (typeof CATEGORIES)[number]
  summary: string
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Request headers that mean something beyond authentication. */
  headers?: Record<string, string>
  response: z.ZodType
  /** The success status; default 200. */
  status?: 200 | 201 | 202 | 204
  /** Error codes besides those that every endpoint may answer. */
  errors?: readonly ErrorCode[]
  /** Requests allowed a minute for one caller (a person, a guest, a key; else an address); absent: the server's general limit. */
  limit?: { perMinute: number }
  /** Largest body in bytes; absent: BODY_MAX. */
  maxBody?: number
  /** Server-sent events: `response` is one event. */
  stream?: true
  /** The answer is a file to keep, not JSON; `response` is what the handler gives. */
  file?: true
  /** A body that works, for the documentation page. */
  example?: unknown
}
export type Contract = Record<string, Endpoint>

/** Open to all, about nobody's thing: whoever calls is not even identified. */
export const isOpen = ({ auth, subject }: Pick<Endpoint, 'auth' | 'subject'>): boolean => auth === 'none' && !subject

/** What a key must have been made for to call an endpoint that is not open; null: no key opens it. */
export function scopeOf({ scope, auth, method }: Pick<Endpoint, 'scope' | 'auth' | 'method'>): Scope | null {
  if (scope !== undefined) return scope
  if (auth === 'admin session') return 'admin'
  return method === 'GET' ? 'read' : 'design'
}
export const contract = <const C extends Contract>(table: C): C => table

/** Every error code and its status: one table. */
export const ERRORS = {
  invalid: 400,
  unauthorized: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  timeout: 408,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  unprocessable: 422,
  'too-many-requests': 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
} as const
export type ErrorCode = keyof typeof ERRORS

/** The body of every answer that is not a success. */
export const Problem = z
  .object({
    error: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    /** For people: what was wrong and what is allowed. */
    message: z.string(),
    issues: z
      .array(
        z.object({
          path: z.string(),
          message: z.string(),
          /** In a sheet, from 1. */
          line: z.int().optional(),
          column: z.int().optional(),
        }),
      )
      .optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.output<typeof Problem>

type In<T> = T extends z.ZodType ? z.input<T> : never
type Out<T> = T extends z.ZodType ? z.output<T> : never
type Parts<E> = {
  [K in 'params' | 'query' | 'body']: K extends keyof E ? (E[K] extends z.ZodType ? K : never) : never
}['params' | 'query' | 'body']
type Flat<T> = { [K in keyof T]: T[K] }
/** A query of which nothing is needed need not be there. */
type OptionalQuery<E extends Endpoint> =
  'query' extends Parts<E> ? (Record<never, never> extends In<E['query']> ? 'query' : never) : never
/** What a caller passes. */
export type Input<E extends Endpoint> = Flat<
  { [K in Exclude<Parts<E>, OptionalQuery<E>>]: In<E[K & keyof E]> } & {
    [K in OptionalQuery<E>]?: In<E[K & keyof E]>
  }
>
/** What a handler receives. */
export type Parsed<E extends Endpoint> = Flat<{ [K in Parts<E>]: Out<E[K & keyof E]> }>
/** What a caller gets. */
export type Result<E extends Endpoint> = Out<E['response']>
/** What a handler answers. */
export type Reply<E extends Endpoint> = In<E['response']>
