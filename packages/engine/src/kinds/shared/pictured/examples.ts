/** A prompt for each setting that shows it at its best. */
import type { SettingName } from './settings.ts'

const poster: Record<SettingName, string> = {
  table: 'Poster for the Harbour Street bakery with a large croissant and a coffee cup, "Fresh at six"',
  plinth: 'Poster for the watch fair "Slow Hours" with a large watch, 4 May, Town Hall',
  hills: 'Poster for the sheepdog trials with a large dog, "Come By", Saturday 6 June, Hill Farm',
  mountains: 'Poster "Above the Clouds" with a large mountain, photo exhibition, 3 March, Alpine House',
  garden: 'Poster for a flower show with a large sunflower, "Tall Summer", 12 July, Rose Park',
  shore: 'Poster "Last Light" with a large sunset, open-air concert, 20 August, Pier 2',
  waves: 'Poster for the regatta with a large sailboat, "Fair Wind", 2 August, Old Harbour',
  underwater: 'Poster for the aquarium with a large octopus, "Eight Arms", open daily',
  street: 'Poster for a classic car meeting with a large red car, "Old Tyres", 9 May, Market Street',
  skyline: 'Poster "City Never Sleeps" with a large city skyline, architecture week, 5 October',
  pitch: 'Poster for the cup final with a large soccer ball, "Kick Off", Sunday 8 June, 3 pm',
  stage: 'Poster for a concert with a large saxophone, "Blue Hour", Friday 8 pm, The Cellar',
  room: 'Poster for a furniture sale with a large armchair, "Sit Down", 3 to 9 March',
  desk: 'Poster for the reading week with a large stack of books, "Turn the Page", City Library',
  feast: 'Poster for a birthday sale with a large gift box, "Ten Years", 1 June',
  air: 'Poster for the balloon days with a large hot air balloon, "Up and Away", 14 August',
  space: 'Poster for the planetarium with a large rocket, "To the Moon", every Friday',
  rays: 'Poster for the fruit market with a large pineapple, "Ripe", Saturday, North Square',
  layers: 'Poster for a winter tale with a large fox, "Red in the Snow", 4 December, Town Library',
  rings: 'Poster for a concert with a large trumpet, "Brass at Noon", 6 May, Bandstand',
  dusk: 'Poster for a night walk with a large owl, "Owl Light", Oak Wood, 9 pm',
  disc: 'Poster for the bird count with a large flamingo, "On One Leg", 8 May',
  splash: 'Poster for a lemonade stand with a large lemon, "Squeeze", Saturday, Elm Street',
  halftone: 'Poster for the comic fair with a large rocket, "Pow", 9 September, Hall 4',
  arch: 'Poster for a perfume shop with a large rose, "In Bloom", Mill Lane 3',
  risograph: 'Poster for the print fair with a large cat, "Cats on Paper", 12 April',
  collage: 'Poster for the food festival with a large lobster, "Claws Out", 7 July, Fish Dock',
}

const banner: Record<SettingName, string> = {
  table: "Instagram post for the Maple Street bakery with a large croissant, 'Fresh at six'",
  plinth: "Facebook ad for a watch shop with a large watch, 'Time for you', button 'See all'",
  hills: "Instagram post for a dog school with a large dog, 'Sit. Stay. Smile.'",
  mountains: "Facebook ad for a hiking shop with a large mountain, 'Go higher'",
  garden: "Instagram post for a florist with a large tulip, 'Spring is here'",
  shore: "Facebook ad for a travel agency with a large sunset, 'Stay one more day'",
  waves: "Facebook ad for a sailing school with a large sailboat, 'Learn to sail'",
  underwater: "Instagram post for an aquarium with a large turtle, 'Slow is fine'",
  street: "Facebook ad for a car rental with a large car, 'Just drive'",
  skyline: "Facebook ad for flats with a large city skyline, 'Live up high'",
  pitch: "Instagram post for a football club with a large soccer ball, 'Match day'",
  stage: "Instagram post for a music school with a large guitar, 'First lesson free'",
  room: "Facebook ad for a furniture shop with a large armchair, 'Sit well'",
  desk: "Facebook ad for a library with a large stack of books, 'Borrow a world'",
  feast: "Instagram post for a gift shop with a large gift box, 'Wrapped for you'",
  air: "Facebook ad for a flight search with a large airplane, 'Fly for less'",
  space: "Instagram post for a planetarium with a large rocket, 'Lift off'",
  rays: "Instagram post for a fruit shop with a large watermelon, 'Ripe today'",
  layers: "Instagram post for a zoo with a large fox, 'Meet Rusty'",
  rings: "Facebook ad for a brass band with a large trumpet, 'Loud and clear'",
  dusk: "Facebook ad for a night walk with a large owl, 'After dark'",
  disc: "Instagram post for a bird park with a large parrot, 'Say hello'",
  splash: "Instagram post for a juice bar with a large lemon, 'Squeeze the day'",
  halftone: "Instagram post for a comic shop with a large robot, 'New issue'",
  arch: "Facebook ad for a perfume shop with a large rose, 'In bloom'",
  risograph: "Instagram post for a print shop with a large cat, 'Paper cats'",
  collage: "Facebook ad for a fish market with a large lobster, 'Fresh off the boat'",
}
export const examples = { poster, banner }

/** The same, where the prompt says what stands where. */
export const toldExample = (kind: keyof typeof examples, name: SettingName): string =>
  `${examples[kind][name]}. Title at the top center`
