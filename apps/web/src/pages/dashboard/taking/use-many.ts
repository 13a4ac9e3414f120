/** Many from a table, opened from an answer with the list in it, or by its command. */
import type { Action } from '@limner/contract/types'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Concept } from '../../../features/designs/concept.ts'
import { SIGN_IN_TO_DOWNLOAD } from '../../../features/designs/download.ts'
import { useUser } from '../../../lib/session.ts'

interface Open {
  concept: Concept
  id: string
  begin: string
}

export function useMany(all: readonly Concept[], chosen: Concept | null | undefined) {
  const user = useUser()
  const [, navigate] = useLocation()
  const [open, setOpen] = useState<Open | null>(null)
  function begin(concept: Concept, table = '') {
    if (!user) return navigate(SIGN_IN_TO_DOWNLOAD)
    if (concept.id !== undefined) setOpen({ concept, id: concept.id, begin: table })
  }
  return {
    open,
    begin,
    close: () => setOpen(null),
    /** Of the concept that was chosen meanwhile, else the one that the answer names. */
    offered({ designId, table }: NonNullable<Action['series']>) {
      const concept = chosen ?? all.find(({ id }) => id === designId)
      if (concept) begin(concept, table)
    },
  }
}
