/** Pictures that are to outlive the project that they came with: rows of their own for the same content. */
import crypto from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { media } from '../db/schema.ts'

/** Where the copies belong. */
interface Place {
  ownerId: string
  projectId: string
}

/** @returns the new id of each by its old one; what is not there has none */
export async function copyUploads(
  query: Queryable,
  ids: readonly string[],
  place: Place,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await query
    .select()
    .from(media)
    .where(inArray(media.id, [...ids]))
  const renamed = new Map(rows.map((row) => [row.id, crypto.randomUUID()]))
  if (rows.length > 0)
    await query
      .insert(media)
      .values(rows.map((row) => ({ ...row, ...place, designId: null, artboard: null, id: renamed.get(row.id) })))
  return renamed
}

/** Ids of rows, wherever they stand in a text. */
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** A document as it says the same with other ids. */
export const renamedIn = <T>(document: T, renamed: ReadonlyMap<string, string>): T =>
  renamed.size === 0 ? document : (JSON.parse(JSON.stringify(document).replace(ID, (id) => renamed.get(id) ?? id)) as T)
