/** The chat tab of an account: the project that is worked on, or what there is instead. */
import type { User } from '@limner/contract/types'
import { useState } from 'react'
import { mayAs } from '../../lib/access.ts'
import { formatDay } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProjectChat } from './project-chat.tsx'
import type { Command } from './studio/commands.ts'
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
  const canRename = active && !ended && mayAs(active.access).edit
  const title = (
    <TitleRow
      title={active?.title ?? t('Design Project')}
      {...(canRename && { onRename: (name: string) => rename(active.id, name) })}
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
