/** The contract's endpoints, each answered by the service that knows. */
import type { Api } from '@limner/contract'
import { accountRoutes } from '../features/account/routes.ts'
import { administrationRoutes } from '../features/administration/routes.ts'
import { blogRoutes } from '../features/blog/routes.ts'
import { brandRoutes } from '../features/brand/routes.ts'
import { codeRoutes } from '../features/code/routes.ts'
import { contactRoutes } from '../features/contact/routes.ts'
import { exportRoutes } from '../features/designs/export-routes.ts'
import { favouriteRoutes } from '../features/designs/favourite-routes.ts'
import { designRoutes } from '../features/designs/routes.ts'
import { signedFileRoutes } from '../features/designs/signed-file-routes.ts'
import { galleryRoutes } from '../features/gallery/routes.ts'
import { identityRoutes } from '../features/identity/routes.ts'
import { invitationRoutes } from '../features/invitations/routes.ts'
import { keyRoutes } from '../features/keys/routes.ts'
import { libraryRoutes } from '../features/library/routes.ts'
import { recallRoutes } from '../features/memory/routes.ts'
import { messageRoutes } from '../features/messages/routes.ts'
import { modelRoutes } from '../features/models/routes.ts'
import { passkeyRoutes } from '../features/passkeys/routes.ts'
import { predictionRoutes } from '../features/predictions/routes.ts'
import type { PredictionService } from '../features/predictions/service.ts'
import { projectRoutes } from '../features/projects/routes.ts'
import { providerRoutes } from '../features/provider/routes.ts'
import { reviewRoutes } from '../features/reviews/routes.ts'
import { secondFactorRoutes } from '../features/second-factor/routes.ts'
import { teamRoutes } from '../features/teams/routes.ts'
import { webhookRoutes } from '../features/webhooks/routes.ts'
import type { Handlers } from '../platform/mount.ts'
import type { Services } from './services.ts'

export const handlersOf = (
  services: Services,
  predictions: PredictionService,
  health: Handlers<Api>['health'],
): Handlers<Api> => ({
  ...identityRoutes(services.identity),
  ...accountRoutes(services.account),
  ...secondFactorRoutes(services.secondFactors, services.account.confirm),
  ...passkeyRoutes(services.passkeys, services.account.confirm, services.identity.admit),
  ...providerRoutes(services.providerIdentities, services.account),
  ...invitationRoutes(services.invitations),
  ...projectRoutes(services.projects, services.readFullProject, services.designs.pageOfProject),
  ...messageRoutes(services.messages),
  ...teamRoutes(services.teams),
  ...designRoutes(services.designs, services.sheets),
  ...libraryRoutes(services.library),
  ...favouriteRoutes(services.favourites),
  ...codeRoutes(services.code),
  ...exportRoutes(services.exports, services.series, services.projects),
  ...signedFileRoutes(services.exports, services.designs, services.signed),
  ...reviewRoutes(services.reviews),
  ...brandRoutes(services.brandKits, services.brandFonts, services.brandProposals),
  ...galleryRoutes(services.gallery, services.remixes),
  ...predictionRoutes(predictions),
  ...recallRoutes(services.search, services.summaries, services.memory),
  ...blogRoutes(services.blog),
  ...contactRoutes(services.contact),
  ...modelRoutes(services.models, services.chosen, services.trial),
  ...administrationRoutes(services.administration),
  ...keyRoutes(services.keys, services.account.confirm),
  ...webhookRoutes(services.webhooks),
  health,
})
