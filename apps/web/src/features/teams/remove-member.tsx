import type { TeamMember } from '@limner/contract/types'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { many, t } from '../../lib/language/translate.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { Shared } from './queries.ts'
import { useTeamChange } from './use-team.ts'

/** Of a project its review links can get other addresses with it. */
export function useRemoveMember(shared: Shared, { id, name }: TeamMember) {
  const toast = useToast()
  return useTeamChange(
    shared,
    t('{name} could not be removed', { name }),
    (renews: boolean) => api.removeMember({ params: { id }, query: { renewLinks: renews ? 'true' : 'false' } }),
    ({ renewedLinks }) => {
      if (renewedLinks > 0)
        toast({
          title: many(renewedLinks, '# review link has another address now', '# review links have other addresses now'),
          description: t('Copy it under “Send for review” and send it to whoever is to answer.'),
        })
    },
  )
}

interface Props {
  shared: Shared
  name: string
  /** That the member sees, and may have kept. */
  reviewLinks: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** @param renews whether they get other addresses */
  onConfirm: (renews: boolean) => void
}

export function RemoveMember({ shared, name, reviewLinks, open, onOpenChange, onConfirm }: Props) {
  const [renews, setRenews] = useState(true)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Remove {name}?', { name })}
      description={
        shared.kind === 'project'
          ? t('They will not see this project any more. What they made in it stays.')
          : t('They cannot choose this brand kit any more. Designs that they made in it stay as they are.')
      }
      confirmLabel={t('Remove')}
      destructive
      onConfirm={() => onConfirm(reviewLinks > 0 && renews)}
    >
      {reviewLinks > 0 && (
        <label className="mt-5 flex min-h-6 items-start gap-3 text-sm">
          <input
            type="checkbox"
            checked={renews}
            onChange={({ target }) => setRenews(target.checked)}
            className="mt-0.5 size-4.5 shrink-0 accent-minium"
          />
          <span>
            {many(reviewLinks, 'Give # review link another address', 'Give # review links other addresses')}
            <span className="mt-1 block text-ink-2">
              {t('{name} may have kept them. Whoever is to answer needs the new ones from you.', { name })}
            </span>
          </span>
        </label>
      )}
    </ConfirmDialog>
  )
}
