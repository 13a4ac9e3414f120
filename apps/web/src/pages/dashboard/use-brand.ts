/**
 * The brand that new designs of a project wear: what can be chosen, one's own and what others share, and what was. It stays with its
 * project: a new one begins without, since it may be for somebody else.
 */
import type { BrandKit } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { brandKitsQuery, sharedBrandKitsQuery } from '../../features/brand/queries.ts'
import { isRecord } from '../../lib/is-record.ts'
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

/** Projects whose kit is kept, the latest ones. */
const MOST = 50

/** Kits by project; the one that was chosen last stands last. */
function readKits(text: string | null): [project: string, kit: string][] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value)
      ? Object.entries(value).filter((one): one is [string, string] => typeof one[1] === 'string')
      : []
  } catch {
    return []
  }
}

export function useBrand(projectId: string): ChosenBrand {
  const user = useUser()
  const { data: own = NONE } = useQuery({ ...brandKitsQuery(user?.id ?? ''), enabled: user !== null })
  const { data: shared = NONE } = useQuery({ ...sharedBrandKitsQuery(user?.id ?? ''), enabled: user !== null })
  const kits = useMemo(() => [...own, ...shared], [own, shared])
  const [text, write] = useStored(KEYS.brandKit)
  const kept = readKits(text)
  const id = kept.find(([project]) => project === projectId)?.[1]
  function choose(kit: string | null) {
    const others = kept.filter(([project]) => project !== projectId)
    const all = kit === null ? others : [...others, [projectId, kit] as const].slice(-MOST)
    write(all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : null)
  }
  const chosen = kits.find((kit) => kit.id === id) ?? null
  return { kits, chosen, choose, sent: chosen ? { brand: chosen.id } : {} }
}
