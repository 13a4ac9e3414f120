import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhatIsStale } from './build-stale.ts'

const PROGRAMS = path.resolve(import.meta.dirname, '../../apps/server/dist')

/** Becomes a program of the server: 'main', 'admin' or 'mcp'. */
export async function runBuilt(program: string, needs: Parameters<typeof buildWhatIsStale>): Promise<void> {
  try {
    await buildWhatIsStale(...needs)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  await import(pathToFileURL(path.join(PROGRAMS, `${program}.js`)).href)
}
