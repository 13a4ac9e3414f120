/**
 * `npm run dev`: the server with the web's sources in it, on one port. A change of the web shows at once in the page;
 * a change of the server, the contract or the engine restarts the server.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../apps/server/src/main.ts')
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', main], {
  stdio: 'inherit',
  env: { ...process.env, DEV: '1', NODE_ENV: 'development' },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
process.on('disconnect', () => child.kill('SIGTERM'))
process.channel?.unref()
child.on('exit', (code) => process.exit(code ?? 1))
