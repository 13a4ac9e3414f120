/** `npm run admin` on a data directory. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const ADMIN = path.resolve(import.meta.dirname, '../../apps/server/src/admin.ts')

/** @returns what it prints */
export async function admin(dataDirectory: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDirectory }
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...words], { env })
  return stdout
}
