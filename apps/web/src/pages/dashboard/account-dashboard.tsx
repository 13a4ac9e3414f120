/** The dashboard of somebody signed in, or whose session has just ended. */
import type { User } from '@limner/contract/types'
import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { KEYS } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { AccountChat } from './account-chat.tsx'
import { Frame } from './frame.tsx'
import { type Place, readTab, type TabId, usePlace } from './place.ts'
import { useStart } from './start.ts'
import type { Command } from './studio/commands.ts'
import { useGuestHandover } from './use-guest-handover.ts'
import { useAccountProjects } from './use-projects.ts'

const ProjectsTab = lazy(() => import('./projects-tab.tsx').then((part) => ({ default: part.ProjectsTab })))
const SettingsTab = lazy(() => import('./settings-tab.tsx'))

interface Props {
  user: User
  /** Nobody is signed in any more: the chat stays, the rest is closed. */
  ended: boolean
}

export function AccountDashboard({ user, ended }: Props) {
  const arrived = useGuestHandover(user.id, ended)
  const { place, go } = usePlace()
  const [, navigate] = useLocation()
  const projects = useAccountProjects({ userId: user.id, ready: arrived && !ended, wanted: place.project })
  const start = useStart()
  const [storedTab, storeTab] = useStored(KEYS.activeTab, start.tab)
  const remembered = readTab(storedTab) ?? 'chat'
  const tab = ended ? 'chat' : (place.tab ?? remembered)
  const placeOf = (id: TabId, project = projects.active?.id): Place => ({ tab: id, project })
  function open(id: TabId, project?: string) {
    storeTab(id)
    go(placeOf(id, project), placeOf(tab))
  }
  /** Full size, above its project. */
  function openDesign(project: string, view: string) {
    storeTab('chat')
    go({ ...placeOf('chat', project), view, versions: view }, placeOf(tab))
  }
  const chat: Tab<TabId> = {
    id: 'chat',
    label: t('New Project'),
    panel: (
      <AccountChat
        user={user}
        ended={ended}
        projects={projects}
        onOpen={(id) => open('chat', id)}
        commands={ended ? [] : commandsOf(open, navigate)}
      />
    ),
  }
  const list: Tab<TabId> = {
    id: 'projects',
    label: t('All Projects'),
    panel: (
      <Suspense fallback={<Spinner />}>
        <ProjectsTab
          userId={user.id}
          projects={projects}
          onOpen={(id) => open('chat', id)}
          onOpenDesign={({ id, projectId }) => projectId && openDesign(projectId, id)}
        />
      </Suspense>
    ),
  }
  const settings: Tab<TabId> = {
    id: 'settings',
    label: t('Settings'),
    panel: (
      <Suspense fallback={<Spinner />}>
        <SettingsTab user={user} />
      </Suspense>
    ),
  }
  return <Frame tabs={ended ? [chat] : [chat, list, settings]} tab={tab} onTab={open} />
}

/** Other places, by name. */
const commandsOf = (open: (id: TabId) => void, navigate: (path: string) => void): Command[] => [
  { name: t('All Projects'), run: () => open('projects') },
  { name: t('Settings'), run: () => open('settings') },
  { name: t('Brand kits'), run: () => navigate('/brand') },
]
