/** What people say in a chat that asks for no design, and what is answered; patterns as in language/pattern.ts. */

export interface TalkRow {
  topic:
    | 'greeting'
    | 'thanks'
    | 'abilities'
    | 'start'
    | 'download'
    | 'colours'
    | 'languages'
    | 'rights'
    | 'price'
    | 'praise'
  /** At the beginning of a message. */
  when: readonly string[]
  answer: string
  /** Prompts to press. */
  examples: readonly string[]
}

export const TALK: readonly TalkRow[] = [
  {
    topic: 'thanks',
    when: ['thanks|thank|thx|cheers|merci|danke|gracias', 'much appreciated', 'ok|great|perfect|super thanks|thank'],
    answer: 'You are welcome. If anything should look different, say it in your own words.',
    examples: ['make the title larger', 'another layout, same colours', 'a matching business card'],
  },
  {
    topic: 'abilities',
    when: [
      'what can|could|do you do|make|design|offer',
      'who|what be you',
      'how do|can|does this|you|it work|help',
      'can|could you help me|us?',
      'help',
      'what be this',
    ],
    answer:
      'I design logos, websites, business cards, posters and flyers, icons and banners. Tell me what it is for, the words that must be on it, and what you like; I draw four concepts, and you change them in plain words.',
    examples: [
      'A logo for a bakery called Fennel, warm and simple',
      'Poster for a jazz night on 9 May at Harbour Hall',
      'Website for a dental practice, calm, blue',
    ],
  },
  {
    topic: 'download',
    when: [
      'how|where do|can|to i|we? download|export|save|print|get',
      'can|could i|we download|export|save|print',
      'where be .. download|file|pdf|png',
    ],
    answer:
      'Open a design and press Download: PNG, JPG, SVG, print-ready PDF, a React component or a Next.js project; logos as a brand kit as well.',
    examples: ['show me a matching business card', 'make it A4', 'a square version'],
  },
  {
    topic: 'rights',
    when: [
      'can|may|could i|we use .. commercially|commercial|business',
      'who own|owns',
      'be it|this|they mine|copyrighted',
      'do i own',
    ],
    answer:
      'What you make here is yours to use, in business too. Fonts and pictograms are under open licences, listed under Third-party work.',
    examples: ['a logo for my shop', 'a flyer for our summer sale'],
  },
  {
    topic: 'price',
    when: ['how much do|be|does|is', 'be it|this|that free', 'what do|does it|this cost'],
    answer: 'Limner is free software under the MIT licence. Whoever runs this one tells what an account here costs.',
    examples: ['a logo for my shop', 'a banner for our summer sale'],
  },
  {
    topic: 'languages',
    when: ['do|can you speak|understand|write', 'which|what languages'],
    answer:
      'I read English best. In German, French, Spanish, Italian, Portuguese and Dutch I understand kinds, colours, parts and places; names, dates and quoted texts are set as you write them in any language.',
    examples: ['Visitenkarte für Ana Lima, Zahnärztin', 'affiche pour «Nuit du jazz», bleu nuit'],
  },
  {
    topic: 'greeting',
    when: ['hello|hi|hey|hallo|bonjour|hola|ciao|yo|greetings', 'good morning|afternoon|evening|day', 'how be you'],
    answer: 'Hello. What shall I design? Say what it is for and which words must be on it.',
    examples: [
      'A logo for a bakery called Fennel',
      'Poster for a book swap on Saturday, free entry',
      'Business card for Ana Lima, dentist',
    ],
  },
  {
    topic: 'praise',
    when: [
      'love|like it|this|them',
      'great|nice|perfect|awesome|beautiful|wonderful|amazing|cool|super|wow',
      'well done',
    ],
    answer: 'Good to hear. Shall anything follow it?',
    examples: ['a matching business card', 'the same as a banner', 'a version on dark'],
  },
]
