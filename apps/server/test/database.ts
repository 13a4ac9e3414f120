/**
 * Before all tests of the server: one real PostgreSQL (or TEST_DATABASE_URL) with a migrated database in it, which every
 * test file copies.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openChangeFeed } from '../src/db/change-feed.ts'
import { openDatabase } from '../src/db/database.ts'
import { openEmbeddedServer } from '../src/db/embedded/server.ts'
import { openQueue } from '../src/db/queue.ts'
import { NO_TRACING } from '../src/tracing/tracing.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    /** The name of a database with the newest schema and nothing in it. */
    emptyDatabase: string
  }
}

export default async function setup(project: TestProject) {
  const { url, release } = await openServer()
  const name = `test_template_${process.pid}`
  await inDatabase(url, async (client) => {
    await client.query(`create database ${name}`)
  })
  await prepare(addressIn(url, name))
  project.provide('databaseServer', url)
  project.provide('emptyDatabase', name)
  return async () => {
    await inDatabase(url, (client) => client.query(`drop database ${name}`))
    await release()
  }
}

/** With all that the first start of the server would make. */
async function prepare(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ dataDirectory: '', databaseUrl })
  const changeFeed = await openChangeFeed(database)
  const fail = (error: unknown) => {
    throw error
  }
  const queue = await openQueue({ database, changeFeed, onFailure: fail, onWarning: fail, tracing: NO_TRACING })
  await queue.close()
  await changeFeed.close()
  await database.close()
}

async function openServer(): Promise<{ url: string; release: () => Promise<void> }> {
  const outside = process.env.TEST_DATABASE_URL
  if (outside) return { url: outside, release: async () => undefined }
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'limner-test-'))
  const server = await openEmbeddedServer(directory)
  const { user, host } = server.connection
  const url = `postgresql://${user}@localhost/postgres?host=${host}`
  await inDatabase(url, async (client) => {
    // What is thrown away need not survive a power cut.
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await client.query(`alter system set ${setting} = off`)
    await client.query('select pg_reload_conf()')
  })
  const release = async () => {
    await server.release()
    fs.rmSync(directory, { recursive: true, force: true })
  }
  return { url, release }
}

async function inDatabase(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export function addressIn(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
