import { THEMES, useTheme } from '../../lib/theme.ts'
import { useAlive } from '../../lib/use-alive.ts'
import { IconButton } from '../../ui/button.tsx'

const ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const

/** Goes round: as the system, light, dark. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme()
  const alive = useAlive()
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  return (
    <IconButton
      icon={ICONS[theme]}
      label={`Theme: ${theme}`}
      aria-description={`Switches to ${next}`}
      className={alive ? undefined : 'invisible'}
      onClick={() => setTheme(next)}
    />
  )
}
