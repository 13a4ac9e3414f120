/** Brand kits as the API shows them, and what changes in one. */
import type { Api, BrandKit, Parsed, Role } from '@limner/contract/types'
import type { Hex } from '@limner/engine'
import { mediaUrl } from '../../media/address.ts'
import type { BrandKitRow, KitWithLogo, NewBrandKit } from './store.ts'

export type KitPatch = Omit<Parsed<Api['updateBrandKit']>['body'], 'logo' | 'knownAt'>
type Known = Pick<BrandKitRow, 'colours' | 'facts'>

/** @param access what whoever asks is to it */
export const asBrandKit = ({ kit, logo }: KitWithLogo, access: Role = 'owner'): BrandKit => ({
  id: kit.id,
  name: kit.name,
  logo: logo && {
    ...{ imageUrl: mediaUrl(logo), width: logo.width, height: logo.height, showsName: kit.logoShowsName },
    isVector: logo.facts?.drawing !== undefined,
  },
  colours: { paper: null, surface: null, ink: null, accent: null, secondary: null, ...kit.colours },
  typefaces: kit.typefaces,
  tones: kit.tones,
  access,
  facts: { name: '', tagline: '', phone: '', email: '', website: '', address: '', hours: '', ...kit.facts },
  createdAt: kit.createdAt.toISOString(),
  updatedAt: kit.updatedAt.toISOString(),
})

const isHex = (colour: string): colour is Hex => colour.startsWith('#')

/** What is named takes the place of what is known; null and '' take it away. */
function merged<T extends string>(
  known: Partial<Record<string, T>>,
  said: Readonly<Record<string, string | null | undefined>>,
  isValue: (text: string) => text is T,
): Partial<Record<string, T>> {
  const next = { ...known }
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) continue
    const text = value?.trim() ?? ''
    if (isValue(text)) next[name] = text
    else delete next[name]
  }
  return next
}

/** A patch as it is kept. */
export function kitChanges(known: Known, said: KitPatch): Partial<NewBrandKit> {
  const { name, colours, typefaces, tones, facts, logoShowsName } = said
  const inLowerCase = (hex: string | null | undefined) => hex?.toLowerCase() ?? hex
  return {
    ...(name !== undefined && { name }),
    ...(colours && {
      colours: merged(
        known.colours,
        Object.fromEntries(Object.entries(colours).map(([role, hex]) => [role, inLowerCase(hex)])),
        isHex,
      ),
    }),
    ...(typefaces !== undefined && { typefaces }),
    ...(tones && { tones: [...new Set(tones)] }),
    ...(facts && { facts: merged(known.facts, facts, (text): text is string => text !== '') }),
    ...(logoShowsName !== undefined && { logoShowsName }),
  }
}
