/** The questions of the landing page: shown there, and told to search engines. */
import type { Site } from '@limner/contract/types'

const cost = ({ monthlyDesigns }: Site): string =>
  monthlyDesigns === null
    ? 'Nothing. Limner is open source, and whoever runs it on a server of their own sets the limits: here there is none.'
    : `Nothing. The free plan has ${monthlyDesigns} ${monthlyDesigns === 1 ? 'design' : 'designs'} a month; changes to a design are not counted. Limner is open source, and whoever runs it on a server of their own sets that number.`

export const questionsOf = (site: Site) => [
  {
    question: 'Do I need to be a designer?',
    answer:
      'No. Say what the thing is for and what must be on it. Limner chooses type, colour and layout by rules that designers use, and shows you four directions to choose from.',
  },
  {
    question: 'What can it make?',
    answer:
      'Logos, app icons, business cards, posters and flyers, banners, and web pages. Each is drawn for the size at which it will be used.',
  },
  {
    question: 'Can I use my own picture?',
    answer:
      'Yes. Attach a photograph or a drawing in the chat and say what to make of it. Its colours are measured, so that the design fits it.',
  },
  {
    question: 'May I use the designs commercially?',
    answer:
      'What you make is yours, for any purpose. The typefaces are under open licences that allow it, too. If you want to register a logo as a trademark, have it searched first, as with any logo.',
  },
  { question: 'What does it cost?', answer: cost(site) },
  {
    question: 'Where do my words and pictures go?',
    answer:
      'To the server that you are using, and no further: the engine runs there, without asking anybody else. Projects are private until you publish them.',
  },
]
