/** The mentions of parts of a prompt, in its order. */
import { nth } from '../base/items.ts'
import type { Role } from '../scene/types.ts'

export interface Part {
  role: Role
  from: number
  to: number
  /** A text of the prompt, no word for a part. */
  given?: boolean
  /** 'the rest', 'everything else': whatever has no place of its own. */
  rest?: boolean
}

/** Parts that hold no text. */
export const DRAWN: readonly Role[] = ['icon', 'illustration', 'photo', 'pattern', 'mark', 'qr', 'frame']

/** Mentions of parts in the order of the prompt, found by token in a few steps however many there are. */
export class Parts {
  readonly list: Part[]
  private readonly starts: Map<number, Part>

  constructor(list: Part[]) {
    this.list = list
    this.starts = new Map(list.map((part) => [part.from, part]))
  }

  at(token: number): Part | undefined {
    return this.starts.get(token)
  }

  /** Index of the first part that begins at or behind a token. */
  private index(token: number): number {
    let low = 0
    let high = this.list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (nth(this.list, middle).from < token) low = middle + 1
      else high = middle
    }
    return low
  }

  next(token: number): Part | undefined {
    return this.list[this.index(token)]
  }

  /** The last part before a token, other than a role, or the last picture; looks back a few parts only. */
  before(token: number, other?: Role, picture = false): Part | undefined {
    const end = this.index(token)
    for (let i = end - 1; i >= 0 && i >= end - 8; i--) {
      const part = nth(this.list, i)
      if (part.to <= token && part.role !== other && (!picture || (!part.given && DRAWN.includes(part.role))))
        return part
    }
    return undefined
  }
}
