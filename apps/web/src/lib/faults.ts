import { ApiError } from '@limner/contract/client'
import { said } from './language/translate.ts'

/** What the server says of single fields of the body: its words by the field's name. */
export function faultsOf(error: unknown): ReadonlyMap<string, string> {
  const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : []
  return new Map(issues.map(({ path, message }) => [path.replace(/^body\./, ''), said(message)]))
}
