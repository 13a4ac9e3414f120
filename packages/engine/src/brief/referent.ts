/** What 'it' is, and what a side without an object is beside: '"X" above it, "Y" beneath it', 'Left of the fox: "X". Above: "Y"'. */
import type { Role } from '../scene/types.ts'
import { DRAWN } from './part-list.ts'

export type Side = 'left' | 'right' | 'above' | 'below'

const OPPOSITE: Record<Side, Side> = { above: 'below', below: 'above', left: 'right', right: 'left' }

export class Referent {
  private of: Role | undefined
  /** Sides of it that its sentence has given. */
  private sides: Side[] = []
  private sentence = -1
  /** The picture that texts were last put around. */
  private picture: Role | undefined

  /** The same it, on another of its sides: within its sentence, or across from the side before. */
  same(side: Side, sentence: number): Role | undefined {
    if (this.sides.includes(side)) return undefined
    const across = this.sides.at(-1) === OPPOSITE[side]
    return this.sentence === sentence || across ? this.of : undefined
  }

  /** What 'Above: "X"' is above. */
  around(): Role | undefined {
    return this.picture
  }

  /** Remembers what a place was beside. */
  note(of: Role, side: Side, sentence: number, explicit: boolean): void {
    if (explicit) {
      this.picture = DRAWN.includes(of) ? of : undefined
      this.of = of
      this.sides = [side]
      this.sentence = -1
      return
    }
    this.sides = [...(this.sentence === sentence && this.of === of ? this.sides : []), side]
    this.of = of
    this.sentence = sentence
  }
}
