/** The systems, one a row. What each needs of its pieces is named; how a piece does it is in the file of its name. */
import type { Brief } from '../../../brief/types.ts'
import { affinities } from '../../../direction/affinity.ts'
import { refusesPictures } from '../refusals.ts'
import { numeralOf } from './layouts/number.ts'
import type { System } from './types.ts'

const titleOf = ({ copy, brand }: Brief): string =>
  (copy.find(({ role }) => role === 'headline') ?? copy.find(({ role }) => role === 'brand'))?.text ?? brand ?? ''
const words = (brief: Brief): number => titleOf(brief).split(/\s+/).length
/** Best with few words, none with many. */
const few =
  (most: number) =>
  (brief: Brief): number =>
    words(brief) <= most ? 1 : words(brief) <= most + 3 ? 0.35 : 0
const pictured = ({ subject, depictions, picture, negatives }: Brief): number =>
  refusesPictures({ negatives })
    ? 0.15
    : picture || (depictions?.length ?? 0) > 0 || subject.objects.length > 0
      ? 1
      : 0.45
const tall = ({ format: { width, height } }: Brief): number => (height !== 'auto' && width <= height * 1.05 ? 1 : 0)
/** A day leads less often than an offer. */
const numbered = ({ copy }: Brief): number => {
  const role = numeralOf(copy)?.role
  return role === undefined ? 0 : role === 'date' ? 0.35 : 1
}

type Row = Omit<System, 'moods' | 'industries'> & { moods: string; industries: string }

const ROWS: Row[] = [
  {
    name: 'shout',
    manner: 'One strong field, words fitted to the width line by line',
    moods: 'bold modern swiss brutalist vibrant',
    industries: 'retail event sports fitness media agency',
    lean: { type: ['condensed'] },
    grounds: ['accent', 'secondary', 'ink'],
    backdrops: ['folds', 'sheen', 'swells'],
    lettering: ['plain', 'plain', 'cut'],
    layout: 'shout',
    suits: few(8),
  },
  {
    name: 'numeral',
    manner: 'The number as the picture',
    moods: 'bold modern vibrant swiss playful friendly',
    industries: 'retail food restaurant bakery fashion beauty travel automotive pets',
    lean: { type: ['bold'] },
    grounds: ['accent', 'secondary', 'ink', 'paper'],
    backdrops: ['flash', 'spot', 'rays', 'swells'],
    lettering: ['plain', 'shadow', 'stripes', 'extrusion'],
    layout: 'number',
    suits: numbered,
  },
  {
    name: 'deco',
    manner: 'Gold lines on dark, a fan of rays, tall letters, mirror symmetry',
    moods: 'luxury art-deco elegant classic dark vintage',
    industries: 'hotel bar jewellery wedding restaurant real-estate film finance law',
    lean: { ground: 'dark', tones: ['luxury', 'art-deco'], type: ['serif'] },
    grounds: ['paper'],
    backdrops: ['spot', 'rays', 'sheen'],
    lettering: ['coloured', 'plain', 'inline'],
    layout: 'deco',
  },
  {
    name: 'ceremony',
    manner: 'Light paper, fine frame, everything on one axis',
    moods: 'elegant classic feminine calm luxury',
    industries: 'wedding beauty jewellery hotel charity yoga books',
    lean: { tones: ['elegant'], type: ['serif'] },
    grounds: ['paper', 'surface'],
    backdrops: ['fibres', 'paper', 'spot'],
    lettering: ['plain', 'coloured'],
    layout: 'deco',
    suits: tall,
  },
  {
    name: 'label',
    manner: 'A thing that reaches out of a disc or an arch, all on one axis',
    moods: 'friendly warm retro vintage handmade rustic organic',
    industries: 'food bakery coffee restaurant farm craft bar pets',
    lean: { tones: ['warm', 'retro'] },
    grounds: ['paper', 'surface', 'accent', 'secondary'],
    backdrops: ['rays', 'fibres', 'stripes', 'rings', 'swells'],
    lettering: ['coloured', 'shadow', 'plain'],
    layout: 'emblem',
    suits: pictured,
  },
  {
    name: 'mesh',
    manner: 'Lights mixed wet, quiet large type, one thing in space',
    moods: 'modern minimal calm futuristic technical cool',
    industries: 'technology software health science finance security energy beauty',
    lean: { tones: ['modern'], type: ['sans'] },
    grounds: ['accent', 'ink', 'paper', 'secondary'],
    backdrops: ['mesh'],
    lettering: ['plain'],
    layout: 'corner',
  },
  {
    name: 'swiss',
    manner: 'Two sizes of a grotesque, one thing that runs out of the sheet',
    moods: 'swiss minimal modern corporate editorial geometric',
    industries: 'architecture design consulting education technology finance logistics real-estate',
    lean: { tones: ['swiss'], type: ['sans'] },
    grounds: ['paper', 'accent', 'surface'],
    backdrops: ['folds', 'sheen', 'flat'],
    lettering: ['plain', 'coloured'],
    layout: 'corner',
  },
]

export const SYSTEMS: readonly System[] = ROWS.map(({ moods, industries, ...row }) => ({
  ...row,
  ...affinities(moods, industries),
}))
