import { useEffect } from 'react'
import { useAlive } from '../../lib/use-alive.ts'
import { Chat } from './chat.tsx'
import { useGuestConversation } from './conversations.ts'

const NONE = new Map<never, never>()

/** A guest's project: what is said stays in the browser, with the designs it brought. */
export function GuestChat({ projectId }: { projectId: string }) {
  const conversation = useGuestConversation(projectId)
  const alive = useAlive()
  useEffect(() => {
    if (alive) delete document.documentElement.dataset.returning
  }, [alive])
  return <Chat key={projectId} conversation={conversation} known={NONE} />
}
