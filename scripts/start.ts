/** `npm start`: builds what is stale, then serves. */
import { runBuilt } from './build/run-built.ts'

// The launcher may hold us by a channel; when it dies without a word (kill -9), the channel closes: then stop orderly.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
process.env.NODE_ENV ??= 'production'

await runBuilt('main', ['web app', 'engine', 'server'])
