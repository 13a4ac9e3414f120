/** The configuration: the only place besides main.ts that knows the names of environment variables. */
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import type { TracingConfig } from '../tracing/tracing.ts'
import { MODEL_VARIABLES, type ModelConfig, ProviderAddresses, readModels } from './model-config.ts'
import { type ProviderConfig, readProvider, SIGN_IN_VARIABLES } from './provider-config.ts'
import { readS3, S3_VARIABLES, type S3Config } from './s3-config.ts'
import { readTracing, TRACING_VARIABLES } from './tracing-config.ts'
import { oneOf } from './values.ts'

const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

/** 'false', 'true' (one proxy), a number of proxies, or their addresses. */
const proxies = z
  .string()
  .regex(/^(true|false|\d{1,2}|[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*)$/, {
    error: 'must be true, false, the number of proxies in front, or their addresses separated by commas',
  })
  .transform((value) => {
    if (value === 'false' || value === '0') return false
    if (value === 'true') return 1
    return /^\d{1,2}$/.test(value) ? Number(value) : value
  })

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://design.example.com' })
  .refine((value) => {
    const url = URL.parse(value)
    return url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username
  }, 'must be an address without a path, such as https://design.example.com')
  .transform((value) => new URL(value).origin)

/** Addresses of the team's pages elsewhere, separated by commas. */
const socialLinks = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .refine((addresses) => addresses.every((address) => URL.parse(address)?.protocol === 'https:'), {
    error: 'must be https addresses separated by commas, such as https://mastodon.example/@studio',
  })

/** 'n8n.lan, 10.0.0.5, [fd00::5]' */
const hosts = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((names) => names.every((name) => URL.parse(`http://${name}/`)?.hostname === name), {
    error: 'must be hosts separated by commas, without ports, such as n8n.lan, 10.0.0.5',
  })

/** 'off', 'on', or 'on' and hosts of one's own network: 'on, intranet.lan' */
const pages = z
  .string()
  .regex(
    /^\s*(?:off|on\s*(?:,.*)?)$/i,
    'must be off, on, or on with hosts of your own network such as on, intranet.lan',
  )
  .transform((value) => (/^\s*off/i.test(value) ? null : value.replace(/^[^,]*,?/, '')))
  .pipe(hosts.nullable())

const Environment = z.object({
  PORT: integer(0, 65535).default(3000),
  // Loopback by default: a fresh install offers sign-up over plain HTTP, which should not be on the network by accident.
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  PUBLIC_URL: origin.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Limner <limner@localhost>'),
  CONTACT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()./-]{5,30}$/, 'must be a telephone number such as +1 415 555 0142')
    .optional(),
  CONTACT_CHAT: z.url({ protocol: /^https?$/, error: 'must be the http or https address of a live chat' }).optional(),
  SOCIAL_LINKS: socialLinks.default([]),
  REGISTRATION: oneOf('open', 'invited', 'closed').default('open'),
  MEMBERS_INVITE: oneOf('on', 'off').default('on'),
  ...SIGN_IN_VARIABLES,
  ...S3_VARIABLES,
  MONTHLY_DESIGNS: integer(0, 1_000_000).default(0),
  GUEST_DAYS: integer(1, 3650).default(90),
  BUBBLE_URL: origin.optional(),
  BUBBLE_TOKEN: z.string().optional(),
  BUBBLE_TYPE: z.string().default('article'),
  BUBBLE_AUTHOR_TYPE: z.string().default('user'),
  WEBHOOK_HOSTS: hosts.default([]),
  READ_PAGES: pages.default(null),
  ...MODEL_VARIABLES,
  TRUST_PROXY: proxies.default(false),
  WORKERS: integer(1, 64).default(Math.min(2, availableParallelism())),
  MAX_WAITING: integer(1, 100_000).default(60),
  SEED: integer(0, 999_999_999).optional(),
  USER_STORAGE_MB: integer(1, 10_000_000).default(2_000),
  GUEST_STORAGE_MB: integer(1, 10_000_000).default(200),
  USER_MESSAGES: integer(1, 10_000_000).default(20_000),
  GUEST_MESSAGES: integer(1, 10_000_000).default(2_000),
  RATE_LIMIT: oneOf('on', 'off').default('on'),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters, and no spaces')
    .optional(),
  LOG_REQUESTS: oneOf('on', 'off').default('off'),
  SLOW_QUERY_MS: integer(0, 600_000).default(1_000),
  ...TRACING_VARIABLES,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('warn'),
  DEV: oneOf('0', '1').default('0'),
})

/** What one person may keep. */
export interface Allowance {
  /** Megabytes of pictures and messages. */
  megabytes: number
  messages: number
}
export interface StorageLimits {
  user: Allowance
  guest: Allowance
}

