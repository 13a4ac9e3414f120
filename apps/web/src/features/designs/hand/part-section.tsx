/** What is done with selected parts as wholes: written, told of, put together, taken apart, locked, copied, deleted. */
import { useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from './fields.tsx'
import { canOpen, drawingOf, isInDrawing } from './inner.ts'
import type { Alignment, Box } from './measure/geometry.ts'
import type { Style } from './text-controls.tsx'
import type { Part } from './use-hand.ts'

export interface PartActions {
  onStyle: (set: Style) => void
  onBox: (box: Box) => void
  onAlign: (to: Alignment) => void
  onDistribute: (axis: 'x' | 'y') => void
  onOrder: (to: 'front' | 'forward' | 'backward' | 'back') => void
  onDuplicate: () => void
  onRemove: () => void
  /** Its words are written, its shapes become parts. */
  onOpen: () => void
  onRotate: (degrees: number) => void
  onGroup: () => void
  onUngroup: () => void
  /** What a group is called. */
  onName: (name: string) => void
  /** Locks what is selected, or unlocks it. */
  onLock: () => void
  /** The part that holds it is selected. */
  onOut: () => void
  /** A message about it is to be written. */
  onTell: () => void
}

interface Props extends PartActions {
  part: Part
  /** How many are selected. */
  count: number
  busy: boolean
}

export function PartSection({ part, count, busy, ...actions }: Props) {
  const isOne = count === 1
  const isShape = isInDrawing(part)
  const all = [
    { word: t('Write'), on: actions.onOpen, shown: isOne && part.kind === 'text' },
    { word: t('Edit its shapes'), on: actions.onOpen, shown: isOne && canOpen(part), always: true },
    { word: t('Say what to change'), on: actions.onTell, shown: isOne, always: true },
    { word: t('Group'), on: actions.onGroup, shown: !isOne && !isShape },
    { word: t('Ungroup'), on: actions.onUngroup, shown: isOne && part.kind === 'group' && !isShape },
    {
      word: t('Select the drawing'),
      on: actions.onOut,
      shown: isOne && isShape && part.parent === drawingOf(part.id),
      always: true,
    },
    {
      word: t('Select its group'),
      on: actions.onOut,
      shown: isOne && part.parent !== undefined && !(isShape && part.parent === drawingOf(part.id)),
      always: true,
    },
    { word: t('Lock'), on: actions.onLock, shown: !isShape },
    { word: t('Duplicate'), on: actions.onDuplicate, shown: !isShape },
    { word: t('Delete'), on: actions.onRemove, shown: true },
  ]
  return (
    <Section title={t('Part')}>
      <div className="flex flex-wrap gap-1">
        {all.map(
          ({ word, on, shown, always = false }) =>
            shown && (
              <Button key={word} size="small" className="px-2" disabled={busy && !always} onClick={on}>
                {word}
              </Button>
            ),
        )}
      </div>
    </Section>
  )
}

interface LockedProps {
  name: string
  /** It is locked itself, and not only what holds it. */
  isOwn: boolean
  busy: boolean
  onUnlock: () => void
}

export const LockedPart = ({ name, isOwn, busy, onUnlock }: LockedProps) => (
  <div data-chosen className="border-t border-line px-3 py-2">
    <p dir="auto" className="truncate text-sm font-medium">
      {name}
    </p>
    <p className="mt-1 mb-2 text-xs text-ink-2">
      {isOwn ? t('Locked: no press selects it, and nothing changes it.') : t('It lies in a part that is locked.')}
    </p>
    {isOwn && (
      <Button size="small" className="px-2" disabled={busy} onClick={onUnlock}>
        {t('Unlock')}
      </Button>
    )}
  </div>
)

interface NameProps extends Pick<PartActions, 'onName'> {
  part: Part
  busy: boolean
}

/** The name of a group counts when the field is left or Enter is pressed. */
export function GroupName({ part, busy, onName }: NameProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function finish() {
    const name = draft?.trim()
    setDraft(null)
    if (name && name !== part.name) onName(name)
  }
  return (
    <label className="flex items-center gap-1.5 border-t border-line px-3 py-2 text-xs text-ink-2">
      <span className="shrink-0">{t('Name')}</span>
      <input
        dir="auto"
        maxLength={60}
        disabled={busy}
        value={draft ?? part.name}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        className="h-8 w-full min-w-0 rounded-sm border border-edge bg-raised px-1.5 touch:h-11 touch:text-base"
      />
    </label>
  )
}
