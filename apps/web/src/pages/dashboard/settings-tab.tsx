/** Settings: of the person, of models, and of what lets programs of this person in and tells them what happens. */
import type { User } from '@limner/contract/types'
import { Settings } from '../../features/account/settings.tsx'
import { OwnKeys } from '../../features/keys/own-keys.tsx'
import { useModelSettings } from '../../features/models/model-settings.tsx'
import { Webhooks } from '../../features/webhooks/webhooks.tsx'
import { useModelsThere } from './use-models.ts'

export default function SettingsTab({ user }: { user: User }) {
  const modelUsage = useModelSettings(user.id, useModelsThere(true) !== null)
  return (
    <Settings user={user} keys={<OwnKeys user={user} />} webhooks={<Webhooks user={user} />} modelUsage={modelUsage} />
  )
}
