import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery, useSession } from '../../lib/session.ts'
import { KEYS, onStored, readText } from '../../lib/storage.ts'
import { AccountDashboard } from './account-dashboard.tsx'
import { GuestDashboard } from './guest-dashboard.tsx'

/** Somebody who signs in takes the guest's token along: another window of theirs learns of it so, or when it is looked at. */
function useEntryElsewhere(away: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!away) return
    const ask = () => void client.invalidateQueries({ queryKey: userQuery.queryKey })
    const onVisible = () => document.visibilityState === 'visible' && ask()
    const unsubscribe = onStored(KEYS.guestToken, () => readText(KEYS.guestToken) === null && ask())
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [away, client])
}

export default function DashboardPage() {
  const { user, ended } = useSession()
  useEntryElsewhere(user === null || ended)
  return user ? <AccountDashboard key={user.id} user={user} ended={ended} /> : <GuestDashboard />
}
