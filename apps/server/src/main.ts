/** Starts the server and stops it: reads the environment, listens, says where, and ends cleanly when asked. */
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { openData } from './assembly/data.ts'
import { readConfig } from './platform/config.ts'
import { StartError } from './start-error.ts'
import { killSelf, stopOnSignals } from './stopping.ts'

/** The engine in one file, as `npm run build` and `npm start` leave it; in development it is taken from its sources. */
const BUILT_ENGINE = new URL('../../../packages/engine/dist/engine.mjs', import.meta.url)

/** The address to open: 'all interfaces' is no address that a browser knows. */
function shownAddress(host: string, port: number): string {
  const name = ['0.0.0.0', '::', 'localhost'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

try {
  const config = readConfig(process.env)
  // Another program creates or starts the database: meanwhile all the rest is loaded.
  const database = openData(config)
  // It is waited for below.
  database.catch(() => {})
  const { buildApp } = await import('./app.ts')
  const app = await buildApp({
    ...{ config, database },
    webDirectory: path.resolve(import.meta.dirname, '../../web'),
    onStuck: killSelf,
    ...(!config.dev && existsSync(BUILT_ENGINE) && { engineModule: BUILT_ENGINE.href }),
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
