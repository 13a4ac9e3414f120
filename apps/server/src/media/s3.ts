/** MediaFiles in a bucket of object storage: `<prefix>ab/abcd…`. Many servers may share it. */
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { StorageUnavailable } from '../failure.ts'
import type { S3Config } from '../platform/s3-config.ts'
import { isName, type MediaFiles, placeOf, prober, sha256Of } from './files.ts'

/** Milliseconds for a request with its answer. */
const TIMEOUT = 30_000
/** Times that a request is made again after a failure of theirs (a status of 5xx, or 429). */
const RETRIES = 3
/** Milliseconds for which a write that was tried speaks for the next. */
const PROBE_EVERY = 10_000

/** Sends signed requests (AWS Signature Version 4) about keys of the bucket. */
function bucketOf(config: S3Config) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const base = `${endpoint}/${bucket}`

  /** Any answer but a failure of theirs. */
  async function ask(method: string, address: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await client.fetch(`${base}${address}`, { ...init, method, signal: AbortSignal.timeout(TIMEOUT) })
    } catch (error) {
      throw new StorageUnavailable('The object storage cannot be reached.', { cause: error })
    }
  }

  /** Answers null for 404. Throws for whatever else is no success. */
  return async function send(method: string, address: string, init?: RequestInit): Promise<Response | null> {
    const response = await ask(method, address, init)
    if (response.ok) return response
    const { status } = response
    await response.body?.cancel()
    if (status === 404 && method !== 'PUT') return null
    throw new StorageUnavailable(`The object storage answered ${method} with ${status}.`)
  }
}

/** Of an answer of ListObjectsV2, whose keys are plain ASCII. */
function* entriesIn(xml: string): Generator<{ key: string; modified: Date }> {
  for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = /<Key>([^<]*)<\/Key>/.exec(entry)?.[1]
    const modified = /<LastModified>([^<]*)<\/LastModified>/.exec(entry)?.[1]
    if (key && modified) yield { key, modified: new Date(modified) }
  }
}

/** @param onDamaged told of an object that does not hold what its name says: it counts as missing */
export function openS3(config: S3Config, onDamaged: (sha256: string) => void = () => {}): MediaFiles {
  const send = bucketOf(config)
  const addressOf = (sha256: string): string => `/${config.prefix}${placeOf(sha256)}`
  const write = (address: string, bytes: Uint8Array, sha256: string) =>
    // The storage refuses bytes that are not those of the hash.
    send('PUT', address, { body: Buffer.from(bytes), headers: { 'x-amz-content-sha256': sha256 } })

  async function* putBefore(moment: Date): AsyncGenerator<string> {
    for (let token: string | undefined; ; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: config.prefix })
      if (token) query.set('continuation-token', token)
      const xml = (await (await send('GET', `?${query}`))?.text()) ?? ''
      for (const { key, modified } of entriesIn(xml)) {
        const name = key.split('/').at(-1) ?? ''
        if (modified < moment && isName(name)) yield name
      }
      token = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]?.replaceAll('&amp;', '&')
      if (!token) return
    }
  }

  return {
    putBefore,
    // Also what is there already: its age keeps it from being cleared away before the row that needs it is committed.
    async put(bytes) {
      const sha256 = sha256Of(bytes)
      await write(addressOf(sha256), bytes, sha256)
      return sha256
    },
    async get(sha256) {
      const response = await send('GET', addressOf(sha256))
      if (!response) return null
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (sha256Of(bytes) === sha256) return bytes
      onDamaged(sha256)
      return null
    },
    async stream(sha256) {
      const body = (await send('GET', addressOf(sha256)))?.body
      return body ? Readable.from(body) : null
    },
    has: async (sha256) => (await send('HEAD', addressOf(sha256))) !== null,
    delete: async (sha256) => void (await send('DELETE', addressOf(sha256))),
    check: prober(async () => {
      const bytes = Buffer.from('probe')
      await write(`/${config.prefix}probe`, bytes, sha256Of(bytes))
    }, PROBE_EVERY),
  }
}
