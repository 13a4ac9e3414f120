import type { ArticleSummary } from '@limner/contract/types'
import clsx from 'clsx'
import { Link } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'

const TAGS_SHOWN = 3

interface Props {
  article: ArticleSummary
  at: number
  /** Large, with its picture beside it. */
  featured?: boolean
  bookmarked: boolean
  heading?: 'h2' | 'h3'
}

export function ArticleCard({ article, at, featured = false, bookmarked, heading: Heading = 'h3' }: Props) {
  const { slug, title, excerpt, category, tags, featuredImage } = article
  const more = tags.length - TAGS_SHOWN
  return (
    <article
      className={clsx('group relative grid content-start gap-4', featured && 'items-center lg:grid-cols-2 lg:gap-10')}
    >
      <ArticlePicture src={featuredImage} at={at} first={featured} />
      <div>
        <p className="flex items-center gap-3 text-xs font-semibold">
          <bdi>{category}</bdi>
          {bookmarked && <span className="text-gold">{t('Bookmarked')}</span>}
        </p>
        <Heading className={clsx('mt-1.5', featured ? 'font-display text-2xl sm:text-3xl' : 'text-lg font-semibold')}>
          <Link
            href={`/blog/${slug}`}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        <p dir="auto" className="mt-2 mb-3 text-base text-ink-2">
          {excerpt}
        </p>
        <ArticleFacts {...article} undated={t('Recently')} />
        {tags.length > 0 && (
          <ul aria-label={t('Tags')} className="mt-3 flex flex-wrap gap-2 text-xs text-ink-2">
            {tags.slice(0, TAGS_SHOWN).map((tag) => (
              <li key={tag} className="border border-line px-2 py-0.5">
                <bdi>{tag}</bdi>
              </li>
            ))}
            {more > 0 && <li className="px-1 py-0.5">{t('+{more} more', { more })}</li>}
          </ul>
        )}
      </div>
    </article>
  )
}
