/** Object storage on this machine that checks signatures by itself (AWS Signature Version 4), and can fail. */
import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface Kept {
  bytes: Buffer
  modified: Date
}

export interface ObjectStorage {
  environment: Record<string, string>
  objects: Map<string, Kept>
  /** Statuses that the next requests are answered with, whatever they ask. */
  failures: number[]
  close(): void
}

const BUCKET = 'pictures'
const [KEY_ID, SECRET, REGION] = ['AKIATEST', 'secretsecret', 'eu-test-1']
/** Keys in one answer: few, so that lists have pages. */
const PAGE = 3

const sha256 = (bytes: Buffer | string): string => crypto.createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => crypto.createHmac('sha256', key).update(text).digest()

/** The signature that a request should have, by the steps of the documentation of AWS. */
function signatureOf(request: http.IncomingMessage, url: URL, signedHeaders: string): string {
  const stamp = String(request.headers['x-amz-date'])
  const day = stamp.slice(0, 8)
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...url.searchParams].map(([key, value]) => `${encode(key)}=${encode(value)}`).sort()
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    headers.join(''),
    signedHeaders,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${REGION}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')
  const key = [REGION, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day))
  return hmac(key, toSign).toString('hex')
}

function isSigned(request: http.IncomingMessage, url: URL, body: Buffer): boolean {
  const pattern = /Credential=(\w+)\/.*SignedHeaders=([\w;-]+), ?Signature=(\w+)/
  const [, id, signedHeaders = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? []
  const hash = request.headers['x-amz-content-sha256']
  const isOfBody = hash === 'UNSIGNED-PAYLOAD' || hash === sha256(body)
  return id === KEY_ID && isOfBody && signature === signatureOf(request, url, signedHeaders)
}

function listOf(objects: Map<string, Kept>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const from = Number(query.get('continuation-token')?.split('&')[1] ?? 0)
  const entries = keys.slice(from, from + PAGE).map((key) => {
    const modified = objects.get(key)?.modified.toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`
  })
  // A token may hold anything, also what XML writes otherwise.
  const more = from + PAGE < keys.length ? `<NextContinuationToken>t&amp;${from + PAGE}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${more}</ListBucketResult>`
}

/** What a request that may be made is answered with. */
function obey(objects: Map<string, Kept>, method: string, url: URL, body: Buffer): [number, (Buffer | string)?] {
  const key = url.pathname.replace(`/${BUCKET}`, '').slice(1)
  const kept = objects.get(key)
  if (method === 'PUT') {
    objects.set(key, { bytes: body, modified: new Date() })
    return [200]
  }
  if (method === 'DELETE') return [objects.delete(key) ? 204 : 404]
  if (key === '') return [200, listOf(objects, url.searchParams)]
  if (!kept) return [404]
  return method === 'HEAD' ? [200] : [200, kept.bytes]
}

export async function startObjectStorage(): Promise<ObjectStorage> {
  const objects: ObjectStorage['objects'] = new Map()
  const failures: ObjectStorage['failures'] = []
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const url = new URL(request.url ?? '', 'http://storage')
    const answer = (status: number, content?: Buffer | string) => response.writeHead(status).end(content)
    const failure = failures.shift()
    if (failure) return answer(failure)
    if (!isSigned(request, url, body)) return answer(403)
    answer(...obey(objects, request.method ?? '', url, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: BUCKET,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: KEY_ID,
    S3_SECRET_ACCESS_KEY: SECRET,
    S3_PREFIX: 'limner/',
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { environment, objects, failures, close }
}
