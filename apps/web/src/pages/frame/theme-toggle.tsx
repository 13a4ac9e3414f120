import { useTheme } from '../../lib/theme.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Light becomes dark and dark light, whatever was chosen before. Its picture is the style's: right before it is alive. */
export function ThemeToggle() {
  const [, setTheme] = useTheme()
  return (
    <IconButton
      icon="moon"
      label="Toggle theme"
      className="dark:[&>:first-child]:hidden"
      onClick={() => setTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark')}
    >
      <Icon name="sun" className="hidden dark:block" />
    </IconButton>
  )
}
