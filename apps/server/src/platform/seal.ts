/** Secrets at rest: AES-256-GCM under a key that is derived for one purpose, each bound to whom it belongs. */
import crypto from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

export interface Sealer {
  seal(name: string, secret: string): Buffer
  /** Null: it was sealed with another key, for another name, or it is damaged. */
  open(name: string, sealed: Uint8Array): string | null
}

/** @param purpose what is sealed: what was sealed for one purpose opens for no other */
export function openSealer(secret: string | Uint8Array, purpose: string): Sealer {
  const key = Buffer.from(crypto.hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(name, text) {
      const nonce = crypto.randomBytes(NONCE)
      const cipher = crypto.createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(name, sealed) {
      const bytes = Buffer.from(sealed)
      try {
        const decipher = crypto
          .createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE))
          .setAAD(Buffer.from(name))
          .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
