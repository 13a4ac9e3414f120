/** What programs were promised of each endpoint (docs/api.md), to be held against what there is. */
import { type EndpointDetails, endpointDetails, endpointSummaries, type Parameter } from './docs.ts'

export interface Promised {
  auth: string
  /** What a key needs; null: none opens it, or none is needed. */
  scope: string | null
  status: number
  /** What may be sent: 'query.limit', 'body.kind', and 'body.kind = logo' where values are listed. */
  takes: string[]
  /** What must be. */
  needs: string[]
  /** What is always in the answer. */
  answers: string[]
}
/** By method and path. */
export type ApiPromise = Record<string, Promised>

const CHOICE = /^one of (.+?)(?:, default .*)?$/

const fieldsOf = ({ params, query, fields }: EndpointDetails): [string, Parameter][] =>
  Object.entries({ params, query, body: fields }).flatMap(([part, some]) =>
    some.map((field): [string, Parameter] => [`${part}.${field.name}`, field]),
  )

/** Of the contract as it is. */
export function promiseNow(): ApiPromise {
  return Object.fromEntries(
    endpointSummaries.map(({ name, method, path, auth, scope }) => {
      const details = endpointDetails[name]
      if (!details) throw new Error(`${name} is not described`)
      const sent = fieldsOf(details)
      const values = sent.flatMap(([field, { kind }]) =>
        (CHOICE.exec(kind)?.[1]?.split(', ') ?? []).map((value) => `${field} = ${value}`),
      )
      const promised: Promised = {
        ...{ auth, scope, status: details.answer.status },
        takes: [...sent.map(([field]) => field), ...values],
        needs: sent.flatMap(([field, { required }]) => (required ? [field] : [])),
        answers: details.answer.fields.flatMap(({ name: field, required }) => (required ? [field] : [])),
      }
      return [`${method} ${path}`, promised]
    }),
  )
}

/** What was promised and does not hold any more, a sentence each. */
export function brokenIn(before: ApiPromise, now: ApiPromise): string[] {
  return Object.entries(before).flatMap(([address, promised]) => {
    const found = now[address]
    if (!found) return [`${address} is gone`]
    const lost = (part: 'takes' | 'answers', word: string) =>
      promised[part].filter((field) => !found[part].includes(field)).map((field) => `${address} ${word} ${field}`)
    const changed = (['auth', 'scope', 'status'] as const)
      .filter((part) => promised[part] !== found[part])
      .map((part) => `${address} had the ${part} ${promised[part]}, and has ${found[part]}`)
    const demanded = found.needs.filter((field) => !promised.needs.includes(field))
    return [
      ...changed,
      ...lost('takes', 'does not take any more:'),
      ...lost('answers', 'does not always answer any more:'),
      ...demanded.map((field) => `${address} did not need ${field} before`),
    ]
  })
}
