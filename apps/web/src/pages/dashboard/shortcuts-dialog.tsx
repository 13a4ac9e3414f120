/** The keys that work in the chat. */
import { english, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogTitle } from '../../ui/dialog.tsx'

const SHORTCUTS = [
  { keys: ['Ctrl', 'K'], does: english('Find a command by its name') },
  { keys: ['/'], does: english('Write a message') },
  { keys: ['Enter'], does: english('Send it') },
  { keys: ['Shift', 'Enter'], does: english('Start a new line') },
  { keys: ['Esc'], does: english('Stop generating, cancel an edit, close a view') },
  { keys: ['1–9'], does: english('Choose a concept') },
  { keys: ['0'], does: english('Show all concepts') },
  { keys: ['E'], does: english('Edit the chosen design') },
  { keys: ['S'], does: english('Give it a star, or take it off') },
  { keys: ['F'], does: english('Open it full size') },
  { keys: ['D'], does: english('Download it') },
  { keys: ['C'], does: english('Compare it') },
  { keys: ['I'], does: english('Show or hide its details') },
  {
    keys: ['Ctrl', 'Z'],
    does: english('Undo: back to the version before, or a manual change; with Shift, redo'),
  },
  { keys: ['←', '→'], does: english('Previous and next design in the full-size view') },
  { keys: ['?'], does: english('Show these shortcuts') },
] as const

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-sm border border-line bg-raised p-6"
    >
      <DialogTitle className="font-display text-2xl">{t('Keyboard shortcuts')}</DialogTitle>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-6 border-t border-line">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={t(does)} className="contents">
            <dt className="flex gap-1 py-2.5 whitespace-nowrap">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm border border-edge px-1.5 font-mono text-xs leading-5">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="py-2.5 text-sm text-ink-2">{t(does)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex justify-end">
        <DialogClose asChild>
          <Button>{t('Close')}</Button>
        </DialogClose>
      </div>
    </Dialog>
  )
}
