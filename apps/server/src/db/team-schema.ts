/** The tables of teams. */
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, moment } from './columns.ts'

const role = () => text('role', { enum: ['editor', 'viewer'] }).notNull()

export const members = pgTable('members', {
  id: id(),
  /** One of the two. */
  projectId: uuid('project_id'),
  brandKitId: uuid('brand_kit_id'),
  userId: uuid('user_id').notNull(),
  role: role(),
  createdAt: createdAt(),
})

export const memberInvitations = pgTable('member_invitations', {
  id: id(),
  tokenHash: bytea('token_hash').notNull(),
  /** One of the two; neither: it is gone. */
  projectId: uuid('project_id'),
  brandKitId: uuid('brand_kit_id'),
  email: text('email').notNull(),
  role: role(),
  invitedBy: uuid('invited_by').notNull(),
  mails: integer('mails').notNull().default(1),
  createdAt: createdAt(),
  sentAt: moment('sent_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
  revokedAt: moment('revoked_at'),
})

export const lentFonts = pgTable(
  'lent_fonts',
  { projectId: uuid('project_id').notNull(), sha256: text('sha256').notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.sha256] })],
)
