/** What a visitor may be sent to /login for. Anybody can write an address: it shows no other words than these. */

export const LOGIN_MESSAGES = {
  download: 'Please sign in to download your design.',
  remix: 'Please sign in to remix this design.',
  ended: 'Your session has ended. Sign in to continue.',
} as const

/** The message of an address, where it is one of ours. */
export const knownMessage = (given: string | null): string | null =>
  Object.values<string>(LOGIN_MESSAGES).find((message) => message === given) ?? null
