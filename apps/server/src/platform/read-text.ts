/** The body of an answer of somebody else, up to a size. */

export class TooLarge extends Error {
  constructor() {
    super('The answer is too large')
    this.name = 'TooLarge'
  }
}

/** @throws TooLarge as soon as there are more bytes than `most` */
export async function readText(response: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > most) throw new TooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
