/** Signs in; where too many others at this address have failed to, waits and tries again, and goes on as a guest in the end. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, type Limner } from '@limner/client'

/** Milliseconds before the second and the third try. */
const PAUSES = [2_000, 10_000]

/** What has to be said of it; undefined: signed in. Throws what is no refusal for a while, such as a wrong password. */
export async function signIn(
  limner: Pick<Limner, 'api'>,
  account: { email: string; password: string },
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<string | undefined> {
  for (const pause of [...PAUSES, null])
    try {
      await limner.api.login({ body: account })
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 429)) throw error
      if (pause !== null) await wait(pause)
    }
  return `Not signed in as ${account.email}: there were too many failed attempts at this address. Working as a guest; what is made is not in the account. Start again in a few minutes to sign in.`
}
