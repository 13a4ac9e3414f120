/** The browser's storage, which may be full, forbidden or filled with somebody else's text: it never throws here. */
import { DESIGNS_COOKIE, PLACE_COOKIE_DAYS, PROJECT_COOKIE, TAB_COOKIE } from '@limner/contract/pages'

export const KEYS = {
  /** The guest's projects with their messages. */
  guestChat: 'guest_chat_messages',
  guestToken: 'guest_token',
  activeTab: TAB_COOKIE,
  activeProject: PROJECT_COOKIE,
  /** The design that was looked at last in each project. */
  lookedAt: DESIGNS_COOKIE,
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
  /** The brand kit that was chosen in each project, by their ids. */
  brandKit: 'brand_kit',
  /** The paper and press that files for printers are made for, where it is not the usual one. */
  printCondition: 'print_condition',
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
  KEYS.lookedAt,
  KEYS.activeGuestProject,
  KEYS.bookmarks,
  KEYS.chatWidth,
]
/** Kept as cookies: the server renders the dashboard with them. */
export const COOKIE_KEYS: readonly StorageKey[] = [KEYS.activeTab, KEYS.activeProject, KEYS.lookedAt]
/** The longest of them goes with the page that is rendered with it, and with nothing else. */
const pathOf = (name: string): string => (name === KEYS.lookedAt ? '/dashboard' : '/')
const forThisPage = new Map<StorageKey, string>()

const isRefused = (key: StorageKey): boolean => OPTIONAL_KEYS.includes(key) && readText(KEYS.consent) === 'essential'

/** Read once: browsers ask another process for cookies, and wait, and views read with every render. */
const cookies = new Map<string, string | null>()

function readCookie(name: string): string | null {
  const known = cookies.get(name)
  if (known !== undefined) return known
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  const value = pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
  cookies.set(name, value)
  return value
}

function writeCookie(name: string, value: string | null): void {
  const end = value === null ? `expires=${new Date(0).toUTCString()}` : `max-age=${PLACE_COOKIE_DAYS * 24 * 60 * 60}`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=${pathOf(name)}; ${end}; samesite=lax${secure}`
  cookies.set(name, value)
}

const read = (key: StorageKey): string | null =>
  COOKIE_KEYS.includes(key) ? readCookie(key) : localStorage.getItem(key)

function write(key: StorageKey, value: string | null): void {
  if (COOKIE_KEYS.includes(key)) writeCookie(key, value)
  else if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

/** As it is now: another window may have written since it was read here. */
export function readAnew(key: StorageKey): string | null {
  cookies.delete(key)
  return readText(key)
}

const listeners = new Map<string, Set<() => void>>()

export function readText(key: StorageKey): string | null {
  if (isRefused(key)) return forThisPage.get(key) ?? null
  try {
    return read(key)
  } catch {
    return null
  }
}

/**
 * Runs in the head. The server renders every page for a first visit; until it is hydrated and knows better, a guest who comes
 * back is not shown the starting prompts (`data-start`); about cookies (`data-consent`) only who has not answered is asked.
 */
export const returningScript = `try{const d=document.documentElement.dataset,s=localStorage;if(/"type":"user"/.test(s.getItem('${KEYS.guestChat}')))d.returning='';if(!s.getItem('${KEYS.consent}'))d.asks=''}catch{}`

/** Null removes. False when the browser refused. @param tells those who listen, unless what is shown does not depend on it */
export function writeText(key: StorageKey, value: string | null, tells: 'tells' | 'quiet' = 'tells'): boolean {
  try {
    if (value === null) {
      forThisPage.delete(key)
      write(key, null)
    } else if (isRefused(key)) forThisPage.set(key, value)
    else write(key, value)
  } catch {
    return false
  }
  if (tells === 'tells') for (const listener of listeners.get(key) ?? []) listener()
  return true
}

/** What the visitor lets us keep: what was kept stays for this page only, and what was for this page is kept. */
export function writeConsent(consent: 'all' | 'essential'): void {
  // What stays kept is not touched: not every page is told all of it.
  if (consent === 'all' && readText(KEYS.consent) !== 'essential') return void writeText(KEYS.consent, consent)
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
