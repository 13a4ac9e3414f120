/** The brand that new designs wear: what can be chosen, one's own and what others share, and what was. */
import type { BrandKit } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { brandKitsQuery, sharedBrandKitsQuery } from '../../features/brand/queries.ts'
import { useUser } from '../../lib/session.ts'
import { KEYS } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'

export interface ChosenBrand {
  /** Empty: there is nothing to choose. */
  kits: readonly BrandKit[]
  chosen: BrandKit | null
  choose: (id: string | null) => void
  /** What goes along with a message. */
  sent: { brand?: string }
}

const NONE: readonly BrandKit[] = []

export function useBrand(): ChosenBrand {
  const user = useUser()
  const { data: own = NONE } = useQuery({ ...brandKitsQuery(user?.id ?? ''), enabled: user !== null })
  const { data: shared = NONE } = useQuery({ ...sharedBrandKitsQuery(user?.id ?? ''), enabled: user !== null })
  const kits = useMemo(() => [...own, ...shared], [own, shared])
  const [id, choose] = useStored(KEYS.brandKit)
  const chosen = kits.find((kit) => kit.id === id) ?? null
  return { kits, chosen, choose, sent: chosen ? { brand: chosen.id } : {} }
}
