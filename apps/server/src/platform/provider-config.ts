/** The identity provider of the configuration (OpenID Connect). */
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { oneOf } from './values.ts'

const list = z.string().transform((value) =>
  value
    .split(/[\s,]+/)
    .map((word) => word.toLowerCase())
    .filter(Boolean),
)

export const SIGN_IN_VARIABLES = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be the address of a provider, such as https://accounts.google.com' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').optional(),
  OIDC_SCOPES: z.string().default('openid email profile'),
  OIDC_DOMAINS: list.default([]),
  OIDC_SIGN_UP: oneOf('on', 'off').default('on'),
  OIDC_TRUST_EMAIL: oneOf('on', 'off').default('off'),
}

export interface ProviderConfig {
  issuer: URL
  clientId: string
  /** Absent: a public client, which proves itself by PKCE alone. */
  clientSecret: string | undefined
  /** As buttons call it. */
  name: string
  scopes: string
  /** Whose addresses may sign up; empty: all that the provider has verified. */
  domains: string[]
  /** Whether people whom this server does not know get an account. */
  signUp: boolean
  /** Whether an address counts of which the provider does not say that it is verified. */
  trustEmail: boolean
}

/** Null: none is configured. Throws StartError where it is half configured. */
export function readProvider(value: z.output<z.ZodObject<typeof SIGN_IN_VARIABLES>>): ProviderConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = value
  if (!issuer && !clientId) return null
  if (!issuer || !clientId)
    throw new StartError('The configuration is wrong: OIDC_ISSUER and OIDC_CLIENT_ID are needed together.')
  return {
    issuer: new URL(issuer),
    clientId,
    clientSecret: value.OIDC_CLIENT_SECRET,
    name: value.OIDC_NAME ?? new URL(issuer).hostname,
    scopes: value.OIDC_SCOPES,
    domains: value.OIDC_DOMAINS,
    signUp: value.OIDC_SIGN_UP === 'on',
    trustEmail: value.OIDC_TRUST_EMAIL === 'on',
  }
}
