/** The tables as the stores see them. db/migrations makes them; a test compares the two. */

import { LANGUAGE_CODES } from '@limner/contract/language'
import type { InquiryType, MessageMetadata, Scope, WebhookEvent } from '@limner/contract/types'
import type { BrandKit, Brief, Direction, ReadFont, Scene, Score, Specimen } from '@limner/engine'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, moment } from './columns.ts'
import type {
  AddedModel,
  ChosenModels,
  DesignChange,
  EarlyConcept,
  ModelResults,
  PictureFacts,
  PredictionRequest,
  PredictionResult,
  Timings,
} from './documents.ts'

/** Keys of this server's own. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: bytea('value').notNull() })

export * from './review-schema.ts'
export * from './sign-in-schema.ts'
export * from './team-schema.ts'

export const owners = pgTable('owners', { id: id(), createdAt: createdAt() })

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Null: none was set, they sign in through an identity provider. */
  passwordHash: text('password_hash'),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  notifyCompletion: boolean('notify_completion').notNull().default(true),
  notifyWeekly: boolean('notify_weekly').notNull().default(false),
  weeklySentAt: moment('weekly_sent_at'),
  remember: boolean('remember').notNull().default(true),
  rememberedSince: moment('remembered_since'),
  /** Of their mails. Null: it was never told. */
  language: text('language', { enum: LANGUAGE_CODES }),
  createdAt: createdAt(),
})

export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
  id: uuid('id').notNull().default(sql`gen_random_uuid()`),
  userAgent: text('user_agent').notNull().default(''),
})

export const mailedLinks = pgTable('mailed_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose', { enum: ['password', 'email'] }).notNull(),
  email: text('email').notNull(),
  createdAt: createdAt(),
  spentAt: moment('spent_at'),
})

export const guests = pgTable('guests', {
  id: uuid('id').primaryKey(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: createdAt(),
  seenAt: moment('seen_at').notNull().defaultNow(),
  /** Where they began. */
  place: bytea('place'),
})

export const devices = pgTable('devices', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: createdAt(),
})

export const loginFailures = pgTable('login_failures', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  subject: bytea('subject').notNull(),
  createdAt: createdAt(),
})

