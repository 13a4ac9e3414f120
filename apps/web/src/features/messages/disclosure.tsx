import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** One quiet line that opens. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group text-xs">
      <summary className="inline-flex min-h-7 items-center gap-1 rounded-sm text-ink-3 hover:text-ink touch:min-h-11">
        <Icon
          name="chevronRight"
          className="size-4 transition-transform duration-150 group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        {title}
      </summary>
      <div className="pt-1 pb-2 ps-5">{children}</div>
    </details>
  )
}
