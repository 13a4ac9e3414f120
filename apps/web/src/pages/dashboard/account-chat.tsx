import type { Project, User } from '@limner/contract/types'
import { Button } from '../../ui/button.tsx'
import { Chat } from './chat.tsx'
import { useAccountConversation } from './conversations.ts'

/** A signed-in user's project. */
export function AccountChat({ user, project }: { user: User; project: Project }) {
  const { conversation, designs, loading, failed, retry } = useAccountConversation(user, project)
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
      <Chat key={project.id} projectId={project.id} conversation={conversation} known={designs} loading={loading} />
    </>
  )
}
