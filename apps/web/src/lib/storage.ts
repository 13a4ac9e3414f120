/** The browser's storage, which may be full, forbidden or filled with somebody else's text: it never throws here. */

export const KEYS = {
  /** The guest's projects with their messages. */
  guestChat: 'guest_chat_messages',
  guestToken: 'guest_token',
  activeTab: 'last_active_tab',
  activeProject: 'last_active_project',
  activeGuestProject: 'last_active_guest_project',
  pendingDownload: 'pending_download',
  /** Generations under way, by project: taken up again after a reload. */
  pendingGenerations: 'pending_generations',
  /** What an account has written and the server has not yet, by account. */
  outbox: 'outbox',
  /** What is being written, by project. */
  drafts: 'drafts',
  /** What is being written in the profile, and whose it is. */
  profileDraft: 'profile_draft',
  /** Pixels of the chat beside the stage. */
  chatWidth: 'chat_width',
  /** The id of the brand kit that was chosen last. */
  brandKit: 'brand_kit',
  theme: 'theme',
  /** 'all' or 'essential': what the visitor lets us keep. */
  consent: 'cookie_consent',
  /** Slugs of articles. */
  bookmarks: 'bookmarked_articles',
} as const
export type StorageKey = (typeof KEYS)[keyof typeof KEYS]

/** What is kept for convenience only: a visitor may refuse that, and then it lasts as long as the page. */
export const OPTIONAL_KEYS: readonly StorageKey[] = [
  KEYS.activeTab,
  KEYS.activeProject,
  KEYS.activeGuestProject,
  KEYS.bookmarks,
  KEYS.chatWidth,
  KEYS.brandKit,
]
const forThisPage = new Map<StorageKey, string>()

const isRefused = (key: StorageKey): boolean => OPTIONAL_KEYS.includes(key) && readText(KEYS.consent) === 'essential'

const listeners = new Map<string, Set<() => void>>()

export function readText(key: StorageKey): string | null {
  if (isRefused(key)) return forThisPage.get(key) ?? null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Runs in the head. The server renders every page for a first visit; until it is hydrated and knows better, a guest who comes
 * back is not shown the starting prompts (`data-start`); about cookies (`data-consent`) only who has not answered is asked.
 */
export const returningScript = `try{const d=document.documentElement.dataset,s=localStorage;if(/"type":"user"/.test(s.getItem('${KEYS.guestChat}')))d.returning='';if(!s.getItem('${KEYS.consent}'))d.asks=''}catch{}`

/** Null removes. False when the browser refused. */
export function writeText(key: StorageKey, value: string | null): boolean {
  try {
    if (value === null) {
      forThisPage.delete(key)
      localStorage.removeItem(key)
    } else if (isRefused(key)) forThisPage.set(key, value)
    else localStorage.setItem(key, value)
  } catch {
    return false
  }
  for (const listener of listeners.get(key) ?? []) listener()
  return true
}

/** What the visitor lets us keep: what was kept stays for this page only, and what was for this page is kept. */
export function writeConsent(consent: 'all' | 'essential'): void {
  const values = OPTIONAL_KEYS.map((key) => [key, readText(key)] as const)
  for (const [key] of values) writeText(key, null)
  writeText(KEYS.consent, consent)
  for (const [key, value] of values) writeText(key, value)
}

/** Undefined when nothing is there or it does not parse. The caller judges the shape. */
export function readJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readText(key) ?? '') as unknown
  } catch {
    return undefined
  }
}

export const writeJson = (key: StorageKey, value: unknown): boolean =>
  writeText(key, value === undefined ? null : JSON.stringify(value))

/** Calls back when the key changes, here or in another window. */
export function onStored(key: StorageKey, listener: () => void): () => void {
  const set = listeners.get(key) ?? new Set()
  listeners.set(key, set.add(listener))
  const elsewhere = (event: StorageEvent) => event.key === key && listener()
  addEventListener('storage', elsewhere)
  return () => {
    set.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}
