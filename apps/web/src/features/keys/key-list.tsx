import type { Api, Result } from '@limner/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'

type Key = Result<Api['listKeys']>[number]

interface KeyListProps {
  keys: Key[] | undefined
  isError: boolean
  revoke: (id: string) => Promise<unknown>
  onChanged: () => void
}

/** Keys that were made, each with what became of it. */
export function KeyList({ keys, isError, ...rest }: KeyListProps) {
  if (isError) return <p className="mt-4 text-ink-2">{t('The keys could not be loaded. Please try again later.')}</p>
  if (!keys) return <p className="mt-4 min-h-14 text-ink-2">{t('Loading the keys...')}</p>
  if (keys.length === 0) return <p className="mt-4 text-ink-3">{t('No key has been made yet.')}</p>
  return (
    <ul aria-label={t('Keys')} className="mt-4 border-t border-line">
      {keys.map((key) => (
        <KeyRow key={key.id} of={key} {...rest} />
      ))}
    </ul>
  )
}

function KeyRow({ of, revoke: revokeKey, onChanged }: { of: Key } & Pick<KeyListProps, 'revoke' | 'onChanged'>) {
  const { id, name, scopes, createdAt, lastUsedAt, revokedAt } = of
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const revoke = useMutation({
    mutationFn: () => revokeKey(id),
    onSuccess: () => toast({ title: t('Key revoked'), description: name }),
    onError: (error) =>
      toast({ title: t('The key could not be revoked'), description: reasonOf(error), destructive: true }),
    onSettled: onChanged,
  })
  const facts = [
    t('For: {scopes}', { scopes: scopes.join(', ') }),
    t('made {time}', { time: formatDayAndTime(createdAt) }),
    lastUsedAt ? t('last used {time}', { time: formatDayAndTime(lastUsedAt) }) : t('never used'),
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
        <span className="text-xs text-ink-2 tabular-nums">
          {t('Revoked {revokedAt}', { revokedAt: formatDayAndTime(revokedAt) })}
        </span>
      ) : (
        <Button
          size="small"
          aria-label={t('Revoke {name}', { name })}
          disabled={revoke.isPending}
          onClick={() => setAsking(true)}
        >
          {t('Revoke')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Revoke this key?')}
        description={t('The program that uses “{name}” is refused from now on. A revoked key cannot be brought back.', {
          name,
        })}
        confirmLabel={t('Revoke')}
        destructive
        onConfirm={() => revoke.mutate()}
      />
    </li>
  )
}
