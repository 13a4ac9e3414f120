/** What this server is set to. The server puts it into the page. */
import type { Site } from '@limner/contract/types'
import { createContext, use } from 'react'

/** Nothing is promised until the server has said so. */
const UNKNOWN: Site = {
  contact: { email: null, phone: null, chat: null, social: [] },
  registration: 'open',
  membersInvite: true,
  provider: null,
  monthlyDesigns: null,
  guestDays: 90,
  models: null,
  readsPages: false,
}

export const SiteContext = createContext(UNKNOWN)
export const useSite = (): Site => use(SiteContext)
