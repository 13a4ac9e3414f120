/**
 * A pooler of connections as small as it can be: it gives each transaction whichever connection of the database was used
 * last (or, in session mode, each client one of its own).
 */

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

const READY = 'Z'.charCodeAt(0)

/** Messages of the protocol, of a stream that may cut them anywhere. */
function messages(onMessage: (type: number, whole: Buffer) => void) {
  let rest = Buffer.alloc(0)
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      const whole = rest.subarray(0, 1 + rest.readInt32BE(1))
      rest = rest.subarray(whole.length)
      onMessage(whole[0] ?? 0, whole)
    }
  }
}

interface Backend {
  socket: Socket
  /** What it said before it was ready. */
  greeting: Buffer
  onMessage: (type: number, whole: Buffer) => void
}

function openBackend(target: string, startup: Buffer): Promise<Backend> {
  const socket = connect(target)
  return new Promise((resolve, reject) => {
    const greeting: Buffer[] = []
    const backend: Backend = {
      socket,
      greeting: Buffer.alloc(0),
      onMessage: (type, whole) => {
        // The number of the connection is the pooler's own.
        if (type === 'K'.charCodeAt(0)) whole.writeInt32BE(4711, 5)
        greeting.push(Buffer.from(whole))
        if (type !== READY) return
        backend.greeting = Buffer.concat(greeting)
        resolve(backend)
      },
    }
    socket.once('error', reject)
    socket.on(
      'data',
      messages((type, whole) => backend.onMessage(type, whole)),
    )
    socket.write(startup)
  })
}

/** @param target path of the database's socket */
export async function startPooler(target: string, mode: 'transaction' | 'session') {
  const idle: Backend[] = []
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    let startup: Buffer | null = null
    let own: Backend | null = null
    sockets.add(client)
    client.on('error', () => {})
    const forward = async (query: Buffer) => {
      const backend = own ?? idle.pop() ?? (await openBackend(target, startup as Buffer))
      sockets.add(backend.socket)
      own = backend
      backend.onMessage = (type, whole) => {
        client.write(whole)
        // 'I': no transaction is open.
        if (type !== READY || whole[5] !== 'I'.charCodeAt(0) || mode === 'session') return
        own = null
        idle.push(backend)
      }
      backend.socket.write(query)
    }
    // One after the other: what a query consists of goes to one connection.
    let forwarded = Promise.resolve()
    const onQuery = messages((type, whole) => {
      const copy = Buffer.from(whole)
      if (type === 'X'.charCodeAt(0)) client.end()
      else forwarded = forwarded.then(() => forward(copy))
    })
    client.on('data', async (chunk) => {
      if (startup) return onQuery(chunk)
      startup = Buffer.from(chunk)
      const backend = idle.pop() ?? (await openBackend(target, startup))
      sockets.add(backend.socket)
      client.write(backend.greeting)
      if (mode === 'session') own = backend
      else idle.push(backend)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
