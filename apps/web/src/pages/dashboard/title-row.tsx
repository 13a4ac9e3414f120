import type { ReactNode } from 'react'
import { EditableTitle } from '../../ui/editable-title.tsx'

interface Props {
  title: string
  /** Absent where there is no project to rename. */
  onRename?: (title: string) => void
  children?: ReactNode
}

/** The project's title above its conversation, and what can be done there. */
export function TitleRow({ title, onRename, children }: Props) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 py-1">
      {onRename ? (
        <EditableTitle as="h2" title={title} onRename={onRename} className="min-w-0 flex-1 text-sm font-medium" />
      ) : (
        <h2 dir="auto" className="min-w-0 flex-1 truncate text-sm font-medium">
          {title}
        </h2>
      )}
      {children}
    </div>
  )
}
