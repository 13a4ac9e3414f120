/** One provider of OpenID Connect, by openid-client: what is sent to it, and what it says of a person. */
import * as openid from 'openid-client'
import type { ProviderConfig } from '../../platform/provider-config.ts'

/** Milliseconds for which what the provider says of itself is believed. */
const FRESH = 3_600_000
/** Seconds for each request to it. */
const TIMEOUT = 10

/** What proves that an answer belongs to a browser and its question. */
export interface Proof {
  state: string
  nonce: string
  /** PKCE, RFC 7636. */
  verifier: string
}

export interface Person {
  issuer: string
  subject: string
  /** Null: none, or none that the provider has verified. */
  email: string | null
  firstName: string
  lastName: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '')

export interface OpenId {
  /** Where to send a browser. Throws where the provider does not answer. */
  begin(redirectUri: string): Promise<{ location: URL; proof: Proof }>
  /** Who came back. Throws unless the answer is whole, meant for us, and to our question. */
  finish(answer: URL, proof: Proof): Promise<Person>
}

/** What the provider says of itself, asked for once an hour. Throws where it does not answer. */
function discoverer({ issuer, clientId, clientSecret }: ProviderConfig): () => Promise<openid.Configuration> {
  let known: { until: number; configuration: Promise<openid.Configuration> } | null = null
  return () => {
    if (known && known.until > Date.now()) return known.configuration
    // Plain HTTP only where whoever runs this server says so: a provider in their own network.
    const execute = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []
    const authentication = clientSecret === undefined ? openid.None() : undefined
    const found = openid.discovery(issuer, clientId, clientSecret, authentication, { execute, timeout: TIMEOUT })
    known = { until: Date.now() + FRESH, configuration: found }
    found.catch(() => {
      known = null
    })
    return found
  }
}

/** @param trustEmail whether an address counts of which nobody says that it is verified */
function personOf({ iss, sub }: openid.IDToken, more: Record<string, unknown>, trustEmail: boolean): Person {
  const isVerified = more.email_verified === true || (more.email_verified === undefined && trustEmail)
  return {
    issuer: iss,
    subject: sub,
    email: isVerified && typeof more.email === 'string' ? more.email.trim() : null,
    firstName: textOf(more.given_name) || textOf(more.name),
    lastName: textOf(more.family_name),
  }
}

export function openId(provider: ProviderConfig): OpenId {
  const configuration = discoverer(provider)
  return {
    async begin(redirectUri) {
      const at = await configuration()
      const proof = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      }
      const location = openid.buildAuthorizationUrl(at, {
        redirect_uri: redirectUri,
        scope: provider.scopes,
        ...{ state: proof.state, nonce: proof.nonce },
        code_challenge: await openid.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
      })
      return { location, proof }
    },

    async finish(answer, { state, nonce, verifier }) {
      const at = await configuration()
      const tokens = await openid.authorizationCodeGrant(at, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token.')
      // Many keep the address out of the ID token.
      const isAsked = claims.email === undefined && at.serverMetadata().userinfo_endpoint !== undefined
      const info = isAsked ? await openid.fetchUserInfo(at, tokens.access_token, claims.sub) : {}
      return personOf(claims, { ...info, ...claims }, provider.trustEmail)
    },
  }
}
