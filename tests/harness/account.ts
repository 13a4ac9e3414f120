/** A signed-in person without a browser: the typed client of the contract, with a cookie jar of one cookie. */
import { type Client, createClient } from '@limner/contract/client'
import { slimRoutes } from '@limner/contract/routes'
import type { Api } from '@limner/contract/types'

export interface Account {
  api: Client<Api>
  /** For requests beside the API (pictures). */
  headers: { cookie: string }
}

let accounts = 0

/** Registers a new person at the product under `url`. */
export async function signUp(url: string): Promise<Account> {
  const cookies = new Map<string, string>()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const registering = createClient<Api>(slimRoutes, { base: url, onResponse: keep })
  accounts += 1
  await registering.register({
    body: {
      email: `person-${process.pid}-${accounts}@example.com`,
      password: 'seven quiet herons wade',
      firstName: 'Ada',
      lastName: 'Byron',
    },
  })
  return accountAt(url, cookie())
}

/** The same person, after the product came back under another address. */
export function accountAt(url: string, cookie: string): Account {
  return { api: createClient<Api>(slimRoutes, { base: url, headers: () => ({ cookie }) }), headers: { cookie } }
}
