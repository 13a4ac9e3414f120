/** What people have asked for, what was acknowledged, and how it went. */
import { quantile } from '../quantile.ts'

/** A generation that somebody asked for, under a key of its own. */
export interface Asked {
  /** Of its prediction, once it is known. */
  id: string | null
  /** Of the designs that it was answered with. */
  designIds: string[]
  ended: boolean
}

export class Ledger {
  /** By their keys. */
  asked = new Map<string, Asked>()
  /** Contents of messages that were acknowledged. */
  messages = new Set<string>()
  /** Pictures that were acknowledged, with whoever may see them. */
  pictures = new Map<string, Record<string, string>>()
  /** Predictions of people with webhooks that have ended. */
  toBeTold = new Set<string>()
  /** Ids of webhook messages, as they came, and the predictions that they were about. */
  told: { id: string; about: string }[] = []
  /** One sentence for each thing that is wrong. */
  faults: string[] = []
  /** Requests by the status of their answer; `broken`: there was none, or not all of it. */
  answers = new Map<string, number>()
  /** Times that somebody was told to come back later, and how many did so in vain. */
  refused = 0
  gaveUp = 0
  #times = new Map<string, number[]>()
  #again = 0

  answer(status: number | 'broken'): void {
    const name = String(status)
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
  }

  /** An act that was done, with all its tries. @param tries more than one: some were in vain */
  done(act: string, milliseconds: number, tries: number): void {
    const times = this.#times.get(act) ?? []
    times.push(milliseconds)
    this.#times.set(act, times)
    if (tries > 1) this.#again += 1
  }

  /** Requests that failed by no fault of whoever sent them, without those that were refused because too much waits. */
  errorShare(): { failed: number; all: number } {
    let [failed, all] = [0, 0]
    for (const [status, count] of this.answers) {
      all += count
      if (status === 'broken' || Number(status) >= 500 || status === '429') failed += count
    }
    return { failed: failed - this.refused, all }
  }

  rows(): string[] {
    const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`.padStart(9)
    return [...this.#times].sort().map(([act, times]) => {
      const quantiles = [0.5, 0.95, 1].map((q) => seconds(quantile(times, q)))
      return `${act.padEnd(26)} ${String(times.length).padStart(6)}  p50 ${quantiles[0]}  p95 ${quantiles[1]}  worst ${quantiles[2]}`
    })
  }

  acts(): { all: number; again: number } {
    return { all: [...this.#times.values()].reduce((sum, { length }) => sum + length, 0), again: this.#again }
  }
}
