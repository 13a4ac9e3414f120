export { type Api, api } from './api.ts'
export { BIN_DAYS } from './bin.ts'
export * from './brand-kit.ts'
export * from './define.ts'
export { PASSKEY_TRANSPORTS } from './endpoints/passkeys.ts'
export { WEBHOOK_EVENTS, type WebhookData, type WebhookEvent } from './endpoints/webhooks.ts'
export * from './entities.ts'
export {
  BRAND_FONTS_MAX,
  BRAND_KITS_MAX,
  FONT_BYTES,
  INVITATION_DAYS,
  MEMBERS_MAX,
  NEXT_CURSOR,
  PAGE_LIMITS,
  PASSKEYS_MAX,
} from './page-limits.ts'
export type { Paging } from './paging.ts'
export * from './team.ts'
export { isCleanText, isOwnPath } from './text.ts'
export { describeFaults, type Fault, validate } from './validation.ts'
