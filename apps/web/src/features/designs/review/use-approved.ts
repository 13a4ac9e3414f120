import { useQuery } from '@tanstack/react-query'
import { inTime } from '../../../lib/in-time.ts'
import type { Concept } from '../concept.ts'
import { reviewsQuery } from './queries.ts'

/**
 * Which versions of the chosen design's line are approved: as its review links say it, where these are looked at anyway, otherwise as it was told
 * with the designs.
 */
export function useApproved(chosen: Concept | null): (concept: Concept) => boolean {
  // It is asked for by the menu that shares.
  const { data } = useQuery({ ...reviewsQuery(chosen?.id ?? ''), enabled: false })
  if (!data) return ({ approved = false }) => approved
  const said = data.flatMap(({ entries }) => entries).filter(({ kind }) => kind !== 'comment')
  const inOrder = said.toSorted((one, other) => inTime(one.createdAt, other.createdAt))
  const last = new Map(inOrder.map(({ versionNumber, kind }) => [versionNumber, kind]))
  return ({ version }) => last.get(version) === 'approved'
}
