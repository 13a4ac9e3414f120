/** The brand kits of an account, and what they may name. */
import type { BrandFont, BrandKit } from '@limner/contract/types'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'

/** Keyed by the account, so that the next one who signs in here never sees them. */
export const brandKitsQuery = (userId: string) =>
  queryOptions({ queryKey: ['brand-kits', userId], queryFn: () => api.listBrandKits() })

/** Those of others, who have made this person a member. */
export const sharedBrandKitsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['brand-kits', userId, 'shared'],
    queryFn: () => api.listBrandKits({ query: { shared: 'true' } }),
  })

/** The fonts that this account brought. */
export const brandFontsQuery = (userId: string) =>
  queryOptions({ queryKey: ['brand-fonts', userId], queryFn: () => api.listBrandFonts() })

export const typefacesQuery = queryOptions({
  queryKey: ['typefaces'],
  queryFn: () => api.listTypefaces(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A kit as it is now, at the head of its list. */
export function putKit(client: QueryClient, userId: string, kit: BrandKit): void {
  const { queryKey } = (kit.access === 'owner' ? brandKitsQuery : sharedBrandKitsQuery)(userId)
  client.setQueryData(queryKey, (kits) => kits && [kit, ...kits.filter(({ id }) => id !== kit.id)])
}

/** Whether a family is a font that somebody brought. */
export const isOwnFont = (family: string): boolean => family.startsWith('own:')

/** A family for people: an own one by the name of its font. @param isShared the kit that names it is somebody else's */
export function faceName(family: string, fonts: readonly BrandFont[] = [], isShared = false): string {
  const own = fonts.find((font) => font.family === family)?.name
  return own ?? (isOwnFont(family) ? (isShared ? t('a font of the owner') : t('your own font')) : family)
}
