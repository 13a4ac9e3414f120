/** What one page of a list holds at most, and where nothing else is asked for. */
export const PAGE_LIMITS = {
  messages: 50,
  designs: 60,
  projects: 100,
  versions: 100,
  articles: 100,
  others: 100,
} as const
