/**
 * What the public pages ask the engine for. `npm run pictures` draws it, and a test asks the engine again: every one of
 * `words` must stand in each of the concepts that come.
 */
export interface Asked {
  prompt: string
  words: readonly string[]
}

export const EXAMPLE: Asked = {
  prompt: 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern',
  words: ['Harbor & Finch'],
}

/** Others to try. */
export const MORE_EXAMPLES: readonly Asked[] = [
  {
    prompt: 'Poster for the Harvest Supper, Saturday 26 September, 7 pm, St. Mary’s Barn, tickets £18',
    words: ['Harvest Supper', 'Saturday 26 September', '7 pm', 'St. Mary’s Barn', '£18'],
  },
  {
    prompt: 'Business card for Ines Moreau, dentist, +33 1 44 55 66 77',
    words: ['Ines Moreau', 'dentist', '+33 1 44 55 66 77'],
  },
  { prompt: 'App icon for a weather app called Cirrus, bright and simple', words: [] },
]

/** A conversation that was really had, and is shown word for word. */
export const CONVERSATION = {
  asked: {
    prompt: 'Poster for the Quayside Film Nights, every Friday in July, 9.30 pm, Custom House Quay, free entry',
    words: ['Quayside Film Nights', 'every Friday in July', '9.30 pm', 'Custom House Quay', 'free entry'],
  },
  change: 'Make the third one dark blue',
} as const
