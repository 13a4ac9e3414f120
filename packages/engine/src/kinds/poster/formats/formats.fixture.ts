/** Prompts for printed pieces: usual ones, and those that are hard to compose. */
export const USUAL = [
  'Menu for Osteria Pino. Starters: Olives 4.50, Focaccia 5.00, Artichokes (v) 8.50. Mains: Lasagne 13.00, Sea bream 19.50, Gnocchi 12.00. Via Roma 4, 555 0161',
  'Certificate of achievement for completing the Advanced Pottery course, Clay Yard School, awarded to Jo Marsh, 3 May 2026',
  'Concert ticket for The Glass Owls, Saturday 7 November, 9 pm, Hall of Mirrors, seat C12, €24',
  'Wedding invitation for Ada Holm and Tom Reyes, Saturday 5 September 2026 at 2 pm, Mill House, Lund. RSVP by 1 June to ada@holm.example',
  'Book cover: "The Quiet Ferry", a novel by Nora Bell, about a ferry in the fog',
  'Back of a postcard for Pension Alma, Bergen',
  'Festival schedule for Harbour Days: 14:00-15:00 Brass band, 15:30-17:00 Sea shanties, 18:00-19:30 Dance, 20:00-22:00 Fireworks',
] as const

export const HARD = [
  'Menu',
  'Cocktail menu for the bar Zum Donaudampfschifffahrtskapitän: Zitronenverbenenlimonade mit Rosmarin und Eis 12.50, Negroni 11, Holundersektcocktail mit Himbeeren (vg) 13.80, Spritz 9',
  'Lunch menu: Soup of the day - 5, Bread and butter - 3, Stew - 9, Salad (v) - 7, Pie - 8, Curry (vg) - 9, Toast - 4, Omelette - 7, Fish - 12, Pasta - 10, Rice - 6, Cake - 5, Ice cream - 4, Coffee - 3. No pictures, no patterns',
  'Certificate',
  'Certificate of participation for Maximiliana von Hohenzollern-Sigmaringen, International Federation of Alpine Botanical Gardens, signed by Professor Ruth Adler-Lindqvist, 12 to 14 September 2026, portrait format',
  'Coupon',
  'Gift voucher for the Botanical Garden of the Free and Hanseatic City, 90 minutes of guided walk for two persons, portrait format, hello@garden.example, 555 0118, garden.example',
  'Ticket',
  'Train ticket to Donaudampfschifffahrtsgesellschaft, passenger Maximiliana von Hohenzollern, coach 12, seat 84, 12 September 2026, 9:45 am, €119.90, no pictures',
  'Invitation',
  'Birthday invitation: Maximiliana-Josephine turns 40, Saturday 12 September 2026, from 6 pm until late, at the Old Boathouse by the lake, 148 Avenue du Lac, Lausanne, bring a cake, call 555 0144, landscape format',
  'Book cover',
  'Book cover "A Short History of Nearly All the Rivers That Ever Crossed the Plain" by Maximiliana von Hohenzollern-Sigmaringen, subtitle: From the spring to the sea in four hundred maps, no pictures',
  'Postcard "Wish you were here" for the Donaudampfschifffahrtsgesellschaft, portrait format, 12 Dock Road, 555 0166',
  'Back of a postcard for the Botanical Garden of the Free and Hanseatic City, 148 Avenue du Lac, Lausanne, 555 0118, garden.example',
  'Timetable',
  'Programme: 9:00 Welcome, 9:15 The long road to a very small museum by Maximiliana von Hohenzollern, 10:00 Break, 10:05 Second break, 17:00 End, landscape format',
  'Class timetable of the dancing school Takt: Mon 17:00 Ballet, Mon 18:30 Tango, Tue 18:00 Swing, Wed 9:00 Stretching, Wed 19:00 Salsa, Thu 17:00 Ballet, Thu 20:00 Milonga, Fri 18:00 Lindy Hop, Sat 10:00 Families, Sun 11:00 Brunch dance',
] as const
