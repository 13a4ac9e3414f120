/** The order in which the texts of a kind are read. */
import type { KindName, Role } from '../scene/types.ts'
import type { Copy } from './types.ts'

const ORDERS: Record<KindName, Role[]> = {
  logo: ['mark', 'brand', 'headline', 'tagline', 'subhead'],
  icon: ['mark', 'brand', 'headline', 'tagline'],
  'business-card': [
    'brand',
    'tagline',
    'person',
    'title',
    'headline',
    'subhead',
    'list-item',
    'body',
    'detail',
    'phone',
    'email',
    'link',
    'social',
    'address',
    'place',
    'time',
    'hashtag',
    'cta',
  ],
  poster: [
    'brand',
    'headline',
    'tagline',
    'subhead',
    'offer',
    'date',
    'time',
    'place',
    'address',
    'list-item',
    'person',
    'title',
    'quote',
    'body',
    'price',
    'detail',
    'cta',
    'link',
    'phone',
    'email',
    'social',
    'hashtag',
  ],
  banner: [
    'brand',
    'headline',
    'offer',
    'tagline',
    'subhead',
    'date',
    'time',
    'place',
    'price',
    'list-item',
    'body',
    'detail',
    'cta',
    'link',
    'phone',
    'email',
    'social',
    'hashtag',
    'address',
  ],
  website: [
    'brand',
    'nav',
    'headline',
    'tagline',
    'subhead',
    'offer',
    'cta',
    'label',
    'list-item',
    'quote',
    'person',
    'title',
    'body',
    'detail',
    'date',
    'time',
    'place',
    'price',
    'address',
    'phone',
    'email',
    'link',
    'social',
    'hashtag',
  ],
}

/** Sorts copy for reading; equal roles keep the prompt's order. */
export function inReadingOrder(copy: Copy[], kind: KindName): Copy[] {
  const order = ORDERS[kind]
  const rank = (role: Role) => {
    // The title of a list stands before its items.
    const at = order.indexOf(role === 'label' && !order.includes(role) ? 'list-item' : role)
    return at < 0 ? order.length : at
  }
  return copy
    .map((item, i) => ({ item, i }))
    .sort((a, b) => rank(a.item.role) - rank(b.item.role) || a.i - b.i)
    .map(({ item }) => item)
}
