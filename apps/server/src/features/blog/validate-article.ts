/** An article of another program, held to the rules of a push. */
import { api, describeFaults, validate } from '@limner/contract'
import type { ArticleInput } from '@limner/contract/types'

export function validateArticle(value: unknown): { article: ArticleInput } | { reason: string } {
  // What a source leaves empty is left out, not refused.
  const given = Object.entries(value as Record<string, unknown>).filter(([, part]) => part !== null && part !== '')
  const result = validate(api.pushArticle.body, Object.fromEntries(given), 'article')
  return 'value' in result ? { article: result.value } : { reason: describeFaults(result.faults) }
}
