/** Rows of a table that become designs at once, and that are tried at once. */
export const SERIES_MAX = 300
export const SERIES_TRIED = 20

/** Brand kits that one account may have. */
export const BRAND_KITS_MAX = 20
/** Fonts of its own that one account may have, and the bytes of a file. */
export const BRAND_FONTS_MAX = 20
export const FONT_BYTES = 4_000_000

/** People and open invitations that one project or brand kit may have. */
export const MEMBERS_MAX = 50
/** Days that an invitation to a project or a brand kit is good. */
export const INVITATION_DAYS = 14

/** What one page of a list holds at most, and where nothing else is asked for. */
export const PAGE_LIMITS = {
  messages: 50,
  designs: 60,
  projects: 100,
  versions: 100,
  articles: 100,
  others: 100,
} as const

/** The header of a list that has the cursor of the next page alone. */
export const NEXT_CURSOR = 'x-next-cursor'

/** How many passkeys an account may have. */
export const PASSKEYS_MAX = 20
