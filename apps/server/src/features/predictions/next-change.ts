import type { ChangeFeed } from '../../db/change-feed.ts'

/** Resolves at the next change of a prediction, after so many milliseconds, or when the signal is aborted. */
export type NextChange = (id: string, milliseconds: number, signal: AbortSignal) => Promise<void>

export const nextChangeOf =
  ({ events }: ChangeFeed): NextChange =>
  (id, milliseconds, signal) =>
    new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        events.off('changed', onChanged)
        events.off('back', finish)
        signal.removeEventListener('abort', finish)
        resolve()
      }
      const onChanged = (changed: string) => {
        if (changed === id) finish()
      }
      const timer = setTimeout(finish, Math.max(0, milliseconds))
      events.on('changed', onChanged)
      events.on('back', finish)
      signal.addEventListener('abort', finish)
      if (signal.aborted) finish()
    })
