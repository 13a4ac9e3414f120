import { THEME_CHOICE } from '../../lib/hydration.ts'
import { english, t } from '../../lib/language/translate.ts'
import { THEMES, useTheme } from '../../lib/theme.ts'

const LABELS = { system: english('System theme'), light: english('Light theme'), dark: english('Dark theme') } as const

/** All three themes: the toggle of the header knows the way between two of them only. */
export function ThemeChoice({ className }: { className: string }) {
  const [theme, setTheme] = useTheme()
  return (
    <select
      {...{ [THEME_CHOICE]: '' }}
      aria-label={t('Theme')}
      value={theme}
      onChange={({ target }) => setTheme(THEMES.find((one) => one === target.value) ?? 'system')}
      className={className}
    >
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {t(LABELS[one])}
        </option>
      ))}
    </select>
  )
}
