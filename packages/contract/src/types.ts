/** The nouns as plain types: importing them costs no byte at run time. */
import type { z } from 'zod'
import type * as brands from './brand-kit.ts'
import type * as passkeys from './endpoints/passkeys.ts'
import type * as system from './endpoints/system.ts'
import type * as entities from './entities.ts'
import type * as actions from './offers/actions.ts'
import type * as teams from './team.ts'

export type User = z.output<typeof entities.User>
export type Project = z.output<typeof entities.Project>
export type Message = z.output<typeof entities.Message>
export type MessageMetadata = z.output<typeof entities.MessageMetadata>
export type Design = z.output<typeof entities.Design>
export type DesignFile = z.output<typeof entities.DesignFile>
export type Prediction = z.output<typeof entities.Prediction>
export type Action = z.output<typeof actions.Action>
export type CheckedAsk = z.output<typeof entities.CheckedAsk>
export type Choice = z.output<typeof entities.Choice>
export type Change = z.output<typeof entities.Change>
export type BrandFont = z.output<typeof brands.BrandFont>
export type BrandKit = z.output<typeof brands.BrandKit>
export type BrandProposal = z.output<typeof brands.BrandProposal>
export type Typeface = z.output<typeof brands.Typeface>
export type Review = z.output<typeof entities.Review>
export type ReviewEntry = z.output<typeof entities.ReviewEntry>
export type GalleryProject = z.output<typeof entities.GalleryProject>
export type Team = z.output<typeof teams.Team>
export type TeamMember = z.output<typeof teams.TeamMember>
export type TeamInvitation = z.output<typeof teams.TeamInvitation>
export type Session = z.output<typeof entities.Session>
export type Passkey = z.output<typeof entities.Passkey>
export type NewPasskey = z.output<typeof passkeys.NewPasskey>
export type PasskeyAnswer = z.output<typeof passkeys.PasskeyAnswer>
export type ArticleSummary = z.output<typeof entities.ArticleSummary>
export type Article = z.output<typeof entities.Article>
export type InquiryType = (typeof entities.INQUIRY_TYPES)[number]
export type ContactMessage = z.output<typeof entities.ContactMessage>
export type Health = z.output<typeof system.Health>
export type EarlyConcept = z.output<typeof entities.EarlyConcept>
export type Stage = z.output<typeof entities.Stage>
export type { Api } from './api.ts'
export type { Contract, Endpoint, ErrorCode, Input, Parsed, Problem, Reply, Result, Role, Scope } from './define.ts'
export type { ArticleFilter, ArticleInput, ArticleQuery } from './endpoints/blog.ts'
export type { Output } from './endpoints/parameters.ts'
export type { WebhookData, WebhookEvent } from './endpoints/webhooks.ts'
export type {
  ArticlePageQuery,
  GalleryQuery,
  Hydration,
  PageSource,
  RenderedPage,
  Visitor,
  WorkspaceStart,
} from './pages.ts'
export type { FormOutcome, Site } from './site.ts'
