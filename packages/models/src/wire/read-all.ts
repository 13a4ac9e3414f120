/** Answers within their limit: the whole of one, or one that streams. */
import { ModelFault } from './fault.ts'

export async function readAll(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel().catch(() => {})
    throw new ModelFault('malformed', 'the answer is too large')
  }
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    // Leaving the loop ends the connection.
    if (length > most) throw new ModelFault('malformed', 'the answer is too large')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** The same stream; it breaks where it grows beyond `most` bytes. */
export function capped(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let length = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        length += part.length
        if (length > most) controller.error(new ModelFault('malformed', 'the answer is too large'))
        else controller.enqueue(part)
      },
    }),
  )
}
