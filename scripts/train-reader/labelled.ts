/** A prompt with the texts that a careful reader takes from it. */
export interface Labelled {
  source: string
  prompt: string
  texts: { role: string; text: string }[]
  /** The name that the design is for. */
  name?: string
  /** Fragments that must not be set. */
  forbidden: string[]
  /** Its facts are jotted down. */
  isNotes?: true
  /** What it is for stands in the middle of a sentence: notes and pieces alone are learned from it. */
  isTold?: true
}
