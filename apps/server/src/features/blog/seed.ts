/** The articles of our own: the files of ./articles, put into a blog that is empty. */
import fs from 'node:fs'
import path from 'node:path'
import { readArticle } from '../../html/article.ts'
import { DEFAULT_AUTHOR } from './article-importer.ts'
import { BUILT_IN_ARTICLES } from './built-in-articles.ts'
import type { NewArticle } from './store.ts'

const folder = path.join(import.meta.dirname, 'articles')

export const builtInArticles = (): NewArticle[] =>
  BUILT_IN_ARTICLES.map(({ slug, picture, day, ...rest }) => ({
    ...rest,
    slug,
    bubbleId: null,
    ...readArticle({ content: fs.readFileSync(path.join(folder, `${slug}.html`), 'utf8'), excerpt: rest.excerpt }),
    author: DEFAULT_AUTHOR,
    featuredImage: `/pictures/${picture}.webp`,
    publishedAt: new Date(`${day}T09:00:00Z`),
    isPublished: true,
  }))
