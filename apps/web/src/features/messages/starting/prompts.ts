/** Six ways to begin, one for each kind of design: what is asked, and the words that must stand in every concept. */
export const STARTS = [
  {
    kind: 'Logo',
    picture: 'logo',
    prompt: 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern',
    words: ['Harbor & Finch'],
  },
  {
    kind: 'Website',
    picture: 'website',
    prompt: 'Website for Marigold, a flower shop in Bath: bouquets, weddings, weekly deliveries',
    words: ['Marigold', 'Bouquets', 'Weddings', 'Weekly deliveries'],
  },
  {
    kind: 'Business card',
    picture: 'business-card',
    prompt: 'Business card for Dr. Ines Moreau, dentist, +33 1 44 55 66 77, quiet and minimalist',
    words: ['Dr. Ines Moreau', 'dentist', '+33 1 44 55 66 77'],
  },
  {
    kind: 'Poster',
    picture: 'poster',
    prompt: 'Poster for the Quayside Film Nights, every Friday in July, 9.30 pm, Custom House Quay, free entry',
    words: ['Quayside Film Nights', 'every Friday in July', '9.30 pm', 'Custom House Quay', 'free entry'],
  },
  {
    kind: 'Icon',
    picture: 'icon',
    prompt: 'App icon for a weather app called Cirrus, bright and simple',
    words: [],
  },
  {
    kind: 'Banner',
    picture: 'banner',
    prompt: 'Banner "Spring plant sale", 20% off until Sunday, fresh greens',
    words: ['Spring plant sale', '20% off', 'until Sunday'],
  },
] as const
