/** `npm run build`: the web app, where it is stale. `npm start` does it by itself. */
import { buildWebIfStale } from './build/web-build.ts'

await buildWebIfStale()
