/** The keys that work in the chat, on the stage and by hand. */
import { type English, english, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogTitle } from '../../ui/dialog.tsx'

interface Shortcut {
  keys: readonly string[]
  does: English
}

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: english('Find a command by its name') },
  { keys: ['/'], does: english('Write a message') },
  { keys: ['Enter'], does: english('Send it') },
  { keys: ['Shift', 'Enter'], does: english('Start a new line') },
  { keys: ['Esc'], does: english('Stop generating, cancel an edit, close a view') },
  { keys: ['1–9'], does: english('Choose a concept') },
  { keys: ['0'], does: english('Show all concepts') },
  { keys: ['E'], does: english('Edit the chosen design') },
  { keys: ['H'], does: english('Edit it by hand, and end that') },
  { keys: ['S'], does: english('Give it a star, or take it off') },
  { keys: ['F'], does: english('Open it full size') },
  { keys: ['D'], does: english('Download it') },
  { keys: ['C'], does: english('Compare it') },
  { keys: ['I'], does: english('Show or hide its details') },
  {
    keys: ['Ctrl', 'Z'],
    does: english('Undo: back to the version before, or a manual change; with Shift, redo'),
  },
  { keys: ['Ctrl', 'Y'], does: english('Redo') },
  { keys: ['Space'], does: english('Held on a version: compare it with what is shown') },
  { keys: ['←', '→'], does: english('Previous and next design in the full-size view') },
  { keys: ['?'], does: english('Show these shortcuts') },
]

const BY_HAND: readonly Shortcut[] = [
  { keys: ['F6'], does: english('To the artboard, to the parts, to what can be done with them') },
  { keys: ['Enter'], does: english('On the artboard: select the first part, go into a group, write, crop, open') },
  { keys: ['Tab'], does: english('On the artboard: select the next part; with Shift, the one before') },
  { keys: ['Shift', 'Enter'], does: english('In the list of parts: select it, too') },
  { keys: ['Ctrl', 'A'], does: english('Select everything') },
  { keys: ['Esc'], does: english('Select its group, then nothing') },
  { keys: ['F2'], does: english('Write its words, crop the picture, open the drawing') },
  { keys: ['←↑→↓'], does: english('Move it by a pixel; with Shift, by 10') },
  { keys: ['Alt', '←→'], does: english('Rotate it by a degree; with Shift, by 15') },
  { keys: ['Ctrl', 'D'], does: english('Duplicate it') },
  { keys: ['Ctrl', 'C'], does: english('Copy it; Ctrl V pastes it, and pictures') },
  { keys: ['Ctrl', 'G'], does: english('Group; with Shift, ungroup') },
  { keys: ['Ctrl', 'Shift', 'L'], does: english('Lock it, or unlock it') },
  { keys: ['Del'], does: english('Delete it') },
]

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-sm border border-line bg-raised p-6 desk:max-w-5xl"
    >
      <DialogTitle className="font-display text-2xl">{t('Keyboard shortcuts')}</DialogTitle>
      <div className="mt-4 grid gap-x-10 border-t border-line desk:grid-cols-2">
        <Keys shortcuts={SHORTCUTS} />
        <section className="max-desk:mt-4">
          <h3 className="pt-2.5 text-sm font-semibold">{t('By hand')}</h3>
          <Keys shortcuts={BY_HAND} />
        </section>
      </div>
      <div className="mt-4 flex justify-end">
        <DialogClose asChild>
          <Button>{t('Close')}</Button>
        </DialogClose>
      </div>
    </Dialog>
  )
}

/** What the key is called that is Ctrl elsewhere. */
const named = (key: string): string => {
  if (key === 'Ctrl' && /Mac|iP(?:hone|ad)/.test(navigator.platform)) return '⌘'
  return key === 'Space' ? t('Space') : key
}

const Keys = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <dl className="grid grid-cols-[auto_1fr] content-start items-baseline gap-x-6">
    {shortcuts.map(({ keys, does }) => (
      <div key={t(does)} className="contents">
        <dt className="flex gap-1 py-2 whitespace-nowrap">
          {keys.map((key) => (
            <kbd key={key} className="rounded-sm border border-edge px-1.5 font-mono text-xs leading-5">
              {named(key)}
            </kbd>
          ))}
        </dt>
        <dd className="py-2 text-sm text-ink-2">{t(does)}</dd>
      </div>
    ))}
  </dl>
)
