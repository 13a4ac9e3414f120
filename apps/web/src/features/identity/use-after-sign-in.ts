import { safeRedirect } from '@limner/contract/redirect'
import type { User } from '@limner/contract/types'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { setUser } from '../../lib/session.ts'
import { KEYS, writeText } from '../../lib/storage.ts'
import type { Notice } from '../../ui/notice.ts'
import { useToast } from '../../ui/toast.tsx'

/** What follows a login or a sign-up: the session is known, the guest is no more, the visitor goes where they wanted. */
export function useAfterSignIn(): (user: User, notice: Notice) => void {
  const client = useQueryClient()
  const toast = useToast()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  return (user, notice) => {
    // The server has moved the guest's work to the account; the token is spent.
    writeText(KEYS.guestToken, null)
    setUser(client, user)
    toast(notice)
    navigate(safeRedirect(search.get('redirect'), location.origin), { replace: true })
  }
}
