/** Every action by name (Ctrl or Command and K), and by its own keys. */
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { arePressed, type Command } from './commands.ts'

const CommandDialog = lazy(() => import('./command-dialog.tsx'))

/** Who writes, or looks at something that lies above, means that. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null

export function CommandMenu({ commands }: { commands: readonly Command[] }) {
  const [open, setOpen] = useState(false)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (arePressed('Ctrl K', event)) {
      event.preventDefault()
      return setOpen(!open)
    }
    if (isElsewhere(event.target)) return
    const command = commands.find(({ keys }) => keys !== undefined && keys !== '/' && arePressed(keys, event))
    if (!command) return
    event.preventDefault()
    command.run()
  })
  const onAsked = useEffectEvent(() => setOpen(true))
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    const asked = () => onAsked()
    addEventListener('keydown', listener)
    addEventListener(OPEN_COMMANDS, asked)
    return () => {
      removeEventListener('keydown', listener)
      removeEventListener(OPEN_COMMANDS, asked)
    }
  }, [])
  return open ? (
    <Suspense>
      <CommandDialog commands={commands} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}

/** Tells the menu, wherever it is, to open. */
export const OPEN_COMMANDS = 'limner-commands'
