/** What Limner remembers of somebody: to be seen, erased item by item or as a whole, and switched off. */

import type { Api, Result, User } from '@limner/contract/types'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { listOf } from '../../lib/format.ts'
import { type English, english, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSaveUser } from './use-save-user.ts'

type Item = Result<Api['listMemory']>[number]

const WORDS: Record<Item['kind'], English> = {
  brand: english('You designed for'),
  name: english('Your name is'),
  colour: english('Your colours are'),
  like: english('You like'),
  dislike: english('You dislike'),
}

const memoryQuery = (user: User) =>
  queryOptions({ queryKey: ['memory', user.id, user.remember], queryFn: () => api.listMemory(), staleTime: 0 })

export function Memory({ user }: { user: User }) {
  const toast = useToast()
  const onError = (error: unknown) =>
    toast({ title: t('The change could not be saved'), description: reasonOf(error), destructive: true })
  const save = useSaveUser({ onError })
  const shown = save.isPending ? (save.variables.remember ?? user.remember) : user.remember
  return (
    <>
      <div className="flex items-start justify-between gap-6">
        <p className="text-base text-ink-2">
          {t(
            'New designs pick up the colours and typefaces of earlier designs for the same name, and what you said you like or dislike. Your prompt always comes first.',
          )}
        </p>
        <Switch
          label={t('Remember')}
          checked={shown}
          disabled={save.isPending}
          onChange={(remember) => save.mutate({ remember })}
        />
      </div>
      {shown && <Items user={user} onError={onError} />}
    </>
  )
}

function Items({ user, onError }: { user: User; onError: (error: unknown) => void }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const query = memoryQuery(user)
  const { data: items, isError } = useQuery(query)
  const forget = useMutation({
    mutationFn: (id: string | undefined) => api.forgetMemory({ body: { ...(id && { id }) } }),
    onSuccess: (_done, id) =>
      client.setQueryData(query.queryKey, (before) => before?.filter((item) => id !== undefined && item.id !== id)),
    onError,
  })
  if (isError)
    return <p className="mt-4 text-ink-2">{t('What Limner remembers could not be loaded. Please try again later.')}</p>
  if (!items) return <p className="mt-4 min-h-14 text-ink-2">{t('Loading what Limner remembers...')}</p>
  if (items.length === 0) return <p className="mt-4 text-ink-3">{t('Limner remembers nothing yet.')}</p>
  return (
    <>
      <ul aria-label={t('Remembered')} className="mt-4 border-t border-line">
        {items.map((item) => (
          <li key={item.id} className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0">
              <span className="block break-words">
                <span className="text-ink-3">{t(WORDS[item.kind])}</span> <bdi>{item.text}</bdi>
              </span>
              <Look {...item} />
            </span>
            <Button
              size="small"
              aria-label={t('Forget {text}', { text: item.text })}
              onClick={() => forget.mutate(item.id)}
            >
              {t('Forget')}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" className="mt-4" onClick={() => setAsking(true)}>
        {t('Forget everything')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Forget everything?')}
        description={t('New designs will no longer use anything remembered so far. The designs themselves are kept.')}
        confirmLabel={t('Forget everything')}
        destructive
        onConfirm={() => forget.mutate(undefined)}
      />
    </>
  )
}

/** The colours and faces of a name. */
function Look({ colours, typefaces }: Item) {
  if (colours.length === 0) return null
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-3">
      {colours.map((hex) => (
        <svg key={hex} viewBox="0 0 16 16" aria-hidden="true" className="size-4 stroke-line">
          <rect x="0.5" y="0.5" width="15" height="15" fill={hex} />
        </svg>
      ))}
      <span dir="ltr" className="tabular-nums">
        {colours.join(', ')}
      </span>
      <bdi>{listOf(typefaces)}</bdi>
    </span>
  )
}
