/** The account's settings: each part saves by itself. */

import type { User } from '@limner/contract/types'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { english, t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LanguageChoice } from '../../ui/language-choice.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { Memory } from './memory.tsx'
import { Notifications } from './notifications.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { Plan } from './plan.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProviderConnection } from './provider-connection.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'

const ADMINISTRATION = [
  ['/admin/users', english('Users')],
  ['/admin/gallery', english('Gallery')],
  ['/admin/articles', english('Articles')],
  ['/admin/queue', english('Queue')],
  ['/inbox', english('Inbox')],
  ['/api-keys', english('API keys')],
  ['/models', english('Models')],
] as const

interface SettingsProps {
  user: User
  keys: ReactNode
  webhooks: ReactNode
  /** What models have cost, where there are any. */
  modelUsage?: ReactNode
}

export function Settings({ user, keys, webhooks, modelUsage }: SettingsProps) {
  const { provider } = useSite()
  return (
    <div className="pb-12">
      <Section title={t('Profile')}>
        <ProfileForm key={user.id} user={user} />
      </Section>
      <Section title={t('Plan')}>
        <Plan userId={user.id} />
      </Section>
      {modelUsage && <Section title={t('Models')}>{modelUsage}</Section>}
      <Section title={t('Notifications')}>
        <Notifications user={user} />
      </Section>
      <Section title={t('Brand')}>
        <p className="text-base text-ink-2">
          {t('Brand kits keep logo, colours, typefaces and facts of a business for your designs.')}
        </p>
        <Link href="/brand" className={buttonClass({ look: 'outline' }, 'mt-4')}>
          {t('Brand kits')}
        </Link>
      </Section>
      <Section title={t('Memory')}>
        <Memory user={user} />
      </Section>
      <Section title={t('Language')}>
        <LanguageChoice className="h-11 rounded-sm border border-edge bg-raised px-3 text-base hover:border-ink-2" />
      </Section>
      <Section title={t('Password')}>
        <PasswordForm user={user} />
      </Section>
      <Section title={t('Two-step sign-in')}>
        <SecondFactor userId={user.id} />
      </Section>
      <Section title={t('Passkeys')}>
        <Passkeys userId={user.id} />
      </Section>
      {provider !== null && (
        <Section title={provider}>
          <ProviderConnection userId={user.id} provider={provider} />
        </Section>
      )}
      <Section title={t('Sessions')}>
        <Sessions userId={user.id} />
      </Section>
      <Section title={t('Your API keys')}>{keys}</Section>
      <Section title={t('Webhooks')}>{webhooks}</Section>
      {user.role === 'admin' && (
        <Section title={t('Administration')}>
          <div className="flex flex-wrap gap-3">
            {ADMINISTRATION.map(([href, label]) => (
              <Link key={href} href={href} className={buttonClass({ look: 'outline' })}>
                {t(label)}
              </Link>
            ))}
          </div>
        </Section>
      )}
      <Section title={t('Your data')}>
        <DownloadData />
      </Section>
      <Section title={t('Delete account')}>
        <DeleteAccount />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-10 gap-y-4 border-b border-line py-8 last:border-b-0 md:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 className="font-display text-xl">{title}</h2>
      <div className="max-w-lg min-w-0">{children}</div>
    </section>
  )
}
