/**
 * Everything that is kept, in the browser and on the server: the policies read it to their readers, and a test compares
 * it with what the code writes.
 */
import type { Site } from '@limner/contract/types'

export interface InBrowser {
  name: string
  /** What it is for. */
  why: string
}
export interface Cookie extends InBrowser {
  days: number
}

export const COOKIES: readonly Cookie[] = [
  { name: 'limner_session', days: 30, why: 'Keeps you signed in.' },
  { name: 'limner_guest', days: 365, why: 'Knows which designs a guest has made.' },
  { name: 'limner_device', days: 365, why: 'Lets you in while others try your password.' },
]

export interface Stored extends InBrowser {
  until: string
}

const CLEARED = 'until you clear it'

/** In the browser's local storage. */
export const ESSENTIAL: readonly Stored[] = [
  {
    name: 'guest_chat_messages',
    why: 'The chats of a guest, with the pictures that were sent.',
    until: 'until you sign in or clear it',
  },
  { name: 'guest_token', why: 'Shows that the designs of a guest are yours.', until: CLEARED },
  { name: 'drafts', why: 'What you have begun to write and not sent.', until: 'until it is sent' },
  { name: 'profile_draft', why: 'What you have changed in your profile and not saved.', until: 'until it is saved' },
  { name: 'outbox', why: 'What you have sent and the server has not taken yet.', until: 'until the server has it' },
  {
    name: 'pending_generations',
    why: 'Designs that are being made, so that a reload finds them.',
    until: 'until they are ready',
  },
  {
    name: 'pending_download',
    why: 'The design that you wanted to download before you signed in.',
    until: 'until it is downloaded',
  },
  { name: 'theme', why: 'Light, dark or as your system has it.', until: CLEARED },
  { name: 'cookie_consent', why: 'Your choice about this.', until: CLEARED },
]

/** Kept unless they are refused. */
export const PREFERENCES: readonly InBrowser[] = [
  { name: 'last_active_tab', why: 'Opens the dashboard at the tab where you left it.' },
  { name: 'last_active_project', why: 'Opens the project that you worked on last.' },
  { name: 'last_active_guest_project', why: 'The same for guests.' },
  { name: 'bookmarked_articles', why: 'The articles that you bookmarked.' },
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
  `until you delete the project or your account; work of a guest, ${guestDays} days after the guest was here last`

export const ON_SERVER: readonly OnServer[] = [
  {
    title: 'Account data',
    tables: ['owners', 'users'],
    holds:
      'your email address, first and last name, and the profile information that you give us: your settings and, if you administer the server, your role. Your password is kept only as a hash from which it cannot be read back.',
    until: () => WITH_ACCOUNT,
  },
  {
    title: 'Sessions and browsers',
    tables: ['sessions', 'devices'],
    holds:
      'when you signed in, and what your browser says of itself (its user agent), so that you can tell your sessions apart; for each browser that was signed in, a mark that tells it from strangers.',
    until: () => 'sessions 30 days or until you sign out, marks of browsers 365 days',
  },
  {
    title: 'Guests',
    tables: ['guests'],
    holds:
      'a mark that says which work belongs to the same browser, and the day of its last visit. No name, no address.',
    until: ({ guestDays }) =>
      `one day where nothing was made, else ${guestDays} days after the last visit; signing in moves the work to the account`,
  },
  {
    title: 'Design requests and chat interactions',
    tables: ['projects', 'messages', 'predictions', 'designs'],
    holds: 'what you write, what the assistant answers, and the designs that come of it.',
    until: withWork,
  },
  {
    title: 'Uploaded images and pictures of designs',
    tables: ['media'],
    holds: 'stored without the metadata that cameras put into them, such as the place.',
    until: withWork,
  },
  {
    title: 'What you asked to be forgotten',
    tables: ['forgotten'],
    holds:
      'the likes, dislikes and colours that new designs must leave out. What is remembered is read from your own work each time.',
    until: () => WITH_ACCOUNT,
  },
  {
    title: 'The count of your designs',
    tables: ['counted_generations'],
    holds: 'when you asked for new designs, where the server limits their number.',
    until: () => '62 days',
  },
  {
    title: 'The use of models',
    tables: ['model_usage'],
    holds:
      'which model of another provider worked for you, when, and what it cost. What such models receive is told under “Who sees it”.',
    until: () => '62 days',
  },
  {
    title: 'Links that were mailed to you',
    tables: ['mailed_links'],
    holds: 'that a link for a new password or a new address is on its way, as a hash, and where it was sent.',
    until: () => 'an hour; cleared away within six more',
  },
  {
    title: 'Failed sign-ins and frequent requests',
    tables: ['login_failures', 'rate_limits'],
    holds:
      'hashes made of network addresses and accounts, which keep passwords from being guessed and the server from being flooded. The addresses themselves are not kept.',
    until: () => 'failed sign-ins a quarter of an hour, counts of requests some minutes; cleared away within six hours',
  },
  {
    title: 'Messages to us',
    tables: ['contact_messages'],
    holds: 'what you write in the contact form, with the name and address that you give.',
    until: () => 'until we delete it',
  },
]

/** Tables that hold nothing about those who use the server. */
export const NOTHING_PERSONAL: readonly string[] = ['articles', 'api_keys', 'done_once', 'model_keys']
