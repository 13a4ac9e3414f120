import type { User } from '@limner/contract/types'
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { downloadPicture, takeRememberedDownload } from '../../features/designs/download.ts'
import { moveGuestHistory } from '../../features/messages/move-guest-history.ts'
import { ProjectsList } from '../../features/projects/projects-list.tsx'
import { userQuery, useUser } from '../../lib/session.ts'
import { KEYS, onStored, readText } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ChatTab } from './chat-tab.tsx'
import { useAccountProjects } from './use-projects.ts'

const Settings = lazy(() => import('../../features/account/settings.tsx').then((part) => ({ default: part.Settings })))

type TabId = 'chat' | 'projects' | 'settings'

/** Milliseconds until a history that could not be moved is tried again. */
const PAUSES = [1000, 3000, 10_000, 30_000]

/** What was begun as a guest and waits for the account: the history first, then the download. */
function useArrival(user: User | null): boolean {
  const [arrived, setArrived] = useState(false)
  const client = useQueryClient()
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    async function move(attempt: number) {
      const complete = await moveGuestHistory()
      if (attempt > 0)
        void client.invalidateQueries({ predicate: ({ queryKey: [of] }) => of === 'projects' || of === 'messages' })
      setArrived(true)
      const pause = PAUSES[attempt]
      if (!complete && pause) timer = setTimeout(() => void move(attempt + 1), pause)
    }
    void move(0)
    const intent = takeRememberedDownload()
    if (intent) void downloadPicture(intent.url, intent.title)
    return () => clearTimeout(timer)
  }, [userId, client])
  return arrived
}

/** Somebody who signs in takes the guest's token along: another window of theirs learns of it so. */
function useEntryElsewhere(user: User | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (user) return
    return onStored(KEYS.guestToken, () => {
      if (readText(KEYS.guestToken) === null) void client.invalidateQueries({ queryKey: userQuery.queryKey })
    })
  }, [user, client])
}

export default function DashboardPage() {
  const user = useUser()
  const arrived = useArrival(user)
  useEntryElsewhere(user)
  const projects = useAccountProjects(user, arrived)
  const [storedTab, storeTab] = useStored(KEYS.activeTab)
  const tab: TabId = user && (storedTab === 'projects' || storedTab === 'settings') ? storedTab : 'chat'

  const chat = { id: 'chat', label: 'New Project', panel: <ChatTab user={user} projects={projects} /> } as const
  const list = user && {
    id: 'projects' as const,
    label: 'All Projects',
    panel: (
      <ProjectsList
        userId={user.id}
        ready={arrived}
        onOpen={(project) => {
          projects.open(project)
          storeTab('chat')
        }}
        onDeleted={projects.afterDeletion}
        hrefOf={(id) => `/project/${id}`}
      />
    ),
  }
  const settings = user && {
    id: 'settings' as const,
    label: 'Settings',
    panel: (
      <Suspense fallback={<Spinner />}>
        <Settings user={user} />
      </Suspense>
    ),
  }
  return (
    <div
      className={clsx(
        'mx-auto flex w-full max-w-[58rem] flex-1 flex-col px-4 pt-6 sm:px-8',
        // The chat scrolls inside the window; the lists scroll with the page.
        tab === 'chat' && 'md:h-[calc(100dvh-3.5rem-1px-var(--notice,0px))] md:min-h-[38rem] md:flex-none',
      )}
    >
      <Tabs<TabId>
        label="Dashboard"
        tabs={list && settings ? [chat, list, settings] : [chat]}
        value={tab}
        onChange={storeTab}
        heading={<h1 className="font-display text-2xl md:pb-2 md:text-3xl">Your Design Dashboard</h1>}
        className="flex min-h-0 flex-1 flex-col"
        panelClassName="flex min-h-0 flex-1 flex-col"
      />
    </div>
  )
}
