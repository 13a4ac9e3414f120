/** Models besides the engine: what can be chosen, what it costs, and what administrators see of the providers. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Done } from '../entities.ts'
import { id, line } from '../text.ts'

const modelId = line(300)
/** By their id; null, or not said: the engine alone. */
export const ChosenModels = z
  .strictObject({
    language: modelId.nullable().default(null),
    image: modelId.nullable().default(null),
    /** The image model makes the whole picture, words and all: one concept, without the engine's design. */
    whole: z.boolean().optional(),
  })
  .meta({ id: 'ChosenModels' })

const ModelChoice = z
  .object({
    id: z.string(),
    /** As its provider calls it. */
    name: z.string(),
    /** Of the provider. */
    provider: z.string(),
    /** Dollars that one answer, or one picture, costs about; null: no price is set. */
    estimate: z.number().nullable(),
  })
  .meta({ id: 'ModelChoice' })

const Usage = z
  .object({
    /** Dollars in this month, by the calendar of UTC. */
    spent: z.number(),
    /** Null: none is set. */
    limit: z.number().nullable(),
    /** The last 31 days, those with questions only. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        model: z.string(),
        cost: z.number(),
        questions: z.int(),
        /** Of them, those that were no help. */
        failed: z.int(),
      }),
    ),
  })
  .meta({ id: 'ModelUsage' })

const role = z.enum(['language', 'image'])

const AddedModel = z
  .strictObject({
    /** As its provider calls it. */
    model: z.string().regex(/^[^\s,]{1,200}$/),
    role,
    /** Dollars: '0.25/2' for a million tokens in and out, '0.03' for a picture. */
    price: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,6})?(\/\d{1,6}(\.\d{1,6})?)?$/)
      .optional(),
  })
  .meta({ id: 'AddedModel' })

const Provider = z
  .object({
    name: z.string(),
    label: z.string(),
    /** Where questions and keys go, and nowhere else. */
    host: z.string(),
    needsKey: z.boolean(),
    /** Where its key is from. */
    key: z.enum(['environment', 'stored', 'none']),
    updatedAt: z.iso.datetime().nullable(),
    models: z.array(z.object({ model: z.string(), role, isAdded: z.boolean() })),
    /** Of its API, as far as it is known. */
    address: z.string(),
    /** The environment says where it is. */
    isFixed: z.boolean(),
    /** Something of it was added here. */
    isAdded: z.boolean(),
    /** Models that were added here. */
    added: z.array(AddedModel),
  })
  .meta({ id: 'ModelProvider' })

const params = z.object({ name: z.string().regex(/^[a-z\d]{2,40}$/) })
const subject = { noun: 'provider', param: 'name', access: 'anyone' } as const
const project = { noun: 'project', param: 'id', access: 'viewer' } as const

