/** The dashboard of a guest: a chat whose projects are in the browser. */
import { useEffect } from 'react'
import { renameGuestProject } from '../../features/messages/guest-history.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Chat } from './chat.tsx'
import { useGuestConversation } from './conversations.ts'
import { Frame } from './frame.tsx'
import { GuestBanner } from './guest-banner.tsx'
import { usePlace } from './place.ts'
import { TitleRow } from './title-row.tsx'
import { useGuestProjects } from './use-projects.ts'

const NONE = new Map<never, never>()
const stay = () => undefined

export function GuestDashboard() {
  return <Frame tabs={[{ id: 'chat', label: 'New Project', panel: <GuestChat /> }]} tab="chat" onTab={stay} />
}

function GuestChat() {
  const { place, go } = usePlace()
  const { projects, active, add } = useGuestProjects(place.project)
  const begun = active.messages.some((message) => message.type === 'user')
  const open = (project: string) => go({ tab: 'chat', project }, { tab: 'chat', project: active.id })
  return (
    <>
      <TitleRow
        title={active.title}
        {...(begun && { onRename: (title: string) => renameGuestProject(active.id, title) })}
      >
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
          <Button size="small" onClick={() => open(add())}>
            Start over
          </Button>
        )}
        <GuestBanner />
      </TitleRow>
      <GuestProjectChat key={active.id} projectId={active.id} />
    </>
  )
}

/** What is said stays in the browser, with the designs it brought. */
function GuestProjectChat({ projectId }: { projectId: string }) {
  const conversation = useGuestConversation(projectId)
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.returning
  }, [hydrated])
  return <Chat initial="Y" conversation={conversation} known={NONE} />
}
