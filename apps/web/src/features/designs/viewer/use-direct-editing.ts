import type { Design, Prediction } from '@limner/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../../../lib/api.ts'
import { t } from '../../../lib/language/translate.ts'
import { useToast } from '../../../ui/toast.tsx'
import { type Operation, operate } from './operate.ts'
import { partsQuery } from './queries.ts'

/** What the editor shows of a version. */
export type Edited = Pick<Design, 'id' | 'imageUrl' | 'pictures' | 'versionNumber'>

/**
 * Versions made by hand, one behind the other. Undo and redo walk between them; a change after an undo goes on from there.
 */
export function useDirectEditing(first: Edited, onMade: (made: Prediction) => void, onShown: (id: string) => void) {
  const toast = useToast()
  const [{ versions, at }, set] = useState({ versions: [first], at: 0 })
  const shown = versions[at] ?? first
  const { data: parts, isError } = useQuery({
    ...partsQuery(shown.id),
    placeholderData: (before) => before,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ operation, picture }: { operation: Operation; picture?: string }) =>
      operate(shown.id, [operation], picture),
    onSuccess: (made) => {
      const [design] = made.designs ?? []
      if (!design) return toast({ title: t('Nothing was changed'), description: made.message ?? '', destructive: true })
      set({ versions: [...versions.slice(0, at + 1), design], at: at + 1 })
      onMade(made)
      onShown(design.id)
    },
    onError: (error) =>
      toast({ title: t('The change could not be made'), description: reasonOf(error), destructive: true }),
  })
  function go(to: number) {
    const version = versions[to]
    if (!version || isPending) return
    set({ versions, at: to })
    onShown(version.id)
  }
  return {
    shown,
    parts,
    failed: isError,
    pending: isPending,
    change: (operation: Operation) => mutate({ operation }),
    fill: (id: string, picture: string) => mutate({ operation: { op: 'photo', id }, picture }),
    undo: at > 0 ? () => go(at - 1) : null,
    redo: at < versions.length - 1 ? () => go(at + 1) : null,
  }
}
