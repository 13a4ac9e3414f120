import { promptBriefs, testAnswers, testArchetypes } from '../archetype-gates.fixture.ts'
import { examples, toldExample } from '../shared/pictured/examples.ts'
import { SETTING_NAMES } from '../shared/pictured/settings.ts'

const PROMPTS = promptBriefs('banner', [
  'banner for Nordby Bikes "Ride into spring", Shop bikes, teal',
  '728x90 leaderboard for Quill, Try it free, purple',
  'banner 320x50 "Fresh bread daily" Sweet Crumb',
  '160x600 skyscraper for Ridgeline Outfitters, 30% off all tents, Shop now',
  'Instagram post "Included in every class": mats, tea, towels, quiet. Breathe Out yoga, Book a mat, sage',
  '970x250 banner for the international festival of improvised chamber music, 3–5 July, Harbour Park, festival.example, Get tickets',
  '300x600 ad for Kino Palme film night, Friday 9 October, 8 pm, Buy tickets',
  'Instagram story "We moved!" 24 Canal Street, Sweet Crumb bakery, sweetcrumb.example',
  'شعار عريض banner for "مقهى القمر", Visit us',
  "Banner 970x250: 'Spring Sale up to 40% off' on the left in large letters, a red 'Shop now' button on the right, white background",
])

const PICTURED = [...Object.values(examples.banner), ...SETTING_NAMES.map((name) => toldExample('banner', name))]
testArchetypes('banner', PROMPTS, PICTURED)
testAnswers(PROMPTS)
