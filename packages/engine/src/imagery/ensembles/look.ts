/** How somebody looks: what tells one person of a group from the next. */
export interface Look {
  /** Tone of the skin: 'S' of the first person, 'T' and 'U' of those beside. */
  skin: 'S' | 'T' | 'U'
  hair: 'short' | 'crop' | 'bob' | 'long' | 'bun' | 'tail' | 'afro' | 'curls' | 'bald' | 'scarf'
  /** Tones: those of a palette by letter, or a colour. */
  hairTone: string
  top: string
  bottom: string
  shoes: string
  sleeves: 'none' | 'short' | 'long'
  legs: 'long' | 'short' | 'skirt' | 'dress' | 'gown'
  beard?: boolean
  apron?: string
  hat?: 'chef' | 'cap' | 'helmet' | 'straw' | 'grad' | 'beanie'
  hatTone?: string
}
