/** Pictures in object storage, which several servers share. */
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openS3 } from '../../src/media/s3.ts'
import { readConfig } from '../../src/platform/config.ts'
import { Person, startServerForTest } from '../harness.ts'
import { startObjectStorage } from './object-storage.ts'

const picture = (text: string): Uint8Array => Buffer.from(text)
const bytesOf = (found: Uint8Array | null): string | null => found && Buffer.from(found).toString()

async function startStorage() {
  const storage = await startObjectStorage()
  onTestFinished(storage.close)
  return storage
}

async function openBucket(more: Record<string, string> = {}) {
  const storage = await startStorage()
  const { s3 } = readConfig({ ...storage.environment, ...more })
  const damaged: string[] = []
  if (!s3) throw new Error('The storage is configured.')
  return { storage, damaged, files: openS3(s3, (sha256) => damaged.push(sha256)) }
}

test('what is put is there, by its hash, until it is deleted', async () => {
  const { files, storage } = await openBucket()
  const name = await files.put(picture('a finch'))
  expect(await files.put(picture('a finch'))).toBe(name)
  expect([...storage.objects.keys()]).toEqual([`limner/${name.slice(0, 2)}/${name}`])
  expect([await files.has(name), bytesOf(await files.get(name))]).toEqual([true, 'a finch'])
  const stream = await files.stream(name)
  expect(stream && (await buffer(stream)).toString()).toBe('a finch')
  await files.delete(name)
  await files.delete(name)
  expect([await files.has(name), await files.get(name), await files.stream(name)]).toEqual([false, null, null])
  await expect(files.get('../secrets')).rejects.toThrow(TypeError)
})

test('content that is not what its name says counts as missing, and is told', async () => {
  const { files, storage, damaged } = await openBucket()
  const name = await files.put(picture('a finch'))
  for (const kept of storage.objects.values()) kept.bytes = Buffer.from('a finck')
  expect(await files.get(name)).toBeNull()
  expect(damaged).toEqual([name])
})

test('old content is listed over many pages; what was put again is young', async () => {
  const { files, storage } = await openBucket()
  const names = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text) => files.put(picture(text))))
  await files.check()
  for (const kept of storage.objects.values()) kept.modified = new Date('2026-01-01')
  await files.put(picture('c'))
  const old = await Array.fromAsync(files.putBefore(new Date('2026-06-01')))
  expect(old.sort()).toEqual(names.filter((_, index) => index !== 2).sort())
})

test('a failure of the storage is tried again; what goes on failing, and a refusal, is said', async () => {
  const { files, storage } = await openBucket()
  storage.failures.push(503, 500)
  const name = await files.put(picture('a finch'))
  expect(await files.has(name)).toBe(true)
  storage.failures.push(503, 503, 503, 503)
  await expect(files.get(name)).rejects.toThrow('The object storage answered GET with 503.')
  const stranger = await openBucket({ S3_SECRET_ACCESS_KEY: 'another' })
  await expect(stranger.files.put(picture('a finch'))).rejects.toThrow('answered PUT with 403')
  await expect(stranger.files.check()).rejects.toThrow()
})

test('two servers at one database and one bucket show each other’s pictures; a fault of the storage is a 503', async () => {
  const storage = await startStorage()
  const first = await startServerForTest({ environment: storage.environment })
  const ada = new Person(first.app)
  await ada.signUp()
  const made = (await ada.make({ prompt: 'Logo for Finch' })).output?.[0] as string
  const second = await startServerForTest({ databaseUrl: first.databaseUrl, environment: storage.environment })
  const elsewhere = new Person(second.app)
  elsewhere.cookies = ada.cookies
  const answer = await elsewhere.get(made)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])

  storage.failures.push(...Array.from({ length: 40 }, () => 503))
  const refused = await elsewhere.get(`${made}?w=480`)
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    'Pictures cannot be reached at the moment. Please try again.',
  ])
})

test('half a configuration is refused', () => {
  expect(() => readConfig({ S3_BUCKET: 'pictures' })).toThrow(/are needed together/)
  expect(readConfig({}).s3).toBeNull()
})
