/**
 * The server with the engine of the tests as a process of its own, to be killed by tests or tried by hand:
 * `node apps/server/test/serve.ts PORT=3100 DATA_DIR=/tmp/limner DEV=1`
 */
import path from 'node:path'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/platform/config.ts'
import { killSelf, stopOnSignals } from '../src/stopping.ts'

const settings = Object.fromEntries(process.argv.slice(2).map((pair) => pair.split(/=(.*)/s).slice(0, 2)))
const config = readConfig({ RATE_LIMIT: 'off', ...settings })
const app = await buildApp({
  config,
  engineModule: path.join(import.meta.dirname, 'fake-engine.ts'),
  onStuck: killSelf,
  ...(config.dev && { webDirectory: path.resolve(import.meta.dirname, '../../web') }),
})
const address = await app.listen({ host: config.host, port: config.port })
stopOnSignals(app)
process.stdout.write(`${address}\n`)
