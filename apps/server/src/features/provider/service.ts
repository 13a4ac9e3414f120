/** Signing in through an identity provider, and connecting an account with it. */
import type { LanguageCode } from '@limner/contract/language'
import { LOGIN_MESSAGES } from '@limner/contract/login-message'
import { safeRedirect } from '@limner/contract/redirect'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queryable } from '../../db/database.ts'
import { languageOf } from '../../platform/language.ts'
import { HttpError } from '../../platform/problem.ts'
import type { ProviderConfig } from '../../platform/provider-config.ts'
import type { Sealer } from '../../platform/seal.ts'
import type { IdentityService } from '../identity/service.ts'
import type { IdentityStore, UserRow } from '../identity/store.ts'
import { type OpenId, openId, type Person } from './openid.ts'
import type { ProviderStore } from './store.ts'

export interface ProviderParts {
  provider: ProviderConfig
  store: ProviderStore
  identities: Pick<IdentityStore, 'transaction' | 'createUser' | 'findUserByEmail'>
  admit: IdentityService['admit']
  /** Throws 403 where the token of an invitation is not good for this address. Undefined: nobody is invited here. */
  takeInvitation: ((query: Queryable, token: string | undefined, email: string) => Promise<void>) | undefined
  sealer: Sealer
  /** Of this server, as the provider knows it. */
  origin: string
  /** Told why somebody could not sign in. */
  onFailure: (error: unknown) => void
}

/** What a browser keeps while it is at the provider, sealed. */
const Errand = z.object({
  proof: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  /** Where to go afterwards. */
  redirect: z.string(),
  /** Whose account is to be connected; null: somebody signs in. */
  connect: z.string().nullable(),
  /** The token of an invitation that brought them here. */
  invitation: z.string().optional(),
})

/** What the address says that sends a browser there. */
export interface Wanted {
  /** Where to go afterwards. */
  redirect: string | undefined
  /** The token of an invitation. */
  invitation: string | undefined
}

/** Where a browser is sent, with what it keeps until it comes back. */
export interface Departure {
  location: string
  errand: string
}

/** What a browser brings back. */
export interface Return {
  /** The errand. */
  kept: string | undefined
  /** Of the address, as the provider wrote it. */
  query: string
  /** Who is signed in. */
  userId: string | null
}

const PURPOSE = 'errand'
const SETTINGS = '/dashboard?tab=settings'
const toLogin = (message: string) => `/login?message=${encodeURIComponent(message)}`

/** How somebody comes from there. */
interface Arrival {
  language: LanguageCode
  /** The token of an invitation. */
  invitation: string | undefined
}

/** The accounts of people whom the provider has vouched for. */
function accounts({ provider, store, identities, takeInvitation }: ProviderParts) {
  const isWelcome = ({ email }: Person): boolean =>
    provider.signUp && (provider.domains.length === 0 || provider.domains.includes(domainOf(email)))

  /** Whoever is no stranger, or was invited. */
  async function letIn(query: Queryable, person: Person & { email: string }, invitation: string | undefined) {
    if (isWelcome(person)) return true
    if (invitation === undefined || !takeInvitation) return false
    return takeInvitation(query, invitation, person.email).then(
      () => true,
      (error: unknown) => {
        if (error instanceof HttpError) return false
        throw error
      },
    )
  }

  /** An account for somebody new; or why there is none. */
  async function create(
    person: Person,
    { language, invitation }: Arrival,
  ): Promise<UserRow | keyof typeof LOGIN_MESSAGES> {
    const { email, issuer, subject, firstName, lastName } = person
    if (email === null) return 'providerUnverified'
    // Not theirs without its password: whoever made that account never proved that the address is theirs.
    if (await identities.findUserByEmail(email)) return 'providerTaken'
    return identities.transaction(async (query) => {
      if (!(await letIn(query, { ...person, email }, invitation))) return 'providerStranger'
      const user = await identities.createUser(query, { email, firstName, lastName, passwordHash: null, language })
      if (user) await store.connect(query, user.id, issuer, subject)
      return user ?? 'providerTaken'
    })
  }

  return {
    findOrCreate: async (person: Person, arrival: Arrival) =>
      (await store.findUser(person.issuer, person.subject)) ?? create(person, arrival),

    /** Answers the path to go to. */
    async connect(userId: string, { issuer, subject }: Person): Promise<string> {
      await identities.transaction((query) => store.connect(query, userId, issuer, subject))
      const owner = await store.findUser(issuer, subject)
      return `${SETTINGS}&provider=${owner?.id === userId ? 'connected' : 'taken'}`
    },
  }
}

export function providerService(parts: ProviderParts, door: OpenId = openId(parts.provider)) {
  const { sealer, origin } = parts
  const { findOrCreate, connect } = accounts(parts)
  const redirectUri = `${origin}/sign-in/callback`

  return {
    /** @param userId whose account is to be connected; null: somebody signs in */
    async begin({ redirect: wanted, invitation }: Wanted, userId: string | null): Promise<Departure> {
      const { location, proof } = await door.begin(redirectUri)
      const redirect = safeRedirect(wanted, origin)
      const errand: z.output<typeof Errand> = { proof, redirect, connect: userId, invitation }
      return { location: location.href, errand: sealer.seal(PURPOSE, JSON.stringify(errand)).toString('base64url') }
    },

    /** Somebody comes back. Answers the path to go to. */
    async finish({ kept, query, userId }: Return, request: FastifyRequest, reply: FastifyReply): Promise<string> {
      const text = kept === undefined ? null : sealer.open(PURPOSE, Buffer.from(kept, 'base64url'))
      if (text === null) return toLogin(LOGIN_MESSAGES.providerFailed)
      const errand = Errand.parse(JSON.parse(text))
      const answer = new URL(redirectUri)
      answer.search = query
      const person = await door.finish(answer, errand.proof).catch((error: unknown) => {
        parts.onFailure(error)
        return null
      })
      if (errand.connect !== null) {
        if (!person || errand.connect !== userId) return `${SETTINGS}&provider=failed`
        return connect(userId, person)
      }
      if (!person) return toLogin(LOGIN_MESSAGES.providerFailed)
      const user = await findOrCreate(person, { language: languageOf(request), invitation: errand.invitation })
      if (typeof user === 'string') return toLogin(LOGIN_MESSAGES[user])
      await parts.admit(user, request, reply)
      return errand.redirect
    },
  }
}
export type ProviderService = ReturnType<typeof providerService>

const domainOf = (email: string | null): string => email?.split('@').at(-1)?.toLowerCase() ?? ''
