import details from 'virtual:limner-docs-details'
import type { EndpointDetails, EndpointSummary } from '@limner/contract/docs'
import { useState } from 'react'
import { Link } from 'wouter'
import { useUser } from '../../lib/session.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { Method } from './method.tsx'
import { Prose } from './prose.tsx'
import { curl, type Fields, needsApiKey, needsSession, prepare, shapeOf, startingFields } from './request.ts'
import { Answers, Table } from './tables.tsx'
import { TextArea } from './text-area.tsx'
import { useTest } from './use-test.ts'

const AUTH: Record<EndpointSummary['auth'], string> = {
  none: 'None',
  'guest or session': 'Guest token or Session',
  session: 'Session',
  'admin session': 'Session (admin)',
  'api key': 'API Key',
}

export function Tester({ endpoint }: { endpoint: EndpointSummary }) {
  const about = details[endpoint.name]!
  const [fields, setFields] = useState(() => startingFields(about))
  const { response, running, run } = useTest()
  const user = useUser()
  const hydrated = useHydrated()
  const prepared = prepare(endpoint, fields)
  const forbidden = needsSession(endpoint) && !user
  return (
    <section aria-labelledby="chosen">
      <About endpoint={endpoint} about={about} />
      {forbidden && <SignInFirst endpoint={endpoint} />}
      <NeedsScript what="Testing an endpoint" />
      <form
        aria-label="Test"
        className="mt-8 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void run(endpoint, prepared)
        }}
      >
        <RequestFields
          endpoint={endpoint}
          about={about}
          fields={fields}
          onChange={(change) => setFields({ ...fields, ...change })}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          disabled={running || forbidden}
          className="justify-self-start"
        >
          {running ? 'Testing...' : 'Test Endpoint'}
        </Button>
      </form>
      <div className="mt-8 grid gap-5">
        <TextArea label="Response" rows={12} value={response} />
        <TextArea
          label="cURL"
          rows={prepared.body ? 8 : 4}
          value={curl({ ...endpoint, shape: shapeOf(about) }, hydrated ? location.origin : '', prepared)}
        />
      </div>
    </section>
  )
}

interface AboutProps {
  endpoint: EndpointSummary
  about: EndpointDetails
}

function About({ endpoint, about }: AboutProps) {
  return (
    <>
      <h2 id="chosen" className="flex flex-wrap items-baseline gap-x-3 text-xl font-semibold">
        <Method method={endpoint.method} className="!text-base" />
        <span className="font-mono text-lg break-all">{endpoint.path}</span>
      </h2>
      <p className="mt-3 text-base">
        <Prose text={`${endpoint.summary}.`} />
      </p>
      {about.description && (
        <p className="mt-2 max-w-[48rem] text-base text-ink-2">
          <Prose text={about.description} />
        </p>
      )}
      <dl className="mt-5 grid max-w-xl grid-cols-[8rem_1fr] gap-y-1.5 text-sm">
        <dt className="text-ink-3">Method</dt>
        <dd>{endpoint.method}</dd>
        <dt className="text-ink-3">Path</dt>
        <dd className="font-mono break-all">{endpoint.path}</dd>
        <dt className="text-ink-3">Auth</dt>
        <dd>{AUTH[endpoint.auth]}</dd>
        {endpoint.scope && (
          <>
            <dt className="text-ink-3">Key scope</dt>
            <dd className="font-mono">{endpoint.scope}</dd>
          </>
        )}
        {about.limit && (
          <>
            <dt className="text-ink-3">Limit</dt>
            <dd>{about.limit} a minute</dd>
          </>
        )}
      </dl>
      <Table title="Path parameters" rows={about.params} />
      <Table title="Query" rows={about.query} />
      <Table title="Body" rows={about.fields} />
      <Answers {...about} />
    </>
  )
}

function SignInFirst({ endpoint }: { endpoint: EndpointSummary }) {
  return (
    <div role="note" className="mt-6 border-s-2 border-ink py-1 ps-4">
      <p className="text-base font-semibold">Authentication Required</p>
      <p className="mt-1 text-base text-ink-2">
        This endpoint requires authentication. Please log in to test it.{' '}
        <Link
          href={`/login?redirect=${encodeURIComponent(`/api-test?endpoint=${endpoint.name}`)}`}
          className="text-lapis underline underline-offset-4"
        >
          Log In
        </Link>
      </p>
    </div>
  )
}

interface RequestFieldsProps extends AboutProps {
  fields: Fields
  onChange: (change: Partial<Fields>) => void
}

/** Everything that the request is made of. */
function RequestFields({ endpoint, about, fields, onChange }: RequestFieldsProps) {
  return (
    <>
      {about.params.map(({ name }) => (
        <Field
          key={name}
          label={`{${name}}`}
          value={fields.params[name] ?? ''}
          onChange={(event) => onChange({ params: { ...fields.params, [name]: event.target.value } })}
        />
      ))}
      {about.query.map(({ name }) => (
        <Field
          key={name}
          label={`?${name}`}
          value={fields.query[name] ?? ''}
          onChange={(event) => onChange({ query: { ...fields.query, [name]: event.target.value } })}
        />
      ))}
      {needsApiKey(endpoint) && (
        <Field
          label="API Key"
          type="password"
          autoComplete="off"
          value={fields.apiKey}
          onChange={(event) => onChange({ apiKey: event.target.value })}
        />
      )}
      {Object.keys(about.headers).length > 0 && (
        <div>
          <TextArea label="Headers" rows={3} value={fields.headers} onChange={(headers) => onChange({ headers })} />
          <ul className="mt-2 text-sm text-ink-2">
            {Object.entries(about.headers).map(([name, text]) => (
              <li key={name}>
                <code className="font-mono">{name}</code>: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {endpoint.method !== 'GET' && about.body !== undefined && (
        <TextArea
          label="Request body"
          rows={Math.min(16, Math.max(4, fields.body.split('\n').length + 1))}
          value={fields.body}
          onChange={(body) => onChange({ body })}
        />
      )}
    </>
  )
}
