/** Keys for other programs, made and revoked by administrators. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { AdminPage } from '../../features/administration/admin-page.tsx'
import { KeyList } from '../../features/keys/key-list.tsx'
import { NewKey } from '../../features/keys/new-key.tsx'
import { api } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'

const keysQuery = queryOptions({ queryKey: ['keys'], queryFn: () => api.listKeys(), staleTime: 0 })

export default function ApiKeysPage() {
  const client = useQueryClient()
  const { data: keys, isError } = useQuery(keysQuery)
  const refresh = () => void client.invalidateQueries({ queryKey: keysQuery.queryKey })
  return (
    <AdminPage
      title={t('API keys')}
      lead={t(
        'With a key, another program can publish articles to the blog. A key is shown once, when it is created; this list shows how it has been used since.',
      )}
      what={t('Creating keys')}
    >
      <NewKey
        make={({ name, password }) => api.createKey({ body: { name, password } })}
        onMade={refresh}
        placeholder={t('Blog of the Bubble app')}
      />
      <h2 className="mt-14 text-lg font-semibold">{t('Keys')}</h2>
      <KeyList keys={keys} isError={isError} revoke={(id) => api.revokeKey({ params: { id } })} onChanged={refresh} />
    </AdminPage>
  )
}
