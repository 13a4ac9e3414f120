/** The sizes that designs are made for: every kind's default, and the named ones with the words that name them. */
import { nth } from '../base/items.ts'
import type { Format, KindName } from '../scene/types.ts'
import { BANNERS, type NamedFormat, screen } from './banner-formats.ts'

const inches = (value: number) => Math.round(value * 25.4 * 100) / 100

const print = (
  name: string,
  pixels: [number, number],
  mm: [number, number],
  edge: { bleed: number; safe: number },
  ...words: string[]
): NamedFormat => ({
  format: { name, width: pixels[0], height: pixels[1], print: { width: mm[0], height: mm[1], ...edge } },
  words,
})

const METRIC = { bleed: 3, safe: 3 }

const METRIC_SHEET = { bleed: 3, safe: 5 }

const IMPERIAL = { bleed: 3.175, safe: 3.175 }

const IMPERIAL_SHEET = { bleed: 3.175, safe: 6.35 }

const US_CARD = print(
  'US business card',
  [1050, 600],
  [88.9, 50.8],
  IMPERIAL,
  'us business card',
  'us size',
  'us card',
  'american size',
  'us standard',
  'standard us',
)

const CARDS: NamedFormat[] = [
  US_CARD,
  print(
    'US business card portrait',
    [600, 1050],
    [50.8, 88.9],
    IMPERIAL,
    'vertical',
    'portrait',
    'upright',
    'vertically oriented',
  ),
  print(
    'EU business card',
    [1004, 650],
    [85, 55],
    METRIC,
    'eu business card',
    'eu size',
    'eu card',
    'european',
    'european size',
    'uk size',
    'eu standard',
    'credit card size',
    'credit card sized',
    'iso card',
  ),
  print('EU business card portrait', [650, 1004], [55, 85], METRIC),
  print(
    'Japanese business card',
    [1075, 650],
    [91, 55],
    METRIC,
    'japanese size',
    'japanese business card',
    'meishi',
    'japanese standard',
  ),
  print('Japanese business card portrait', [650, 1075], [55, 91], METRIC),
  print('square business card', [768, 768], [65, 65], METRIC, 'square', 'square card'),
]

const POSTERS: NamedFormat[] = [
  screen('portrait poster', 1080, 1350, '4:5', '4x5 post', 'instagram portrait', 'portrait post'),
  print('A4 portrait', [1080, 1527], [210, 297], METRIC_SHEET, 'a4', 'a4 portrait', 'din a4'),
  print(
    'A4 landscape',
    [1527, 1080],
    [297, 210],
    METRIC_SHEET,
    'a4 landscape',
    'landscape a4',
    'horizontal a4',
    'a4 horizontal',
  ),
  print('A3 portrait', [1080, 1527], [297, 420], METRIC_SHEET, 'a3', 'a3 portrait', 'din a3'),
  print(
    'A3 landscape',
    [1527, 1080],
    [420, 297],
    METRIC_SHEET,
    'a3 landscape',
    'landscape a3',
    'horizontal a3',
    'a3 horizontal',
  ),
  print('A2 portrait', [1080, 1527], [420, 594], METRIC_SHEET, 'a2', 'a2 portrait'),
  print('A1 portrait', [1080, 1527], [594, 841], METRIC_SHEET, 'a1', 'a1 portrait'),
  print('A5 portrait', [1080, 1533], [148, 210], METRIC_SHEET, 'a5', 'a5 portrait', 'din a5'),
  print(
    'A5 landscape',
    [1533, 1080],
    [210, 148],
    METRIC_SHEET,
    'a5 landscape',
    'landscape a5',
    'horizontal a5',
    'a5 horizontal',
  ),
  print('A6 portrait', [1080, 1523], [105, 148], METRIC_SHEET, 'a6', 'a6 portrait'),
  print('DL flyer', [720, 1527], [99, 210], METRIC_SHEET, 'dl', 'dl flyer', 'rack card', 'dl format', 'dl size'),
  print('18×24 in', [1080, 1440], [457.2, 609.6], IMPERIAL_SHEET),
  print('24×36 in', [1080, 1620], [609.6, 914.4], IMPERIAL_SHEET),
  print(
    'US letter',
    [1080, 1398],
    [215.9, 279.4],
    IMPERIAL_SHEET,
    'us letter',
    'letter size',
    'letter sized',
    'letter format',
    'letter paper',
  ),
  print('tabloid', [1080, 1669], [279.4, 431.8], IMPERIAL_SHEET, 'tabloid'),
  print('movie poster', [1080, 1600], [inches(27), inches(40)], IMPERIAL_SHEET, 'movie poster size', 'one sheet size'),
  print(
    '5×7 in',
    [1080, 1512],
    [127, 177.8],
    IMPERIAL,
    'invitation card',
    'save the date card',
    'save the date',
    'greeting card',
    'birthday card',
    'christmas card',
    'holiday card',
    'thank you card',
    'invitation',
    'invite',
    'wedding invitation',
    'einladung',
    'einladungskarte',
    'faire-part',
    'invitación',
    'invito',
    'convite',
    'davetiye',
    'zaproszenie',
    'uitnodiging',
    'приглашение',
  ),
  print('postcard', [1620, 1080], [152.4, 101.6], IMPERIAL, 'postcard', 'post card'),
  screen(
    'square poster',
    1080,
    1080,
    'square',
    'square poster',
    '1:1',
    'album cover',
    'album art',
    'cover art',
    'square format',
    'square flyer',
  ),
  screen(
    'landscape poster',
    1527,
    1080,
    'landscape',
    'horizontal',
    'landscape poster',
    'landscape orientation',
    'landscape format',
    'wide',
  ),
  screen('story', 1080, 1920, '9:16', 'story', 'story format', 'story size', 'instagram story'),
]

const SQUARE: Format = { name: 'square', width: 1024, height: 1024 }

/** The formats of every kind. A kind's default stands first among those with the same size. */
export const FORMATS: Record<KindName, { default: Format; named: NamedFormat[] }> = {
  logo: {
    default: SQUARE,
    named: [
      screen('wide logo', 1600, 800, 'wide', 'horizontal format', 'wide format', '2:1', '16:9', 'landscape format'),
    ],
  },
  icon: { default: SQUARE, named: [] },
  website: { default: { name: 'web page', width: 1440, height: 'auto' }, named: [] },
  'business-card': { default: US_CARD.format, named: CARDS },
  poster: { default: nth(POSTERS, 0).format, named: POSTERS },
  banner: { default: nth(BANNERS, 0).format, named: BANNERS },
}
