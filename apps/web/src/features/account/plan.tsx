/** How many new designs this month still has, where the server sets a limit. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useSite } from '../../lib/site.ts'

const quotaQuery = (userId: string) =>
  queryOptions({ queryKey: ['quota', userId], queryFn: () => api.getQuota(), staleTime: 0 })

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

export function Plan({ userId }: { userId: string }) {
  const { monthlyDesigns } = useSite()
  if (monthlyDesigns === null)
    return <p className="text-ink-2">This server has no limit: make as many designs as you like.</p>
  return <Used userId={userId} limit={monthlyDesigns} />
}

function Used({ userId, limit }: { userId: string; limit: number }) {
  const { data, isError } = useQuery(quotaQuery(userId))
  if (isError) return <p className="text-ink-2">Your usage could not be loaded. Please try again later.</p>
  if (!data) return <p className="min-h-14 text-ink-2">Loading your usage...</p>
  const used = Math.min(data.used, limit)
  return (
    <>
      <p id="plan-used" className="font-medium tabular-nums">
        {used} of {limit} {limit === 1 ? 'design' : 'designs'} this month
      </p>
      <progress
        aria-labelledby="plan-used"
        max={limit}
        value={used}
        className="mt-2 block h-1.5 w-full appearance-none bg-mat accent-ink [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-mat [&::-webkit-progress-value]:bg-ink"
      />
      <p className="mt-3 text-sm text-ink-2">
        A prompt for new designs counts as one, however many concepts you get. Changes are not counted. The count starts
        again on {day.format(new Date(data.resetsAt))}.
      </p>
    </>
  )
}
