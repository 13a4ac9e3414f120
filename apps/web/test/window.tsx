/** A window without a browser: a component with all that it stands on, at an address. */
import type { Site, User } from '@limner/contract/types'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'
import { Router } from 'wouter'
import { createQueryClient } from '../src/app.tsx'
import { userQuery } from '../src/lib/session.ts'
import { SiteContext } from '../src/lib/site.ts'
import { COOKIE_KEYS, writeText } from '../src/lib/storage.ts'
import { ToastProvider } from '../src/ui/toast.tsx'
import { TooltipProvider } from '../src/ui/tooltip.tsx'
import { ADA, UNSET } from './examples.ts'

export { ADA }

/** Milliseconds: parts of a page come by themselves, and a busy machine is slow. */
configure({ asyncUtilTimeout: 5000 })

interface Options {
  /** Who is signed in; default nobody. */
  user?: User | null
  /** Path and query. */
  at?: string
  site?: Partial<Site>
}

/** Shows the element until the test is over. `type`, `press` and the rest of `person` do what a person does. */
export function show(element: ReactElement, { user = null, at = '/', site }: Options = {}) {
  history.replaceState(null, '', at)
  localStorage.clear()
  for (const key of COOKIE_KEYS) writeText(key, null)
  const client = createQueryClient()
  client.setQueryData(userQuery.queryKey, user)
  const around = (inside: ReactElement) => (
    <SiteContext value={{ ...UNSET, ...site }}>
      <QueryClientProvider client={client}>
        <Router>
          <ToastProvider>
            <TooltipProvider>{inside}</TooltipProvider>
          </ToastProvider>
        </Router>
      </QueryClientProvider>
    </SiteContext>
  )
  const view = render(around(element))
  onTestFinished(cleanup)
  return {
    ...view,
    client,
    person: userEvent.setup(),
    rerender: (inside: ReactElement) => view.rerender(around(inside)),
    /** Closes the window and opens it again: what the browser keeps is there, nothing else. */
    address: () => location.pathname + location.search,
  }
}

/** The window is as narrow as a phone until the test is over. */
export function onPhone(): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } }
  happyDOM.setViewport({ width: 390, height: 844 })
  onTestFinished(() => happyDOM.setViewport({ width: 1440, height: 900 }))
}
