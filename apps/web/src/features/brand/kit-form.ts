/** A kit while it is edited: all texts, and what is sent of them. */
import { STYLES } from '@limner/contract/styles'
import type { Api, BrandKit, BrandProposal, Input } from '@limner/contract/types'
import { isColour, type KitRole, ROLES } from './colours.ts'

export type KitBody = Input<Api['createBrandKit']>['body']
export type FactName = keyof BrandKit['facts']

export interface KitForm {
  name: string
  /** A logo that was chosen just now, as a data URL; null: taken away; undefined: as it is kept. */
  logo: string | null | undefined
  logoShowsName: boolean
  colours: Record<KitRole, string>
  display: string
  text: string
  tones: string[]
  facts: BrandKit['facts']
}

const NO_FACTS: BrandKit['facts'] = {
  ...{ name: '', tagline: '', phone: '', email: '', website: '', address: '', hours: '' },
}

/** @param kit absent: a new one */
export const formOf = (kit?: BrandKit): KitForm => ({
  name: kit?.name ?? '',
  logo: undefined,
  logoShowsName: kit?.logo?.showsName ?? false,
  colours: {
    paper: kit?.colours.paper ?? '',
    surface: kit?.colours.surface ?? '',
    ink: kit?.colours.ink ?? '',
    accent: kit?.colours.accent ?? '',
    secondary: kit?.colours.secondary ?? '',
  },
  display: kit?.typefaces?.display ?? '',
  text: kit?.typefaces?.text ?? '',
  tones: kit?.tones ?? [],
  facts: { ...NO_FACTS, ...kit?.facts },
})

/** A new kit as a page proposes it. */
export function formOfProposal({ kit }: BrandProposal): KitForm {
  const { name, logo, logoShowsName, colours, typefaces, tones, facts } = kit
  const { paper, surface, ink, accent, secondary } = colours
  return {
    ...formOf(),
    ...{ name, logo: logo ?? undefined, logoShowsName, tones, facts: { ...NO_FACTS, ...facts } },
    colours: {
      ...{ paper: paper ?? '', surface: surface ?? '', ink: ink ?? '' },
      ...{ accent: accent ?? '', secondary: secondary ?? '' },
    },
    ...(typefaces && typefaces),
  }
}

/** Roles whose text is no colour. */
export const wrongColours = ({ colours }: KitForm): KitRole[] =>
  ROLES.filter((role) => colours[role] !== '' && !isColour(colours[role]))

export const bodyOf = ({ name, logo, logoShowsName, colours, display, text, tones, facts }: KitForm): KitBody => ({
  name: name.trim(),
  colours: {
    paper: colours.paper || null,
    surface: colours.surface || null,
    ink: colours.ink || null,
    accent: colours.accent || null,
    secondary: colours.secondary || null,
  },
  typefaces: display && text ? { display, text } : null,
  tones: STYLES.filter((tone) => tones.includes(tone)),
  facts,
  logoShowsName,
  ...(logo !== undefined && { logo }),
})
