/** `npm run build`: the web app, the engine and the server, where they are stale. `npm start` does it by itself. */
import { buildWhatIsStale } from './build/build-stale.ts'

await buildWhatIsStale()
