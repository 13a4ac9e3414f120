/** What somebody's own use of models has cost, and how much of it is left this month. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { UsageChart } from './usage-chart.tsx'

const usageQuery = (userId: string) =>
  queryOptions({ queryKey: ['model usage', userId], queryFn: () => api.getModelUsage(), staleTime: 0 })

export function OwnUsage({ userId }: { userId: string }) {
  const { data, isError } = useQuery(usageQuery(userId))
  if (isError)
    return <p className="text-ink-2">{t('The cost of models could not be loaded. Please try again later.')}</p>
  if (!data) return <p className="min-h-14 text-ink-2">{t('Loading the cost of models...')}</p>
  return (
    <>
      <UsageChart usage={data} today={new Date()} />
      <p className="mt-4 text-sm text-ink-2">
        {data.days.length === 0 && `${t('You have not used a model yet: choose one below the message box.')} `}
        {t('The built-in engine costs nothing. Each month starts on its first day, UTC.')}
      </p>
    </>
  )
}
