/** What an endpoint takes and answers, in rows. */
import type { EndpointDetails, Parameter } from '@limner/contract/docs'
import { Prose } from './prose.tsx'

interface Row {
  name: string
  note?: string | false
  text: string
  /** What it means. */
  about?: string | undefined
}

function Rows({ title, lead, rows }: { title: string; lead?: string; rows: readonly Row[] }) {
  if (rows.length === 0 && !lead) return null
  return (
    <section className="mt-6 max-w-[48rem]">
      <h3 className="text-sm font-semibold">{title}</h3>
      {lead && <p className="mt-1 text-sm text-ink-2">{lead}</p>}
      {rows.length > 0 && (
        <dl className="mt-2 border-t border-line">
          {rows.map(({ name, note, text, about }) => (
            <div key={name} className="grid gap-x-4 border-b border-line py-1.5 text-sm sm:grid-cols-[18rem_1fr]">
              <dt className="font-mono break-all">
                {name}
                {note && <span className="font-sans text-xs text-ink-3"> {note}</span>}
              </dt>
              <dd className="break-words text-ink-2">
                <Prose text={text} />
                {about && (
                  <span className="block text-ink-3">
                    <Prose text={about} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

export function Table({ title, rows }: { title: string; rows: readonly Parameter[] }) {
  return (
    <Rows
      title={title}
      rows={rows.map(({ name, required, kind, about }) => ({ name, note: required && 'required', text: kind, about }))}
    />
  )
}

export function Answers({ answer, errors }: Pick<EndpointDetails, 'answer' | 'errors'>) {
  const { status, form, fields } = answer
  return (
    <>
      <Rows
        title="Answer"
        lead={`${status}, ${form}.`}
        rows={fields.map(({ name, required, kind, about }) => ({
          name,
          note: !required && 'optional',
          text: kind,
          about,
        }))}
      />
      <Rows
        title="Errors"
        lead="As JSON with error, message, requestId and, where fields are wrong, issues."
        rows={errors.map(({ status, code, meaning }) => ({ name: `${status} ${code}`, text: meaning }))}
      />
    </>
  )
}
