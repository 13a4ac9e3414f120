import clsx from 'clsx'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { Dialog, DialogTitle } from '../../../ui/dialog.tsx'
import { type Command, matching } from './commands.ts'

interface Props {
  commands: readonly Command[]
  onClose: () => void
}

/** A field and a list: what is typed narrows the list, arrows choose, Enter does it. */
export default function CommandDialog({ commands, onClose }: Props) {
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const base = useId()
  const found = matching(commands, words)
  const current = Math.min(at, Math.max(0, found.length - 1))

  function run(command: Command | undefined) {
    onClose()
    // After the focus has gone back to where it was.
    if (command) setTimeout(command.run)
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[event.key]
    if (by === undefined || found.length === 0) return
    event.preventDefault()
    if (by === 0) return run(found[current])
    const next = (current + by + found.length) % found.length
    setAt(next)
    document.getElementById(`${base}${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="inset-x-4 top-[12dvh] mx-auto flex max-h-[70dvh] max-w-lg flex-col rounded-sm border border-edge bg-raised"
    >
      <DialogTitle className="sr-only">{t('Commands')}</DialogTitle>
      <WordsField
        aria-controls={`${base}list`}
        aria-activedescendant={found.length > 0 ? `${base}${current}` : undefined}
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${base}list`} role="listbox" aria-label={t('Commands')} className="min-h-0 overflow-y-auto py-1">
        {found.map((command, place) => (
          <Row
            key={command.name}
            id={`${base}${place}`}
            command={command}
            isCurrent={place === current}
            onRun={() => run(command)}
            onPoint={() => setAt(place)}
          />
        ))}
      </div>
      {found.length === 0 && <p className="px-4 pb-4 text-sm text-ink-2">{t('Nothing is called that.')}</p>}
    </Dialog>
  )
}

/** Where the words are typed; it has the focus from the start. */
function WordsField(props: ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <input
      ref={field}
      type="text"
      role="combobox"
      aria-label={t('Command')}
      aria-expanded="true"
      placeholder={t('What do you want to do?')}
      className="h-12 w-full shrink-0 rounded-sm border-b border-line bg-transparent px-4 text-base"
      {...props}
    />
  )
}

interface RowProps {
  id: string
  command: Command
  isCurrent: boolean
  onRun: () => void
  onPoint: () => void
}

function Row({ id, command, isCurrent, onRun, onPoint }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onClick={onRun}
      onPointerMove={onPoint}
      className={clsx(
        'flex min-h-9 cursor-default items-center justify-between gap-4 px-4 text-sm touch:min-h-11',
        isCurrent && 'bg-well',
      )}
    >
      {command.name}
      {command.keys && (
        <span className="flex gap-1 touch:hidden">
          {command.keys.split(' ').map((key) => (
            <kbd key={key} className="rounded-sm border border-edge px-1.5 font-mono text-xs leading-5">
              {key}
            </kbd>
          ))}
        </span>
      )}
    </div>
  )
}
