import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { ArticleCard } from '../../features/blog/article-card.tsx'
import { useBookmarks } from '../../features/blog/bookmarks.ts'
import { ALL, isFiltered, listAddress, PER_PAGE, pagesOf, readWishes, type Wishes } from '../../features/blog/find.ts'
import { foundQuery } from '../../features/blog/queries.ts'
import { t } from '../../lib/language/translate.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageLinks } from '../../ui/page-links.tsx'

/** So long after the last letter the search begins. */
const PAUSE_MS = 250

const badge = (on: boolean) =>
  clsx(
    'inline-flex h-8 items-center border px-3 text-sm transition-colors duration-150 touch:h-11',
    on ? 'border-ink bg-ink text-paper' : 'border-line text-ink-2 hover:border-ink hover:text-ink',
  )

export default function BlogPage() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const { bookmarks } = useBookmarks()
  const wishes = readWishes(query)
  const { data, isError } = useQuery(foundQuery(wishes, bookmarks))
  const [search, setSearch] = useState(wishes.search)
  // Going back changes the address under the field.
  useEffect(() => setSearch(wishes.search), [wishes.search])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    navigate(listAddress({ ...wishes, search, page: 1 }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing begins a search
  useEffect(() => {
    if (search.trim() === wishes.search.trim()) return
    const timer = setTimeout(() => navigate(listAddress({ ...wishes, search, page: 1 }), { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search])

  const { page } = wishes
  const { articles = [], total = 0, categories = [] } = data ?? {}
  const [before, ...rest] = articles
  const featured = page === 1 ? before : undefined
  const pages = pagesOf(total)
  const filtered = isFiltered(wishes)

  return (
    <div className="mx-auto w-full max-w-[80rem] px-4 py-12 sm:px-8 sm:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h1 className="font-display text-3xl sm:text-4xl">{t('Blog')}</h1>
          <p className="mt-3 max-w-[36rem] text-lg text-ink-2">{t('On type, colour, printing, naming and files.')}</p>
        </div>
        <search className="w-full sm:w-80">
          <form action="/blog" onSubmit={onSubmit}>
            <input
              type="search"
              name="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              placeholder={t('Search articles...')}
              aria-label={t('Search articles')}
              maxLength={200}
              className="block h-11 w-full rounded-sm border border-edge bg-raised px-3 text-base hover:border-ink-2"
            />
          </form>
        </search>
      </div>
      {isError ? (
        <Notice title={t('Failed to load articles')}>
          <Button onClick={() => location.reload()}>{t('Retry')}</Button>
        </Notice>
      ) : !data ? (
        <p role="status" className="py-24 text-center text-base text-ink-2">
          {t('Loading articles...')}
        </p>
      ) : (
        <>
          <Categories categories={categories} wishes={wishes} hasBookmarks={bookmarks.length > 0} />
          {featured === undefined && rest.length === 0 ? (
            <Notice title={t('No articles found')}>
              <Link href={listAddress({ category: ALL })} className={buttonClass({ look: 'outline' })}>
                {t('Clear Filters')}
              </Link>
            </Notice>
          ) : (
            <>
              {featured && (
                <section aria-labelledby="featured" className="mt-12">
                  <h2 id="featured" className="mb-5 border-b border-line pb-2 text-sm font-semibold">
                    {t('Featured Article')}
                  </h2>
                  <ArticleCard article={featured} at={0} featured bookmarked={bookmarks.includes(featured.slug)} />
                </section>
              )}
              {rest.length > 0 && (
                <section aria-labelledby="latest" className="further-down mt-16">
                  <h2 id="latest" className="mb-6 border-b border-line pb-2 text-sm font-semibold">
                    {filtered ? t('Search Results') : t('Latest Articles')}
                  </h2>
                  <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
                    {rest.map((article, at) => (
                      <ArticleCard
                        key={article.slug}
                        article={article}
                        at={(page - 1) * PER_PAGE + at + 1}
                        bookmarked={bookmarks.includes(article.slug)}
                      />
                    ))}
                  </div>
                </section>
              )}
              {pages > 1 && (
                <PageLinks page={page} pages={pages} addressOf={(page) => listAddress({ ...wishes, page })} />
              )}
            </>
          )}
        </>
      )}
    </div>
  )
}

interface CategoriesProps {
  categories: readonly string[]
  wishes: Wishes
  hasBookmarks: boolean
}

function Categories({ categories, wishes, hasBookmarks }: CategoriesProps) {
  return (
    <nav aria-label={t('Categories')} className="mt-8 flex flex-wrap gap-2">
      {[ALL, ...categories].map((category) => {
        const on = wishes.category === category && !wishes.bookmarked
        return (
          <Link
            key={category}
            href={listAddress({ search: wishes.search, category })}
            aria-current={on ? 'true' : undefined}
            className={badge(on)}
          >
            {category === ALL ? t('All') : <bdi>{category}</bdi>}
          </Link>
        )
      })}
      {hasBookmarks && (
        <Link
          href={listAddress({ search: wishes.search, bookmarked: true })}
          aria-current={wishes.bookmarked ? 'true' : undefined}
          className={badge(wishes.bookmarked)}
        >
          {t('Bookmarked')}
        </Link>
      )}
    </nav>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="grid justify-items-center gap-5 py-24 text-center">
      <p className="text-lg font-medium">{title}</p>
      {children}
    </div>
  )
}