export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDirectory: string
  /** Absent: the packaged PostgreSQL runs in the data directory. */
  databaseUrl: string | undefined
  /** Origin under which people reach the server; absent: whatever host they used. */
  publicUrl: string | undefined
  /** Absent: mail is written to the data directory and to the log. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Where messages of the contact form go, and what the pages show; absent: they stay in the inbox of the admins. */
  contactEmail: string | undefined
  /** Other ways to the team that the pages show. */
  contactPhone: string | undefined
  contactChat: string | undefined
  /** Addresses of the team's pages elsewhere, which the footer shows. */
  socialLinks: string[]
  /** Object storage for pictures; null: they are in the data directory. */
  s3: S3Config | null
  /** Who may sign up with a password: anybody, whoever was invited, nobody. */
  registration: 'open' | 'invited' | 'closed'
  /** Whether invitations to projects and brand kits open accounts where signing up takes an invitation. */
  membersInvite: boolean
  /** The identity provider through which people may sign in; null: none. */
  provider: ProviderConfig | null
  /** New designs that a person may ask for in a month; null: any number. */
  monthlyDesigns: number | null
  /** Days after which the work of a guest who does not come back is deleted. */
  guestDays: number
  /** The Bubble app that articles come from; null: none. */
  bubble: { url: string; token: string; type: string; authorType: string } | null
  /** Hosts of one's own network that webhooks may lead to. */
  webhookHosts: string[]
  /** Hosts of one's own network whose pages are read for brand kits, besides public ones; null: no pages are. */
  readPages: string[] | null
  models: ModelConfig
  trustProxy: false | number | string
  /** Threads that read, compose and paint. */
  workers: number
  /** Generations that may wait before new ones are answered 503. */
  maxWaiting: number
  /** The same requests give the same designs after every start; null: other ones each time. */
  seed: number | null
  /** What one person may keep here. */
  storage: StorageLimits
  rateLimit: boolean
  /** What opens `/metrics`; null: there is nothing. */
  metricsToken: string | null
  /** A line of the log for each request. */
  logRequests: boolean
  /** Milliseconds from which on a query is in the log; 0: none is. */
  slowQuery: number
  /** Where traces are sent; null: there are none. */
  tracing: TracingConfig | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Serve the web from its sources with hot reload. */
  dev: boolean
}

/** Names of what may hold a password or a key. */
const SECRET = /URL|KEY|TOKEN|PROXY|MODELS|SECRET|HEADERS/

/** Null: articles come from nowhere else. */
const readBubble = (value: z.output<typeof Environment>): Config['bubble'] =>
  value.BUBBLE_URL && value.BUBBLE_TOKEN
    ? {
        url: value.BUBBLE_URL,
        token: value.BUBBLE_TOKEN,
        type: value.BUBBLE_TYPE,
        authorType: value.BUBBLE_AUTHOR_TYPE,
      }
    : null

/** Reads the configuration. Throws StartError with one sentence that names every wrong value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const result = Environment.safeParse(Object.fromEntries(given))
  const addresses = ProviderAddresses.safeParse(Object.fromEntries(given))
  if (!result.success || !addresses.success) {
    const issues = [...(result.error?.issues ?? []), ...(addresses.error?.issues ?? [])]
    const faults = issues.map((issue) => {
      const name = String(issue.path[0])
      // Where there may be a password in it, nothing of it is repeated.
      return `${name} ${issue.message}${SECRET.test(name) ? '' : ` (it is ${JSON.stringify(environment[name])})`}`
    })
    throw new StartError(`The configuration is wrong: ${faults.join('; ')}.`)
  }
  const value = result.data
  return {
    port: value.PORT,
    host: value.HOST,
    dataDirectory: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    publicUrl: value.PUBLIC_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    contactEmail: value.CONTACT_EMAIL,
    contactPhone: value.CONTACT_PHONE,
    contactChat: value.CONTACT_CHAT,
    socialLinks: value.SOCIAL_LINKS,
    s3: readS3(value),
    registration: value.REGISTRATION,
    membersInvite: value.MEMBERS_INVITE === 'on',
    provider: readProvider(value),
    monthlyDesigns: value.MONTHLY_DESIGNS || null,
    guestDays: value.GUEST_DAYS,
    bubble: readBubble(value),
    webhookHosts: value.WEBHOOK_HOSTS,
    readPages: value.READ_PAGES,
    models: readModels(value, environment),
    trustProxy: value.TRUST_PROXY,
    workers: value.WORKERS,
    maxWaiting: value.MAX_WAITING,
    seed: value.SEED ?? null,
    storage: {
      user: { megabytes: value.USER_STORAGE_MB, messages: value.USER_MESSAGES },
      guest: { megabytes: value.GUEST_STORAGE_MB, messages: value.GUEST_MESSAGES },
    },
    rateLimit: value.RATE_LIMIT === 'on',
    metricsToken: value.METRICS_TOKEN ?? null,
    logRequests: value.LOG_REQUESTS === 'on',
    slowQuery: value.SLOW_QUERY_MS,
    tracing: readTracing(value),
    logLevel: value.LOG_LEVEL,
    dev: value.DEV === '1',
  }
}
