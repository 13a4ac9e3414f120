/** Everything around the pages: data, router, notices, header and footer. The same on the server and in the browser. */
import type { Site } from '@limner/contract/types'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { CookieBanner } from './features/consent/cookie-banner.tsx'
import { HYDRATED } from './lib/hydration.ts'
import { t } from './lib/language/translate.ts'
import { watchSession } from './lib/session.ts'
import { SiteContext } from './lib/site.ts'
import { Footer } from './pages/frame/footer.tsx'
import { Header } from './pages/frame/header.tsx'
import { OfflineNotice } from './pages/frame/offline-notice.tsx'
import { usePageChange } from './pages/frame/use-page-change.ts'
import { NotFound } from './pages/not-found.tsx'
import type { Entries } from './pages/page.ts'
import { pages } from './pages/table.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { Spinner } from './ui/spinner.tsx'
import { ToastProvider } from './ui/toast.tsx'
import { TooltipProvider } from './ui/tooltip.tsx'

/** Data is never stale by itself: what changes it says so. A session that has ended shows in any answer. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => watchSession(client, error)
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
  return client
}

/** What the server has read for a page, as its queries would have brought it. */
export function fillCache(client: QueryClient, data: Entries): void {
  for (const [queryKey, value, partial] of data) {
    client.setQueryData(queryKey, value)
    if (partial) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

interface Props {
  client: QueryClient
  site: Site
  /** On the server: the path and query that is rendered. */
  path?: string
}

function PageChange() {
  usePageChange()
  return null
}

/** Stands beside the view: what the server rendered is hydrated when this is. */
function HydrationSignal() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED))
  }, [])
  return null
}

export function App({ client, site, path }: Props) {
  const [ssrPath, ssrSearch] = path?.split('?') ?? []
  return (
    <SiteContext value={site}>
      <QueryClientProvider client={client}>
        <Router {...(ssrPath !== undefined && { ssrPath, ssrSearch: ssrSearch ?? '' })}>
          <ToastProvider>
            <TooltipProvider>
              <a
                href="#main"
                className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:px-4 focus:py-2"
              >
                {t('Skip to content')}
              </a>
              <div className="flex min-h-dvh flex-col">
                <PageChange />
                <Header />
                <OfflineNotice />
                <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
                  <ErrorBoundary>
                    <Suspense fallback={<Spinner />}>
                      <Switch>
                        {pages.map(({ path, View }) => (
                          <Route key={path} path={path} component={View} />
                        ))}
                        <Route component={NotFound} />
                      </Switch>
                      <HydrationSignal />
                    </Suspense>
                  </ErrorBoundary>
                </main>
                <Footer />
                <CookieBanner />
              </div>
            </TooltipProvider>
          </ToastProvider>
        </Router>
      </QueryClientProvider>
    </SiteContext>
  )
}
