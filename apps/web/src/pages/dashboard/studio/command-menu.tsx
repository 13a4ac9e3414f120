/** Every action by name (Ctrl or Command and K), and by its own keys. */
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { isElsewhere } from '../../../lib/use-shortcut.ts'
import { arePressed, type Command, isPressed } from './commands.ts'

const CommandDialog = lazy(() => import('./command-dialog.tsx'))

interface Props {
  commands: readonly Command[]
  open: boolean
  onOpen: (open: boolean) => void
}

export function CommandMenu({ commands, open, onOpen }: Props) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (arePressed('Ctrl K', event)) {
      event.preventDefault()
      return onOpen(!open)
    }
    if (isElsewhere(event.target)) return
    const command = commands.find((one) => isPressed(one, event))
    if (!command) return
    event.preventDefault()
    command.run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return open ? (
    <Suspense>
      <CommandDialog commands={commands} onClose={() => onOpen(false)} />
    </Suspense>
  ) : null
}
