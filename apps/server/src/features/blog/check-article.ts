/** An article of another program, held to the rules of a push. */
import { api } from '@limner/contract'
import type { ArticleInput } from '@limner/contract/types'

export function checkArticle(value: unknown): { article: ArticleInput } | { reason: string } {
  // What a source leaves empty is left out, not refused.
  const given = Object.entries(value as Record<string, unknown>).filter(([, part]) => part !== null && part !== '')
  const result = api.pushArticle.body.safeParse(Object.fromEntries(given))
  if (result.success) return { article: result.data }
  const [issue] = result.error.issues
  return { reason: `${issue?.path.join('.') ?? 'article'}: ${issue?.message ?? 'is not valid'}` }
}
