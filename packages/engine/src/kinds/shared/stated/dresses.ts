/** What sheets and cards whose places were told can wear, one a row: few answers, each unlike the others at first sight. */
import type { Tone } from '../../../base/tones.ts'
import type { PictureForm } from '../../types.ts'
import type { BackdropName, LetteringName } from '../systems/types.ts'
import type { BorderName } from './borders.ts'

/** How the picture is drawn: cut out with a soft shadow, cut out of white paper, or in the two inks of the sheet. */
export type Cut = 'soft' | 'sticker' | 'print'

/** What repeats the picture about it: small and strewn, in a row to both sides, or once, far larger than the sheet. */
export type Echo = 'strewn' | 'frieze' | 'ghost'

export interface DressRow {
  name: string
  /** What it is among concepts. */
  form: PictureForm
  cut: Cut
  echo?: Echo
  border?: BorderName
  /** What it stands on, in tones of the ground: hills of cut paper, or a floor. */
  land?: 'valley' | 'floor'
  backdrops: readonly BackdropName[]
  lettering: readonly LetteringName[]
  /** × what a picture usually has of the sheet's height: how words and picture share it. */
  share: number
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

const QUIET: readonly Tone[] = ['elegant', 'luxury', 'minimal', 'classic', 'corporate', 'calm', 'swiss']
const LOUD: readonly Tone[] = ['playful', 'bold', 'vibrant', 'childlike', 'retro', 'friendly']

const PLAIN: readonly LetteringName[] = ['plain', 'coloured']

export const SHEET_DRESSES: readonly DressRow[] = [
  {
    name: 'cut-out',
    form: 'thing',
    cut: 'soft',
    backdrops: ['sheen', 'spot'],
    lettering: PLAIN,
    share: 1.1,
    weight: 1,
  },
  {
    name: 'print',
    form: 'thing',
    cut: 'print',
    backdrops: ['fibres'],
    lettering: PLAIN,
    share: 1.12,
    weight: 1.1,
  },
  {
    name: 'strewn',
    form: 'thing',
    cut: 'soft',
    echo: 'strewn',
    backdrops: ['flat'],
    lettering: PLAIN,
    share: 1,
    weight: 1,
    not: ['luxury', 'minimal', 'swiss'],
  },
  {
    name: 'giant',
    form: 'close-up',
    cut: 'soft',
    backdrops: ['spot', 'sheen'],
    lettering: PLAIN,
    share: 1.4,
    bleed: 0.14,
    weight: 1.2,
  },
  {
    name: 'frieze',
    form: 'close-up',
    cut: 'soft',
    echo: 'frieze',
    backdrops: ['sheen'],
    lettering: PLAIN,
    share: 1.1,
    weight: 1,
  },
  {
    name: 'giant-print',
    form: 'close-up',
    cut: 'print',
    backdrops: ['fibres'],
    lettering: PLAIN,
    share: 1.4,
    bleed: 0.14,
    weight: 0.7,
  },
  {
    name: 'valley',
    form: 'scene',
    cut: 'soft',
    land: 'valley',
    backdrops: ['sheen'],
    lettering: PLAIN,
    share: 1.08,
    weight: 1.3,
  },
  {
    name: 'studio',
    form: 'scene',
    cut: 'soft',
    land: 'floor',
    backdrops: ['spot'],
    lettering: PLAIN,
    share: 1.08,
    weight: 1,
  },
  {
    name: 'headline',
    form: 'thing',
    cut: 'sticker',
    backdrops: ['flat', 'sheen'],
    lettering: PLAIN,
    share: 0.74,
    weight: 0.9,
    not: ['luxury', 'elegant', 'calm'],
  },
  {
    name: 'deckled',
    form: 'framed',
    cut: 'soft',
    border: 'deckle',
    backdrops: ['sheen', 'spot'],
    lettering: PLAIN,
    share: 1.05,
    weight: 1,
  },
  {
    name: 'banded',
    form: 'framed',
    cut: 'sticker',
    border: 'band',
    backdrops: ['flat'],
    lettering: PLAIN,
    share: 1.05,
    weight: 0.9,
    for: LOUD,
    not: QUIET,
  },
  {
    name: 'ruled',
    form: 'framed',
    cut: 'print',
    border: 'rules',
    backdrops: ['fibres', 'sheen'],
    lettering: PLAIN,
    share: 1,
    weight: 0.9,
    for: QUIET,
  },
]

export const CARD_DRESSES: readonly DressRow[] = [
  { name: 'plain', form: 'thing', cut: 'soft', backdrops: ['sheen'], lettering: ['plain'], share: 1.1, weight: 1 },
  {
    name: 'duplex',
    form: 'thing',
    cut: 'soft',
    backdrops: ['flat'],
    lettering: PLAIN,
    share: 1,
    foot: true,
    weight: 1,
  },
  {
    name: 'watermark',
    form: 'thing',
    cut: 'print',
    echo: 'ghost',
    backdrops: ['flat'],
    lettering: PLAIN,
    share: 1,
    weight: 1,
  },
  {
    name: 'ruled',
    form: 'framed',
    cut: 'soft',
    border: 'rules',
    backdrops: ['sheen'],
    lettering: PLAIN,
    share: 0.95,
    weight: 0.9,
  },
  { name: 'print', form: 'thing', cut: 'print', backdrops: ['fibres'], lettering: ['plain'], share: 1.15, weight: 1 },
  {
    name: 'strewn',
    form: 'thing',
    cut: 'print',
    echo: 'strewn',
    backdrops: ['flat'],
    lettering: ['plain'],
    share: 1,
    weight: 1,
    not: ['luxury', 'minimal', 'swiss'],
  },
  {
    name: 'banded',
    form: 'framed',
    cut: 'soft',
    border: 'band',
    backdrops: ['flat'],
    lettering: ['plain'],
    share: 0.95,
    weight: 0.8,
  },
  {
    name: 'toned',
    form: 'thing',
    cut: 'soft',
    backdrops: ['sheen'],
    lettering: ['plain'],
    share: 1,
    toned: true,
    weight: 1,
  },
  {
    name: 'barred',
    form: 'thing',
    cut: 'soft',
    border: 'bar',
    backdrops: ['flat'],
    lettering: ['plain'],
    share: 1,
    weight: 1,
  },
]
