/** Keys for other programs, made and revoked by administrators. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyList } from '../../features/keys/key-list.tsx'
import { NewKey } from '../../features/keys/new-key.tsx'
import { api } from '../../lib/api.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'

const keysQuery = queryOptions({ queryKey: ['keys'], queryFn: () => api.listKeys(), staleTime: 0 })

export default function ApiKeysPage() {
  const client = useQueryClient()
  const { data: keys, isError } = useQuery(keysQuery)
  const refresh = () => void client.invalidateQueries({ queryKey: keysQuery.queryKey })
  return (
    <div className="mx-auto w-full max-w-[58rem] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="font-display text-3xl sm:text-4xl">API Keys</h1>
      <p className="mt-5 max-w-[40rem] text-lg text-ink-2">
        With a key, another program may bring articles to the blog. It is shown once, when it is made; here is only what
        became of it.
      </p>
      <NeedsScript what="Making keys" />
      <NewKey
        make={({ name, password }) => api.createKey({ body: { name, password } })}
        onMade={refresh}
        placeholder="Blog of the Bubble app"
      />
      <h2 className="mt-14 text-lg font-semibold">Keys</h2>
      <KeyList keys={keys} isError={isError} revoke={(id) => api.revokeKey({ params: { id } })} onChanged={refresh} />
    </div>
  )
}
