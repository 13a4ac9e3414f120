import type { User } from '@limner/contract/types'
import { reasonOf } from '../../lib/api.ts'
import { english, t } from '../../lib/language/translate.ts'
import { Switch } from '../../ui/switch.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type UserPatch, useSaveUser } from './use-save-user.ts'

const KINDS = [
  {
    field: 'notifyCompletion',
    label: english('Design completion notifications'),
    text: english('An email when a design that took a while is ready.'),
  },
  {
    field: 'notifyWeekly',
    label: english('Weekly summary emails'),
    text: english('Once a week, what you made in the last seven days.'),
  },
] as const

export function Notifications({ user }: { user: User }) {
  const toast = useToast()
  const save = useSaveUser({
    onError: (error) =>
      toast({ title: t('Changes could not be saved'), description: reasonOf(error), destructive: true }),
  })
  // What is on its way shows already; where it fails, the stored value comes back.
  const shown: Pick<UserPatch, (typeof KINDS)[number]['field']> = { ...user, ...(save.isPending && save.variables) }
  return (
    <ul className="grid gap-5">
      {KINDS.map(({ field, label, text }) => (
        <li key={field} className="flex items-start justify-between gap-6">
          <span>
            <span className="block font-medium">{t(label)}</span>
            <span className="text-sm text-ink-2">{t(text)}</span>
          </span>
          <span className="flex items-center gap-2 pt-0.5 text-xs text-ink-2">
            {shown[field] ? t('Enabled') : t('Disabled')}
            <Switch
              label={t(label)}
              checked={shown[field] ?? false}
              disabled={save.isPending}
              onChange={(on) => save.mutate({ [field]: on })}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
