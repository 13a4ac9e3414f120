import { THEME_CHOICE } from '../../lib/hydration.ts'
import { THEMES, useTheme } from '../../lib/theme.ts'

const LABELS = { system: 'System theme', light: 'Light theme', dark: 'Dark theme' } as const

/** All three themes: the toggle of the header knows the way between two of them only. */
export function ThemeChoice() {
  const [theme, setTheme] = useTheme()
  return (
    <select
      {...{ [THEME_CHOICE]: '' }}
      aria-label="Theme"
      value={theme}
      onChange={({ target }) => setTheme(THEMES.find((one) => one === target.value) ?? 'system')}
      className="-ml-1 h-8 rounded-sm bg-paper text-sm text-ink-2 hover:text-ink touch:h-11"
    >
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {LABELS[one]}
        </option>
      ))}
    </select>
  )
}
