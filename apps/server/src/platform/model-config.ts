/** Which models there are: providers, addresses, keys, prices and limits, as the environment names them. */
import { ADAPTER_NAMES } from '@limner/models'
import { z } from 'zod'
import { oneOf } from './values.ts'

/** What a model costs, dollars: a million tokens in and out, or a picture; absent: not said. */
export type Price = { input: number; output: number } | { image: number }

/** A drawing is a long answer: so many times the patience of a short one. */
const DRAWING = 4

/** A model that can be chosen. */
export interface ModelChoice {
  /** 'openai:gpt-5-mini' */
  id: string
  adapter: string
  /** As its provider calls it. */
  model: string
  role: 'language' | 'image'
  price?: Price
}

export interface ModelConfig {
  choices: ModelChoice[]
  /** Addresses and keys by adapter; those without an address are at their provider's own. */
  providers: Record<string, { url?: string; key?: string }>
  /** What keys are sealed with that an administrator gives; null: none can be given. */
  secret: string | null
  /** Whether guests may use models, too. */
  guests: boolean
  /** Whether people may use keys of their own. */
  ownKeys: boolean
  /** Dollars in a month; null: any sum. */
  monthly: { user: number | null; total: number | null }
  /** Milliseconds that an answer, and a picture, may take. */
  patience: { answer: number; drawing: number; picture: number }
  proxies: { https: string | undefined; http: string | undefined; none: string | undefined }
}

/** The server that speaks OpenAI's protocol is the one that most people mean. */
export const prefixOf = (adapter: string): string => (adapter === 'compatible' ? 'MODEL' : adapter.toUpperCase())

const address = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address such as https://api.example.com/v1',
})
const money = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be dollars such as 20 or 7.50')
  .transform(Number)
const seconds = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be a whole number of seconds from 1 to 999')
  .transform((value) => Number(value) * 1000)

const ENTRY = new RegExp(`^(${ADAPTER_NAMES.join('|')}):([^\\s,]+?)(?:@(\\d+(?:\\.\\d+)?)(?:/(\\d+(?:\\.\\d+)?))?)?$`)

/** 'openai:gpt-5-mini@0.25/2, anthropic:…' for language, 'replicate:…@0.003' for pictures. */
const listOf = (role: ModelChoice['role']) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (entries) => entries.every((entry) => ENTRY.test(entry)),
      `must name models as provider:model or provider:model@price, separated by commas; providers are ${ADAPTER_NAMES.join(', ')}`,
    )
    .transform((entries) => entries.flatMap((entry) => choiceOf(entry, role)))

function choiceOf(entry: string, role: ModelChoice['role']): ModelChoice[] {
  const [, adapter = '', model = '', first, second] = ENTRY.exec(entry) ?? []
  return [modelChoice({ adapter, model, role }, first, second)]
}

/** @param first dollars: for a picture, or a million tokens in; `second`: a million tokens out */
export function modelChoice(
  { adapter, model, role }: Pick<ModelChoice, 'adapter' | 'model' | 'role'>,
  first?: string,
  second?: string,
): ModelChoice {
  const price = role === 'image' ? { image: Number(first) } : { input: Number(first), output: Number(second ?? first) }
  return { id: `${adapter}:${model}`, adapter, model, role, ...(first !== undefined && { price }) }
}

/** Where each provider is, besides its key, which is anything. */
export const ProviderAddresses = z.object(
  Object.fromEntries(ADAPTER_NAMES.map((name) => [`${prefixOf(name)}_URL`, address.optional()])),
)

export const MODEL_VARIABLES = {
  MODEL_NAME: z.string().optional(),
  LANGUAGE_MODELS: listOf('language').default([]),
  IMAGE_MODELS: listOf('image').default([]),
  MODEL_GUESTS: oneOf('on', 'off').default('off'),
  MODEL_OWN_KEYS: oneOf('on', 'off').default('on'),
  MODEL_USER_DOLLARS: money.optional(),
  MODEL_TOTAL_DOLLARS: money.optional(),
  MODEL_TIMEOUT: seconds.default(30_000),
  PICTURE_TIMEOUT: seconds.default(120_000),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  HTTPS_PROXY: z.string().optional(),
  HTTP_PROXY: z.string().optional(),
  NO_PROXY: z.string().optional(),
}

type Values = z.output<z.ZodObject<typeof MODEL_VARIABLES>>

/** @param given the variables as they are, for the addresses and keys of providers */
export function readModels(values: Values, given: Record<string, string | undefined>): ModelConfig {
  const named = [...values.LANGUAGE_MODELS, ...values.IMAGE_MODELS]
  const alone: ModelChoice = { id: '', adapter: 'compatible', model: values.MODEL_NAME ?? 'default', role: 'language' }
  const isAlone = given.MODEL_URL && !values.LANGUAGE_MODELS.some(({ adapter }) => adapter === 'compatible')
  return {
    choices: isAlone ? [{ ...alone, id: `compatible:${alone.model}` }, ...named] : named,
    providers: Object.fromEntries(
      ADAPTER_NAMES.map((name) => {
        const [url, key] = [given[`${prefixOf(name)}_URL`], given[`${prefixOf(name)}_KEY`]]
        return [name, { ...(url && { url }), ...(key && { key }) }]
      }),
    ),
    secret: values.SECRET_KEY ?? null,
    guests: values.MODEL_GUESTS === 'on',
    ownKeys: values.MODEL_OWN_KEYS === 'on',
    monthly: { user: values.MODEL_USER_DOLLARS ?? null, total: values.MODEL_TOTAL_DOLLARS ?? null },
    patience: {
      answer: values.MODEL_TIMEOUT,
      drawing: values.MODEL_TIMEOUT * DRAWING,
      picture: values.PICTURE_TIMEOUT,
    },
    proxies: { https: values.HTTPS_PROXY, http: values.HTTP_PROXY, none: values.NO_PROXY },
  }
}
