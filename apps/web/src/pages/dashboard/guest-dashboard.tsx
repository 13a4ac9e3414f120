/** The dashboard of a guest: a chat whose projects are in the browser. */
import { type ReactNode, useEffect } from 'react'
import { renameGuestProject } from '../../features/messages/guest-history.ts'
import { t } from '../../lib/language/translate.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Chat } from './chat.tsx'
import { useGuestConversation } from './conversations.ts'
import { Frame } from './frame.tsx'
import { GuestBanner } from './guest-banner.tsx'
import { usePlace } from './place.ts'
import type { Command } from './studio/commands.ts'
import { ProjectPanel } from './studio/project-panel.tsx'
import { TitleRow } from './title-row.tsx'
import { useGuestProjects } from './use-projects.ts'

const NONE = new Map<never, never>()
const stay = () => undefined

export function GuestDashboard() {
  return <Frame tabs={[{ id: 'chat', label: t('New Project'), panel: <GuestChat /> }]} tab="chat" onTab={stay} />
}

function GuestChat() {
  const { place, go } = usePlace()
  const { projects, active, add } = useGuestProjects(place.project)
  const begun = active.messages.some((message) => message.type === 'user')
  const open = (project: string) => go({ tab: 'chat', project }, { tab: 'chat', project: active.id })
  const head = (
    <TitleRow
      title={active.title}
      {...(begun && { onRename: (title: string) => renameGuestProject(active.id, title) })}
    >
      {begun && (
        <Button size="small" className="px-2" onClick={() => open(add())}>
          {t('Start over')}
        </Button>
      )}
      <GuestBanner />
    </TitleRow>
  )
  return (
    <GuestProjectChat
      key={active.id}
      projectId={active.id}
      head={head}
      projects={<ProjectPanel projects={projects} active={active} onOpen={open} />}
      commands={begun ? [{ name: t('Start over'), run: () => open(add()) }] : []}
    />
  )
}

interface Props {
  projectId: string
  head: ReactNode
  projects: ReactNode
  commands: readonly Command[]
}

/** What is said stays in the browser, with the designs it brought. */
function GuestProjectChat({ projectId, ...rest }: Props) {
  const conversation = useGuestConversation(projectId)
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.returning
  }, [hydrated])
  return <Chat initial="Y" conversation={conversation} known={NONE} {...rest} />
}
