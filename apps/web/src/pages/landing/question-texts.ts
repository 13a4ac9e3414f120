/** The questions of the landing page: shown there, and told to search engines. */
export const QUESTIONS = [
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
  {
    question: 'What does it cost?',
    answer:
      'The free plan has 10 designs a month; paid plans lift that limit. Limner is also open source: whoever runs it on a server of their own sets the limits, and out of the box there are none.',
  },
  {
    question: 'Where do my words and pictures go?',
    answer:
      'To the server that you are using, and no further: the engine runs there, without asking anybody else. Projects are private until you publish them.',
  },
] as const
