/** The families of edits in the order in which they are asked. */
import type { Recogniser } from '../context.ts'
import { asks } from './asks.ts'
import { bareThing } from './bare-thing.ts'
import { namedColours } from './colour-named.ts'
import { relativeColours } from './colour-relative.ts'
import { copies } from './copies.ts'
import { courtesy } from './courtesy.ts'
import { decorations } from './decorations.ts'
import { fonts } from './fonts.ts'
import { formats } from './formats.ts'
import { lineBreaks } from './line-breaks.ts'
import { listAdd } from './list-add.ts'
import { nameTitles } from './name-titles.ts'
import { news } from './news.ts'
import { opacity } from './opacity.ts'
import { pictograms } from './pictograms.ts'
import { qrCode } from './qr.ts'
import { recompose } from './recompose.ts'
import { remove } from './remove.ts'
import { sameAs } from './same-as.ts'
import { schemes } from './schemes.ts'
import { shortening } from './shortening.ts'
import { themes } from './themes.ts'
import { undo } from './undo.ts'
import { values } from './values.ts'
import { words } from './words.ts'
import { signs, wordsAdd } from './words-add.ts'

/** The families in the order in which they are asked. A new family is one line here. */
export const FAMILIES: Recogniser[] = [
  courtesy,
  undo,
  shortening,
  asks,
  qrCode,
  copies,
  listAdd,
  nameTitles,
  sameAs,
  lineBreaks,
  themes,
  schemes,
  // Before the pictograms: "make it a story" wants no book.
  formats,
  pictograms,
  signs,
  news,
  words,
  remove,
  opacity,
  decorations,
  wordsAdd,
  recompose,
  fonts,
  relativeColours,
  namedColours,
  values,
  bareThing,
]
