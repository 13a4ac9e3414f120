import { english } from '../../../lib/language/translate.ts'

/** Six ways to begin, one for each kind of design: what is asked, and the words that must stand in every concept. */
export const STARTS = [
  {
    kind: english('Logo'),
    picture: 'logo',
    prompt: 'Logo for a coffee roaster called Harbor & Finch, navy and copper, calm and modern',
    words: ['Harbor & Finch'],
  },
  {
    kind: english('Website'),
    picture: 'website',
    prompt: 'Website for Marigold, a flower shop in Bath: bouquets, weddings, weekly deliveries',
    words: ['Marigold', 'Bouquets', 'Weddings', 'Weekly deliveries'],
  },
  {
    kind: english('Business card'),
    picture: 'business-card',
    prompt: 'Business card for Dr. Ines Moreau, dentist, +33 1 44 55 66 77, quiet and minimalist',
    words: ['Dr. Ines Moreau', 'dentist', '+33 1 44 55 66 77'],
  },
  {
    kind: english('Poster'),
    picture: 'poster',
    prompt: 'Poster for the Quayside Film Nights, every Friday in July, 9.30 pm, Custom House Quay, free entry',
    words: ['Quayside Film Nights', 'every Friday in July', '9.30 pm', 'Custom House Quay', 'free entry'],
  },
  {
    kind: english('Icon'),
    picture: 'icon',
    prompt: 'App icon for a weather app called Cirrus, bright and simple',
    words: [],
  },
  {
    kind: english('Banner'),
    picture: 'banner',
    prompt: 'Banner "Spring plant sale", 20% off until Sunday, fresh greens',
    words: ['Spring plant sale', '20% off', 'until Sunday'],
  },
] as const
