import { t } from '../../../lib/language/translate.ts'
import { IconButton } from '../../../ui/button.tsx'

/** For whoever does not know the keys. */
export const CommandsButton = ({ onPress }: { onPress: () => void }) => (
  <IconButton
    icon="command"
    className="h-9 w-10 desk:h-11 desk:w-full touch:max-desk:size-11"
    label={t('Commands (Ctrl K)')}
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onPress}
  />
)
