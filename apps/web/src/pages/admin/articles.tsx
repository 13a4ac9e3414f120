/** Every article of the blog, drafts too, for administrators. */
import type { Api, Result } from '@limner/contract/types'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { AdminPage, chip, rowClass, Shown } from '../../features/administration/admin-page.tsx'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteButton } from '../../ui/delete-button.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type ListAddress, useListAddress } from './search.ts'

type AnyArticle = Result<Api['listAllArticles']>['articles'][number]

const SHELVES = { '': 'All', drafts: 'Drafts', published: 'Published' } as const

const articlesQuery = ({ search, show, page }: ListAddress) => {
  const shelf = show === 'drafts' || show === 'published' ? show : 'all'
  return queryOptions({
    queryKey: ['articles', 'all', search, shelf, page],
    queryFn: () => api.listAllArticles({ query: { search, show: shelf, page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export default function ArticlesPage() {
  const { address, addressOf, text, setText } = useListAddress('/admin/articles')
  const { data, isError, refetch } = useQuery(articlesQuery(address))
  return (
    <AdminPage
      title="Articles"
      lead="All that the blog holds, the last one changed first. Drafts are seen by nobody else."
      what="The list of articles"
    >
      {data && <SyncButton canSync={data.canSync} />}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <SearchField
          label="Search articles"
          placeholder="Search by title..."
          value={text}
          onChange={setText}
          className="w-full max-w-md"
        />
        <nav aria-label="Show" className="flex flex-wrap gap-2">
          {Object.entries(SHELVES).map(([show, label]) => (
            <Link
              key={show}
              href={addressOf({ show })}
              aria-current={show === address.show ? 'true' : undefined}
              className={chip(show === address.show)}
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
      <Shown things="articles" data={data} isError={isError} retry={() => void refetch()}>
        {({ articles, totalPages }) =>
          articles.length === 0 ? (
            <p className="mt-8 text-ink-3">
              {address.search ? 'No article is called that.' : 'There is no such article.'}
            </p>
          ) : (
            <>
              <ul aria-label="Articles" className="mt-6 border-t border-line">
                {articles.map((article) => (
                  <ArticleRow key={article.id} of={article} />
                ))}
              </ul>
              {totalPages > 1 && (
                <PageLinks page={address.page} pages={totalPages} addressOf={(page) => addressOf({ page })} />
              )}
            </>
          )
        }
      </Shown>
    </AdminPage>
  )
}

function ArticleRow({ of }: { of: AnyArticle }) {
  const { id, slug, title, category, isPublished, updatedAt, bubbleId } = of
  const client = useQueryClient()
  const toast = useToast()
  const onSettled = () => client.invalidateQueries({ queryKey: ['articles'] })
  const publish = useMutation({
    mutationFn: () => api.publishArticle({ params: { id }, body: { isPublished: !isPublished } }),
    onSuccess: () => toast({ title: isPublished ? 'It is a draft now' : 'Article published', description: title }),
    onError: (error) =>
      toast({ title: 'The article could not be changed', description: reasonOf(error), destructive: true }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: () => api.deleteArticle({ params: { slug } }),
    onSuccess: () => toast({ title: 'Article deleted', description: title }),
    onError: (error) =>
      toast({ title: 'The article could not be deleted', description: reasonOf(error), destructive: true }),
    onSettled,
  })
  const facts = [isPublished ? 'Published' : 'Draft', category, `changed ${formatDayAndTime(updatedAt)}`]
  return (
    <li className={rowClass}>
      <span className="min-w-0 flex-1 basis-64">
        {isPublished ? (
          <Link href={`/blog/${slug}`} className="block font-medium break-words underline-offset-4 hover:underline">
            {title}
          </Link>
        ) : (
          <span className="block font-medium break-words">{title}</span>
        )}
        <span className="text-xs text-ink-3 tabular-nums">{facts.join(' · ')}</span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button size="small" aria-description={title} disabled={publish.isPending} onClick={() => publish.mutate()}>
          {isPublished ? 'Make a draft' : 'Publish'}
        </Button>
        <DeleteButton
          pending={remove.isPending}
          title="Delete this article?"
          description={`“${title}” is removed with its pictures.${bubbleId ? ' If its source still has it, the next sync brings it back.' : ''}`}
          onConfirm={() => remove.mutate()}
        />
      </span>
    </li>
  )
}

function SyncButton({ canSync }: { canSync: boolean }) {
  const client = useQueryClient()
  const toast = useToast()
  const sync = useMutation({
    mutationFn: () => api.syncArticles(),
    onSuccess: ({ received, refused }) =>
      toast({
        title: 'Articles fetched',
        description: refused.length > 0 ? `${received} read, ${refused.length} refused` : `${received} read`,
      }),
    onError: (error) =>
      toast({ title: 'The articles could not be fetched', description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['articles'] }),
  })
  if (!canSync)
    return (
      <p className="mt-5 text-sm text-ink-3">
        No Bubble app is configured, so there is nothing to fetch articles from.
      </p>
    )
  const refused = sync.data?.refused ?? []
  return (
    <div className="mt-6">
      <Button disabled={sync.isPending} onClick={() => sync.mutate()}>
        {sync.isPending ? 'Fetching...' : 'Fetch from Bubble'}
      </Button>
      {refused.length > 0 && (
        <ul aria-label="Refused" className="mt-3 text-sm text-ink-2">
          {refused.map(({ bubbleId, reason }) => (
            <li key={bubbleId}>
              <code className="font-mono text-xs">{bubbleId}</code>: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
