/** The server with the engine of the tests, to try things by hand: `node apps/server/test/serve.ts PORT DATA_DIR`. */
import path from 'node:path'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/platform/config.ts'

const [, , PORT, DATA_DIR] = process.argv
const config = readConfig({ PORT, DATA_DIR, DEV: '1', RATE_LIMIT: 'off' })
const app = await buildApp({
  config,
  engineModule: path.join(import.meta.dirname, 'fake-engine.ts'),
  webDirectory: path.resolve(import.meta.dirname, '../../web'),
})
await app.listen({ host: config.host, port: config.port })
process.once('SIGTERM', () => app.close())
process.once('SIGINT', () => app.close())
process.stdout.write(`${JSON.stringify(app.addresses())}\n`)
