/** Models and their providers, for administrators: keys, tests, and what they have cost. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { UsageChart } from '../../features/models/usage-chart.tsx'
import { api } from '../../lib/api.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { ProviderRow } from './provider-row.tsx'

const providersQuery = queryOptions({ queryKey: ['providers'], queryFn: () => api.listProviders(), staleTime: 0 })

export default function ModelsPage() {
  const client = useQueryClient()
  const { data, isError } = useQuery(providersQuery)
  const onChanged = () => client.invalidateQueries({ queryKey: providersQuery.queryKey })
  return (
    <div className="mx-auto w-full max-w-[58rem] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="font-display text-3xl sm:text-4xl">Models</h1>
      <p className="mt-5 max-w-[40rem] text-lg text-ink-2">
        Models that help the built-in engine. Which there are, and where they are, stands in the environment of the
        server; keys go to these hosts only and are never shown again.
      </p>
      <NeedsScript what="Giving keys" />
      <h2 className="mt-12 text-lg font-semibold">Providers</h2>
      {isError ? (
        <p className="mt-4 text-ink-2">The providers could not be loaded. Please try again later.</p>
      ) : !data ? (
        <p className="mt-4 min-h-14 text-ink-2">Loading the providers...</p>
      ) : data.providers.length === 0 ? (
        <p className="mt-4 text-ink-3">No model is configured. The README says how.</p>
      ) : (
        <>
          {!data.keepsKeys && (
            <p className="mt-4 text-sm text-ink-2">To give keys here, set SECRET_KEY in the environment.</p>
          )}
          <ul aria-label="Providers" className="mt-4 border-t border-line">
            {data.providers.map((provider) => (
              <ProviderRow key={provider.name} of={provider} keepsKeys={data.keepsKeys} onChanged={onChanged} />
            ))}
          </ul>
          <h2 className="mt-12 mb-4 text-lg font-semibold">Use by everybody</h2>
          <UsageChart usage={data.usage} today={new Date()} />
        </>
      )}
    </div>
  )
}
