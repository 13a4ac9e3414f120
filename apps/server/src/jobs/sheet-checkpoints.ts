/** The sheets of a generation, kept as they come: whoever goes on with it after a crash begins with them. */
import type { ModelSteps } from './guidance.ts'
import type { Claim } from './types.ts'

/** Milliseconds between the times that a sheet is kept which is still being written. */
const CHECKPOINT_INTERVAL = 3_000

export interface SheetCheckpoints {
  /** By the number of the concept. */
  sheets: Record<number, string>
  keep(at: number, sheet: string): Promise<void>
  /** As far as it is written, now and then. */
  update(at: number, sheet: string): void
}

export function sheetCheckpoints(parts: Pick<ModelSteps, 'checkpoint'>, claim: Claim): SheetCheckpoints {
  const sheets: Record<number, string> = { ...claim.steps?.drawn }
  const writtenAt = new Map<number, number>()
  // One after the other, so that half of a sheet never comes over the whole of it.
  let last: Promise<void> = Promise.resolve()
  const write = (more: Record<number, string>) => {
    const drawn = { ...sheets, ...more }
    last = last.catch(() => {}).then(() => parts.checkpoint(claim, { drawn }))
    return last
  }
  const partial: Record<number, string> = {}
  return {
    sheets,
    keep(at, sheet) {
      sheets[at] = sheet
      delete partial[at]
      return write(partial)
    },
    update(at, sheet) {
      const now = performance.now()
      const since = writtenAt.get(at)
      if (since !== undefined && now - since < CHECKPOINT_INTERVAL) return
      writtenAt.set(at, now)
      if (since === undefined) return
      partial[at] = sheet
      write(partial).catch(() => {})
    },
  }
}
