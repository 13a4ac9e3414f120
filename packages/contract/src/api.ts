/** The one table. An endpoint enters it when it works. */
import { contract } from './define.ts'
import { administration } from './endpoints/administration.ts'
import { authentication } from './endpoints/authentication.ts'
import { blog } from './endpoints/blog.ts'
import { brand } from './endpoints/brand.ts'
import { code } from './endpoints/code.ts'
import { contact } from './endpoints/contact.ts'
import { editing } from './endpoints/editing.ts'
import { exporting } from './endpoints/exporting.ts'
import { favourites } from './endpoints/favourites.ts'
import { gallery } from './endpoints/gallery.ts'
import { generation } from './endpoints/generation.ts'
import { invitations } from './endpoints/invitations.ts'
import { keys } from './endpoints/keys.ts'
import { library } from './endpoints/library.ts'
import { models } from './endpoints/models.ts'
import { passkeys } from './endpoints/passkeys.ts'
import { projects } from './endpoints/projects.ts'
import { recall } from './endpoints/recall.ts'
import { reviews } from './endpoints/reviews.ts'
import { sets } from './endpoints/sets.ts'
import { settings } from './endpoints/settings.ts'
import { signIn } from './endpoints/sign-in.ts'
import { system } from './endpoints/system.ts'
import { teams } from './endpoints/teams.ts'
import { webhooks } from './endpoints/webhooks.ts'

export const api = contract({
  ...authentication,
  ...settings,
  ...signIn,
  ...generation,
  ...passkeys,
  ...projects,
  ...teams,
  ...gallery,
  ...favourites,
  ...code,
  ...editing,
  ...library,
  ...exporting,
  ...sets,
  ...reviews,
  ...brand,
  ...recall,
  ...blog,
  ...contact,
  ...keys,
  ...webhooks,
  ...models,
  ...administration,
  ...invitations,
  ...system,
})
export type Api = typeof api
