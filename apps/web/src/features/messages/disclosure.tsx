import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** One quiet line that opens. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-8 items-center gap-1 rounded-sm text-ink-3 hover:text-ink touch:min-h-11">
        <Icon name="chevronRight" className="size-4 transition-transform duration-150 group-open:rotate-90" />
        {title}
      </summary>
      <div className="pt-1 pb-3 pl-5">{children}</div>
    </details>
  )
}

/** Facts in two columns. */
export function Facts({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {rows.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={at} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd dir="auto" className="min-w-0 break-words">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
