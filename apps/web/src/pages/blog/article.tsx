import type { Article } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, useParams } from 'wouter'
import { ArticleCard } from '../../features/blog/article-card.tsx'
import { ArticleFacts } from '../../features/blog/article-facts.tsx'
import { ArticlePicture } from '../../features/blog/article-picture.tsx'
import { useBookmarks } from '../../features/blog/bookmarks.ts'
import { listAddress } from '../../features/blog/find.ts'
import { articleQuery, relatedQuery } from '../../features/blog/queries.ts'
import { t } from '../../lib/language/translate.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EnglishNotice } from '../../ui/in-english.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useToast } from '../../ui/toast.tsx'
import { DeleteArticle } from './delete-article.tsx'
import { articleTitle } from './head.ts'
import { ShareButton } from './share-button.tsx'

export default function ArticlePage() {
  const { slug = '' } = useParams<{ slug: string }>()
  const { data: article, isError, refetch } = useQuery(articleQuery(slug))
  useEffect(() => {
    if (article) document.title = articleTitle(article)
  }, [article])
  if (isError)
    return (
      <Failure title={t('Failed to Load Article')} text={t('The article could not be loaded. Please try again.')}>
        <Button look="primary" onClick={() => void refetch()}>
          {t('Try Again')}
        </Button>
      </Failure>
    )
  if (article === null)
    return (
      <Failure
        title={t('Article Not Found')}
        text={t("The article you're looking for doesn't exist or has been removed.")}
      />
    )
  return article ? <View key={article.slug} article={article} /> : <Spinner />
}

function Failure({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-16 sm:px-8 sm:py-24">
      <h1 className="font-display text-3xl">{title}</h1>
      <p className="mt-5 text-lg text-ink-2">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {children}
        <Link href="/blog" className={buttonClass({ look: 'outline' })}>
          {t('Back to Blog')}
        </Link>
        <Link href="/blog" className={buttonClass({ look: 'quiet' })}>
          {t('Browse All Articles')}
        </Link>
      </div>
    </div>
  )
}

function View({ article }: { article: Article }) {
  const { title, excerpt, category, tags, featuredImage, content, author, slug } = article
  return (
    <article className="mx-auto w-full max-w-[72rem] px-4 py-12 sm:px-8 sm:py-16">
      <Link href="/blog" className="text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline">
        {t('Back to Blog')}
      </Link>
      <header className="mt-8 max-w-[52rem]">
        <Link
          href={listAddress({ category })}
          className="inline-flex h-8 items-center border border-line px-3 text-sm text-ink-2 hover:border-ink hover:text-ink touch:h-11"
        >
          <bdi>{category}</bdi>
        </Link>
        <EnglishNotice className="mt-5 text-sm text-ink-2" />
        <h1 lang="en" dir="auto" className="mt-5 font-display text-3xl sm:text-4xl">
          {title}
        </h1>
        <p lang="en" dir="auto" className="mt-5 mb-6 text-lg text-ink-2">
          {excerpt}
        </p>
        <ArticleFacts {...article} undated={t('Draft')} />
        <div className="mt-5 flex gap-2">
          <ShareButton title={title} />
          <BookmarkButton slug={slug} />
          <DeleteArticle slug={slug} title={title} />
        </div>
      </header>
      <ArticlePicture src={featuredImage} first className="mt-10" />
      <div
        lang="en"
        dir="auto"
        className="prose mt-10 text-[1.0625rem] leading-7"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it on its way in, and the policy lets nothing run
        dangerouslySetInnerHTML={{ __html: content }}
      />
      {tags.length > 0 && (
        <ul aria-label={t('Tags')} className="mt-10 flex flex-wrap gap-2 text-sm text-ink-2">
          {tags.map((tag) => (
            <li key={tag} className="border border-line px-2.5 py-1">
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
      <aside className="mt-12 max-w-[44rem] border-t border-ink pt-5">
        <h2 className="text-lg font-semibold">{t('About the Author')}</h2>
        <p className="mt-2 text-base text-ink-2">
          {author === 'The Limner Team' ? (
            t('The Limner Team builds Limner and writes here about what it learns along the way.')
          ) : (
            <bdi>{author}</bdi>
          )}
        </p>
      </aside>
      <Related article={article} />
    </article>
  )
}

function Related({ article }: { article: Article }) {
  const { data } = useQuery(relatedQuery(article.slug))
  const { bookmarks } = useBookmarks()
  const related = data?.articles ?? []
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="further-down mt-16">
      <h2 id="related" className="mb-6 border-b border-line pb-2 text-sm font-semibold">
        {t('Related Articles')}
      </h2>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {related.map((other, at) => (
          <ArticleCard key={other.slug} article={other} at={at} bookmarked={bookmarks.includes(other.slug)} />
        ))}
      </div>
    </section>
  )
}

function BookmarkButton({ slug }: { slug: string }) {
  const { bookmarks, toggle, kept } = useBookmarks()
  const toast = useToast()
  const on = bookmarks.includes(slug)
  function press() {
    toggle(slug)
    if (!on && !kept)
      toast({
        title: t('Bookmarked until you close this page'),
        description: t('You let us keep essential things only. Cookie Settings, at the foot of the page, change that.'),
      })
  }
  return (
    <Button size="small" aria-pressed={on} onClick={press}>
      {on ? t('Bookmarked') : t('Bookmark')}
    </Button>
  )
}
