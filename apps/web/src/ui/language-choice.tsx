import { api } from '../lib/api.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../lib/language/languages.ts'
import { changeLanguage } from '../lib/language/load.ts'
import { language, t } from '../lib/language/translate.ts'
import { useUser } from '../lib/session.ts'

/** Every language by its own name, so that who reads no other finds it. */
export function LanguageChoice({ className }: { className?: string }) {
  const { code } = language()
  const user = useUser()
  const choose = async (value: string) => {
    const chosen = LANGUAGE_CODES.find((one) => one === value)
    if (!chosen) return
    // Mails come in it, too. The page does so in any case.
    if (user) await api.updateUser({ body: { language: chosen } }).catch(() => undefined)
    changeLanguage(chosen)
  }
  return (
    <select
      aria-label={t('Language')}
      value={LANGUAGE_CODES.find((one) => one === code) ?? 'en'}
      onChange={({ target }) => choose(target.value)}
      className={className}
    >
      {LANGUAGE_CODES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGES[one].name}
        </option>
      ))}
    </select>
  )
}
