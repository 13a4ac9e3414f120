/** What becomes of the text of an article on its way in. Long ones take some hundred milliseconds: it is done in a thread. */
import { cleanHtml, readMinutes, textOf } from './clean.ts'
import { linkEmbeds } from './video-embeds.ts'

export interface ArticleText {
  /** HTML. */
  content: string
  /** Plain text or HTML; '' for none. */
  excerpt: string
}
export interface ReadArticle {
  /** HTML that can run nothing. */
  content: string
  /** Plain text. */
  excerpt: string
  readMinutes: number
}

const EXCERPT_LENGTH = 200

/** An excerpt for an article that brought none: its first words, to the end of one. */
function excerptOf(content: string): string {
  const text = textOf(content)
  return text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`
}

export function readArticle({ content, excerpt }: ArticleText): ReadArticle {
  const linked = linkEmbeds(content)
  const clean = cleanHtml(linked)
  return {
    content: clean,
    excerpt: textOf(excerpt) || excerptOf(linked === content ? clean : cleanHtml(content)),
    readMinutes: readMinutes(clean),
  }
}
