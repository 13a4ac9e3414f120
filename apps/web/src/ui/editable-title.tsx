import clsx from 'clsx'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../lib/language/translate.ts'
import { IconButton } from './button.tsx'

interface TitleFieldProps {
  title: string
  /** The title is changed, when there are words and they are others; or left as it was. */
  onDone: (title: string | null, byKey: boolean) => void
}

/** Enter and leaving keep what was written, Esc does not. */
export function TitleField({ title, onDone }: TitleFieldProps) {
  const isOver = useRef(false)
  function finish(text: string | null, byKey: boolean) {
    if (isOver.current) return
    isOver.current = true
    const next = text?.trim()
    onDone(next && next !== title ? next : null, byKey)
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') finish(event.currentTarget.value, true)
    else if (event.key === 'Escape') finish(null, true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the press on Rename asked for this field
      autoFocus
      aria-label={t('Project title')}
      dir="auto"
      maxLength={200}
      defaultValue={title}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget }) => finish(currentTarget.value, false)}
      onKeyDown={onKeyDown}
      className="relative h-9 w-full min-w-0 rounded-sm border border-edge bg-raised px-2 touch:h-11"
    />
  )
}

interface EditableTitleProps {
  title: string
  onRename: (title: string) => void
  as: 'h2'
  className?: string
}

/** A title with a pencil beside it. */
export function EditableTitle({ title, onRename, as: Heading, className }: EditableTitleProps): ReactNode {
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLSpanElement>(null)
  function done(next: string | null, byKey: boolean) {
    flushSync(() => setEditing(false))
    if (next) onRename(next)
    if (byKey) pencil.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <div className={clsx('flex items-center gap-1', className)}>
      <Heading dir="auto" className={editing ? 'min-w-0 flex-1' : 'min-w-0 truncate'}>
        {editing ? <TitleField title={title} onDone={done} /> : title}
      </Heading>
      {!editing && (
        <span ref={pencil} className="contents">
          <IconButton icon="edit" label={t('Rename project')} onClick={() => setEditing(true)} />
        </span>
      )}
    </div>
  )
}
