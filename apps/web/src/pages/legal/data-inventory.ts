/**
 * Everything that is kept, in the browser and on the server: the policies read it to their readers, and a test compares
 * it with what the code writes.
 */
import { DESIGNS_COOKIE, PLACE_COOKIE_DAYS, PROJECT_COOKIE, TAB_COOKIE } from '@limner/contract/pages'
import type { Site } from '@limner/contract/types'

export interface InBrowser {
  name: string
  /** What it is for. */
  why: string
}
export interface Cookie extends InBrowser {
  days: number
}
export interface Preference extends InBrowser {
  /** It is a cookie, kept so long. */
  days?: number
}

export const COOKIES: readonly Cookie[] = [
  { name: 'limner_session', days: 30, why: 'Keeps you signed in.' },
  { name: 'limner_guest', days: 365, why: 'Remembers which designs a guest made.' },
  { name: 'limner_device', days: 365, why: 'Lets you sign in even while someone else is guessing your password.' },
  { name: 'limner_language', days: 365, why: 'The language you chose to read Limner in.' },
  { name: 'limner_errand', days: 1, why: 'Knows you again when you come back from signing in elsewhere.' },
]

export interface Stored extends InBrowser {
  until: string
}

const CLEARED = 'until you clear it'

/** In the browser's local storage. */
export const ESSENTIAL: readonly Stored[] = [
  {
    name: 'guest_chat_messages',
    why: 'A guest’s chats, with the images that were sent.',
    until: 'until you sign in or clear it',
  },
  { name: 'guest_token', why: 'Proves that a guest’s designs are yours.', until: CLEARED },
  { name: 'drafts', why: 'What you started to write and have not sent.', until: 'until it is sent' },
  { name: 'profile_draft', why: 'What you changed in your profile and have not saved.', until: 'until it is saved' },
  { name: 'outbox', why: 'What you sent and the server has not received yet.', until: 'until the server has it' },
  {
    name: 'pending_generations',
    why: 'Designs in progress, so that they survive a reload, and the last one that failed, so that you can try it again.',
    until: 'until they are ready, or you send something else',
  },
  {
    name: 'pending_download',
    why: 'The design you wanted to download before you signed in.',
    until: 'until it is downloaded',
  },
  { name: 'theme', why: 'Light, dark or the same as your system.', until: CLEARED },
  { name: 'print_condition', why: 'The paper and press you chose for print files.', until: CLEARED },
  { name: 'brand_kit', why: 'The brand kit you chose for the new designs of each project.', until: CLEARED },
  { name: 'cookie_consent', why: 'Your choice about cookies.', until: CLEARED },
]

/** Kept unless the visitor refuses. */
export const PREFERENCES: readonly Preference[] = [
  { name: TAB_COOKIE, days: PLACE_COOKIE_DAYS, why: 'Opens the dashboard on the tab you used last.' },
  { name: PROJECT_COOKIE, days: PLACE_COOKIE_DAYS, why: 'Opens the project you worked on last.' },
  {
    name: DESIGNS_COOKIE,
    days: PLACE_COOKIE_DAYS,
    why: 'Opens each of your latest projects with the design and version you looked at last.',
  },
  { name: 'last_active_guest_project', why: 'Opens the project you worked on last as a guest.' },
  { name: 'chat_width', why: 'How wide you made the chat beside your designs.' },
  { name: 'bookmarked_articles', why: 'The articles you bookmarked.' },
]

export interface OnServer {
  title: string
  /** Of the database. */
  tables: readonly string[]
  holds: string
  /** How long. */
  until: (site: Site) => string
}

const WITH_ACCOUNT = 'as long as your account exists'
const withWork = ({ guestDays }: Site) =>
  `until you delete the project or your account; guest work, until ${guestDays} days after the guest’s last visit`

