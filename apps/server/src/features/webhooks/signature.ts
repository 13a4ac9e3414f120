/** How messages are signed: as Standard Webhooks has it, so that its libraries can check them. */
import crypto from 'node:crypto'

const PREFIX = 'whsec_'

export type Secrets = ReturnType<typeof webhookSecrets>

/** @param key of the server: what secrets are derived from, so that they need not be kept */
export function webhookSecrets(key: Buffer) {
  const bytesOf = (webhookId: string, number: number): Buffer =>
    crypto.createHmac('sha256', key).update(`webhook ${webhookId} ${number}`).digest()

  return {
    /** What its person is told. */
    of: (webhookId: string, number: number): string => PREFIX + bytesOf(webhookId, number).toString('base64'),

    /** @param numbers of the secrets that count; @param seconds since 1970 */
    headers(
      webhookId: string,
      numbers: readonly number[],
      { id, seconds, body }: { id: string; seconds: number; body: string },
    ): Record<string, string> {
      const signed = numbers.map((number) => {
        const hmac = crypto.createHmac('sha256', bytesOf(webhookId, number))
        return `v1,${hmac.update(`${id}.${seconds}.${body}`).digest('base64')}`
      })
      return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signed.join(' ') }
    },
  }
}
