/** Tabs after the ARIA pattern: arrow keys move and choose, only the chosen tab is in the tab order. */
import clsx from 'clsx'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { onward } from '../lib/language/translate.ts'

export interface Tab<Id extends string> {
  id: Id
  label: string
  panel: ReactNode
}

interface Props<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** 'page' for the dashboard's sections, 'small' for the sides of a card. */
  scale?: 'page' | 'small'
  className?: string
  panelClassName?: string
  /** Of the row of tabs. */
  rowClassName?: string
  /** Stands before the row of tabs, on its line where there is room. */
  heading?: ReactNode
}

export function Tabs<Id extends string>(props: Props<Id>) {
  const { label, tabs, value, onChange, scale = 'page', className, panelClassName, rowClassName, heading } = props
  const base = useId()
  const chosen = tabs.find((tab) => tab.id === value) ?? tabs[0]!

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.indexOf(chosen)
    const [forth, back] = onward() > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const to = { [forth]: at + 1, [back]: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[to % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    document.getElementById(`${base}${next.id}`)?.focus()
  }

  return (
    <div className={className}>
      <div
        className={clsx(
          heading && 'flex flex-wrap items-center gap-x-8',
          scale === 'page' && 'border-b border-line',
          rowClassName,
        )}
      >
        {heading}
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          className={clsx('flex', scale === 'page' ? 'gap-6' : 'gap-4')}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}${tab.id}`}
              aria-selected={tab === chosen}
              aria-controls={`${base}${tab.id}-panel`}
              tabIndex={tab === chosen ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className={clsx(
                'relative font-medium transition-colors duration-150 after:absolute after:inset-x-0 after:bottom-[-1px] after:h-0.5 touch:min-h-11',
                scale === 'page' ? 'h-10 text-sm' : 'h-9 text-xs',
                tab === chosen ? 'text-ink after:bg-ink' : 'text-ink-2 after:bg-transparent hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${base}${chosen.id}-panel`}
        aria-labelledby={`${base}${chosen.id}`}
        className={panelClassName}
      >
        {chosen.panel}
      </div>
    </div>
  )
}
