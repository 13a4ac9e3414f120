/** An archive that is written while it is sent: no more than one entry is held in memory. */
import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  path: string
  bytes: Uint8Array
}

/** @param entries made one after the other; pictures and documents, which are compressed already */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failure: Error | null = null
  const archive = new Zip((error, chunk) => {
    if (error) failure = error
    else ready.push(chunk)
  })
  function* drain(): Generator<Uint8Array> {
    if (failure) throw failure
    const chunks = ready
    ready = []
    yield* chunks
  }
  for await (const { path, bytes } of entries) {
    const file = new ZipPassThrough(path)
    archive.add(file)
    file.push(new Uint8Array(bytes), true)
    yield* drain()
  }
  archive.end()
  yield* drain()
}
