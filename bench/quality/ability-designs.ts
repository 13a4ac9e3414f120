/** The designs on which plain wishes are tried: five prompts of each kind, each on one of its concepts. */
import type { KindName } from '@limner/engine/types'

// biome-ignore format: a table
export const ABILITY_PROMPTS: Readonly<Record<KindName, readonly string[]>> = {
  logo: [
    'A logo for a bakery called Crumb & Co',
    'Logo for Northlight, a law firm, calm and serious, dark blue',
    'a logo with a fox for a bookshop named The Foxglove, slogan: stories for everyone',
    'wordmark for a skate brand called Rumble',
    'Logo for Tideline Yoga with a wave',
  ],
  website: [
    'Landing page for a plumber in Leeds called Pipewise, phone 0113 496 0321',
    'Website for a ceramics studio named Clay & Fire with a gallery, classes and prices',
    'a homepage for our app Budgetbee that helps students save money, button "Get the app"',
    'Site for the restaurant Lupo in Porto with menu and opening hours',
    'portfolio of the photographer Ines Duarte, dark',
  ],
  'business-card': [
    'Business card for Maria Lopes, architect, maria@lopes.pt, +351 912 345 678',
    'business card: Tom Becker, Head of Sales at Windrose Energy, www.windrose.example, tom@windrose.example, Hamburg',
    'A card for the dog groomer Happy Paws, 12 Mill Lane, York, 01904 555 212, with a dog',
    'business cards for a tattoo artist, Lena Voss, black, instagram @lenavoss.ink',
    'elegant business card for the florist Petal & Stem, Rua das Flores 20, Lisboa',
  ],
  poster: [
    'Poster for a jazz night at the Blue Room on 14 March, 8 pm, tickets 12 €',
    'poster with a cat: lost cat, grey with white paws, answers to Milo, call 0151 555 0133',
    'Flyer for a plant sale on Saturday 6 June, 10-16, community garden, Elm Street 4',
    'Film poster for "The Long Winter", a thriller set in the mountains',
    'Poster for our school summer party, 20 June at 3 pm, with balloons, bring a cake',
  ],
  icon: [
    'App icon for a weather app',
    'an icon of a rocket, flat, purple',
    'icon for a recipe app with a pan',
    'App icon with the letter K for Kettle, a tea timer',
    'icon of a bicycle in green',
  ],
  banner: [
    'Banner for a summer sale, 30% off all shoes, button "Shop now"',
    'Instagram post: we are hiring baristas, apply at jobs@beanhouse.example',
    'web banner for an online course in watercolour, starts 2 May, "Enrol today"',
    'Facebook cover for the travel blog Slow Miles, with a train',
    'LinkedIn banner for Dr Amira Haddad, data scientist, datahaddad.example',
  ],
}
