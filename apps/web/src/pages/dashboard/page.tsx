import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery, useSession } from '../../lib/session.ts'
import { KEYS, onStored, readText } from '../../lib/storage.ts'
import { AccountDashboard } from './account-dashboard.tsx'
import { GuestDashboard } from './guest-dashboard.tsx'

/** Somebody signs in in another window: it takes the guest's token along; whose session has ended comes back to this one. */
function useEntryElsewhere(isGuest: boolean, ended: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isGuest) return
    return onStored(KEYS.guestToken, () => {
      if (readText(KEYS.guestToken) === null) void client.invalidateQueries({ queryKey: userQuery.queryKey })
    })
  }, [isGuest, client])
  useEffect(() => {
    if (!ended) return
    const ask = () => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: userQuery.queryKey })
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [ended, client])
}

export default function DashboardPage() {
  const { user, ended } = useSession()
  useEntryElsewhere(user === null, ended)
  return user ? <AccountDashboard key={user.id} user={user} ended={ended} /> : <GuestDashboard />
}
