/** The brand kits of an account, and what they may name. */
import type { BrandFont, BrandKit } from '@limner/contract/types'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'

/** Keyed by the account, so that the next one who signs in here never sees them. */
export const brandKitsQuery = (userId: string) =>
  queryOptions({ queryKey: ['brand-kits', userId], queryFn: () => api.listBrandKits() })

/** The fonts that this account brought. */
export const brandFontsQuery = (userId: string) =>
  queryOptions({ queryKey: ['brand-fonts', userId], queryFn: () => api.listBrandFonts() })

export const typefacesQuery = queryOptions({
  queryKey: ['typefaces'],
  queryFn: () => api.listTypefaces(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A kit as it is now, at the head of the list. */
export function putKit(client: QueryClient, userId: string, kit: BrandKit): void {
  client.setQueryData(
    brandKitsQuery(userId).queryKey,
    (kits) => kits && [kit, ...kits.filter(({ id }) => id !== kit.id)],
  )
}

/** A family for people: an own one by the name of its font. */
export const faceName = (family: string, fonts: readonly BrandFont[] = []): string =>
  fonts.find((font) => font.family === family)?.name ?? (family.startsWith('own:') ? t('your own font') : family)
