/** `npm start`: builds what is stale, then serves. */
import { buildWhatIsStale } from './build/build-stale.ts'

// The launcher may hold us by a channel; when it dies without a word (kill -9), the channel closes: then stop orderly.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
process.env.NODE_ENV ??= 'production'

try {
  await buildWhatIsStale()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../apps/server/src/main.ts')
