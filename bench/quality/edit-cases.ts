/** Wishes about finished designs, in many voices, and what must be true afterwards. */
import type { Hex, Role } from '@limner/engine'

export interface Check {
  /** Words that stand in the design afterwards, and words that do not. */
  says?: string
  lacks?: string
  /** Roles (any of them that the design has) of which the first is set or drawn larger, smaller, heavier. */
  grows?: Role[]
  shrinks?: Role[]
  heavier?: Role[]
  /** Roles that are gone. */
  without?: Role[]
  ground?: Hex
  /** The ground's lightness. */
  lightness?: 'up' | 'down'
  /** A colour that is seen somewhere. */
  shows?: Hex
  format?: [width: number, height: number]
  /** Another composition. */
  anew?: true
  /** Another palette, another display family. */
  recoloured?: true
  retyped?: true
  /** Something that was asked for changed, whatever it is; for wishes with many good answers. */
  changed?: true
  status?: 'changed' | 'revert' | 'unclear'
}

export const SUBJECTS = {
  poster:
    "Poster 'Jazz Night' for the Blue Door, Friday 12 June, 8 pm, Blue Door Cellar, tickets $15, bluedoor.example, navy and gold",
  card: 'Business card for Mara Lindqvist, architect, Studio Nord, +46 8 555 0123, mara@studionord.example, studionord.example, 12 Elm Street, Stockholm',
  logo: "Logo for a coffee roaster called 'Harbor & Finch', tagline 'Small batch coffee', green",
  banner: "Banner 1200x630 for Nordby Bikes, 'Ride into spring', 20% off, Shop now, teal",
  website: 'Landing page for Tidewater Yoga in Lisbon, calm and airy, "Breathe by the sea", button "Book a class"',
} as const

const headline: Role[] = ['headline', 'brand']
const mark: Role[] = ['icon', 'mark', 'logo', 'illustration']
const button: Role[] = ['button', 'cta']

