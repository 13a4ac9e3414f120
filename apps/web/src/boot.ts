import type { Site, User } from '@limner/contract/types'
import type { Entries } from './pages/page.ts'

/** What the server tells the page when it renders it: a JSON block with this id. */
export const BOOT_ID = 'boot'
export interface Boot {
  user: User | null
  site: Site
  /** What the page shows, by query. */
  data: Entries
}
