/** What the contact sheets and the edits show. */
export const PROMPTS = [
  "Logo for a bakery called 'Sweet Crumb', warm and handmade",
  'Logo for Northwind Labs, a software company, minimal, blue',
  'Logo for Abernathy Crane LLP, law firm, navy and copper',
  'App icon for a meditation timer, calm, lavender',
  'Poster for a jazz night at the Blue Door, Friday 12 June, 8 pm, tickets $15, bluedoor.example',
  "A4 landscape flyer for a farmers' market every Saturday from 9 to 1 on Castle Square",
  "Poster: title 'Keepers of the Light' at the top in huge letters, date 'October 4–6' bottom left, venue 'Maritime Hall, Bergen' bottom right, dark blue background, yellow text",
  'Summer sale poster for Nordby Bikes, 40% off, 1–10 October',
  'Business card for Ines Duarte, architect, ines@duarte.example, +351 210 123 456',
  "Business card for a bicycle repair shop 'Second Gear', olive background, the name in large white letters at the top center, a small wrench icon to the left of the name, phone 555-0187 at the bottom right",
  'Banner 1200x630 for Nordby Bikes, Ride into spring, 20% off, Shop now, teal',
  '728x90 leaderboard for Quill, Try it free, purple',
  'Instagram story "We moved!" 24 Canal Street, Sweet Crumb bakery',
  'Landing page for Tidewater Yoga in Lisbon, calm and airy',
  'Website for Otto Brandt, furniture maker, oak and steel',
  'Постер для концерта "Тихий океан", 5 мая, 19:00',
]

/** A prompt, and wishes that follow each other. */
export const TALKS: [prompt: string, ...wishes: string[]][] = [
  [
    "Poster 'Jazz Night' for the Blue Door, Friday 12 June, 8 pm, tickets $15, navy and gold",
    'make the headline bigger',
    'change the date to 20 June',
    'white background',
    'another layout, same colours',
  ],
  [
    "Logo for a coffee roaster called 'Harbor & Finch', tagline 'Small batch coffee', green",
    'remove the tagline',
    'use a serif font',
    'make it navy',
    'more playful',
  ],
  [
    'Business card for Mara Lindqvist, architect, Studio Nord, mara@studionord.example, Stockholm',
    'make the name bigger',
    'background in #f4ecd8',
    'make it vertical',
  ],
  [
    'Banner 1200x630 for Nordby Bikes, Ride into spring, 20% off, Shop now, teal',
    'make it 30% off',
    'warmer colours',
    'as an instagram post',
  ],
]
