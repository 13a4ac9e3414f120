/** What a visitor may be sent to /login for. Anybody can write an address: it shows no other words than these. */

export const LOGIN_MESSAGES = {
  download: 'Please sign in to download your design.',
  remix: 'Please sign in to remix this design.',
  ended: 'Your session has ended. Sign in to continue.',
  providerFailed: 'Signing in there did not work. Please try again.',
  providerStranger: 'There is no account for you here. Ask whoever runs this server for one.',
  providerUnverified: 'Your address is not verified there. Verify it, or sign in with your password.',
  providerTaken:
    'There is already an account with your email address. Sign in with its password, then connect it in your settings.',
} as const

/** The message of an address, where it is one of ours. */
export const knownMessage = (given: string | null): string | null =>
  Object.values<string>(LOGIN_MESSAGES).find((message) => message === given) ?? null
