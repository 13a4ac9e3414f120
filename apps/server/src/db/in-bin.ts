/** What belongs to a project in the bin is nowhere to be seen. */
import { type Column, type SQL, sql } from 'drizzle-orm'
import { projects } from './schema.ts'

/** @param projectId the column that names the project of a row; null there: it has none */
export const notInBin = (projectId: Column): SQL =>
  sql`not exists (select from ${projects} binned where binned.id = ${projectId} and binned.deleted_at is not null)`
