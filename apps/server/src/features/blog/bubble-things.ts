/**
 * Things of a Bubble app. Bubble names fields as their makers did: 'Featured Image', 'featured_image', 'featuredImage' and
 * 'featured_image_image' (Bubble adds the type) all mean the same.
 */
export type Thing = Record<string, unknown>

/** As Bubble makes them: '1700000000000x123456789012345678'. */
export const THING_ID = /^\d{10,}x\d+$/

/** Reads the fields of a thing by any of the names that it may go under. */
function fieldsOf(thing: Thing) {
  const fields = new Map(
    Object.entries(thing).map(([name, value]) => [
      name
        .replace(/_(text|image|boolean|date|user|list_text|option_.*|custom_.*)$/, '')
        .replace(/[^a-zA-Z]/g, '')
        .toLowerCase(),
      value,
    ]),
  )
  return (...names: string[]): unknown => names.map((name) => fields.get(name)).find((value) => value !== undefined)
}

export function personName(person: Thing): string | undefined {
  const pick = fieldsOf(person)
  const whole = pick('name', 'fullname', 'displayname', 'username')
  const both = [pick('firstname'), pick('lastname', 'surname')].filter((part) => typeof part === 'string').join(' ')
  const name = typeof whole === 'string' && whole.trim() ? whole : both
  return name.trim().slice(0, 100) || undefined
}

/** A thing as an article, to be checked; its author may be a name, a person, or the id of one. */
export function asInput(thing: Thing): Thing {
  const pick = fieldsOf(thing)
  const image = pick('featuredimage', 'image', 'thumbnail')
  const tags = pick('tags')
  const isPublished = pick('ispublished', 'published')
  return {
    bubbleId: thing._id,
    title: pick('title', 'name'),
    slug: pick('slug'),
    excerpt: pick('excerpt', 'summary', 'description'),
    content: pick('content', 'body', 'html'),
    author: pick('authorname', 'author', 'writer'),
    category: pick('category'),
    tags: typeof tags === 'string' ? tags.split(',').map((tag) => tag.trim()) : tags,
    // Bubble answers its own pictures without a scheme.
    featuredImage: typeof image === 'string' && image.startsWith('//') ? `https:${image}` : image,
    publishedAt: pick('publishedat', 'publisheddate', 'publishdate', 'createddate'),
    ...(typeof isPublished === 'boolean' && { isPublished }),
  }
}
