/** Links the attributes of a prompt (colours, places, sizes) with what they are said of, as it was learned. */
import { bestOf, type Candidate, type Choice, linkFeatures, type Tagged } from '../language/learn/links.ts'
import { learnedLinks } from '../language/learned.ts'
import type { Reading } from './reading.ts'
import { tagsOf } from './tags.ts'

/** Which of the candidates is right, by the features of each. */
export type Choose = (choice: Choice, rows: readonly Int32Array[]) => number

const byScore: Choose = (_, rows) => bestOf(learnedLinks(), rows)

export class Linker {
  readonly reading: Reading
  private readonly decide: Choose
  private tagged: Tagged | undefined

  constructor(reading: Reading, decide: Choose = byScore) {
    this.reading = reading
    this.decide = decide
  }

  /** The candidate that the mark belongs to. */
  choose<C extends Candidate>(choice: Choice<C>): C | undefined {
    this.tagged ??= tagsOf(this.reading)
    const { candidates } = choice
    if (candidates.length < 2) return candidates[0]
    return candidates[this.decide(choice, linkFeatures(this.tagged, choice))]
  }
}