export const models = contract({
  listModels: {
    method: 'GET',
    path: '/api/models',
    auth: 'guest or session',
    category: 'Generation',
    summary: 'The models you can choose besides the built-in engine',
    description: 'Empty where none is configured. `POST /api/generate-design` takes their ids as `models`.',
    response: z.object({ language: z.array(ModelChoice), image: z.array(ModelChoice) }),
  },
  getModelUsage: {
    method: 'GET',
    path: '/api/models/usage',
    auth: 'session',
    category: 'Generation',
    summary: 'What your use of models has cost',
    response: Usage,
  },
  getProjectModels: {
    method: 'GET',
    path: '/api/projects/:id/models',
    auth: 'guest or session',
    subject: project,
    category: 'Projects',
    summary: 'The models that were chosen for a project',
    params: z.object({ id }),
    response: ChosenModels,
  },
  listProviders: {
    method: 'GET',
    path: '/api/models/providers',
    auth: 'admin session',
    category: 'Administration',
    summary: 'The configured model providers, and the total cost of their use',
    description: 'Keys are never returned.',
    response: z.object({
      providers: z.array(Provider),
      /** Whether keys can be given here: `SECRET_KEY` is set. */
      keepsKeys: z.boolean(),
      /** Providers that can be added. */
      addable: z.array(z.object({ name: z.string(), label: z.string(), needsAddress: z.boolean() })),
      usage: Usage,
    }),
  },
  setProviderKey: {
    method: 'PUT',
    path: '/api/models/providers/:name/key',
    auth: 'admin session',
    subject,
    category: 'Administration',
    summary: 'Set the key of a provider',
    description: 'It is stored encrypted and sent to the configured host only.',
    params,
    body: z.strictObject({ key: line(1000) }),
    response: Done,
    errors: ['not-found', 'unprocessable'],
    limit: { perMinute: 20 },
    example: { key: 'sk-…' },
  },
  removeProviderKey: {
    method: 'DELETE',
    path: '/api/models/providers/:name/key',
    auth: 'admin session',
    subject,
    category: 'Administration',
    summary: 'Remove the key of a provider',
    params,
    response: Done,
    errors: ['not-found'],
  },
  testProvider: {
    method: 'POST',
    path: '/api/models/providers/:name/test',
    auth: 'admin session',
    subject,
    category: 'Administration',
    summary: 'Check with a provider whether address and key are right; free of charge',
    params,
    response: z.object({ ok: z.boolean(), message: z.string() }),
    errors: ['not-found'],
    limit: { perMinute: 20 },
  },
  addProvider: {
    method: 'PUT',
    path: '/api/models/providers/:name',
    auth: 'admin session',
    subject,
    category: 'Administration',
    summary: 'Add a provider of models, or change where it is',
    params,
    body: z.strictObject({
      address: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable()
        .default(null),
    }),
    response: Done,
    errors: ['not-found', 'unprocessable'],
    limit: { perMinute: 20 },
  },
  removeProvider: {
    method: 'DELETE',
    path: '/api/models/providers/:name',
    auth: 'admin session',
    subject,
    category: 'Administration',
    summary: 'Remove a provider that was added, with its models and its key',
    description: 'What the environment names stays.',
    params,
    response: Done,
    errors: ['not-found'],
  },
  listOfferedModels: {
    method: 'GET',
    path: '/api/models/providers/:name/models',
    auth: 'admin session',
    subject,
    category: 'Administration',
    summary: 'The models that a provider says it has',
    params,
    response: z.object({ models: z.array(z.string()), message: z.string().optional() }),
    errors: ['not-found'],
    limit: { perMinute: 20 },
  },
  setProviderModels: {
    method: 'PUT',
    path: '/api/models/providers/:name/models',
    auth: 'admin session',
    subject,
    category: 'Administration',
    summary: 'Set the models of a provider that can be chosen besides those of the environment',
    params,
    body: z.strictObject({ models: z.array(AddedModel).max(50) }),
    response: Done,
    errors: ['not-found'],
    limit: { perMinute: 20 },
  },
  tryModel: {
    method: 'POST',
    path: '/api/models/providers/:name/try',
    auth: 'admin session',
    subject,
    category: 'Administration',
    summary: 'Have a language model draw something small: can it draw, or does it get the questionnaire?',
    description: 'It costs what a drawing costs.',
    params,
    body: z.strictObject({ model: line(300) }),
    response: z.object({ draws: z.boolean(), message: z.string() }),
    errors: ['not-found'],
    limit: { perMinute: 5 },
    example: { model: 'gpt-5-mini' },
  },
  listOwnModelKeys: {
    method: 'GET',
    path: '/api/models/own-keys',
    auth: 'session',
    scope: null,
    category: 'Generation',
    summary: 'Providers that you may use a key of your own with',
    description: 'Keys are never answered.',
    response: z.object({
      isAllowed: z.boolean(),
      providers: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          /** Where the key goes, and nowhere else. */
          host: z.string(),
          /** When you gave one; null: you have not. */
          updatedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  },
  setOwnModelKey: {
    method: 'PUT',
    path: '/api/models/own-keys/:name',
    auth: 'session',
    scope: null,
    subject,
    category: 'Generation',
    summary: 'Give a key of your own for a provider',
    description: 'It is kept encrypted, used for your designs alone and sent to the configured host only.',
    params,
    body: z.strictObject({ key: line(1000) }),
    response: Done,
    errors: ['not-found', 'unprocessable'],
    limit: { perMinute: 10 },
    example: { key: 'sk-…' },
  },
  removeOwnModelKey: {
    method: 'DELETE',
    path: '/api/models/own-keys/:name',
    auth: 'session',
    scope: null,
    subject,
    category: 'Generation',
    summary: 'Remove a key of your own',
    params,
    response: Done,
  },
})