export const EDITS: [keyof typeof SUBJECTS, string, Check][] = [
  // Words
  ['poster', 'change the date to Saturday 14 June', { says: 'Saturday 14 June', lacks: 'Friday 12 June' }],
  ['poster', "replace 'Jazz Night' with 'Swing Night'", { says: 'Swing Night', lacks: 'Jazz Night' }],
  ['poster', 'the headline should say "Late Jazz"', { says: 'Late Jazz', lacks: 'Jazz Night' }],
  ['poster', "it's $18 now, not $15", { says: '$18', lacks: '$15' }],
  ['poster', 'start at 9 pm instead', { says: '9 pm', lacks: '8 pm' }],
  ['poster', 'we moved to 9:30 pm', { says: '9:30 pm', lacks: '8 pm' }],
  ['poster', 'venue: The Green Room', { says: 'The Green Room' }],
  ['poster', 'add "Doors open at 7 pm"', { says: 'Doors open at 7 pm' }],
  ['poster', 'add a line saying "Free parking"', { says: 'Free parking' }],
  ['poster', 'chnage the headlien to Blue Hour', { says: 'Blue Hour', lacks: 'Jazz Night' }],
  ['poster', 'remove the website', { lacks: 'bluedoor.example' }],
  ['poster', 'please take out the price', { lacks: '$15' }],
  ['poster', 'the link should be jazz.example', { says: 'jazz.example', lacks: 'bluedoor.example' }],
  ['card', 'change the phone number to +46 8 555 0199', { says: '+46 8 555 0199', lacks: '+46 8 555 0123' }],
  [
    'card',
    'new mail: hello@studionord.example',
    { says: 'hello@studionord.example', lacks: 'mara@studionord.example' },
  ],
  ['card', 'her title is now "Partner"', { says: 'Partner', lacks: 'architect' }],
  ['card', 'drop the address', { lacks: '12 Elm Street' }],
  ['card', 'the name is misspelt, it is Mara Lindquist', { says: 'Mara Lindquist', lacks: 'Mara Lindqvist' }],
  ['card', 'add the tagline "Houses for long winters"', { says: 'Houses for long winters' }],
  ['card', 'replace 12 Elm Street with 40 Harbour Road', { says: '40 Harbour Road', lacks: '12 Elm Street' }],
  ['logo', 'remove the tagline', { lacks: 'Small batch coffee' }],
  ['logo', 'tagline: "Roasted on the quay"', { says: 'Roasted on the quay', lacks: 'Small batch coffee' }],
  ['logo', 'no tagline please', { lacks: 'Small batch coffee' }],
  ['logo', "change the name to 'Harbour & Finch'", { says: 'Harbour & Finch', lacks: 'Harbor & Finch' }],
  ['banner', 'make it 30% off', { says: '30% off', lacks: '20% off' }],
  ['banner', 'button text "Buy a bike"', { says: 'Buy a bike', lacks: 'Shop now' }],
  ['banner', "replace 'spring' with 'summer'", { says: 'summer', lacks: 'spring' }],
  ['banner', 'remove the offer', { lacks: '20% off' }],
  ['banner', 'add the website nordby.example', { says: 'nordby.example' }],
  ['website', 'change the headline to "Yoga by the water"', { says: 'Yoga by the water', lacks: 'Breathe by the sea' }],
  ['website', 'the button should say "Join us"', { says: 'Join us' }],
  // Colours
  ['poster', 'make the background black', { ground: '#000000' }],
  ['poster', 'white background', { ground: '#ffffff' }],
  ['poster', 'background #0b3d2e', { ground: '#0b3d2e' }],
  ['poster', 'make it dark green', { recoloured: true }],
  ['poster', 'headline in red', { shows: '#c0392b' }],
  ['poster', 'I want the title in #ff5500', { shows: '#ff5500' }],
  ['poster', 'warmer colours', { recoloured: true }],
  ['poster', 'make the whole thing darker', { changed: true }],
  ['poster', 'other colours please', { recoloured: true }],
  ['poster', 'black and white', { recoloured: true }],
  ['poster', 'pastel colors', { recoloured: true }],
  ['poster', 'dark mode', { changed: true }],
  ['poster', 'lighter background', { lightness: 'up' }],
  ['card', 'background in #f4ecd8', { ground: '#f4ecd8' }],
  ['card', 'make it navy', { recoloured: true }],
  ['card', 'use terracotta as the accent', { recoloured: true }],
  ['card', 'name in #7a1f2b', { shows: '#7a1f2b' }],
  ['card', 'more colourful', { recoloured: true }],
  ['card', 'less saturated', { recoloured: true }],
  ['logo', 'make it blue', { recoloured: true }],
  ['logo', 'in #aa3355 please', { shows: '#aa3355' }],
  ['logo', 'white on black', { ground: '#000000' }],
  ['logo', 'not green, purple', { recoloured: true }],
  ['logo', 'the name in black', { shows: '#000000' }],
  ['logo', 'cream background', { changed: true }],
  ['banner', 'make the button orange', { changed: true }],
  ['banner', 'background: #123456', { ground: '#123456' }],
  ['banner', 'replace teal with coral', { recoloured: true }],
  ['banner', 'cooler colours', { recoloured: true }],
  ['website', 'use sage green instead', { recoloured: true }],
  ['website', 'dark background', { lightness: 'down' }],
  ['website', 'make the button #d1495b', { shows: '#d1495b' }],
  // Type
  ['poster', 'use a serif font', { retyped: true }],
  ['poster', 'another font', { retyped: true }],
  ['poster', 'make the title bigger', { grows: headline }],
  ['poster', 'HEADLINE BIGGER!!', { grows: headline }],
  ['poster', 'the headline is too big', { shrinks: headline }],
  ['poster', 'smaller date', { shrinks: ['date'] }],
  ['poster', 'bolder headline', { changed: true }],
  ['poster', 'a handwritten font for the title', { retyped: true }],
  ['poster', 'set everything in Playfair Display', { retyped: true }],
  ['card', 'make the name bigger', { grows: ['person'] }],
  ['card', 'sans serif please', { changed: true }],
  ['card', 'thinner type', { changed: true }],
  ['card', 'make the phone number larger', { grows: ['phone'] }],
  ['logo', 'a bolder font', { changed: true }],
  ['logo', 'use a monospace font', { retyped: true }],
  ['logo', 'more letter spacing', { changed: true }],
  ['banner', 'bigger headline', { grows: headline }],
  ['banner', 'rounded font', { retyped: true }],
  ['website', 'make the headline smaller', { shrinks: headline }],
  ['website', 'use Fraunces for the headings', { retyped: true }],
  // Elements
  ['logo', 'remove the icon', { changed: true }],
  ['logo', 'make the icon bigger', { grows: mark }],
  ['logo', 'replace the icon with an anchor', { changed: true }],
  ['logo', 'use a bird instead', { changed: true }],
  ['poster', 'add a saxophone', { changed: true }],
  ['poster', 'add a star', { changed: true }],
  ['card', 'add a house icon', { changed: true }],
  ['banner', 'remove the button', { without: button }],
  ['banner', 'bigger button', { grows: button }],
  // Layout, tone, format
  ['poster', 'another layout', { anew: true }],
  ['poster', 'try a different layout, same colours', { anew: true }],
  ['poster', 'more white space', { changed: true }],
  ['poster', 'more playful', { changed: true }],
  ['poster', 'make it more elegant', { changed: true }],
  ['poster', 'make it a story', { format: [1080, 1920] }],
  ['poster', 'as A4 landscape', { format: [1527, 1080] }],
  ['poster', 'square please', { format: [1080, 1080] }],
  ['poster', 'resize to 1200x630', { format: [1200, 630] }],
  ['card', 'too busy, simpler please', { changed: true }],
  ['card', 'make it vertical', { format: [600, 1050] }],
  ['card', 'completely different layout', { anew: true }],
  ['logo', 'more minimal', { changed: true }],
  ['logo', 'start over', { anew: true }],
  ['banner', 'as an instagram post', { format: [1080, 1080] }],
  ['banner', 'leaderboard size', { format: [728, 90] }],
  ['banner', 'try something else', { anew: true }],
  ['website', 'more premium', { changed: true }],
  // Several at once
  ['poster', 'bigger title and make the background black', { grows: headline, ground: '#000000' }],
  ['poster', 'date to 20 June, remove the link', { says: '20 June', lacks: 'bluedoor.example' }],
  ['card', 'name in #205080 and drop the address', { shows: '#205080', lacks: '12 Elm Street' }],
  ['banner', 'change the headline to "Ride home", background #222244', { says: 'Ride home', ground: '#222244' }],
  ['logo', 'white background, remove the tagline', { ground: '#ffffff', lacks: 'Small batch coffee' }],
  // Back, and what cannot be understood
  ['poster', 'undo', { status: 'revert' }],
  ['poster', 'go back', { status: 'revert' }],
  ['logo', 'back to version 1', { status: 'revert' }],
  ['card', 'revert that please', { status: 'revert' }],
  ['poster', 'blorf the quux', { status: 'unclear' }],
  ['logo', 'asdf jkl', { status: 'unclear' }],
  ['card', 'make the elephant sing', { status: 'unclear' }],
]
