/** The documentation of the API, in which every endpoint can be tried. It lists exactly the contract. */

import endpoints from 'virtual:limner-docs'
import clsx from 'clsx'
import { Link, useSearchParams } from 'wouter'
import { InEnglish } from '../../ui/in-english.tsx'
import { AuthMethods } from './auth-methods.tsx'
import { Method } from './method.tsx'
import { Tester } from './tester.tsx'

const categories = [...Map.groupBy(endpoints, (endpoint) => endpoint.category)]

export default function ApiTestPage() {
  return (
    <InEnglish>
      <Documentation />
    </InEnglish>
  )
}

function Documentation() {
  const [query] = useSearchParams()
  const chosen = endpoints.find(({ name }) => name === query.get('endpoint'))
  return (
    <div className="mx-auto w-full max-w-[90rem] px-4 py-12 sm:px-8">
      <h1 className="font-display text-3xl sm:text-4xl">API Documentation & Testing</h1>
      <p className="mt-4 max-w-[44rem] text-lg text-ink-2">
        Every endpoint of this server, documented and ready to try. For programs:{' '}
        <a href="/api/openapi.json" className="text-lapis underline underline-offset-4">
          /api/openapi.json
        </a>
      </p>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <nav aria-label="Endpoints" className={clsx('min-w-0', chosen && 'order-last lg:order-none')}>
          {categories.map(([category, members]) => (
            <section key={category} aria-label={category} className="mb-8">
              <h2 className="mb-2 text-sm font-semibold">{category}</h2>
              <ul className="border-t border-line">
                {members.map(({ name, method, path, summary }) => (
                  <li key={name} className="border-b border-line">
                    <Link
                      href={`/api-test?endpoint=${name}`}
                      aria-current={name === chosen?.name ? 'true' : undefined}
                      className={clsx(
                        'block px-2 py-2.5 transition-colors duration-150 hover:bg-well',
                        name === chosen?.name && 'bg-well',
                      )}
                    >
                      <span className="flex items-baseline gap-2">
                        <Method method={method} />
                        <span className="min-w-0 font-mono text-xs break-all">{path}</span>
                      </span>
                      <span className="mt-1 block text-sm text-ink-2">{summary}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="min-w-0">
          {chosen ? (
            <Tester key={chosen.name} endpoint={chosen} />
          ) : (
            <section className="border-y border-line py-16 text-center">
              <h2 className="text-xl font-semibold">Select an Endpoint</h2>
              <p className="mt-2 text-base text-ink-2">
                Select an endpoint from the left to view documentation and test it
              </p>
            </section>
          )}
          <AuthMethods />
        </div>
      </div>
    </div>
  )
}
