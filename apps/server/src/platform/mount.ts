/** Puts the contract on the server: every endpoint is limited, authorised and validated here, the same way. */
import {
  type Auth,
  BODY_MAX,
  type Contract,
  describeFaults,
  type Endpoint,
  isOpen,
  NEXT_CURSOR,
  type Parsed,
  type Reply,
  type Scope,
  type Subject,
  scopeOf,
  type User,
  validate,
} from '@limner/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type FindOwnership, requireAccess, requireOwnFields, type Seen } from './access.ts'
import { begun, sendEvents } from './events.ts'
import { type FileAnswer, sendFile } from './file-answer.ts'
import { type Limits, tellLimit } from './limits.ts'
import { HttpError } from './problem.ts'
import { addressKey, hashAddress } from './rate-limit.ts'

export interface UserCaller {
  kind: 'user'
  ownerId: string
  /** Where the request comes from (`placeOf`). */
  place: Buffer
  user: z.output<typeof User>
  /** Of the API key that the person calls with; absent: a session, which may do everything. */
  scopes?: readonly Scope[]
}
export interface GuestCaller {
  kind: 'guest'
  ownerId: string
  place: Buffer
}
export type Caller = UserCaller | GuestCaller
/** A request with an API key. */
export interface KeyCaller {
  id: string
  /** What the key opens. */
  scopes: readonly Scope[]
  /** The person whose key it is; null: it is the server's. */
  caller: UserCaller | null
}

type CallerOf<A extends Auth> = A extends 'none'
  ? Caller | null
  : A extends 'api key'
    ? null
    : A extends 'guest or session'
      ? Caller
      : UserCaller

/** Whether the endpoint is about something that has an owner. */
type SeenOf<E> = E extends { subject: { access: 'anyone' } } ? null : E extends { subject: Subject } ? Seen : null

export interface Context<A extends Auth = Auth, E = unknown> {
  caller: CallerOf<A>
  /** The thing that the path names, as the caller may see it; null: it names none that somebody owns. */
  seen: SeenOf<E>
  request: FastifyRequest
  reply: FastifyReply
  /** Aborted when the caller has gone or the server stops. */
  signal: AbortSignal
}

export type Handlers<C extends Contract> = {
  [K in keyof C]: (
    input: Parsed<C[K]>,
    context: Context<C[K]['auth'], C[K]>,
  ) => C[K] extends { stream: true } ? AsyncIterable<Reply<C[K]>> : Reply<C[K]> | Promise<Reply<C[K]>>
}

export interface MountOptions<C extends Contract> {
  handlers: Handlers<C>
  /** Who calls, by session or guest token; null: nobody known. */
  identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>
  /** Makes a guest of somebody unknown. */
  createGuest: (request: FastifyRequest, reply: FastifyReply) => Promise<GuestCaller>
  /** Who calls with an API key; null: the request carries none. Throws 401 for one that is none. */
  keyCaller: (request: FastifyRequest) => Promise<KeyCaller | null>
  ownership: Partial<Record<Subject['noun'], FindOwnership>>
  limits: Limits
  /** Aborted when the server stops. */
  stopping: AbortSignal
}

/** What one caller may ask in a minute where the endpoint says nothing, and how many callers may share an address. */
const GENERAL_LIMIT = 600
const CALLERS_PER_ADDRESS = 4

/** What the types of the handlers rest on is checked here: who calls, and what of. */
type AnyContext = Pick<Context, 'request' | 'reply' | 'signal'> & { caller: Caller | null; seen: Seen | null }
type AnyHandler = (input: Record<string, unknown>, context: AnyContext) => unknown

export function mount<C extends Contract>(app: FastifyInstance, api: C, options: MountOptions<C>): void {
  const callers = new WeakMap<FastifyRequest, Caller>()

  for (const [name, endpoint] of Object.entries(api) as [keyof C & string, Endpoint][]) {
    const handler = options.handlers[name] as unknown as AnyHandler
    const admit = gate(name, endpoint, options)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.maxBody ?? BODY_MAX,
      config: { endpoint: name },
      // Before the body is read: strangers cannot make the server read megabytes.
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const caller = await admit(request, reply)
        if (caller) callers.set(request, caller)
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? null
        const params = validatePart(endpoint, 'params', request)
        const seen = await checkSubject(endpoint.subject, params, caller, options.ownership)
        const body = validatePart(endpoint, 'body', request)
        if (endpoint.subject) requireOwnFields(endpoint.subject, body, seen?.access ?? null)
        const input = {
          ...(endpoint.params && { params }),
          ...(endpoint.query && { query: queryOf(endpoint, request, reply) }),
          ...(endpoint.body && { body }),
        }
        const signal = AbortSignal.any([gone(reply), options.stopping])
        const answer = handler(input, { caller, seen, request, reply, signal })
        if (endpoint.stream)
          return sendEvents(reply, endpoint.response, await begun(answer as AsyncIterable<unknown>), signal)
        if (endpoint.file) return sendFile(reply, (await answer) as FileAnswer)
        return reply.code(endpoint.status ?? 200).send(endpoint.response.parse(await answer))
      },
    })
  }
}

