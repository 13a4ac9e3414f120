import type { Project, User } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { designsQuery } from '../../features/projects/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Chat } from './chat.tsx'
import { useAccountConversation, useSnapshot } from './conversations.ts'

const NONE = new Map<never, never>()

/** A signed-in user's project. */
export function AccountChat({ user, project }: { user: User; project: Project }) {
  const { conversation, loading, failed, retry } = useAccountConversation(user, project)
  const { messages } = useSnapshot(conversation)
  const incomplete = messages.some(({ designIds, designs }) => designIds?.length && !designs)
  const { data: known } = useQuery({ ...designsQuery(project.id), enabled: incomplete })
  return (
    <>
      {failed && (
        <div role="alert" className="flex items-center justify-between gap-4 border-b border-line py-2 text-sm">
          The earlier messages could not be loaded.
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      <Chat key={project.id} conversation={conversation} known={known ?? NONE} loading={loading} />
    </>
  )
}
