/** An identity provider on this machine: the parts of OpenID Connect that a server asks for, and what goes wrong there. */
import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Claims {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface FakeProvider {
  issuer: string
  /** What the next answer says of whoever signs in; the nonce and the audience can be forged. */
  next: { claims: Claims; nonce?: string; audience?: string; userinfo?: Omit<Claims, 'sub'> }
  /** Somebody agrees there: where the browser is sent back to. */
  agree(location: string): URL
}

const CLIENT = 'limner'
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const bodyOf = async (request: http.IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const part of request) text += part
  return new URLSearchParams(text)
}

export async function startFakeProvider(): Promise<FakeProvider> {
  const { publicKey, privateKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })
  const asked = new Map<string, URLSearchParams>()
  const provider: FakeProvider = {
    issuer: '',
    next: { claims: { sub: 'nobody' } },
    agree(location) {
      const query = new URL(location).searchParams
      const code = crypto.randomUUID()
      asked.set(code, query)
      const back = new URL(query.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: query.get('state') ?? '', iss: provider.issuer }).toString()
      return back
    },
  }

  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000)
    const { claims, audience = CLIENT } = provider.next
    const payload = { iss: provider.issuer, aud: audience, iat: now, exp: now + 60, nonce, ...claims }
    const text = `${encode({ alg: 'RS256', kid: 'one' })}.${encode(payload)}`
    return `${text}.${crypto.sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
  }

  /** A code is good once, for whoever has the verifier of its challenge (RFC 7636). */
  async function exchange(request: http.IncomingMessage) {
    const body = await bodyOf(request)
    const query = asked.get(body.get('code') ?? '')
    asked.delete(body.get('code') ?? '')
    const challenge = crypto
      .createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!query || query.get('code_challenge') !== challenge) return null
    const nonce = provider.next.nonce ?? query.get('nonce') ?? ''
    return { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: idToken(nonce) }
  }

  const server = http.createServer(async (request, response) => {
    const { issuer } = provider
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/userinfo`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      }),
      '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] }),
      '/userinfo': () => ({ sub: provider.next.claims.sub, ...provider.next.userinfo }),
      '/token': () => exchange(request),
    }
    const answer = await answers[request.url ?? '']?.()
    response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return provider
}
