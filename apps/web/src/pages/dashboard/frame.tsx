import clsx from 'clsx'
import { t } from '../../lib/language/translate.ts'
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
        'flex w-full flex-1 flex-col',
        // The workspace fills the window; the lists scroll with the page.
        tab === 'chat' &&
          'min-h-[calc(100dvh-3.5rem-1px-var(--notice,0px))] desk:h-[calc(100dvh-3.5rem-1px-var(--notice,0px))] desk:min-h-[30rem] desk:flex-none',
      )}
    >
      <NeedsScript what={t('The dashboard')} />
      <Tabs<TabId>
        label={t('Dashboard')}
        tabs={tabs}
        value={tab}
        onChange={onTab}
        heading={<h1 className="text-sm font-semibold">{t('Your Design Dashboard')}</h1>}
        className="flex min-h-0 flex-1 flex-col"
        rowClassName="px-4"
        panelClassName={clsx(
          'flex min-h-0 flex-1 flex-col',
          tab !== 'chat' && 'mx-auto w-full px-4 sm:px-8',
          tab === 'settings' && 'max-w-[58rem]',
          tab === 'projects' && 'max-w-[120rem]',
        )}
      />
    </div>
  )
}
