/** What was answered at the review links of the design on the stage, while it is looked at. */
import type { Review } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { inTime } from '../../../lib/in-time.ts'
import { many, t } from '../../../lib/language/translate.ts'
import { lookAgain } from '../../../lib/look-again.ts'
import { reviewsQuery } from './queries.ts'

/** Milliseconds between two looks, once there is a link at which somebody could answer. */
const EVERY = 20_000

export interface ReviewAnswers {
  /** Comments that wait to be dealt with. */
  comments: number
  /** The last word of a reviewer. */
  verdict: 'approved' | 'changes' | null
  /** What it was said of. */
  version: number | null
}

export function answersIn(reviews: readonly Review[]): ReviewAnswers | null {
  const entries = reviews.flatMap(({ entries }) => entries)
  const comments = entries.filter(({ kind, isResolved }) => kind === 'comment' && !isResolved).length
  const last = entries
    .filter(({ kind }) => kind !== 'comment')
    .toSorted((one, other) => inTime(one.createdAt, other.createdAt))
    .at(-1)
  const verdict = last && last.kind !== 'comment' && !last.isResolved ? last.kind : null
  return comments > 0 || verdict ? { comments, verdict, version: (verdict && last?.versionNumber) ?? null } : null
}

/** "2 comments, approved" @param shown the version that is looked at: an approval of another one is told as that */
export function toldAnswers({ comments, verdict, version }: ReviewAnswers, shown: number): string {
  const told = many(comments, '# comment', '# comments')
  if (verdict === 'approved' && version !== null && version !== shown)
    return [comments > 0 && told, t('Version {version} approved', { version })].filter(Boolean).join(', ')
  if (verdict === 'approved') return comments > 0 ? t('{comments}, approved', { comments: told }) : t('Approved')
  if (verdict === 'changes')
    return comments > 0 ? t('{comments}, change requested', { comments: told }) : t('Change requested')
  return told
}

/** @param designId absent: nothing that can be reviewed, or nobody is signed in */
export function useAnswers(designId: string | undefined): ReviewAnswers | null {
  const { data } = useQuery({
    ...reviewsQuery(designId ?? ''),
    enabled: designId !== undefined,
    ...lookAgain(EVERY),
    // Without a link nobody can answer.
    refetchInterval: ({ state }) => (state.data?.length ? EVERY : false),
    retry: false,
  })
  return data ? answersIn(data) : null
}
