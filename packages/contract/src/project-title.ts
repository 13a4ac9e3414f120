/** A project's title from its first message: the first 6 words, with an ellipsis if there are more. */
export function titleFrom(text: string): string {
  const words = text.trim().split(/\s+/)
  const title = words.slice(0, 6).join(' ').slice(0, 180)
  return words.length > 6 ? `${title.replace(/[,;:.–—-]+$/, '')}...` : title
}
