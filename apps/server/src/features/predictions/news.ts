import type { Presence } from '../../db/presence.ts'

/** Resolves at the next news of a prediction, after so many milliseconds, or when the signal is aborted. */
export type NextNews = (id: string, milliseconds: number, signal: AbortSignal) => Promise<void>

export const newsOf =
  ({ news }: Presence): NextNews =>
  (id, milliseconds, signal) =>
    new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        news.off('prediction', onNews)
        news.off('back', finish)
        signal.removeEventListener('abort', finish)
        resolve()
      }
      const onNews = (changed: string) => {
        if (changed === id) finish()
      }
      const timer = setTimeout(finish, Math.max(0, milliseconds))
      news.on('prediction', onNews)
      news.on('back', finish)
      signal.addEventListener('abort', finish)
      if (signal.aborted) finish()
    })
