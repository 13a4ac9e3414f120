/** The chat tab of an account: the project that is worked on, or what there is instead. */
import type { Project, User } from '@limner/contract/types'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Chat } from './chat.tsx'
import { useAccountConversation } from './conversations.ts'
import { addressOf } from './place.ts'
import { TitleRow } from './title-row.tsx'
import type { AccountProjects } from './use-projects.ts'

interface Props {
  user: User
  ended: boolean
  projects: AccountProjects
  /** Shows a project of the account. */
  onOpen: (id: string) => void
}

export function AccountChat({ user, ended, projects, onOpen }: Props) {
  const { active, create, rename } = projects
  const [begun, setBegun] = useState<string | null>(null)
  function start(title: string) {
    const { id } = create(title)
    setBegun(id)
    onOpen(id)
  }
  return (
    <>
      <TitleRow
        title={active?.title ?? 'Design Project'}
        {...(active && !ended && { onRename: (title: string) => rename(active.id, title) })}
      >
        {!ended && (
          <Button size="small" onClick={() => start('New Project')}>
            <Icon name="plus" className="size-4" />
            New Project
          </Button>
        )}
      </TitleRow>
      {active ? (
        <ProjectChat key={active.id} user={user} project={active} ended={ended} isNew={active.id === begun} />
      ) : (
        <NoProject {...projects} onStart={() => start(`Project ${formatDay(new Date())}`)} />
      )}
    </>
  )
}

interface ProjectChatProps {
  user: User
  project: Project
  ended: boolean
  /** It was begun just now: to write in. */
  isNew: boolean
}

function ProjectChat({ user, project, ended, isNew }: ProjectChatProps) {
  const { conversation, designs, loading, failed, retry } = useAccountConversation(user, project.id, ended)
  const signIn = `/login?redirect=${encodeURIComponent(addressOf({ tab: 'chat', project: project.id }))}`
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
      <Chat
        projectId={project.id}
        initial={user.firstName.slice(0, 1).toUpperCase()}
        conversation={conversation}
        known={designs}
        loading={loading}
        autoFocus={isNew}
        {...(ended && { signIn })}
      />
    </>
  )
}

function NoProject({
  loading,
  failed,
  retry,
  onStart,
}: Pick<AccountProjects, 'loading' | 'failed' | 'retry'> & { onStart: () => void }) {
  if (loading) return <p className="py-12 text-ink-2">Loading your projects...</p>
  if (failed)
    return (
      <div role="alert" className="py-12">
        <p className="font-display text-xl">Error loading projects</p>
        <p className="mt-2 text-ink-2">Please try again later or start a new project.</p>
        <Button className="mt-6" onClick={retry}>
          Try again
        </Button>
      </div>
    )
  return (
    <div className="py-12">
      <p className="font-display text-xl">No active project</p>
      <p className="mt-2 text-ink-2">Start a project to send a message.</p>
      <Button look="primary" className="mt-6" onClick={onStart}>
        Start a project
      </Button>
    </div>
  )
}
