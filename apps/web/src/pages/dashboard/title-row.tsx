import type { ReactNode } from 'react'
import { EditableTitle } from '../../ui/editable-title.tsx'
import { Shortcuts } from './shortcuts.tsx'

interface Props {
  title: string
  /** Absent where there is no project to rename. */
  onRename?: (title: string) => void
  children?: ReactNode
}

/** The project's title above its conversation, and what can be done there. */
export function TitleRow({ title, onRename, children }: Props) {
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      {onRename ? (
        <EditableTitle as="h2" title={title} onRename={onRename} className="min-w-0 flex-1 text-base font-medium" />
      ) : (
        <h2 dir="auto" className="min-w-0 flex-1 truncate text-base font-medium">
          {title}
        </h2>
      )}
      <Shortcuts />
      {children}
    </div>
  )
}
