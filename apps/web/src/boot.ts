import type { User } from '@limner/contract/types'

/** What the server tells the page when it renders it: a JSON block with this id. */
export const BOOT_ID = 'boot'
export interface Boot {
  user: User | null
}
