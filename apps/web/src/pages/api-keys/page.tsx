/** Keys for other programs, made and revoked by administrators. */
import type { Api, Result } from '@limner/contract/types'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { useToast } from '../../ui/toast.tsx'
import { NewKey } from './new-key.tsx'

type Key = Result<Api['listKeys']>[number]

const keysQuery = queryOptions({ queryKey: ['keys'], queryFn: () => api.listKeys(), staleTime: 0 })

export default function ApiKeysPage() {
  const client = useQueryClient()
  const { data: keys, isError } = useQuery(keysQuery)
  return (
    <div className="mx-auto w-full max-w-[58rem] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="font-display text-3xl sm:text-4xl">API Keys</h1>
      <p className="mt-5 max-w-[40rem] text-lg text-ink-2">
        With a key, another program may bring articles to the blog. It is shown once, when it is made; here is only what
        became of it.
      </p>
      <NeedsScript what="Making keys" />
      <NewKey onMade={() => client.invalidateQueries({ queryKey: keysQuery.queryKey })} />
      <h2 className="mt-14 text-lg font-semibold">Keys</h2>
      {isError ? (
        <p className="mt-4 text-ink-2">The keys could not be loaded. Please try again later.</p>
      ) : !keys ? (
        <p className="mt-4 min-h-14 text-ink-2">Loading the keys...</p>
      ) : keys.length === 0 ? (
        <p className="mt-4 text-ink-3">No key has been made yet.</p>
      ) : (
        <ul aria-label="Keys" className="mt-4 border-t border-line">
          {keys.map((key) => (
            <KeyRow key={key.id} of={key} />
          ))}
        </ul>
      )}
    </div>
  )
}

function KeyRow({ of }: { of: Key }) {
  const { id, name, scopes, createdAt, lastUsedAt, revokedAt } = of
  const client = useQueryClient()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const revoke = useMutation({
    mutationFn: () => api.revokeKey({ params: { id } }),
    onSuccess: () => toast({ title: 'Key revoked', description: name }),
    onError: (error) =>
      toast({ title: 'The key could not be revoked', description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: keysQuery.queryKey }),
  })
  const facts = [
    `For: ${scopes.join(', ')}`,
    `made ${formatDayAndTime(createdAt)}`,
    lastUsedAt ? `last used ${formatDayAndTime(lastUsedAt)}` : 'never used',
  ]
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <span className="min-w-0">
        <span className={revokedAt ? 'block break-words text-ink-3 line-through' : 'block font-medium break-words'}>
          {name}
        </span>
        <span className="text-xs text-ink-3 tabular-nums">{facts.join(' · ')}</span>
      </span>
      {revokedAt ? (
        <span className="text-xs text-ink-2 tabular-nums">Revoked {formatDayAndTime(revokedAt)}</span>
      ) : (
        <Button size="small" aria-label={`Revoke ${name}`} disabled={revoke.isPending} onClick={() => setAsking(true)}>
          Revoke
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Revoke this key?"
        description={`The program that uses “${name}” is refused from now on. A revoked key cannot be brought back.`}
        confirmLabel="Revoke"
        destructive
        onConfirm={() => revoke.mutate()}
      />
    </li>
  )
}
