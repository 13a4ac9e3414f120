/** Models and their providers, for administrators: keys, tests, and what they have cost. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { AdminPage, Shown } from '../../features/administration/admin-page.tsx'
import { UsageChart } from '../../features/models/usage-chart.tsx'
import { api } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { AddProvider } from './add-provider.tsx'
import { ProviderRow } from './provider-row.tsx'

const providersQuery = queryOptions({ queryKey: ['providers'], queryFn: () => api.listProviders(), staleTime: 0 })

export default function ModelsPage() {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(providersQuery)
  const onChanged = () => client.invalidateQueries({ queryKey: providersQuery.queryKey })
  return (
    <AdminPage
      title={t('Models')}
      lead={t(
        "Models that can help the built-in engine: those set in the server's environment, and those that you add. Keys are sent to these hosts only and are never shown again.",
      )}
      what={t('Entering keys')}
    >
      <h2 className="mt-12 text-lg font-semibold">{t('Providers')}</h2>
      <Shown
        failed={t('The providers could not be loaded. Please try again later.')}
        loading={t('Loading the providers...')}
        data={data}
        isError={isError}
        retry={() => void refetch()}
      >
        {({ providers, keepsKeys, addable, usage }) => (
          <>
            {!keepsKeys && (
              <p className="mt-4 text-sm text-ink-2">{t('To enter keys here, set SECRET_KEY in the environment.')}</p>
            )}
            {providers.length === 0 && <p className="mt-4 text-ink-3">{t('No model is configured yet.')}</p>}
            <ul aria-label={t('Providers')} className="mt-4 border-t border-line">
              {providers.map((provider) => (
                <ProviderRow key={provider.name} of={provider} keepsKeys={keepsKeys} onChanged={onChanged} />
              ))}
            </ul>
            <AddProvider addable={addable} onChanged={onChanged} />
            <h2 className="mt-12 mb-4 text-lg font-semibold">{t('Total usage')}</h2>
            <UsageChart usage={usage} today={new Date()} />
          </>
        )}
      </Shown>
    </AdminPage>
  )
}
