/** Every store on one database. */
import type { Orm } from '../db/database.ts'
import type { Queue } from '../db/queue.ts'
import { sharedRateLimits } from '../db/rate-limits.ts'
import { linkStore } from '../features/account/link-store.ts'
import { accountStore } from '../features/account/store.ts'
import { administrationStore } from '../features/administration/store.ts'
import { blogStore } from '../features/blog/store.ts'
import { brandFontStore } from '../features/brand/font-store.ts'
import { brandKitStore } from '../features/brand/store.ts'
import { contactStore } from '../features/contact/store.ts'
import { favouriteStore } from '../features/designs/favourites-store.ts'
import { designSearchStore } from '../features/designs/search-store.ts'
import { designStore } from '../features/designs/store.ts'
import { remixStore } from '../features/gallery/remix-store.ts'
import { galleryStore } from '../features/gallery/store.ts'
import { identityStore } from '../features/identity/store.ts'
import { throttleStore } from '../features/identity/throttle-store.ts'
import { invitationStore } from '../features/invitations/store.ts'
import { keyStore } from '../features/keys/store.ts'
import { memoryStore } from '../features/memory/store.ts'
import { messageStore } from '../features/messages/store.ts'
import { addedProviderStore } from '../features/models/added-store.ts'
import { modelKeyStore } from '../features/models/key-store.ts'
import { ledgerStore } from '../features/models/ledger-store.ts'
import { ownKeyStore } from '../features/models/own-key-store.ts'
import { notificationStore } from '../features/notifications/store.ts'
import { passkeyStore } from '../features/passkeys/store.ts'
import { quotaStore } from '../features/predictions/quota-store.ts'
import { predictionStore } from '../features/predictions/store.ts'
import { duplicateStore } from '../features/projects/duplicate-store.ts'
import { projectStore } from '../features/projects/store.ts'
import { providerStore } from '../features/provider/store.ts'
import { reviewStore } from '../features/reviews/store.ts'
import { secondFactorStore } from '../features/second-factor/store.ts'
import { storageStore } from '../features/storage/store.ts'
import { memberInvitationStore } from '../features/teams/invitation-store.ts'
import { teamStore } from '../features/teams/store.ts'
import { webhookStore } from '../features/webhooks/store.ts'
import { givenUpStore } from '../jobs/given-up-store.ts'
import { jobStore } from '../jobs/store.ts'
import { pictureSizesStore } from '../media/sizes-store.ts'
import { mediaStore } from '../media/store.ts'

export const openStores = (orm: Orm, queue: Queue, links = linkStore(orm)) => ({
  links,
  accounts: accountStore(orm, links),
  administration: administrationStore(orm),
  articles: blogStore(orm),
  brandFonts: brandFontStore(orm),
  brandKits: brandKitStore(orm),
  contact: contactStore(orm),
  designSearch: designSearchStore(orm),
  designs: designStore(orm),
  duplicates: duplicateStore(orm),
  favourites: favouriteStore(orm),
  gallery: galleryStore(orm),
  givenUp: givenUpStore(orm),
  identities: identityStore(orm),
  invitations: invitationStore(orm),
  jobs: jobStore(orm, queue),
  keys: keyStore(orm),
  limits: sharedRateLimits(orm),
  ledger: ledgerStore(orm),
  media: mediaStore(orm),
  memory: memoryStore(orm),
  messages: messageStore(orm),
  modelKeys: modelKeyStore(orm),
  ownModelKeys: ownKeyStore(orm),
  addedProviders: addedProviderStore(orm),
  notifications: notificationStore(orm),
  providerIdentities: providerStore(orm),
  secondFactors: secondFactorStore(orm),
  passkeys: passkeyStore(orm),
  pictureSizes: pictureSizesStore(orm),
  predictions: predictionStore(orm, queue),
  quota: quotaStore(orm),
  projects: projectStore(orm),
  remixes: remixStore(orm),
  reviews: reviewStore(orm),
  storage: storageStore(orm),
  throttle: throttleStore(orm),
  teams: teamStore(orm),
  memberInvitations: memberInvitationStore(orm),
  webhooks: webhookStore(orm),
})
export type Stores = ReturnType<typeof openStores>
