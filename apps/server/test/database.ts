/** Before all tests of the server: one real PostgreSQL (or TEST_DATABASE_URL). Each test file makes its own database in it. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbeddedServer } from '../src/db/embedded/server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
  }
}

export default async function setup(project: TestProject) {
  const outside = process.env.TEST_DATABASE_URL
  if (outside) {
    project.provide('databaseServer', outside)
    return undefined
  }
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'limner-test-'))
  const server = await openEmbeddedServer(directory)
  const { user, host } = server.connection
  project.provide('databaseServer', `postgresql://${user}@localhost/postgres?host=${host}`)
  return async () => {
    await server.release()
    fs.rmSync(directory, { recursive: true, force: true })
  }
}
