/** Our own icons, drawings and marks: searched by what they show, chosen by looking. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { called, english, t } from '../../../lib/language/translate.ts'

interface Props {
  busy: boolean
  /** It takes the place of another one. */
  replaces?: boolean
  /** The id of what was chosen. */
  onChoose: (item: string) => void
}

const KINDS = [
  { kind: undefined, word: english('All') },
  { kind: 'drawing', word: english('Drawings') },
  { kind: 'mark', word: english('Marks') },
  { kind: 'icon', word: english('Icons') },
] as const
type Kind = (typeof KINDS)[number]['kind']

const PAUSE_MS = 250

const libraryQuery = (words: string, kind: Kind) =>
  queryOptions({
    queryKey: ['library', words, kind],
    queryFn: () => api.searchLibrary({ query: { q: words, ...(kind && { kind }) } }),
    enabled: words !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.queryKey[2] === kind ? before : undefined),
  })

/** What was typed, once nobody types any more. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

export function Library({ busy, replaces = false, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<Kind>(undefined)
  const words = useSettled(typed).trim()
  const { data, isError, isFetching } = useQuery(libraryQuery(words, kind))
  const items = words === '' ? [] : (data?.items ?? [])
  return (
    <section aria-label={t('Icons and drawings')} className="w-full border-t border-line px-2 pt-2 pb-1">
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the press asked for this field
        autoFocus
        aria-label={t('What it shows')}
        placeholder={t('anchor, coffee cup, music')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="h-8 w-full rounded-sm border border-edge bg-raised px-2 text-sm touch:h-11 touch:text-base"
      />
      <div className="my-1 flex gap-0.5">
        {KINDS.map((one) => (
          <button
            key={t(one.word)}
            type="button"
            aria-pressed={kind === one.kind}
            onClick={() => setKind(one.kind)}
            className="h-7 rounded-sm px-1.5 text-xs text-ink-2 hover:bg-well aria-pressed:bg-well aria-pressed:text-ink touch:h-11"
          >
            {t(one.word)}
          </button>
        ))}
      </div>
      <p role="status" className="min-h-4 text-xs text-ink-2">
        {said(words, items.length, { isError, isFetching })}
      </p>
      <ul className="grid desk:max-h-72 grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-1 py-1 desk:overflow-y-auto">
        {items.map(({ id, kind: sort, name, svg }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={
                replaces
                  ? t('Replace it with {name} ({sort})', { name, sort: called(sort) })
                  : t('Add {name} ({sort})', { name, sort: called(sort) })
              }
              title={name}
              disabled={busy}
              onClick={() => onChoose(id)}
              className={clsx(
                'block aspect-square w-full rounded-sm border border-line bg-[#fff] p-1 not-disabled:hover:border-ink disabled:opacity-50',
                isFetching && 'opacity-60',
              )}
            >
              <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" className="size-full" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function said(words: string, count: number, { isError, isFetching }: { isError: boolean; isFetching: boolean }) {
  if (words === '') return t('One or two words for what it is to show.')
  if (isError) return t('The search did not work. Please try again.')
  if (isFetching && count === 0) return t('Searching...')
  return count === 0 ? t('Nothing shows “{words}”. Please try another word.', { words }) : t('{count} found', { count })
}
