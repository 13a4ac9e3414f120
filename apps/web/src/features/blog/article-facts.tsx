import { Fragment } from 'react'
import { formatDay } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'

interface Props {
  author: string
  publishedAt: string | null
  readMinutes: number
  /** Stands in place of a date that there is not. */
  undated: string
}

/** Who, when, how long. */
export function ArticleFacts({ author, publishedAt, readMinutes, undated }: Props) {
  const day = publishedAt ? <time dateTime={publishedAt}>{formatDay(publishedAt)}</time> : undated
  const facts = [<bdi key="author">{author}</bdi>, day, t('{readMinutes} min read', { readMinutes })]
  return (
    <p className="flex flex-wrap gap-x-2 text-xs text-ink-3">
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same three
        <Fragment key={at}>
          {at > 0 && <span aria-hidden="true">·</span>}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
