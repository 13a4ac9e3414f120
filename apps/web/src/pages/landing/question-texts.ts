/** The questions of the landing page: shown there, and told to search engines. */
import type { Site } from '@limner/contract/types'
import { whatLeaves } from '../legal/data-sharing.ts'

const cost = ({ monthlyDesigns }: Site): string =>
  monthlyDesigns === null
    ? 'Nothing. Limner is open source, and there is no paid plan. Whoever runs a server sets its limits; this one has none.'
    : `Nothing. The free plan includes ${monthlyDesigns} ${monthlyDesigns === 1 ? 'design' : 'designs'} a month, and changes to a design are not counted. Limner is open source: whoever runs a server sets its limits.`

export const questionsOf = (site: Site) => [
  {
    question: 'Do I need to be a designer?',
    answer:
      'No. Say what the design is for and what it has to say. Limner chooses type, colour and layout by the rules designers use, and gives you four concepts to choose from.',
  },
  {
    question: 'What can it make?',
    answer:
      'Logos, app icons, business cards, posters, flyers, banners, social media posts and websites. Each is laid out for the size at which it will be used. It does not make slide decks.',
  },
  {
    question: 'Can I use my own image?',
    answer:
      'Yes. Attach a photo or a drawing in the chat and say what to do with it. Limner picks colours that suit it.',
  },
  {
    question: 'Can I use the designs commercially?',
    answer:
      'Yes. What you make is yours, for any purpose, and the typefaces come under open licences that allow it. Before you register a logo as a trademark, have it searched, as you would any logo.',
  },
  { question: 'What does it cost?', answer: cost(site) },
  {
    question: 'Where do my words and images go?',
    answer: [
      'To the server you are using.',
      ...whatLeaves(site),
      'Projects are private until you make them public.',
    ].join(' '),
  },
]