/** Who calls an endpoint, when they may: counted, and known. Throws what they are refused with. */
function gate<C extends Contract>(name: string, endpoint: Endpoint, options: MountOptions<C>) {
  const limit = endpoint.limit?.perMinute ?? GENERAL_LIMIT
  // What is dear is counted apart; all the rest together.
  const counted = endpoint.limit ? name : 'any'
  const count = (key: string, perMinute: number) => options.limits.count(`${counted} ${key}`, perMinute)
  const open = isOpen(endpoint)
  // Where nobody is identified, the address is the caller.
  const sharing = open && endpoint.limit ? 1 : CALLERS_PER_ADDRESS

  /** Somebody unknown becomes a guest with what they write; who only looks has nothing, and leaves nothing behind. */
  const meet = async (request: FastifyRequest, reply: FastifyReply): Promise<GuestCaller> =>
    endpoint.method === 'GET'
      ? { kind: 'guest', ownerId: crypto.randomUUID(), place: hashAddress(request.ip) }
      : await options.createGuest(request, reply)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Caller | null> => {
    const tell = (left: number) => tellLimit(reply, counted, { limit, left })
    // What is refused by any of these says that nothing is left.
    tell(0)
    tell(await count(`address ${addressKey(request.ip)}`, limit * sharing))
    const key = await options.keyCaller(request)
    // Health must answer even while nobody can be identified.
    if (open) return null
    if (key) requireScope(scopeOf(endpoint), key.scopes)
    if (endpoint.auth === 'api key') {
      const { id } = requireKey(key)
      tell(await count(`key ${id}`, limit))
      return null
    }
    const known = key ? key.caller : await options.identify(request, reply)
    if (known) tell(await count(`owner ${known.ownerId}`, limit))
    const caller = known ?? (endpoint.auth === 'guest or session' ? await meet(request, reply) : null)
    checkAuth(endpoint.auth, caller)
    return caller
  }
}

function gone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}

function requireKey(key: KeyCaller | null): KeyCaller {
  if (key) return key
  throw new HttpError('unauthorized', 'This needs an API key, as X-API-Key or as Authorization: Bearer.')
}

/** Throws 403 where a key was not made for this. @param scopes absent: a session, which may do everything */
export function requireScope(scope: Scope | null, scopes: readonly Scope[] | undefined): void {
  if (!scopes) return
  if (scope === null)
    throw new HttpError('forbidden', 'API keys cannot be used for this. Please sign in with a browser.')
  if (!scopes.includes(scope)) throw new HttpError('forbidden', `This API key does not have the scope ${scope}.`)
}

function checkAuth(auth: Auth, caller: Caller | null): void {
  if (auth === 'none' || auth === 'guest or session' || auth === 'api key') return
  if (caller?.kind !== 'user') throw new HttpError('unauthorized', 'Please sign in.')
  if (auth === 'admin session' && caller.user.role !== 'admin')
    throw new HttpError('forbidden', 'This is for administrators only.')
}

async function checkSubject(
  subject: Subject | undefined,
  params: unknown,
  caller: Caller | null,
  ownership: MountOptions<Contract>['ownership'],
): Promise<Seen | null> {
  if (!subject || subject.access === 'anyone') return null
  const find = ownership[subject.noun]
  if (!find) throw new Error(`No ownership of ${subject.noun} is known`)
  const found = await find(String((params as Record<string, unknown>)[subject.param]))
  return requireAccess(subject.noun, found, caller, subject.access)
}

/** Of lists with what is told the cursor of the next page: services hand it on to their stores (`Paging`). */
function queryOf(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): unknown {
  const query = validatePart(endpoint, 'query', request)
  if (!endpoint.query || !('cursor' in endpoint.query.shape)) return query
  const tellNext = (cursor: string) => {
    const next = new URL(request.url, 'http://here.invalid')
    next.searchParams.delete('page')
    next.searchParams.delete('offset')
    next.searchParams.set('cursor', cursor)
    reply.headers({ link: `<${next.pathname}${next.search}>; rel="next"`, [NEXT_CURSOR]: cursor })
  }
  return Object.assign(Object(query), { tellNext })
}

function validatePart(endpoint: Endpoint, part: 'params' | 'query' | 'body', request: FastifyRequest): unknown {
  const schema = endpoint[part]
  if (!schema) return undefined
  const result = validate(schema, request[part], part)
  if ('value' in result) return result.value
  // An address that cannot be anybody's is one at which there is nothing.
  if (part === 'params' && endpoint.subject)
    throw new HttpError('not-found', `There is no such ${endpoint.subject.noun}.`)
  const issues = result.faults.slice(0, 20)
  throw new HttpError('invalid', describeFaults(issues), { issues })
}
