/**
 * Of a query: what others change while it is looked at is asked for again, every so often, and as soon as a page that was hidden is
 * seen again. While it is hidden nothing is asked for.
 * @param every milliseconds between two looks
 */
export const lookAgain = (every: number) => ({ refetchInterval: every, refetchOnWindowFocus: 'always' }) as const
