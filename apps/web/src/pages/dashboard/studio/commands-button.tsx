import { IconButton } from '../../../ui/button.tsx'
import { OPEN_COMMANDS } from './command-menu.tsx'

/** For whoever does not know the keys. */
export const CommandsButton = () => (
  <IconButton
    icon="command"
    className="h-9 w-10 desk:h-11 desk:w-full"
    label="Commands (Ctrl K)"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => dispatchEvent(new Event(OPEN_COMMANDS))}
  />
)
