/** Every article of the blog, drafts too, for administrators. */
import type { Api, Result } from '@limner/contract/types'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { AdminPage, chip, rowClass, Shown } from '../../features/administration/admin-page.tsx'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { english, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteButton } from '../../ui/delete-button.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type ListAddress, useListAddress } from './search.ts'

type AnyArticle = Result<Api['listAllArticles']>['articles'][number]

const SHELVES = { '': english('All'), drafts: english('Drafts'), published: english('Published') } as const

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
      title={t('Articles')}
      lead={t('All that the blog holds, the last one changed first. Drafts are seen by nobody else.')}
      what={t('The list of articles')}
    >
      {data && <SyncButton canSync={data.canSync} />}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <SearchField
          label={t('Search articles')}
          placeholder={t('Search by title...')}
          value={text}
          onChange={setText}
          className="w-full max-w-md"
        />
        <nav aria-label={t('Show')} className="flex flex-wrap gap-2">
          {Object.entries(SHELVES).map(([show, label]) => (
            <Link
              key={show}
              href={addressOf({ show })}
              aria-current={show === address.show ? 'true' : undefined}
              className={chip(show === address.show)}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
      <Shown
        failed={t('The articles could not be loaded. Please try again later.')}
        loading={t('Loading the articles...')}
        data={data}
        isError={isError}
        retry={() => void refetch()}
      >
        {({ articles, totalPages }) =>
          articles.length === 0 ? (
            <p className="mt-8 text-ink-3">
              {address.search ? t('No article is called that.') : t('There is no such article.')}
            </p>
          ) : (
            <>
              <ul aria-label={t('Articles')} className="mt-6 border-t border-line">
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
    onSuccess: () =>
      toast({ title: isPublished ? t('It is a draft now') : t('Article published'), description: title }),
    onError: (error) =>
      toast({ title: t('The article could not be changed'), description: reasonOf(error), destructive: true }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: () => api.deleteArticle({ params: { slug } }),
    onSuccess: () => toast({ title: t('Article deleted'), description: title }),
    onError: (error) =>
      toast({ title: t('The article could not be deleted'), description: reasonOf(error), destructive: true }),
    onSettled,
  })
  const facts = [
    isPublished ? t('Published') : t('Draft'),
    category,
    t('changed {time}', { time: formatDayAndTime(updatedAt) }),
  ]
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
          {isPublished ? t('Make a draft') : t('Publish')}
        </Button>
        <DeleteButton
          pending={remove.isPending}
          title={t('Delete this article?')}
          description={
            bubbleId
              ? t('“{title}” is removed with its pictures. If its source still has it, the next sync brings it back.', {
                  title,
                })
              : t('“{title}” is removed with its pictures.', { title })
          }
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
        title: t('Articles fetched'),
        description:
          refused.length > 0
            ? t('{received} read, {refused} refused', { received, refused: refused.length })
            : t('{received} read', { received }),
      }),
    onError: (error) =>
      toast({ title: t('The articles could not be fetched'), description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['articles'] }),
  })
  if (!canSync)
    return (
      <p className="mt-5 text-sm text-ink-3">
        {t('No Bubble app is configured, so there is nothing to fetch articles from.')}
      </p>
    )
  const refused = sync.data?.refused ?? []
  return (
    <div className="mt-6">
      <Button disabled={sync.isPending} onClick={() => sync.mutate()}>
        {sync.isPending ? t('Fetching...') : t('Fetch from Bubble')}
      </Button>
      {refused.length > 0 && (
        <ul aria-label={t('Refused')} className="mt-3 text-sm text-ink-2">
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
