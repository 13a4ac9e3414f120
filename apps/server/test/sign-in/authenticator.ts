/** An authenticator of the tests' own: makes passkeys and signs with them, rightly or as it is told to (WebAuthn, CBOR, ES256). */
import crypto from 'node:crypto'

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => crypto.createHash('sha256').update(bytes).digest()

type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

/** RFC 8949, of what a passkey is written in. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const PRESENT = 1
const VERIFIED = 4
const WITH_KEY = 64

export interface Signing {
  origin?: string
  host?: string
  /** Whether it asked for a PIN or a finger. */
  isVerified?: boolean
  /** In place of the next one. */
  counter?: number
  /** Who vouches for the key: nobody, the key itself, or somebody with a certificate. */
  attestation?: 'none' | 'self' | 'certificate'
}

export class Authenticator {
  #id = crypto.randomBytes(32)
  #pair = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0
  /** Of nobody yet. */
  #userHandle = base64url(Buffer.from(crypto.randomUUID()))
  #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  #data(more: number, { host, isVerified = true, counter }: Signing): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? this.#counter)
    const flags = Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | more])
    return Buffer.concat([sha256(host ?? new URL(this.#origin).hostname), flags, count])
  }

  #client(type: string, challenge: string, { origin = this.#origin }: Signing): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' })
    const [KEY_TYPE, ALGORITHM, CURVE, X, Y] = [1, 3, -1, -2, -3]
    const key = new Map<number, Cbor>([
      [KEY_TYPE, 2],
      [ALGORITHM, -7],
      [CURVE, 1],
      [X, Buffer.from(x, 'base64url')],
      [Y, Buffer.from(y, 'base64url')],
    ])
    return cbor(key)
  }

  #statement(signed: Buffer, { attestation = 'none' }: Signing): Cbor {
    if (attestation === 'none') return new Map()
    const signature = crypto.sign('sha256', signed, this.#pair.privateKey)
    const statement = new Map<string, Cbor>([
      ['alg', -7],
      ['sig', signature],
    ])
    return attestation === 'self' ? statement : statement.set('x5c', [Buffer.from('a certificate')])
  }

  /** Answers `navigator.credentials.create`. */
  create(options: { challenge: string; user: { id: string } }, how: Signing = {}) {
    this.#userHandle = options.user.id
    const length = Buffer.from([0, this.#id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey()])
    const data = Buffer.concat([this.#data(WITH_KEY, how), attested])
    const client = this.#client('webauthn.create', options.challenge, how)
    const attestation = new Map<string, Cbor>([
      ['fmt', how.attestation && how.attestation !== 'none' ? 'packed' : 'none'],
      ['attStmt', this.#statement(Buffer.concat([data, sha256(client)]), how)],
      ['authData', data],
    ])
    return {
      ...{ id: base64url(this.#id), rawId: base64url(this.#id), type: 'public-key' },
      response: {
        clientDataJSON: base64url(client),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** Answers `navigator.credentials.get`. */
  get(options: { challenge: string }, how: Signing = {}) {
    if (how.counter === undefined) this.#counter += 1
    const client = this.#client('webauthn.get', options.challenge, how)
    const data = this.#data(0, how)
    const signature = crypto.sign('sha256', Buffer.concat([data, sha256(client)]), this.#pair.privateKey)
    return {
      ...{ id: base64url(this.#id), rawId: base64url(this.#id), type: 'public-key' },
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: this.#userHandle,
      },
    }
  }
}
