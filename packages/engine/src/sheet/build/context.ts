/** What every step of building a sheet knows. */
import type { Messages } from '../grammar/check.ts'
import type { Part } from '../grammar/part.ts'
import type { Limits } from '../limits.ts'
import { Names } from './names.ts'

export class Build {
  readonly messages: Messages
  /** What is defined, by its id. */
  readonly defined: ReadonlyMap<string, Part>
  /** Clip paths that are being built. */
  readonly clipping = new Set<Part>()
  private readonly limits: Limits
  private readonly names: Names
  private shapes = 0
  private data = 0

  constructor(messages: Messages, defined: ReadonlyMap<string, Part>, taken: Iterable<string>, limits: Limits) {
    this.limits = limits
    this.messages = messages
    this.defined = defined
    this.names = new Names(taken)
  }

  /** A name that nothing else has. */
  named(stem: string): string {
    return this.names.own(stem)
  }

  /** What an href or url means. @returns nothing, and tells, where nothing of that id is defined */
  find(part: Part, id: string): Part | undefined {
    const found = this.defined.get(id)
    if (!found) this.messages.fault(part, `Nothing in <defs> has the id '${id}'`)
    return found
  }

  /** Counts what is drawn. @returns whether there is room for it */
  hasRoom(part: Part, data: string): boolean {
    this.shapes++
    this.data += data.length
    if (this.shapes <= this.limits.shapes && this.data <= this.limits.data) return true
    if (this.shapes === this.limits.shapes + 1 || this.data - data.length <= this.limits.data)
      this.messages.fault(
        part,
        `The drawings are too large: at most ${this.limits.shapes} shapes and ${this.limits.data} characters of path data, counting what is used by its id each time`,
      )
    return false
  }

  get isFull(): boolean {
    return this.shapes > this.limits.shapes || this.data > this.limits.data
  }
}
