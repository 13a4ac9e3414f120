import { t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Shows favourites alone, or everything. */
export function FavouritesOnly({ pressed, onToggle }: { pressed: boolean; onToggle: () => void }) {
  return (
    <Button
      size="small"
      aria-pressed={pressed}
      className="aria-pressed:border-ink aria-pressed:bg-well"
      onClick={onToggle}
    >
      <Icon name="star" filled={pressed} className="size-4" />
      {t('Favourites only')}
    </Button>
  )
}
