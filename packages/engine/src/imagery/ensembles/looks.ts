/** People to choose among: skin, hair and clothes; clothes in a palette's tones. */
import type { Look } from './look.ts'

const [DARK, BROWN, CHESTNUT, FAIR, GREY] = ['#33241f', '#523424', '#7d4a2a', '#c08a45', '#9b978f'] as const
const plain = { top: 'A', bottom: 'B', shoes: 'N98', sleeves: 'short', legs: 'long' } as const

export const LOOKS = {
  ana: { ...plain, skin: 'S', hair: 'bun', hairTone: DARK, sleeves: 'none' },
  ben: { ...plain, skin: 'T', hair: 'crop', hairTone: DARK, top: 'B', bottom: 'C' },
  cleo: { ...plain, skin: 'U', hair: 'afro', hairTone: '#3a2a24', top: 'C', bottom: 'A' },
  dan: { ...plain, skin: 'S', hair: 'short', hairTone: CHESTNUT, beard: true, sleeves: 'long' },
  eva: { ...plain, skin: 'T', hair: 'long', hairTone: BROWN, top: 'B', bottom: 'C', sleeves: 'long' },
  finn: { ...plain, skin: 'S', hair: 'curls', hairTone: FAIR, top: 'C', bottom: 'A' },
  gita: { ...plain, skin: 'T', hair: 'tail', hairTone: DARK, sleeves: 'none', top: 'A', bottom: 'B' },
  hana: { ...plain, skin: 'S', hair: 'scarf', hairTone: 'B', sleeves: 'long', top: 'C', legs: 'gown' },
  ines: { ...plain, skin: 'S', hair: 'bob', hairTone: CHESTNUT, legs: 'dress', top: 'A', sleeves: 'none' },
  jon: { ...plain, skin: 'U', hair: 'crop', hairTone: '#2d211d', top: 'A', bottom: 'C' },
  kofi: { ...plain, skin: 'U', hair: 'bald', hairTone: DARK, beard: true, top: 'B', bottom: 'A', sleeves: 'long' },
  lena: { ...plain, skin: 'S', hair: 'tail', hairTone: FAIR, top: 'B', bottom: 'C', sleeves: 'none', legs: 'skirt' },
  mara: { ...plain, skin: 'T', hair: 'curls', hairTone: DARK, legs: 'dress', top: 'B' },
  olaf: { ...plain, skin: 'S', hair: 'short', hairTone: GREY, top: 'C', bottom: 'B', sleeves: 'long' },
  rosa: { ...plain, skin: 'T', hair: 'bun', hairTone: GREY, top: 'A', bottom: 'C', sleeves: 'long', legs: 'skirt' },
} satisfies Record<string, Look>
export type LookName = keyof typeof LOOKS
