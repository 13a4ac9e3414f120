import clsx from 'clsx'
import { useMay } from '../../../lib/access.ts'
import { t } from '../../../lib/language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Concept } from '../concept.ts'
import type { Favourites } from './use-favourites.ts'

interface Props {
  concept: Concept
  label: string
  favourites: Favourites
}

/** A star for a picture; absent for pictures that came without a design, and for whoever only looks. */
export function StarButton({ concept, label, favourites }: Props) {
  const may = useMay()
  if (concept.id === undefined || !may.edit) return null
  const isStarred = favourites.has(concept)
  return (
    <button
      type="button"
      aria-label={t('Favourite: {label}', { label })}
      aria-pressed={isStarred}
      onClick={() => favourites.toggle(concept)}
      className={clsx(
        'inline-flex size-8 items-center justify-center rounded-sm bg-paper/90 hover:bg-paper hover:text-ink touch:size-11',
        isStarred ? 'text-gold' : 'text-ink-2',
      )}
    >
      <Icon name="star" filled={isStarred} className="size-4" />
    </button>
  )
}
