/** How sheets and cards whose places were told stage their picture, one a row: few answers, each unlike the others at first sight. */
import type { Tone } from '../../../base/tones.ts'
import type { PictureForm } from '../../types.ts'
import type { BackdropName, LetteringName } from '../systems/types.ts'
import type { BackingName } from './backings.ts'

export interface StagingRow {
  name: string
  /** What it is among concepts. */
  form: PictureForm
  /** What stands behind the picture, or under it. */
  backing?: BackingName
  backdrops: readonly BackdropName[]
  lettering: readonly LetteringName[]
  /** × the size that a picture was told to have. */
  picture: number
  /** × the usual size of the title. */
  title: number
  /** The title in lines that are each as wide as its room, where it is a word or three. */
  bricks?: true
  /** Of the picture's side, how much of what is known in part may lie beyond the edge. */
  bleed?: number
  /** Words at the foot stand on a colour of their own, or on a tone of the ground. */
  foot?: true
  toned?: true
  weight: number
  /** Tones that it becomes, and that it does not. */
  for?: readonly Tone[]
  not?: readonly Tone[]
}

const QUIET: readonly Tone[] = ['elegant', 'luxury', 'minimal', 'classic', 'corporate', 'calm', 'swiss', 'feminine']
const LOUD: readonly Tone[] = ['playful', 'bold', 'vibrant', 'childlike', 'retro', 'friendly']

const PLAIN: readonly LetteringName[] = ['plain', 'coloured']

export const SHEET_STAGINGS: readonly StagingRow[] = [
  // It stands on a floor with a horizon, or flies over hills.
  {
    name: 'horizon',
    form: 'scene',
    backing: 'horizon',
    backdrops: ['flat'],
    lettering: PLAIN,
    picture: 1,
    title: 1,
    weight: 1.2,
  },
  // Before one large disc, whose rim it overlaps.
  {
    name: 'disc',
    form: 'framed',
    backing: 'disc',
    backdrops: ['flat'],
    lettering: PLAIN,
    picture: 1,
    title: 1,
    weight: 1.2,
  },
  // In a doorway with a round head.
  {
    name: 'arch',
    form: 'framed',
    backing: 'arch',
    backdrops: ['flat'],
    lettering: PLAIN,
    picture: 0.92,
    title: 0.94,
    weight: 0.8,
    for: QUIET,
  },
  // Rays go out from it.
  {
    name: 'rays',
    form: 'framed',
    backing: 'rays',
    backdrops: ['flat'],
    lettering: PLAIN,
    picture: 1,
    title: 1.04,
    weight: 0.8,
    for: LOUD,
    not: QUIET,
  },
  // Half in a field of another colour that takes its side of the sheet.
  {
    name: 'block',
    form: 'thing',
    backing: 'block',
    backdrops: ['flat'],
    lettering: PLAIN,
    picture: 1,
    title: 1,
    weight: 1.2,
  },
  // Over the edge of a field that the words at the head stand in.
  {
    name: 'masthead',
    form: 'thing',
    backing: 'masthead',
    backdrops: ['flat'],
    lettering: PLAIN,
    picture: 1,
    title: 1,
    weight: 1,
  },
  // As near as the words allow.
  {
    name: 'close-up',
    form: 'close-up',
    backdrops: ['spot'],
    lettering: PLAIN,
    picture: 1.3,
    title: 0.84,
    bleed: 0.16,
    weight: 1.2,
  },
  // Words as large as they can be.
  {
    name: 'type',
    form: 'close-up',
    backdrops: ['flat', 'sheen'],
    lettering: PLAIN,
    picture: 0.86,
    title: 1.45,
    bricks: true,
    weight: 1,
  },
]

export const CARD_STAGINGS: readonly StagingRow[] = [
  { name: 'plain', form: 'thing', backdrops: ['flat'], lettering: ['plain'], picture: 1.1, title: 1, weight: 1 },
  {
    name: 'duplex',
    form: 'thing',
    backdrops: ['flat'],
    lettering: PLAIN,
    picture: 1,
    title: 1,
    foot: true,
    weight: 1,
  },
  {
    name: 'disc',
    form: 'thing',
    backing: 'disc',
    backdrops: ['flat'],
    lettering: ['plain'],
    picture: 1,
    title: 1,
    weight: 1,
  },
  {
    name: 'toned',
    form: 'thing',
    backdrops: ['flat'],
    lettering: ['plain'],
    picture: 1,
    title: 1,
    toned: true,
    weight: 1,
  },
  {
    name: 'block',
    form: 'thing',
    backing: 'block',
    backdrops: ['flat'],
    lettering: ['plain'],
    picture: 1,
    title: 0.94,
    weight: 1,
  },
  { name: 'sheen', form: 'thing', backdrops: ['sheen'], lettering: PLAIN, picture: 1, title: 1.1, weight: 0.8 },
]
