/** The chat of one project of an account, its own or one that is shared with it. */
import type { Project, User } from '@limner/contract/types'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useDuplicate } from '../../features/projects/use-duplicate.ts'
import { useProjectChanges } from '../../features/projects/use-project-changes.ts'
import { mayAs, roleName } from '../../lib/access.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Chat } from './chat.tsx'
import { useAccountConversation } from './conversations.ts'
import { addressOf } from './place.ts'
import type { Command } from './studio/commands.ts'
import { ProjectPanel } from './studio/project-panel.tsx'
import { useTogether } from './together/use-together.ts'
import type { AccountProjects } from './use-projects.ts'

const TeamDialog = lazy(() => import('../../features/teams/team-dialog.tsx'))

interface Props {
  user: User
  ended: boolean
  projects: AccountProjects
  project: Project
  title: ReactNode
  /** It was begun just now: to write in. */
  isNew: boolean
  /** Shows a project of the account. */
  onOpen: (id: string) => void
  /** What the dashboard can do besides. */
  commands: readonly Command[]
}

export function ProjectChat(props: Props) {
  const { user, project, projects, ended, isNew, title, onOpen, commands } = props
  const isTogether = useTogether(user, project, ended, projects.leave)
  const { conversation, designs, loading, failed, retry } = useAccountConversation(user, project.id, ended, isTogether)
  const members = useMembers(props)
  const may = mayAs(project.access)
  const signIn = `/login?redirect=${encodeURIComponent(addressOf({ tab: 'chat', project: project.id }))}`
  const { visibility } = useProjectChanges(user.id, projects.forget)
  const duplicate = useDuplicate(user.id, ({ id }) => onOpen(id))
  const copy = ended || !may.own ? undefined : () => duplicate.mutate(project)
  const own: Command[] = [
    { name: t('Members'), run: members.show },
    ...(copy ? [{ name: t('Duplicate this project'), run: copy }] : []),
  ]
  return (
    <>
      <Chat
        projectId={project.id}
        access={project.access}
        initial={user.firstName.slice(0, 1).toUpperCase()}
        conversation={conversation}
        known={designs}
        loading={loading}
        autoFocus={isNew}
        head={<Head {...{ title, project, failed, retry }} />}
        projects={
          <ProjectPanel
            projects={projects.projects ?? []}
            shared={projects.shared}
            active={project}
            onOpen={onOpen}
            isKept
            onMembers={ended ? undefined : members.show}
            isDuplicating={duplicate.isPending}
            onDuplicate={copy}
          />
        }
        sharing={{
          isPublic: project.isPublic,
          path: `/project/${project.id}`,
          publish: () => visibility.mutateAsync({ id: project.id, isPublic: true }),
          onMembers: members.show,
        }}
        commands={ended ? commands : [...commands, ...own]}
        {...(ended && { signIn })}
      />
      {members.dialog}
    </>
  )
}

/** Who works on the project: shown where it is asked for. */
function useMembers({ user, project, projects }: Props) {
  const [isOpen, setOpen] = useState(false)
  const dialog = isOpen && (
    <Suspense>
      <TeamDialog
        shared={{ kind: 'project', id: project.id, name: project.title }}
        userId={user.id}
        isOwner={project.access === 'owner'}
        onLeft={() => projects.leave(project.id)}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
  return { show: () => setOpen(true), dialog }
}

interface HeadProps extends Pick<Props, 'title' | 'project'> {
  failed: boolean
  retry: () => void
}

/** The title, whose project it is where it is somebody else's, and what is missing. */
function Head({ title, project, failed, retry }: HeadProps) {
  const { ownerName, access } = project
  return (
    <>
      {title}
      {ownerName && (
        <p className="pb-1.5 text-xs break-words text-ink-2">
          {t('{owner}’s project · {role}', { owner: ownerName, role: roleName(access ?? 'viewer') })}
        </p>
      )}
      {failed && (
        <div role="alert" className="flex items-center justify-between gap-4 border-b border-line py-2 text-sm">
          {t('The earlier messages could not be loaded.')}
          <Button size="small" onClick={retry}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </>
  )
}
