/** Whom and what tests show. */
import type { Site, User } from '@limner/contract/types'

export const ADA: User = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  role: 'user',
  notifyCompletion: true,
  notifyWeekly: false,
  remember: true,
  language: null,
  createdAt: '2026-11-21T09:00:00Z',
}

/** Of a server on which nothing is set. */
export const UNSET: Site = {
  contact: { email: null, phone: null, chat: null, social: [] },
  registration: 'open',
  membersInvite: true,
  provider: null,
  monthlyDesigns: null,
  guestDays: 90,
  models: null,
  readsPages: false,
}
