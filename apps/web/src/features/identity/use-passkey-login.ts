/** Signing in with a passkey: by its button, or where the browser completes the field of the address. */
import type { PasskeyAnswer } from '@limner/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { askForPasskey, callOffPasskeys, knowsPasskeys, offerPasskeys, passkeyFault } from '../../lib/passkeys.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useToast } from '../../ui/toast.tsx'
import { useAfterSignIn } from './use-after-sign-in.ts'

/** Shorter than a challenge is good. */
const RENEWED_EVERY = 4 * 60_000

export function usePasskeyLogin() {
  const toast = useToast()
  const afterSignIn = useAfterSignIn()
  const enter = useMutation({
    /** @param given null: the person is asked for one */
    mutationFn: async (given: PasskeyAnswer | null) =>
      api.loginWithPasskey({ body: { credential: given ?? (await askForPasskey()) } }),
    onSuccess: (user) =>
      afterSignIn(user, { title: t('Welcome back!'), description: t('You have successfully logged in.') }),
    onError: (error) => {
      const description = passkeyFault(error)
      if (description) toast({ title: t('Login failed'), description, destructive: true })
    },
  })
  const latest = useLatest({
    offer: async () => {
      // Whoever is being asked already is not interrupted.
      if (enter.isPending) return
      const answer = await offerPasskeys()
      if (answer) enter.mutate(answer)
    },
  })
  useEffect(() => {
    if (!knowsPasskeys()) return
    void latest.offer()
    const timer = setInterval(() => void latest.offer(), RENEWED_EVERY)
    return () => {
      clearInterval(timer)
      void callOffPasskeys()
    }
  }, [latest])
  return { ask: () => enter.mutate(null), isPending: enter.isPending }
}
