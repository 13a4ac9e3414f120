import type { Project, User } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { designsQuery } from '../../features/projects/queries.ts'
import { Chat } from './chat.tsx'
import { useAccountConversation, useSnapshot } from './conversations.ts'

const NONE = new Map<never, never>()

/** A signed-in user's project. */
export function AccountChat({ user, project }: { user: User; project: Project }) {
  const conversation = useAccountConversation(user, project)
  const { messages } = useSnapshot(conversation)
  const incomplete = messages.some(({ designIds, designs }) => designIds?.length && !designs)
  const { data: known } = useQuery({ ...designsQuery(project.id), enabled: incomplete })
  return <Chat key={project.id} conversation={conversation} known={known ?? NONE} />
}
