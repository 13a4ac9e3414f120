import { promptBriefs, testAnswers, testArchetypes } from '../archetype-gates.fixture.ts'
import { examples, toldExample } from '../shared/pictured/examples.ts'
import { SETTING_NAMES } from '../shared/pictured/settings.ts'
import { HARD } from './formats/formats.fixture.ts'

const PROMPTS = promptBriefs('poster', [
  'poster "Ox"',
  'Poster for the International Federation of Agricultural Engineers annual general assembly, 12 to 14 September 2026, 9 am, Congress Centre Lausanne',
  'A4 landscape flyer for a jazz night at the Blue Room, Friday 14 March, 8 pm, tickets $15, bluearoom.example, +1 555 0123, no icons',
  'Постер для концерта "Тихий океан", 5 мая, 19:00',
  'square flyer, summer sale, 40% off, Nordby Bikes, 1–10 October, without patterns',
  'Gig poster "Night Ferry" with The Low Tides, Mara Lune, DJ Okra, Paper Lions and Saint Cloud, 22 August, Pier 4, doors 7 pm, black and white',
  'Poster for a book fair, title "Turn the Page" in the center, date 3 May 2026 at the top left, Old Library, Utrecht at the bottom',
  'Poster for a stargazing night, 12 August',
  'Poster: title "Keepers of the Light" at the top in huge letters, date "October 4–6" bottom left, venue "Maritime Hall, Bergen" bottom right, dark blue background, yellow text',
])

const PICTURED = [...Object.values(examples.poster), ...SETTING_NAMES.map((name) => toldExample('poster', name))]
testArchetypes('poster', { ...PROMPTS, ...promptBriefs('poster', HARD) }, PICTURED)
testAnswers(PROMPTS)
