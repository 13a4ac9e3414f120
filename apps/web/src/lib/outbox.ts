/** What was written here and must reach the server: delivered in order, as often as it takes, kept until it has arrived. */

export interface Parcel {
  /** Delivered twice under the same key it arrives once. A newer parcel of a key that still waits takes its place. */
  key: string
  /** What belongs together arrives in order; what does not goes on while another waits. */
  lane: string
}

/** After a failure: never to be delivered; to be tried again by itself; or only when somebody asks for it. */
export type Verdict = 'drop' | 'retry' | 'hold'

export interface OutboxPorts<P extends Parcel> {
  deliver: (parcel: P) => Promise<unknown>
  judge: (error: unknown, parcel: P) => Verdict | Promise<Verdict>
  /** What an earlier visit left. */
  read: () => readonly P[]
  write: (parcels: readonly P[]) => void
  /** Everything of the lane has arrived. */
  onDelivered: (lane: string) => void
  /** Calls back after so many milliseconds, or when the network is back; answers how to call it off. */
  later: (milliseconds: number, callback: () => void) => () => void
}

/** The pause before another attempt doubles from the first to the last of these. */
export const PAUSE_MS = 2000
export const PAUSE_MS_MAX = 60_000

export class Outbox<P extends Parcel> {
  #ports: OutboxPorts<P>
  #parcels: readonly P[]
  #listeners = new Set<() => void>()
  #underWay = new Map<string, Promise<void>>()
  #flushing: Promise<void> | null = null
  #asked = false
  #pause = PAUSE_MS
  #callOff: (() => void) | undefined

  constructor(ports: OutboxPorts<P>) {
    this.#ports = ports
    this.#parcels = ports.read()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  /** What has not arrived yet, in order. */
  getSnapshot = (): readonly P[] => this.#parcels

  add(parcel: P): void {
    const at = this.#parcels.findIndex(({ key }) => key === parcel.key)
    const waits = at >= 0 && !this.#underWay.has(parcel.key)
    this.#set(waits ? this.#parcels.with(at, parcel) : [...this.#parcels, parcel])
    void this.flush()
  }

  /** Takes back what has not been delivered of a lane. */
  discard(lane: string): void {
    this.#set(this.#parcels.filter((parcel) => parcel.lane !== lane))
  }

  /** Delivers this parcel now, should it still wait. Rejects with what hindered it. */
  async ensure(key: string): Promise<void> {
    const parcel = this.#parcels.find((candidate) => candidate.key === key)
    if (parcel) await this.#deliver(parcel)
  }

  /** Delivers what can be delivered. */
  flush(): Promise<void> {
    this.#asked = true
    this.#flushing ??= this.#rounds().finally(() => (this.#flushing = null))
    return this.#flushing
  }

  /** Who asks during a round gets another one: what was in the way may have gone. */
  async #rounds(): Promise<void> {
    let again = false
    while (this.#asked) {
      this.#asked = false
      this.#callOff?.()
      again = await this.#round()
    }
    if (again) this.#tryLater()
  }

  /** Answers whether something is to be tried again later. */
  async #round(): Promise<boolean> {
    const stuck = new Set<string>()
    let again = false
    for (let next = this.#next(stuck); next; next = this.#next(stuck)) {
      const parcel = next
      try {
        await this.#deliver(parcel)
        this.#pause = PAUSE_MS
      } catch (error) {
        const verdict = await this.#ports.judge(error, parcel)
        if (verdict === 'drop') this.#remove(parcel)
        else stuck.add(parcel.lane)
        if (verdict === 'retry') again = true
      }
    }
    return again
  }

  #next(stuck: ReadonlySet<string>): P | undefined {
    return this.#parcels.find(({ lane }) => !stuck.has(lane))
  }

  #tryLater(): void {
    this.#callOff = this.#ports.later(this.#pause, () => void this.flush())
    this.#pause = Math.min(2 * this.#pause, PAUSE_MS_MAX)
  }

  /** Once at a time: who asks meanwhile waits for the same delivery. */
  #deliver(parcel: P): Promise<void> {
    const before = this.#underWay.get(parcel.key)
    if (before) return before
    const delivery = this.#ports
      .deliver(parcel)
      .then(() => this.#remove(parcel))
      .finally(() => this.#underWay.delete(parcel.key))
    this.#underWay.set(parcel.key, delivery)
    return delivery
  }

  #remove(parcel: P): void {
    this.#set(this.#parcels.filter((one) => one !== parcel))
    if (!this.#parcels.some(({ lane }) => lane === parcel.lane)) this.#ports.onDelivered(parcel.lane)
  }

  #set(parcels: readonly P[]): void {
    this.#parcels = parcels
    this.#ports.write(parcels)
    for (const listener of this.#listeners) listener()
  }
}
