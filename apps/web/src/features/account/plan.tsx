/** How many new designs this month still has, where the server sets a limit. */

import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { formatDayOfYear } from '../../lib/format.ts'
import { many, t } from '../../lib/language/translate.ts'
import { useSite } from '../../lib/site.ts'

const quotaQuery = (userId: string) =>
  queryOptions({ queryKey: ['quota', userId], queryFn: () => api.getQuota(), staleTime: 0 })

export function Plan({ userId }: { userId: string }) {
  const { monthlyDesigns } = useSite()
  if (monthlyDesigns === null)
    return <p className="text-ink-2">{t('This server has no limit: make as many designs as you like.')}</p>
  return <Used userId={userId} limit={monthlyDesigns} />
}

function Used({ userId, limit }: { userId: string; limit: number }) {
  const { data, isError } = useQuery(quotaQuery(userId))
  if (isError) return <p className="text-ink-2">{t('Your usage could not be loaded. Please try again later.')}</p>
  if (!data) return <p className="min-h-14 text-ink-2">{t('Loading your usage...')}</p>
  const used = Math.min(data.used, limit)
  return (
    <>
      <p id="plan-used" className="font-medium tabular-nums">
        {many(limit, '{used} of # design this month', '{used} of # designs this month', { used })}
      </p>
      <progress
        aria-labelledby="plan-used"
        max={limit}
        value={used}
        className="mt-2 block h-1.5 w-full appearance-none bg-mat accent-ink [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-mat [&::-webkit-progress-value]:bg-ink"
      />
      <p className="mt-3 text-sm text-ink-2">
        {t(
          'A prompt for new designs counts as one, however many concepts you get. Changes are not counted. The count starts again on {day}.',
          { day: formatDayOfYear(data.resetsAt) },
        )}
      </p>
    </>
  )
}
