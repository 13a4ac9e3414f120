import type { Scope, User } from '@limner/contract/types'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { type English, english, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { KeyList } from './key-list.tsx'
import { NewKey } from './new-key.tsx'

const CHOICES: readonly (readonly [Scope, English])[] = [
  ['read', english('see my designs and projects')],
  ['design', english('make and change them')],
  ['publish', english('show projects in the gallery')],
]
const ADMIN_CHOICES: typeof CHOICES = [
  ...CHOICES,
  ['blog', english('bring articles to the blog')],
  ['admin', english('do what administrators do')],
]

const ownKeysQuery = (userId: string) =>
  queryOptions({ queryKey: ['own keys', userId], queryFn: () => api.listOwnKeys(), staleTime: 0 })

/** Keys with which programs and assistants act for this person. */
export function OwnKeys({ user }: { user: User }) {
  const client = useQueryClient()
  const query = ownKeysQuery(user.id)
  const { data: keys, isError } = useQuery(query)
  const [making, setMaking] = useState(false)
  const refresh = () => void client.invalidateQueries({ queryKey: query.queryKey })
  return (
    <>
      <p className="text-ink-2">{t('With a key, a program or an assistant designs for you, in your account.')}</p>
      <KeyList
        keys={keys}
        isError={isError}
        revoke={(id) => api.revokeOwnKey({ params: { id } })}
        onChanged={refresh}
      />
      {making ? (
        <NewKey
          make={(body) => api.createOwnKey({ body })}
          onMade={refresh}
          placeholder={t('Build script')}
          choices={(user.role === 'admin' ? ADMIN_CHOICES : CHOICES).map(([scope, words]) => [scope, t(words)])}
        />
      ) : (
        <Button size="small" className="mt-4" onClick={() => setMaking(true)}>
          {t('New key')}
        </Button>
      )}
    </>
  )
}
