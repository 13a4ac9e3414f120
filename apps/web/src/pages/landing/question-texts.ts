/** The questions of the landing page: shown there, and told to search engines. */
import type { Site } from '@limner/contract/types'
import { many, t } from '../../lib/language/translate.ts'
import { whatLeaves } from '../legal/data-sharing.ts'

const cost = ({ monthlyDesigns }: Site): string =>
  monthlyDesigns === null
    ? t(
        'Nothing. Limner is open source, and there is no paid plan. Whoever runs a server sets its limits; this one has none.',
      )
    : many(
        monthlyDesigns,
        'Nothing. The free plan includes # design a month, and changes to a design are not counted. Limner is open source: whoever runs a server sets its limits.',
        'Nothing. The free plan includes # designs a month, and changes to a design are not counted. Limner is open source: whoever runs a server sets its limits.',
      )

export const questionsOf = (site: Site) => [
  {
    question: t('Do I need to be a designer?'),
    answer: t(
      'No. Say what the design is for and what it has to say. Limner chooses type, colour and layout by the rules designers use, and gives you four concepts to choose from.',
    ),
  },
  {
    question: t('What can it make?'),
    answer: t(
      'Logos, app icons, business cards, posters, flyers, banners, social media posts and websites. Each is laid out for the size at which it will be used. It does not make slide decks.',
    ),
  },
  {
    question: t('Can I use my own image?'),
    answer: t(
      'Yes. Attach a photo or a drawing in the chat and say what to do with it. Limner picks colours that suit it.',
    ),
  },
  {
    question: t('Can I use the designs commercially?'),
    answer: t(
      'Yes. What you make is yours, for any purpose, and the typefaces come under open licences that allow it. Before you register a logo as a trademark, have it searched, as you would any logo.',
    ),
  },
  { question: t('What does it cost?'), answer: cost(site) },
  {
    question: t('Where do my words and images go?'),
    answer: [
      t('To the server you are using.'),
      ...whatLeaves(site),
      t('Projects are private until you make them public.'),
    ].join(' '),
  },
]