export const projects = pgTable('projects', {
  id: id(),
  ownerId: uuid('owner_id').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  isPublic: boolean('is_public').notNull().default(false),
  guestProjectId: text('guest_project_id'),
  designCount: integer('design_count').notNull().default(0),
  designTitles: text('design_titles').notNull().default(''),
  models: jsonb('models').$type<ChosenModels>(),
  deletedAt: moment('deleted_at'),
  takenDownAt: moment('taken_down_at'),
  takenDownNote: text('taken_down_note'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const messages = pgTable('messages', {
  id: id(),
  projectId: uuid('project_id').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  type: text('type', { enum: ['user', 'ai'] }).notNull(),
  content: text('content').notNull(),
  imageUrl: text('image_url'),
  metadata: jsonb('metadata').$type<MessageMetadata>().notNull().default({}),
  idempotencyKey: text('idempotency_key'),
  requestHash: bytea('request_hash'),
  /** The member who wrote it; null: the project's owner, or the assistant. */
  authorId: uuid('author_id'),
  bytes: integer('bytes').notNull().generatedAlwaysAs(sql`octet_length(content) + octet_length(metadata::text)`),
  createdAt: createdAt(),
})

export const forgotten = pgTable(
  'forgotten',
  {
    userId: uuid('user_id').notNull(),
    item: text('item').notNull(),
    forgottenAt: moment('forgotten_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.item] })],
)

export const predictions = pgTable('predictions', {
  id: id(),
  /** Who asked for it: what it makes is the project's owner's. */
  ownerId: uuid('owner_id').notNull(),
  projectId: uuid('project_id'),
  guestProjectId: text('guest_project_id'),
  state: text('state', { enum: ['starting', 'processing', 'succeeded', 'failed'] })
    .notNull()
    .default('starting'),
  stage: text('stage', { enum: ['reading', 'directing', 'composing', 'painting'] }),
  fraction: real('fraction'),
  early: jsonb('early').$type<EarlyConcept[]>(),
  request: jsonb('request').$type<PredictionRequest>().notNull(),
  seed: bigint('seed', { mode: 'number' }).notNull(),
  result: jsonb('result').$type<PredictionResult>(),
  error: text('error'),
  timings: jsonb('timings').$type<Timings>(),
  steps: jsonb('steps').$type<ModelResults>(),
  attempt: integer('attempt').notNull().default(0),
  idempotencyKey: text('idempotency_key'),
  requestHash: bytea('request_hash'),
  createdAt: createdAt(),
  claimedAt: moment('claimed_at'),
  finishedAt: moment('finished_at'),
  /** Where it was asked for. */
  place: bytea('place'),
})

export const countedGenerations = pgTable('counted_generations', {
  predictionId: uuid('prediction_id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  createdAt: createdAt(),
  /** Where a guest asked for it. */
  place: bytea('place'),
})

export const designs = pgTable('designs', {
  id: id(),
  ownerId: uuid('owner_id').notNull(),
  projectId: uuid('project_id'),
  guestProjectId: text('guest_project_id'),
  predictionId: uuid('prediction_id').notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  kind: text('kind').notNull(),
  prompt: text('prompt').notNull(),
  modificationPrompt: text('modification_prompt'),
  scene: jsonb('scene').$type<Scene>().notNull(),
  brief: jsonb('brief').$type<Brief>().notNull(),
  direction: jsonb('direction').$type<Direction>().notNull(),
  archetype: text('archetype').notNull(),
  fingerprint: text('fingerprint').notNull(),
  score: jsonb('score').$type<Score>(),
  changes: jsonb('changes').$type<DesignChange[]>().notNull().default([]),
  rootId: uuid('root_id').notNull(),
  parentId: uuid('parent_id'),
  copyOf: uuid('copy_of'),
  /** Of the first version of a design that was made from another in one more format: that other one. */
  setId: uuid('set_id'),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
})

export const favourites = pgTable('favourites', {
  /** A design with all its versions: the first one. */
  rootId: uuid('root_id').primaryKey(),
  createdAt: createdAt(),
})

export const brandKits = pgTable('brand_kits', {
  id: id(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  colours: jsonb('colours').$type<BrandKit['colours']>().notNull(),
  typefaces: jsonb('typefaces').$type<NonNullable<BrandKit['typefaces']>>(),
  tones: jsonb('tones').$type<BrandKit['tones']>().notNull(),
  facts: jsonb('facts').$type<BrandKit['facts']>().notNull(),
  logoId: uuid('logo_id'),
  logoShowsName: boolean('logo_shows_name').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const brandFonts = pgTable('brand_fonts', {
  id: id(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  sha256: text('sha256').notNull(),
  bytes: integer('bytes').notNull(),
  facts: jsonb('facts').$type<Omit<ReadFont, 'name' | 'bytes'> & { specimen: Specimen }>().notNull(),
  removedAt: moment('removed_at'),
  createdAt: createdAt(),
})

export const media = pgTable('media', {
  id: id(),
  ownerId: uuid('owner_id').notNull(),
  projectId: uuid('project_id'),
  designId: uuid('design_id'),
  artboard: integer('artboard'),
  name: text('name').notNull().default(''),
  sha256: text('sha256').notNull(),
  type: text('type').notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  thumbnailSha256: text('thumbnail_sha256'),
  placeholder: text('placeholder'),
  facts: jsonb('facts').$type<PictureFacts>(),
  articleId: uuid('article_id'),
  source: text('source'),
  createdAt: createdAt(),
})

/** Smaller versions of pictures, by content: they can always be made again. */
export const pictureSizes = pgTable(
  'picture_sizes',
  {
    /** SHA-256 of the picture. */
    source: text('source').notNull(),
    width: integer('width').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.width] })],
)

export const articles = pgTable('articles', {
  id: id(),
  slug: text('slug').notNull(),
  bubbleId: text('bubble_id'),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  content: text('content').notNull(),
  readMinutes: integer('read_minutes').notNull(),
  author: text('author').notNull(),
  category: text('category').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  featuredImage: text('featured_image'),
  publishedAt: moment('published_at'),
  isPublished: boolean('is_published').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const formerSlugs = pgTable('former_slugs', {
  slug: text('slug').primaryKey(),
  articleId: uuid('article_id').notNull(),
})

export const doneOnce = pgTable('done_once', {
  name: text('name').primaryKey(),
  doneAt: moment('done_at').notNull().defaultNow(),
})

export const apiKeys = pgTable('api_keys', {
  id: id(),
  name: text('name').notNull(),
  keyHash: bytea('key_hash').notNull(),
  scopes: jsonb('scopes').$type<Scope[]>().notNull().default([]),
  ownerId: uuid('owner_id'),
  createdAt: createdAt(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
})

export const webhooks = pgTable('webhooks', {
  id: id(),
  ownerId: uuid('owner_id').notNull(),
  url: text('url').notNull(),
  events: jsonb('events').$type<WebhookEvent[]>().notNull(),
  /** Which of its secrets counts. */
  secretNumber: integer('secret_number').notNull().default(1),
  secretChangedAt: moment('secret_changed_at'),
  /** Since when nothing has arrived. */
  failingSince: moment('failing_since'),
  disabledBecause: text('disabled_because', { enum: ['person', 'failures', 'gone'] }),
  createdAt: createdAt(),
})

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: id(),
  webhookId: uuid('webhook_id').notNull(),
  type: text('type').$type<WebhookEvent | 'ping'>().notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  state: text('state', { enum: ['waiting', 'delivered', 'failed'] })
    .notNull()
    .default('waiting'),
  attempt: integer('attempt').notNull().default(0),
  /** When it is due; null: no more. */
  nextAt: moment('next_at').defaultNow(),
  claimedUntil: moment('claimed_until'),
  triedAt: moment('tried_at'),
  /** Milliseconds. */
  took: integer('took'),
  status: integer('status'),
  answer: text('answer'),
  createdAt: createdAt(),
})

export const rateLimits = pgTable('rate_limits', {
  key: bytea('key').primaryKey(),
  tokens: real('tokens').notNull(),
  granted: integer('granted').notNull(),
  at: moment('at').notNull().defaultNow(),
})

export const modelKeys = pgTable('model_keys', {
  adapter: text('adapter').primaryKey(),
  sealed: bytea('sealed').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const addedProviders = pgTable('added_providers', {
  adapter: text('adapter').primaryKey(),
  url: text('url'),
  models: jsonb('models').$type<AddedModel[]>().notNull().default([]),
})

export const ownModelKeys = pgTable(
  'own_model_keys',
  {
    ownerId: uuid('owner_id').notNull(),
    adapter: text('adapter').notNull(),
    sealed: bytea('sealed').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.adapter] })],
)

export const modelUsage = pgTable(
  'model_usage',
  {
    predictionId: uuid('prediction_id').notNull(),
    step: text('step').notNull(),
    ownerId: uuid('owner_id'),
    model: text('model').notNull(),
    jobId: text('job_id'),
    outcome: text('outcome'),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    images: integer('images').notNull().default(0),
    cost: bigint('cost', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.predictionId, table.step] })],
)

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  inquiryType: text('inquiry_type').$type<InquiryType>().notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
  readAt: moment('read_at'),
  answeredAt: moment('answered_at'),
})
