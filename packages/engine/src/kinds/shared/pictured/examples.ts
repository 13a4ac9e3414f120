/** A prompt for each setting that shows it at its best. */
import type { SettingName } from './settings.ts'

const poster: Record<SettingName, string> = {
  table: 'Poster for the Harbour Street bakery with a large croissant and a coffee cup, "Fresh at six"',
  plinth: 'Poster for the watch fair "Slow Hours" with a large watch, 4 May, Town Hall',
  hills: 'Poster for the sheepdog trials with a large dog, "Come By", Saturday 6 June, Hill Farm',
  mountains: 'Poster "Above the Clouds" with a large mountain, photo exhibition, 3 March, Alpine House',
  garden: 'Poster for a flower show with a large sunflower, "Tall Summer", 12 July, Rose Park',
  shore: 'Poster for a beach bar with a large cocktail, "Long Evenings", every Friday, Pier 2',
  vista: 'Poster with a road that leads to the mountains at sunset, "Drive North", 3 May, Hall 2',
  panorama: 'Poster with a lake and mountains at dawn, "Early Water", swimming club, 2 June',
  outlook: 'Poster with a path that leads to the horizon, "The Long Way", hiking weekend, 9 May',
  waves: 'Poster for the regatta with a large sailboat, "Fair Wind", 2 August, Old Harbour',
  underwater: 'Poster for the aquarium with a large octopus underwater, "Eight Arms", open daily',
  street: 'Poster for a classic car meeting with a large red car, "Old Tyres", 9 May, Market Street',
  stage: 'Poster for a concert with a large saxophone, "Blue Hour", Friday 8 pm, The Cellar',
  room: 'Poster for a furniture sale with a large armchair, "Sit Down", 3 to 9 March',
  space: 'Poster for the planetarium with a large rocket in outer space, "To the Moon", every Friday',
  rays: 'Poster for the fruit market with a large pineapple, "Ripe", Saturday, North Square',
  disc: 'Poster for the bird count with a large flamingo, "On One Leg", 8 May',
  splash: 'Poster for a lemonade stand with a large lemon, "Squeeze", Saturday, Elm Street',
  arch: 'Poster for a perfume shop with a large rose, "In Bloom", Mill Lane 3',
  collage: 'Poster for the food festival with a large lobster, "Claws Out", 7 July, Fish Dock',
}

const banner: Record<SettingName, string> = {
  table: "Instagram post for the Maple Street bakery with a large croissant, 'Fresh at six'",
  plinth: "Facebook ad for a watch shop with a large watch, 'Time for you', button 'See all'",
  hills: "Instagram post for a dog school with a large dog, 'Sit. Stay. Smile.'",
  mountains: "Facebook ad for a hiking shop with a large mountain, 'Go higher'",
  garden: "Instagram post for a florist with a large tulip, 'Spring is here'",
  shore: "Facebook ad for a beach bar with a large cocktail, 'Stay one more day'",
  vista: "Facebook ad for a travel agency with a beach at sunset, 'Stay one more day'",
  panorama: "Facebook ad for flats with a city skyline at night, 'Live up high'",
  outlook: "Instagram post for a farm with rows of vegetables, 'Picked this morning'",
  waves: "Facebook ad for a sailing school with a large sailboat, 'Learn to sail'",
  underwater: "Instagram post for an aquarium with a large turtle underwater, 'Slow is fine'",
  street: "Facebook ad for a car rental with a large car, 'Just drive'",
  stage: "Instagram post for a music school with a large guitar, 'First lesson free'",
  room: "Facebook ad for a furniture shop with a large armchair, 'Sit well'",
  space: "Instagram post for a planetarium with a large rocket in outer space, 'Lift off'",
  rays: "Instagram post for a fruit shop with a large watermelon, 'Ripe today'",
  disc: "Instagram post for a bird park with a large parrot, 'Say hello'",
  splash: "Instagram post for a juice bar with a large lemon, 'Squeeze the day'",
  arch: "Facebook ad for a perfume shop with a large rose, 'In bloom'",
  collage: "Facebook ad for a fish market with a large lobster, 'Fresh off the boat'",
}
export const examples = { poster, banner }

/** The same, where the prompt says what stands where. */
export const toldExample = (kind: keyof typeof examples, name: SettingName): string =>
  `${examples[kind][name]}. Title at the top center`
