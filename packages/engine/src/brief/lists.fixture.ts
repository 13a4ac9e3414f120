/** Prompts with lists: numbered, with bullets, announced by a word, or told by items that are alike. */
export interface Listed {
  prompt: string
  /** The items of its list, in order. */
  items: string[]
  /** Titles that stand before items. */
  titles?: string[]
}

export const LISTED: readonly Listed[] = [
  {
    prompt:
      'Poster for the staff kitchen. Title "House rules". 1. Wash your own cup 2. Label your lunch 3. Empty the machine 4. Last one out turns off the lights',
    items: ['Wash your own cup', 'Label your lunch', 'Empty the machine', 'Last one out turns off the lights'],
  },
  {
    prompt: 'make a poster with three steps: soak the beans, drain them and rinse twice',
    items: ['soak the beans', 'drain them', 'rinse twice'],
  },
  {
    prompt: 'Menu for Cafe Linden:\nFlat white 3.80\nCortado 3.20\nHot chocolate 4.10\nCarrot cake 4.50',
    items: ['Flat white 3.80', 'Cortado 3.20', 'Hot chocolate 4.10', 'Carrot cake 4.50'],
  },
  {
    prompt:
      'Line-up poster for Lowtide Festival: Marble Fox, Nina Okafor, The Slow Trams, Paper Suns. 8 August, Harbour Green',
    items: ['Marble Fox', 'Nina Okafor', 'The Slow Trams', 'Paper Suns'],
  },
  {
    prompt:
      'Flyer: Garden club spring programme\n- 3 April: Pruning roses\n- 17 April: Seed swap\n- 1 May: Open gardens',
    items: ['3 April: Pruning roses', '17 April: Seed swap', '1 May: Open gardens'],
  },
  {
    prompt:
      'I need a price list for my nail salon Lacquer Lane. Manicure €25, gel polish €35, pedicure €40, nail art from €8',
    items: ['Manicure €25', 'gel polish €35', 'pedicure €40', 'nail art from €8'],
  },
  {
    prompt:
      'Create an A3 poster about recycling with the headline Sort it out and four rules: rinse your jars, flatten your boxes, keep lids on, no plastic bags',
    items: ['rinse your jars', 'flatten your boxes', 'keep lids on', 'no plastic bags'],
  },
  {
    prompt: "opening hours sign for Bergmann's bakery\nMon to Fri 6:30 - 18:00\nSaturday 7:00 - 14:00\nSunday closed",
    items: ['Mon to Fri 6:30 - 18:00', 'Saturday 7:00 - 14:00', 'Sunday closed'],
  },
  {
    prompt: 'Wedding day timeline poster. 14:00 Ceremony, 15:30 Drinks on the lawn, 18:00 Dinner, 21:00 Dancing',
    items: ['14:00 Ceremony', '15:30 Drinks on the lawn', '18:00 Dinner', '21:00 Dancing'],
  },
  {
    prompt:
      'Instagram post: 5 tips for better sleep: 1) dim the lights 2) no phone in bed 3) keep the room cool 4) same time every night 5) skip the late coffee',
    items: ['dim the lights', 'no phone in bed', 'keep the room cool', 'same time every night', 'skip the late coffee'],
  },
  {
    prompt: 'poster for our bike kitchen called Spoke & Wrench. We offer: repairs, second hand bikes, workshops, tea',
    items: ['repairs', 'second hand bikes', 'workshops', 'tea'],
  },
  {
    prompt:
      'Design a flyer for a yoga retreat "Still Water". What to bring: a mat, warm socks, a water bottle and a notebook.',
    items: ['a mat', 'warm socks', 'a water bottle', 'a notebook'],
    titles: ['What to bring'],
  },
  {
    prompt:
      'A menu in dark green for Osteria Nonna Pia. Starters: Bruschetta 7, Caprese 9. Mains: Gnocchi al pesto 14, Saltimbocca 19. Desserts: Tiramisu 7, Panna cotta 6.',
    items: ['Bruschetta 7', 'Caprese 9', 'Gnocchi al pesto 14', 'Saltimbocca 19', 'Tiramisu 7', 'Panna cotta 6'],
    titles: ['Starters', 'Mains', 'Desserts'],
  },
  {
    prompt:
      'Schedule for our open day at Fairfield School: 9:00 Welcome in the hall; 9:30 Tour of the labs; 11:00 Choir; 12:00 Lunch in the garden',
    items: ['9:00 Welcome in the hall', '9:30 Tour of the labs', '11:00 Choir', '12:00 Lunch in the garden'],
  },
  {
    prompt: 'Make a poster that shows how to wash hands. Steps: 1. Wet 2. Soap 3. Scrub for 20 seconds 4. Rinse 5. Dry',
    items: ['Wet', 'Soap', 'Scrub for 20 seconds', 'Rinse', 'Dry'],
  },
  {
    prompt: 'website banner for a gym. Benefits:\n• No joining fee\n• Open 24 hours\n• Free towels',
    items: ['No joining fee', 'Open 24 hours', 'Free towels'],
  },
  {
    prompt:
      'Please create a poster for the Women in Science evening. Speakers: Dr. Amara Nwosu, Prof. Helena Brandt, Lucia Ferri. 14 November, 6 pm, Observatory Hall.',
    items: ['Dr. Amara Nwosu', 'Prof. Helena Brandt', 'Lucia Ferri'],
  },
  {
    prompt: 'Business card for Tomasz Zielinski, handyman. Services: painting, tiling, small repairs. 0161 555 0142',
    items: ['painting', 'tiling', 'small repairs'],
  },
  {
    prompt: 'Poster "Pancakes in five minutes". Ingredients: 2 eggs, 200 g flour, 300 ml milk, a pinch of salt',
    items: ['2 eggs', '200 g flour', '300 ml milk', 'a pinch of salt'],
    titles: ['Ingredients'],
  },
  {
    prompt: 'checklist for moving house\n- cancel the lease\n- book a van\n- pack room by room\n- read the meters',
    items: ['cancel the lease', 'book a van', 'pack room by room', 'read the meters'],
  },
  {
    prompt: 'Flyer for the Old Mill pub quiz night with prizes: 1st €100, 2nd a crate of beer, 3rd a round of shots',
    items: ['1st €100', '2nd a crate of beer', '3rd a round of shots'],
  },
  {
    prompt:
      'landing page for Tallow, a candle shop. Sections with the products Fig & Smoke, Rainy Street and Winter Orchard',
    items: ['Fig & Smoke', 'Rainy Street', 'Winter Orchard'],
  },
  {
    prompt:
      'a cinema programme poster, Kino Lumen: Monday The Third Man, Tuesday Playtime, Wednesday Ran, Thursday Alien',
    items: ['Monday The Third Man', 'Tuesday Playtime', 'Wednesday Ran', 'Thursday Alien'],
  },
  {
    prompt: 'I want a poster for the swim club: Lane times. Adults Mon 19:00. Juniors Wed 16:30. Masters Fri 20:00.',
    items: ['Adults Mon 19:00', 'Juniors Wed 16:30', 'Masters Fri 20:00'],
  },
  {
    prompt:
      'Create a leaflet for a plumber with a list of services: leak detection, boiler repair, bathroom fitting, drain cleaning. Call 020 7946 0311',
    items: ['leak detection', 'boiler repair', 'bathroom fitting', 'drain cleaning'],
  },
  {
    prompt:
      'birthday party invitation with the programme 3 pm cake, 4 pm treasure hunt, 6 pm pizza. For Milo, Saturday 5 June',
    items: ['3 pm cake', '4 pm treasure hunt', '6 pm pizza'],
  },
  {
    prompt: 'LinkedIn post on hiring mistakes:\n1. Asking the same thing twice\n2. No feedback\n3. Too many rounds',
    items: ['Asking the same thing twice', 'No feedback', 'Too many rounds'],
  },
  {
    prompt: 'Cocktail card for Bar Sirocco - Negroni 11 / Paloma 10 / Whiskey Sour 12 / Spritz 9',
    items: ['Negroni 11', 'Paloma 10', 'Whiskey Sour 12', 'Spritz 9'],
  },
  {
    prompt:
      'poster with the tour dates of Hollow Pines: 2 March Leeds, 4 March Bristol, 7 March Cardiff, 9 March Dublin',
    items: ['2 March Leeds', '4 March Bristol', '7 March Cardiff', '9 March Dublin'],
  },
  {
    prompt:
      'Fire safety poster for a hostel. In case of fire: a) stay calm b) leave by the stairs c) meet at the car park',
    items: ['stay calm', 'leave by the stairs', 'meet at the car park'],
  },
]
