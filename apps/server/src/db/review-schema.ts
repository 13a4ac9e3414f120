/** The tables of review links. */
import { integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

export const reviews = pgTable('reviews', {
  id: id(),
  /** Opens what the person could show anyway: kept as it is, so that the link can be copied again. */
  token: text('token').notNull(),
  ownerId: uuid('owner_id').notNull(),
  /** The version that is shown. */
  designId: uuid('design_id').notNull(),
  expiresAt: moment('expires_at'),
  createdAt: createdAt(),
})

export const reviewEntries = pgTable('review_entries', {
  id: id(),
  reviewId: uuid('review_id').notNull(),
  kind: text('kind', { enum: ['comment', 'approved', 'changes'] }).notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  side: integer('side'),
  x: real('x'),
  y: real('y'),
  version: integer('version').notNull(),
  /** SHA-256 of what was approved, in hex. */
  sceneHash: text('scene_hash'),
  resolvedAt: moment('resolved_at'),
  createdAt: createdAt(),
})
