/** What a business looks like and says of itself, kept beside its designs and worn by new ones. */
import type { Tone } from '../../base/tones.ts'
import type { Hex, PaletteRole } from '../../scene/types.ts'
import type { FontFamily } from '../../type/types.ts'
import type { Brief, Copy, PictureFacts } from '../types.ts'

/** The roles of a palette that a kit gives; the others follow from them. */
export const KIT_ROLES = ['paper', 'surface', 'ink', 'accent', 'secondary'] as const satisfies readonly PaletteRole[]
export type KitRole = (typeof KIT_ROLES)[number]

/** Facts by what they are; absent: unknown. */
export type KitFacts = Partial<Record<'name' | 'tagline' | 'phone' | 'email' | 'website' | 'address' | 'hours', string>>

export interface BrandKit {
  colours: Partial<Record<KitRole, Hex>>
  /** Families of headlines and of text; absent: each design chooses. */
  typefaces?: { display: FontFamily; text: FontFamily }
  tones: Tone[]
  facts: KitFacts
  logo?: {
    picture: PictureFacts
    /** It shows the name, which need not stand beside it. */
    showsName: boolean
  }
}

/** Where a fact of a kit stands in a design, and where one of a design in a kit. */
export const FACT_ROLES = {
  tagline: 'tagline',
  phone: 'phone',
  email: 'email',
  website: 'link',
  address: 'address',
} as const satisfies Partial<Record<keyof KitFacts, Copy['role']>>

/** What a prompt told of its business. */
export function factsOf({ brand, copy }: Brief): KitFacts {
  const told = (role: Copy['role']) => copy.find((one) => one.role === role && one.source === 'given')?.text
  const entries = Object.entries(FACT_ROLES).map(([fact, role]) => [fact, told(role)] as const)
  return Object.fromEntries([['name', brand] as const, ...entries].filter(([, text]) => text))
}
