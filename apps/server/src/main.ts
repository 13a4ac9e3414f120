/** Starts the server and stops it: reads the environment, listens, says where, and ends cleanly when asked. */
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { buildApp } from './app.ts'
import { readConfig } from './platform/config.ts'
import { StartError } from './start-error.ts'
import { killSelf, stopOnSignals } from './stopping.ts'

/** The address to open: 'all interfaces' is no address that a browser knows. */
function shownAddress(host: string, port: number): string {
  const name = ['0.0.0.0', '::', 'localhost'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

try {
  const config = readConfig(process.env)
  const app = await buildApp({
    config,
    webDirectory: path.resolve(import.meta.dirname, '../../web'),
    onStuck: killSelf,
  })
  await app.listen({ host: config.host, port: config.port })
  stopOnSignals(app)
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  process.stdout.write(`Limner is ready: ${config.publicUrl ?? shownAddress(config.host, port)}\n`)
  // For the next start, however this one ends.
  flushCompileCache()
} catch (error) {
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (error instanceof StartError) console.error(message)
  else if (code === 'EADDRINUSE') console.error(`The port is taken (${message}). Set PORT to another one.`)
  else if (code === 'EACCES' || code === 'EADDRNOTAVAIL') console.error(`The server cannot listen there (${message}).`)
  else console.error(stack ?? message)
  process.exit(1)
}
