/** Everything on the artboard by its meaning, what lies on top first: chosen by press or key, hidden, locked. */
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { cssVariable } from '../../../lib/css-variable.ts'
import { called, t } from '../../../lib/language/translate.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { isInDrawing } from './inner.ts'
import type { Part } from './use-hand.ts'

interface Props {
  parts: readonly Part[]
  selected: ReadonlySet<string>
  locked: ReadonlySet<string>
  busy: boolean
  onSelect: (id: string, more: boolean) => void
  onShow: (part: Part, shown: boolean) => void
  onLock: (part: Part, locked: boolean) => void
}

const ICONS: Record<Part['kind'], IconName> = {
  text: 'text',
  shape: 'square',
  drawing: 'edit',
  icon: 'brand',
  picture: 'attach',
  group: 'folder',
}

/** The height of one, rem. */
const ROW = 1.75

/** How deep each lies in groups. */
function depths(parts: readonly Part[]): Map<string, number> {
  const deep = new Map<string, number>()
  for (const { id, parent } of parts) deep.set(id, parent === undefined ? 0 : (deep.get(parent) ?? -1) + 1)
  return deep
}

/** Groups before what they hold; of what stands side by side the upper one first. */
function topFirst(parts: readonly Part[]): Part[] {
  const children = Map.groupBy(parts, ({ parent }) => parent ?? '')
  const visit = (id: string): Part[] =>
    (children.get(id) ?? []).toReversed().flatMap((part) => [part, ...visit(part.id)])
  return visit('')
}

export function Outline({ parts, selected, locked, busy, onSelect, onShow, onLock }: Props) {
  const deep = depths(parts)
  const list = useRef<HTMLUListElement>(null)
  const chosen = [...selected].join(' ')
  // The controls of what was just selected take some of its height.
  useEffect(() => {
    const [place, row] = [list.current, chosen !== '' && list.current?.querySelector('[data-row=selected]')]
    if (!place || !row) return
    const [frame, at] = [place.getBoundingClientRect(), row.getBoundingClientRect()]
    if (at.top < frame.top) place.scrollTop -= frame.top - at.top
    else if (at.bottom > frame.bottom) place.scrollTop += at.bottom - frame.bottom
  }, [chosen])
  return (
    <ul
      ref={list}
      data-outline
      aria-label={t('Parts')}
      // Beside the artboard as high as there is room, and never less than eight rows.
      style={cssVariable('--rows', `${parts.length * ROW + 0.5}rem`)}
      className="py-1 desk:min-h-[min(var(--rows),14.5rem)] desk:overflow-y-auto"
    >
      {topFirst(parts).map((part) => {
        // Also what lies in a part that is locked.
        const isLocked = locked.has(part.id)
        // Keys go from row to row: what hides and locks is on the way in the one that is selected.
        const tabIndex = selected.has(part.id) ? 0 : -1
        return (
          <li key={part.id} className={clsx('flex items-center', selected.has(part.id) && 'bg-well')}>
            <button
              type="button"
              aria-pressed={selected.has(part.id)}
              data-row={selected.has(part.id) ? 'selected' : undefined}
              onClick={(event) => onSelect(part.id, event.shiftKey)}
              style={{ paddingInlineStart: `${8 + 12 * Math.min(5, deep.get(part.id) ?? 0)}px` }}
              className="flex min-h-7 min-w-0 flex-1 items-center gap-1.5 text-start text-xs touch:min-h-11"
            >
              <Icon name={ICONS[part.kind]} className="size-3.5" />
              <span
                dir="auto"
                className={clsx('truncate', part.hidden && 'line-through', (part.hidden || isLocked) && 'text-ink-3')}
              >
                {called(part.name)}
              </span>
            </button>
            <Toggle
              icon={part.hidden ? 'eyeOff' : 'eye'}
              label={t(part.hidden ? 'Show {name}' : 'Hide {name}', { name: called(part.name) })}
              isOn={part.hidden === true}
              tabIndex={tabIndex}
              disabled={busy || isLocked}
              onPress={() => onShow(part, part.hidden === true)}
            />
            {!isInDrawing(part) && (
              <Toggle
                icon="lock"
                label={t(part.locked ? 'Unlock {name}' : 'Lock {name}', { name: called(part.name) })}
                isOn={isLocked}
                tabIndex={tabIndex}
                disabled={busy || (isLocked && !part.locked)}
                onPress={() => onLock(part, !part.locked)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface ToggleProps {
  icon: IconName
  label: string
  isOn: boolean
  disabled?: boolean
  tabIndex: number
  onPress: () => void
}

const Toggle = ({ icon, label, isOn, disabled = false, tabIndex, onPress }: ToggleProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={disabled}
    tabIndex={tabIndex}
    onClick={onPress}
    className={clsx(
      'inline-flex size-7 shrink-0 items-center justify-center hover:bg-mat touch:size-11',
      isOn ? 'text-ink' : 'text-ink-3',
    )}
  >
    <Icon name={icon} className="size-3.5" />
  </button>
)
