/** What every step of building a sheet knows. */
import type { Messages } from '../grammar/check.ts'
import type { Part } from '../grammar/part.ts'
import { LIMITS } from '../limits.ts'

export class Build {
  readonly messages: Messages
  /** What is defined, by its id. */
  readonly defined: ReadonlyMap<string, Part>
  private readonly taken = new Set<string>()
  private shapes = 0
  private data = 0

  constructor(messages: Messages, defined: ReadonlyMap<string, Part>, taken: Iterable<string>) {
    this.messages = messages
    this.defined = defined
    for (const id of taken) this.taken.add(id)
  }

  /** A name that nothing else has. */
  named(stem: string): string {
    let id = stem
    for (let number = 2; this.taken.has(id); number++) id = `${stem}-${number}`
    this.taken.add(id)
    return id
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
    if (this.shapes <= LIMITS.shapes && this.data <= LIMITS.data) return true
    if (this.shapes === LIMITS.shapes + 1 || this.data - data.length <= LIMITS.data)
      this.messages.fault(
        part,
        `The drawings are too large: at most ${LIMITS.shapes} shapes and ${LIMITS.data} characters of path data, counting what is used by its id each time`,
      )
    return false
  }

  get isFull(): boolean {
    return this.shapes > LIMITS.shapes || this.data > LIMITS.data
  }
}
