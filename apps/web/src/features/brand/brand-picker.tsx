/** The brand that new designs wear: none, or one of the account's kits. */
import type { BrandKit } from '@limner/contract/types'
import { useLocation } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu, MenuChoice, MenuItem } from '../../ui/menu.tsx'

interface Props {
  kits: readonly BrandKit[]
  chosen: BrandKit | null
  onChoose: (id: string | null) => void
}

const NONE = 'none'

export function BrandPicker({ kits, chosen, onChoose }: Props) {
  const [, navigate] = useLocation()
  return (
    <Menu
      className="w-64"
      align="start"
      trigger={
        <button
          type="button"
          aria-label={t('In our brand: {name}', { name: chosen?.name ?? t('none') })}
          data-chosen={chosen ? '' : undefined}
          className="inline-flex h-8 min-w-0 max-w-40 items-center gap-1 rounded-sm px-2 text-xs text-ink-2 hover:bg-well data-chosen:bg-well data-chosen:font-medium data-chosen:text-ink touch:h-11 touch:min-w-11 touch:justify-center"
        >
          <Icon name="brand" className="size-4 shrink-0" />
          {/* Which one is worn stands above the words. */}
          {!chosen && <span className="truncate max-desk:hidden">{t('In our brand')}</span>}
        </button>
      }
    >
      <MenuChoice
        label={t('Brand of new designs')}
        value={chosen?.id ?? NONE}
        onValue={(value) => onChoose(value === NONE ? null : value)}
        options={[{ value: NONE, label: t('None') }, ...kits.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <MenuItem onSelect={() => navigate('/brand')}>{t('Edit brand kits')}</MenuItem>
    </Menu>
  )
}
