/** A Bubble app with one article, for the product to read from. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Bubble {
  /** What the product is configured with. */
  environment: { BUBBLE_URL: string; BUBBLE_TOKEN: string }
  close(): void
}

/** @param content of the article that is known as 'synced' */
export async function serveBubble(content: string): Promise<Bubble> {
  const server = http.createServer((_request, response) => {
    const thing = { _id: 'synced', title: 'synced', content, isPublished: true }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ response: thing }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    environment: { BUBBLE_URL: `http://127.0.0.1:${port}`, BUBBLE_TOKEN: 'token' },
    close: () => server.close(),
  }
}
