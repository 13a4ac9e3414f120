/** The file for a printer, opened from the export menu, from an answer, or by its command. */
import routes from 'virtual:limner-routes'
import { buildUrl } from '@limner/contract/client'
import type { Action } from '@limner/contract/types'
import { useState } from 'react'
import type { Concept } from '../../../features/designs/concept.ts'

interface Open {
  concept: Concept
  id: string
}

const addressOf = ({ id }: Concept) =>
  id === undefined ? undefined : buildUrl(routes.getPrintChoices, { params: { id } })

export function usePrinting(all: readonly Concept[], chosen: Concept | null | undefined) {
  const [open, setOpen] = useState<Open | null>(null)
  const begin = (concept: Concept) => concept.id !== undefined && setOpen({ concept, id: concept.id })
  return {
    open,
    begin,
    close: () => setOpen(null),
    /** Of the concept that was chosen meanwhile, else the one that the answer names; answers whether it offers a print file. */
    offered({ url }: Action): boolean {
      const named = all.find((concept) => addressOf(concept) === url)
      if (!named) return false
      begin(chosen ?? named)
      return true
    },
  }
}
