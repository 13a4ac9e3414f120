import { safeRedirect } from '@limner/contract/redirect'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useUser } from '../lib/session.ts'

/** Who is signed in has nothing to do here. (The server redirects a first visit; this is for changes of page.) */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const wanted = search.get('redirect')
  useEffect(() => {
    if (user) navigate(safeRedirect(wanted, location.origin), { replace: true })
  }, [user, wanted, navigate])
  return user ? null : children
}
