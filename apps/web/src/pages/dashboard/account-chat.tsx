/** The chat tab of an account: the project that is worked on, or what there is instead. */
import type { Project, User } from '@limner/contract/types'
import { type ReactNode, useState } from 'react'
import { useDuplicate } from '../../features/projects/use-duplicate.ts'
import { useProjectChanges } from '../../features/projects/use-project-changes.ts'
import { formatDay } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Chat } from './chat.tsx'
import { useAccountConversation } from './conversations.ts'
import { addressOf } from './place.ts'
import type { Command } from './studio/commands.ts'
import { ProjectPanel } from './studio/project-panel.tsx'
import { TitleRow } from './title-row.tsx'
import type { AccountProjects } from './use-projects.ts'

interface Props {
  user: User
  ended: boolean
  projects: AccountProjects
  /** Shows a project of the account. */
  onOpen: (id: string) => void
  /** What the dashboard can do besides. */
  commands: readonly Command[]
}

export function AccountChat({ user, ended, projects, onOpen, commands }: Props) {
  const { active, create, rename } = projects
  const [begun, setBegun] = useState<string | null>(null)
  function start(title: string) {
    const { id } = create(title)
    setBegun(id)
    onOpen(id)
  }
  const title = (
    <TitleRow
      title={active?.title ?? t('Design Project')}
      {...(active && !ended && { onRename: (name: string) => rename(active.id, name) })}
    >
      {!ended && (
        <Button size="small" className="px-2" onClick={() => start(t('New Project'))}>
          <Icon name="plus" className="size-4" />
          {t('New Project')}
        </Button>
      )}
    </TitleRow>
  )
  if (!active)
    return (
      <div className="mx-auto w-full max-w-[58rem] px-4 sm:px-8">
        {title}
        <NoProject
          {...projects}
          onStart={() => start(t('Project {formatDay}', { formatDay: formatDay(new Date()) }))}
        />
      </div>
    )
  return (
    <ProjectChat
      key={active.id}
      user={user}
      project={active}
      projects={projects}
      ended={ended}
      isNew={active.id === begun}
      title={title}
      onOpen={onOpen}
      commands={[...commands, { name: t('New Project'), run: () => start(t('New Project')) }]}
    />
  )
}

interface ProjectChatProps extends Props {
  project: Project
  title: ReactNode
  /** It was begun just now: to write in. */
  isNew: boolean
}

function ProjectChat(props: ProjectChatProps) {
  const { user, project, projects, ended, isNew, title, onOpen, commands } = props
  const { conversation, designs, loading, failed, retry } = useAccountConversation(user, project.id, ended)
  const signIn = `/login?redirect=${encodeURIComponent(addressOf({ tab: 'chat', project: project.id }))}`
  const { visibility } = useProjectChanges(user.id, projects.forget)
  const duplicate = useDuplicate(user.id, ({ id }) => onOpen(id))
  const head = (
    <>
      {title}
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
  return (
    <Chat
      projectId={project.id}
      initial={user.firstName.slice(0, 1).toUpperCase()}
      conversation={conversation}
      known={designs}
      loading={loading}
      autoFocus={isNew}
      head={head}
      projects={
        <ProjectPanel
          projects={projects.projects ?? []}
          active={project}
          onOpen={onOpen}
          isKept
          isDuplicating={duplicate.isPending}
          onDuplicate={ended ? undefined : () => duplicate.mutate(project)}
        />
      }
      sharing={{
        isPublic: project.isPublic,
        path: `/project/${project.id}`,
        publish: () => visibility.mutateAsync({ id: project.id, isPublic: true }),
      }}
      commands={
        ended ? commands : [...commands, { name: t('Duplicate this project'), run: () => duplicate.mutate(project) }]
      }
      {...(ended && { signIn })}
    />
  )
}

function NoProject({
  loading,
  failed,
  retry,
  onStart,
}: Pick<AccountProjects, 'loading' | 'failed' | 'retry'> & { onStart: () => void }) {
  if (loading) return <p className="py-12 text-ink-2">{t('Loading your projects...')}</p>
  if (failed)
    return (
      <div role="alert" className="py-12">
        <p className="font-display text-xl">{t('Error loading projects')}</p>
        <p className="mt-2 text-ink-2">{t('Please try again later or start a new project.')}</p>
        <Button className="mt-6" onClick={retry}>
          {t('Try again')}
        </Button>
      </div>
    )
  return (
    <div className="py-12">
      <p className="font-display text-xl">{t('No active project')}</p>
      <p className="mt-2 text-ink-2">{t('Start a project to send a message.')}</p>
      <Button look="primary" className="mt-6" onClick={onStart}>
        {t('Start a project')}
      </Button>
    </div>
  )
}
