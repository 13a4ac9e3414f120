/** What is told of the work: what is selected, that it is saved, and on small screens why a change was not made. */
import { called, many, t } from '../../../lib/language/translate.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Editing } from './use-editing.ts'

interface Props {
  editing: Editing
  isDesk: boolean
}

export function Told({ editing: { hand, selecting, artboard }, isDesk }: Props) {
  const [part, ...others] = selecting.selected
  const { refusal } = hand
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-2 z-10 flex flex-col items-start gap-1 desk:inset-x-auto desk:start-2 desk:top-1 desk:bottom-auto">
      <p role="status" className="sr-only">
        {part && (others.length === 0 ? called(part.name) : many(others.length + 1, '# part', '# parts'))}
      </p>
      <p role="status" className="rounded-sm bg-paper px-2 text-xs text-ink-2 desk:bg-transparent desk:px-0">
        {hand.busy && artboard ? t('Saving...') : ''}
      </p>
      <div role="alert" className="w-full">
        {refusal && !isDesk && <Refused told={refusal.told} onClose={hand.forgetRefusal} />}
      </div>
    </div>
  )
}

const Refused = ({ told, onClose }: { told: string; onClose: () => void }) => (
  <div className="animate-rise pointer-events-auto flex items-start gap-3 rounded-sm border border-carmine bg-raised py-1 ps-3 text-sm">
    <Icon name="alert" className="mt-2.5 shrink-0 text-carmine" />
    <div className="min-w-0 flex-1 py-2">
      <p className="font-semibold">{t('The change could not be made')}</p>
      {told && <p className="break-words text-ink-2">{told}</p>}
    </div>
    <IconButton icon="close" label={t('Dismiss')} className="size-11" onClick={onClose} />
  </div>
)
