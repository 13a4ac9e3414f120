import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { downloadPicture, takeRememberedDownload } from '../../features/designs/download.ts'
import { guestProjectsWithWork } from '../../features/messages/guest-history.ts'
import { moveGuestHistory } from '../../features/messages/move-guest-history.ts'
import { workspaceOf } from './workspace.ts'

/** Milliseconds until a history that could not be moved is tried again. */
const PAUSES = [1000, 3000, 10_000, 30_000]

/** What was begun before and waits for the account: a guest's history, then what could not be sent, then the download. */
export function useGuestHandover(userId: string, ended: boolean): boolean {
  const [arrived, setArrived] = useState(() => guestProjectsWithWork().length === 0)
  const client = useQueryClient()
  useEffect(() => {
    if (ended) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const workspace = workspaceOf(client)
    async function move(attempt: number) {
      const complete = await moveGuestHistory()
      if (hasWork)
        void client.invalidateQueries({
          predicate: ({ queryKey: [of] }) => ['projects', 'messages', 'designs'].includes(String(of)),
        })
      setArrived(true)
      const pause = PAUSES[attempt]
      if (!complete && pause) timer = setTimeout(() => void move(attempt + 1), pause)
    }
    const hasWork = guestProjectsWithWork().length > 0
    workspace.forgetGuest()
    void move(0)
    void workspace.outboxOf(userId).flush()
    const intent = takeRememberedDownload()
    if (intent) void downloadPicture(intent.url, intent.title)
    return () => clearTimeout(timer)
  }, [userId, ended, client])
  return arrived
}
