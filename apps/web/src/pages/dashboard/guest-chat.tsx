import { Chat } from './chat.tsx'
import { useGuestConversation } from './conversations.ts'

const NONE = new Map<never, never>()

/** A guest's project: what is said stays in the browser, with the designs it brought. */
export function GuestChat({ projectId }: { projectId: string }) {
  const conversation = useGuestConversation(projectId)
  return <Chat key={projectId} conversation={conversation} known={NONE} />
}
