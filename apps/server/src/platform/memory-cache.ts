/** What was drawn lately, in memory: bounded in bytes, and drawn once for all who ask at the same time. */

export class MemoryCache {
  #kept = new Map<string, string>()
  #running = new Map<string, Promise<string>>()
  #characters = 0
  #most: number

  /** @param most characters that may be kept */
  constructor(most: number) {
    this.#most = most
  }

  /** What stands under the key, or what `make` answers; a failure is kept by nobody. */
  async get(key: string, make: () => Promise<string>): Promise<string> {
    const kept = this.#kept.get(key)
    if (kept !== undefined) {
      // Re-inserted, so that the map is ordered by last use and the oldest goes first.
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept
    }
    const running = this.#running.get(key)
    if (running) return running
    const begun = make()
      .then((text) => this.#keep(key, text))
      .finally(() => this.#running.delete(key))
    this.#running.set(key, begun)
    return begun
  }

  #keep(key: string, text: string): string {
    this.#kept.set(key, text)
    this.#characters += text.length
    for (const [oldest, value] of this.#kept) {
      if (this.#characters <= this.#most) break
      this.#kept.delete(oldest)
      this.#characters -= value.length
    }
    return text
  }
}
