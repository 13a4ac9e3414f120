/** Which pages a site has besides its first one: those that the prompt names, or those that what people do there needs. */
import { namedPages } from '../../../brief/told/sayings.ts'
import type { Brief, PageFunction } from '../../../brief/types.ts'
import type { PageRole } from '../../../language/named-pages.ts'
import { isTool } from '../parts/is-tool.ts'

export interface PageWish {
  role: PageRole
  title: string
  /** Its address on the site: '/about'. */
  path: string
  /** What people do there, where a tool needs it. */
  task?: PageFunction
}

/** The first page and four others. */
const MOST = 4

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()

const pathOf = (title: string): string =>
  `/${title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')}`

const wish = (role: PageRole, title: string, task?: PageFunction): PageWish => ({
  role,
  title,
  path: pathOf(title) === '/' ? `/${role}` : pathOf(title),
  ...(task && { task }),
})

const LISTS = new Set(['browse', 'search', 'track', 'manage', 'compare', 'filter', 'buy', 'post'])
const FORMS = new Set(['create', 'send', 'apply', 'book', 'register', 'upload', 'pay', 'edit'])
/** A tool of fewer functions is one screen. */
const FUNCTIONS = 4

/** A tool: its list, one thing of the list, and what people fill in there. */
function ofTool({ page }: Brief): PageWish[] {
  const functions = page?.functions ?? []
  if (functions.length < FUNCTIONS) return []
  const listed = functions.find(({ verb, thing }) => LISTS.has(verb) && thing)
  const filled = functions.find(({ verb }) => FORMS.has(verb))
  return [
    ...(listed?.thing ? [wish('list', capitalised(listed.thing), listed), wish('detail', 'Detail', listed)] : []),
    ...(filled ? [wish('form', capitalised(filled.words), filled)] : []),
  ]
}

const SHOP = [wish('shop', 'Shop'), wish('product', 'Product'), wish('basket', 'Basket')]

/** The pages of a site besides the first, none where one page holds it all. */
export function pageWishes(brief: Brief): PageWish[] {
  if (brief.kind !== 'website') return []
  const asked = namedPages(brief).map(({ role, words }) => wish(role, capitalised(words)))
  const wanted = asked.length > 0 ? asked : isTool(brief) ? ofTool(brief) : brief.page?.type === 'shop' ? SHOP : []
  const paths = new Set<string>()
  return wanted
    .filter(({ path }) => {
      if (path.length > 60 || paths.has(path)) return false
      paths.add(path)
      return true
    })
    .slice(0, MOST)
}
