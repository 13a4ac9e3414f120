/** A collector of traces (OTLP over HTTP, protobuf), as small as it can be: it reads the spans that it is sent. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedSpan {
  service: string
  traceId: string
  id: string
  /** Empty: it begins a trace. */
  parentId: string
  name: string
  /** As the protocol numbers them: 2 is a server, 3 a client, 5 a consumer. */
  kind: number
  attributes: Record<string, string | number>
  /** Whether it is told as failed. */
  failed: boolean
  nanoseconds: bigint
}

interface Field {
  number: number
  bytes: Buffer
  value: bigint
}

function varint(bytes: Buffer, from: number): [value: bigint, next: number] {
  let value = 0n
  for (let at = from, shift = 0n; ; at++, shift += 7n) {
    const byte = bytes[at] ?? 0
    value |= BigInt(byte & 0x7f) << shift
    if (byte < 0x80) return [value, at + 1]
  }
}

/** The fields of a message. @see https://protobuf.dev/programming-guides/encoding/ */
function fieldsOf(bytes: Buffer): Field[] {
  const fields: Field[] = []
  for (let at = 0; at < bytes.length; ) {
    const [tag, start] = varint(bytes, at)
    const [number, wire] = [Number(tag >> 3n), Number(tag & 7n)]
    if (wire === 0) {
      const [value, next] = varint(bytes, start)
      fields.push({ number, value, bytes: Buffer.alloc(0) })
      at = next
    } else {
      const [size, begin] = wire === 2 ? varint(bytes, start) : [BigInt(wire === 1 ? 8 : 4), start]
      at = begin + Number(size)
      const content = bytes.subarray(begin, at)
      fields.push({ number, value: wire === 1 ? content.readBigUInt64LE() : 0n, bytes: content })
    }
  }
  return fields
}

const all = (bytes: Buffer, number: number): Buffer[] =>
  fieldsOf(bytes).flatMap((field) => (field.number === number ? [field.bytes] : []))
const one = (bytes: Buffer, number: number): Buffer => all(bytes, number)[0] ?? Buffer.alloc(0)
const numberIn = (bytes: Buffer, number: number): bigint =>
  fieldsOf(bytes).find((field) => field.number === number)?.value ?? 0n

/** A list of KeyValue: a string, or a whole number. */
function attributesIn(pairs: Buffer[]): Record<string, string | number> {
  const entries = pairs.map((pair): [string, string | number] => {
    const value = one(pair, 2)
    const text = all(value, 1)[0]
    return [one(pair, 1).toString(), text ? text.toString() : Number(numberIn(value, 3))]
  })
  return Object.fromEntries(entries)
}

/** An ExportTraceServiceRequest. */
function spansIn(body: Buffer): ReceivedSpan[] {
  return all(body, 1).flatMap((resource) => {
    const service = String(attributesIn(all(one(resource, 1), 1))['service.name'])
    return all(resource, 2)
      .flatMap((scope) => all(scope, 2))
      .map((span) => ({
        service,
        traceId: one(span, 1).toString('hex'),
        id: one(span, 2).toString('hex'),
        parentId: one(span, 4).toString('hex'),
        name: one(span, 5).toString(),
        kind: Number(numberIn(span, 6)),
        attributes: attributesIn(all(span, 9)),
        failed: numberIn(one(span, 15), 3) === 2n,
        nanoseconds: numberIn(span, 8) - numberIn(span, 7),
      }))
  })
}

export async function startCollector() {
  const spans: ReceivedSpan[] = []
  const asked: { path: string; headers: http.IncomingHttpHeaders }[] = []
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    asked.push({ path: request.url ?? '', headers: request.headers })
    spans.push(...spansIn(Buffer.concat(parts)))
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
