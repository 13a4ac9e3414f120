import clsx from 'clsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import type { TabId } from './place.ts'

interface Props {
  tabs: readonly Tab<TabId>[]
  tab: TabId
  onTab: (tab: TabId) => void
}

/** The dashboard's title and tabs around what they show. */
export function Frame({ tabs, tab, onTab }: Props) {
  return (
    <div
      className={clsx(
        'mx-auto flex w-full max-w-[58rem] flex-1 flex-col px-4 pt-6 sm:px-8',
        // The chat scrolls inside the window; the lists scroll with the page.
        tab === 'chat' && 'md:h-[calc(100dvh-3.5rem-1px-var(--notice,0px))] md:min-h-[38rem] md:flex-none',
      )}
    >
      <NeedsScript what="The dashboard" />
      <Tabs<TabId>
        label="Dashboard"
        tabs={tabs}
        value={tab}
        onChange={onTab}
        heading={<h1 className="font-display text-2xl md:pb-2 md:text-3xl">Your Design Dashboard</h1>}
        className="flex min-h-0 flex-1 flex-col"
        panelClassName="flex min-h-0 flex-1 flex-col"
      />
    </div>
  )
}
