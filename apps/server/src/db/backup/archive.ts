/** A backup as a folder: `manifest.json`, `database/<table>.copy.gz`, and `media/` as the data directory has it. */
import fs from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { hasCode } from '../../failure.ts'
import { StartError } from '../../start-error.ts'

const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the database, in order: what it was when the backup was made. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** SHA-256 of the pictures that are inside. */
  media: z.array(z.string()),
})
export type Manifest = z.output<typeof Manifest>

/** Where pictures are kept by the SHA-256 of their content. */
export interface Pictures {
  /** Null: it is not there, or damaged. */
  get(sha256: string): Promise<Uint8Array | null>
  put(bytes: Uint8Array): Promise<string>
}

export const manifestFile = (folder: string): string => path.join(folder, 'manifest.json')
export const mediaFolder = (folder: string): string => path.join(folder, 'media')
export const tableFile = (folder: string, { name }: { name: string }): string =>
  path.join(folder, 'database', `${name}.copy.gz`)

/** Throws StartError where there is no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await fs.readFile(manifestFile(folder), 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) throw new StartError(`There is no backup in ${folder}.`)
    throw error
  })
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (!manifest.success) throw new StartError(`The backup in ${folder} was made by another version of this program.`)
  return manifest.data
}
