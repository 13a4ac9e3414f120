import type { User } from '@limner/contract/types'
import type { ReactNode } from 'react'
import { reasonOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AccountChat } from './account-chat.tsx'
import { GuestBanner } from './guest-banner.tsx'
import { GuestChat } from './guest-chat.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { type useAccountProjects, useGuestProjects } from './use-projects.ts'

interface Props {
  user: User | null
  projects: ReturnType<typeof useAccountProjects>
}

/** The project's title, and its conversation. */
export function ChatTab({ user, projects }: Props) {
  return user ? <AccountChatTab user={user} projects={projects} /> : <GuestChatTab />
}

function TitleRow({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      <h2 className="min-w-0 flex-1 truncate text-base font-medium">{title}</h2>
      <Shortcuts />
      {children}
    </div>
  )
}

function GuestChatTab() {
  const { projects, active, open, startOver } = useGuestProjects()
  const begun = active.messages.some((message) => message.type === 'user')
  return (
    <>
      <TitleRow title={active.title}>
        {projects.length > 1 && (
          <select
            aria-label="Project"
            value={active.id}
            onChange={(event) => open(event.target.value)}
            className="h-8 max-w-40 rounded-sm border border-edge bg-raised px-2 text-xs touch:h-11"
          >
            {projects.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
        {begun && (
          <Button size="small" onClick={startOver}>
            Start over
          </Button>
        )}
        <GuestBanner />
      </TitleRow>
      <GuestChat projectId={active.id} />
    </>
  )
}

function AccountChatTab({ user, projects }: { user: User } & Pick<Props, 'projects'>) {
  const toast = useToast()
  const { active, loading, creating, failed, retry } = projects
  const create = (title?: string) =>
    projects.create(title).catch((error: unknown) => {
      toast({ title: 'Error', description: reasonOf(error), destructive: true })
    })
  return (
    <>
      <TitleRow title={active?.title ?? 'Design Project'}>
        <Button size="small" disabled={creating} onClick={() => create('New Project')}>
          <Icon name="plus" className="size-4" />
          New Project
        </Button>
      </TitleRow>
      {active ? (
        <AccountChat user={user} project={active} />
      ) : loading || creating ? (
        <p className="py-12 text-ink-2">Loading your projects...</p>
      ) : failed ? (
        <div role="alert" className="py-12">
          <p className="font-display text-xl">Error loading projects</p>
          <p className="mt-2 text-ink-2">Please try again later or start a new project.</p>
          <Button className="mt-6" onClick={retry}>
            Try again
          </Button>
        </div>
      ) : (
        <div className="py-12">
          <p className="font-display text-xl">No active project</p>
          <p className="mt-2 text-ink-2">A message needs a project to be kept in.</p>
          <Button look="primary" className="mt-6" onClick={() => create()}>
            Start a project
          </Button>
        </div>
      )}
    </>
  )
}
