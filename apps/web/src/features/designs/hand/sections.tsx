/** The sections of a page in their order: chosen, moved, and others added behind them. */
import clsx from 'clsx'
import { useState } from 'react'
import { called, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Choice } from './fields.tsx'
import type { Artboard } from './use-hand.ts'

export interface SectionActions {
  onMove: (id: string, to: 'up' | 'down') => void
  /** @param after the section behind which it stands */
  onAdd: (name: string, after: string | undefined) => void
}

interface Props extends SectionActions {
  sections: Artboard['sections']
  addable: readonly string[]
  selected: ReadonlySet<string>
  busy: boolean
  onSelect: (id: string) => void
}

/** What sections without a heading are called; a heading is the design's own. */
const STRUCTURE = new Set(['Hero', 'Header', 'Footer', 'Navigation', 'Call', 'Closing', 'Side'])
const nameOf = ({ name }: Artboard['sections'][number]): string => (STRUCTURE.has(name) ? called(name) : name)

export function Sections({ sections, addable, selected, busy, onSelect, onMove, onAdd }: Props) {
  const [name, setName] = useState(addable[0] ?? '')
  if (sections.length === 0) return null
  const after = sections.find(({ id }) => selected.has(id))
  return (
    <section aria-label={t('Sections')} className="border-t border-line py-1">
      <h3 className="px-3 py-1 text-xs text-ink-3">{t('Sections')}</h3>
      <ol className="desk:max-h-48 desk:overflow-y-auto">
        {sections.map((section, at) => (
          <li key={section.id} className={clsx('flex items-center', selected.has(section.id) && 'bg-well')}>
            <button
              type="button"
              aria-pressed={selected.has(section.id)}
              onClick={() => onSelect(section.id)}
              className="min-h-7 min-w-0 flex-1 ps-3 text-start text-xs touch:min-h-11"
            >
              <span dir="auto" className="block truncate">
                {nameOf(section)}
              </span>
            </button>
            <Move to="up" name={nameOf(section)} disabled={busy || at === 0} onMove={() => onMove(section.id, 'up')} />
            <Move
              to="down"
              name={nameOf(section)}
              disabled={busy || at === sections.length - 1}
              onMove={() => onMove(section.id, 'down')}
            />
          </li>
        ))}
      </ol>
      <div className="flex items-end gap-1 px-3 py-1.5">
        <Choice
          label={after ? t('Add below') : t('Add')}
          value={name}
          options={addable.map((one) => ({ value: one, label: called(one.charAt(0).toUpperCase() + one.slice(1)) }))}
          disabled={busy}
          onChange={setName}
        />
        <Button size="small" className="px-2" disabled={busy} onClick={() => onAdd(name, after?.id)}>
          {t('Add section')}
        </Button>
      </div>
    </section>
  )
}

interface MoveProps {
  to: 'up' | 'down'
  name: string
  disabled: boolean
  onMove: () => void
}

function Move({ to, name, disabled, onMove }: MoveProps) {
  const word = to === 'up' ? t('Move up') : t('Move down')
  return (
    <button
      type="button"
      aria-label={t('{part}: {words}', { part: word, words: name })}
      disabled={disabled}
      onClick={onMove}
      className="inline-flex h-7 shrink-0 items-center gap-0.5 px-1 text-xs text-ink-2 not-disabled:hover:bg-mat disabled:opacity-40 touch:h-11 touch:px-2"
    >
      <Icon name="chevronDown" className={clsx('size-3.5', to === 'up' && 'rotate-180')} />
      {word}
    </button>
  )
}
