/** Tidying that nobody waits for: soon after the start, then every few hours. */

const FIRST = 60_000
const EVERY = 6 * 3_600_000

export interface Chores {
  stop(): void
}

export function startChores(options: { chores: (() => Promise<void>)[]; onFailure: (error: unknown) => void }): Chores {
  async function run(): Promise<void> {
    for (const chore of options.chores) await chore().catch(options.onFailure)
  }
  const first = setTimeout(run, FIRST).unref()
  const every = setInterval(run, EVERY).unref()
  return {
    stop: () => {
      clearTimeout(first)
      clearInterval(every)
    },
  }
}
