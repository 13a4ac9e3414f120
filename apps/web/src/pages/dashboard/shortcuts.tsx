/** The keys that work in the chat, shown by one of them. */
import { useState } from 'react'
import { useShortcut } from '../../lib/use-shortcut.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogTitle } from '../../ui/dialog.tsx'

const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], does: 'Find a command by its name' },
  { keys: ['/'], does: 'Write a message' },
  { keys: ['Enter'], does: 'Send it' },
  { keys: ['Shift', 'Enter'], does: 'Start a new line' },
  { keys: ['Esc'], does: 'Stop generating, cancel an edit, close a view' },
  { keys: ['1–9'], does: 'Choose a concept' },
  { keys: ['0'], does: 'Show all concepts' },
  { keys: ['E'], does: 'Edit the chosen design' },
  { keys: ['S'], does: 'Give it a star, or take it off' },
  { keys: ['F'], does: 'Open it full size' },
  { keys: ['D'], does: 'Download it' },
  { keys: ['C'], does: 'Compare it' },
  { keys: ['I'], does: 'Show or hide its details' },
  { keys: ['Ctrl', 'Z'], does: 'Undo: back to the version before, or a manual change; with Shift, redo' },
  { keys: ['←', '→'], does: 'Previous and next design in the full-size view' },
  { keys: ['?'], does: 'Show these shortcuts' },
] as const

export function Shortcuts() {
  const [open, setOpen] = useState(false)
  useShortcut('?', () => setOpen(true))
  return (
    <>
      <IconButton
        icon="keyboard"
        label="Keyboard shortcuts"
        aria-keyshortcuts="?"
        className="h-11 w-full touch:hidden max-desk:hidden"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        className="inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-sm border border-line bg-raised p-6"
      >
        <DialogTitle className="font-display text-2xl">Keyboard shortcuts</DialogTitle>
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-6 border-t border-line">
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does} className="contents">
              <dt className="flex gap-1 py-2.5 whitespace-nowrap">
                {keys.map((key) => (
                  <kbd key={key} className="rounded-sm border border-edge px-1.5 font-mono text-xs leading-5">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="py-2.5 text-sm text-ink-2">{does}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex justify-end">
          <DialogClose asChild>
            <Button>Close</Button>
          </DialogClose>
        </div>
      </Dialog>
    </>
  )
}
