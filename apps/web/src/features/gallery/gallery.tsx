/** The community gallery. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { useUser } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { OrderChoice } from '../../ui/order-choice.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Pagination } from './pagination.tsx'
import { ProjectTile } from './project-tile.tsx'
import { type GalleryAddress, galleryQuery, PAGE_SIZE, readAddress, SORTS, writeAddress } from './query.ts'

/** So long after the last letter the search begins. */
const PAUSE_MS = 250

export function Gallery() {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params)
  const { search, sort, page } = address
  const set = (change: Partial<GalleryAddress>, replace: boolean) =>
    setParams(writeAddress({ ...address, page: 1, ...change }), { replace })
  const user = useUser()
  const [text, setText] = useState(search)
  const { data, isError, isPlaceholderData } = useQuery({
    ...galleryQuery(user?.id, address),
    placeholderData: keepPreviousData,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing begins a search
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => set({ search: text.trim() }, true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="mx-auto w-full max-w-[80rem] flex-1 px-4 pt-10 pb-16 sm:px-8">
      <h1 className="font-display text-3xl sm:text-4xl">{t('Community Gallery')}</h1>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchField
          label={t('Search projects')}
          placeholder={t('Search projects by title or designs...')}
          value={text}
          onChange={setText}
          className="w-full max-w-md"
        />
        <OrderChoice
          label={t('Sort')}
          value={sort}
          orders={{ newest: t(SORTS.newest), oldest: t(SORTS.oldest) }}
          onChange={(next) => set({ sort: next }, true)}
        />
        <p role="status" className="min-h-6 text-sm text-ink-2 tabular-nums">
          {data &&
            !isError &&
            t('Showing {shown} of {total} projects', { shown: data.projects.length, total: data.total })}
        </p>
      </div>
      {isError ? (
        <div role="alert" className="py-16">
          <p className="font-display text-xl">{t('Failed to load projects')}</p>
          <Button className="mt-6" onClick={() => location.reload()}>
            {t('Try Again')}
          </Button>
        </div>
      ) : !data ? (
        <Waiting />
      ) : data.projects.length === 0 ? (
        <Empty
          searching={search !== ''}
          onClear={() => {
            setText('')
            set({ search: '' }, true)
          }}
        />
      ) : (
        <>
          <ul
            aria-label={t('Projects')}
            aria-busy={isPlaceholderData}
            className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3"
          >
            {data.projects.map((project, at) => (
              <ProjectTile
                key={project.id}
                project={project}
                urgency={at === 0 ? 'first' : at < 3 ? 'soon' : undefined}
              />
            ))}
          </ul>
          <Pagination
            page={page}
            total={data.totalPages}
            onChange={(next) => {
              set({ page: next }, false)
              scrollTo({ top: 0 })
            }}
          />
        </>
      )}
    </div>
  )
}

/** The wall before the pictures hang: nothing moves when they come. */
function Waiting() {
  return (
    <div className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      <p role="status" className="sr-only">
        {t('Loading projects...')}
      </p>
      {Array.from({ length: PAGE_SIZE }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve empty places
        <div key={at} aria-hidden="true">
          <div className="aspect-[4/3] bg-mat" />
          <div className="mt-3 h-6" />
          <div className="mt-0.5 h-5" />
        </div>
      ))}
    </div>
  )
}

function Empty({ searching, onClear }: { searching: boolean; onClear: () => void }) {
  if (searching)
    return (
      <div className="py-16">
        <p className="font-display text-xl">{t('No projects found')}</p>
        <Button className="mt-6" onClick={onClear}>
          {t('Clear search')}
        </Button>
      </div>
    )
  return (
    <div className="py-16">
      <p className="font-display text-xl">{t('No projects with designs yet')}</p>
      <Link href="/dashboard" className={buttonClass({ look: 'primary' }, 'mt-6')}>
        {t('Create Your First Project')}
      </Link>
    </div>
  )
}
