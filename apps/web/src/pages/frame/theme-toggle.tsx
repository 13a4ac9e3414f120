import { THEME_TOGGLE } from '../../lib/hydration.ts'
import { t } from '../../lib/language/translate.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/**
 * Light becomes dark and dark light, whatever was chosen before. The script in the head listens to it (lib/theme.ts) and the
 * style shows its picture: both are there before the app is.
 */
export function ThemeToggle() {
  return (
    <IconButton
      icon="moon"
      label={t('Toggle theme')}
      {...{ [THEME_TOGGLE]: '' }}
      className="dark:[&>:first-child]:hidden"
    >
      <Icon name="sun" className="hidden dark:block" />
    </IconButton>
  )
}