export const ON_SERVER: readonly OnServer[] = [
  {
    title: 'Account data',
    tables: ['owners', 'users'],
    holds:
      'your email address, first and last name, your settings and, if you administer the server, your role. Your password is stored only as a hash, from which it cannot be recovered.',
    until: () => WITH_ACCOUNT,
  },
  {
    title: 'Sessions and browsers',
    tables: ['sessions', 'devices'],
    holds:
      'when you signed in, and how your browser identifies itself (its user agent), so that you can tell your sessions apart; for each browser you signed in with, an identifier that tells it from unknown ones.',
    until: () => 'sessions for 30 days or until you sign out, browser identifiers for 365 days',
  },
  {
    title: 'Guests',
    tables: ['guests'],
    holds: 'an identifier that ties work to one browser, and the day of its last visit. No name, no address.',
    until: ({ guestDays }) =>
      `one day if nothing was made, otherwise ${guestDays} days after the last visit; signing in moves the work to your account`,
  },
  {
    title: 'Design requests and chat interactions',
    tables: ['projects', 'messages', 'predictions', 'designs', 'favourites'],
    holds: 'what you write, what the assistant answers, the designs that result, and which of them you starred.',
    until: withWork,
  },
  {
    title: 'Uploaded images and images of designs',
    tables: ['media', 'picture_sizes'],
    holds: 'stored without the metadata that cameras add, such as the location.',
    until: withWork,
  },
  {
    title: 'Review links and their answers',
    tables: ['reviews', 'review_entries'],
    holds:
      'links at which a design is shown to others with your name, and what they answer, with the name they give. No address of theirs is kept.',
    until: () => 'until you delete the link, the project or your account',
  },
  {
    title: 'Webhooks',
    tables: ['webhooks', 'webhook_deliveries'],
    holds:
      'addresses of your programs, what they are told (ids of designs and reviews, nothing that anybody wrote), and the beginning of what they answered.',
    until: () => 'until you delete the webhook or your account; messages for 30 days',
  },
  {
    title: 'Brand kits',
    tables: ['brand_kits'],
    holds:
      'the logo, colours, typefaces, tone, and what you tell of a business for its designs, such as its telephone number.',
    until: () => 'until you delete the kit or your account',
  },
  {
    title: 'Your fonts',
    tables: ['brand_fonts'],
    holds:
      'font files that you brought for your brand kits. Nobody else is given them; files of your designs carry the letters that are set.',
    until: () => 'until you delete the font, and the designs that are set in it, or your account',
  },
  {
    title: 'Teams',
    tables: ['members', 'member_invitations', 'lent_fonts'],
    holds:
      'who works on which project or brand kit, as what and since when; addresses that were invited, by whom and as what, with a hash of each link; and which fonts of a member a project’s designs are set in. The people of a team see each other’s names, and who wrote which message.',
    until: () =>
      'until the member leaves or is removed, or the project, the brand kit or the account is deleted; invitations, until a month after they can be accepted no more',
  },
  {
    title: 'What you asked Limner to forget',
    tables: ['forgotten'],
    holds:
      'the likes, dislikes and colours that new designs must not use. What Limner remembers is read from your own work each time.',
    until: () => WITH_ACCOUNT,
  },
  {
    title: 'The count of your designs',
    tables: ['counted_generations'],
    holds: 'when you asked for new designs, if the server limits their number.',
    until: () => '62 days',
  },
  {
    title: 'The use of models',
    tables: ['model_usage'],
    holds:
      'which other models you used, when, and what they cost. What those models receive is listed under “Who sees it”.',
    until: () => '62 days',
  },
  {
    title: 'Your keys of models',
    tables: ['own_model_keys'],
    holds:
      'keys of model providers that you gave, encrypted, until you remove them. They are sent to that provider only.',
    until: () => WITH_ACCOUNT,
  },
  {
    title: 'Other ways to sign in',
    tables: ['second_factors', 'recovery_codes', 'identities', 'passkeys', 'passkey_challenges'],
    holds:
      'the key of an authenticator app, encrypted, and hashes of its recovery codes, if you add one; the public half of your passkeys, with their names and when each was last used; for five minutes, what a passkey is asked to sign; who you are at the identity provider, if you sign in through one.',
    until: () => `until you turn them off or remove them, ${WITH_ACCOUNT}`,
  },
  {
    title: 'Invitations',
    tables: ['invitations'],
    holds: 'a hash of each link that invites somebody, and the address that it was sent to.',
    until: () => 'one week; deleted within another six hours',
  },
  {
    title: 'Links emailed to you',
    tables: ['mailed_links'],
    holds: 'a hash of each link for a new password or a new address, and where it was sent.',
    until: () => 'one hour; deleted within another six',
  },
  {
    title: 'Failed sign-ins and frequent requests',
    tables: ['login_failures', 'rate_limits'],
    holds:
      'hashes of network addresses and accounts, which protect passwords from guessing and the server from flooding. The addresses themselves are not stored.',
    until: () => 'failed sign-ins for a quarter of an hour, request counts for a few minutes; deleted within six hours',
  },
  {
    title: 'Messages to us',
    tables: ['contact_messages'],
    holds: 'what you write in the contact form, with the name and address you give.',
    until: () => 'until we delete it',
  },
]

/** Tables that hold nothing about those who use the server. */
export const NOTHING_PERSONAL: readonly string[] = [
  'articles',
  'former_slugs',
  'api_keys',
  'done_once',
  'model_keys',
  'added_providers',
  'secrets',
]
