import type { Kind } from '../types.ts'
import { ampersand } from './ampersand.ts'
import { arcs } from './arcs.ts'
import { badge } from './badge.ts'
import { barredWordmark } from './barred-wordmark.ts'
import { blockWordmark } from './block-wordmark.ts'
import { crest } from './crest.ts'
import { croppedLetter } from './cropped-letter.ts'
import { cutOut } from './cut-out.ts'
import { dotLetter } from './dot-letter.ts'
import { filledCounter } from './filled-counter.ts'
import { givenBeside, givenLeft, givenStacked } from './given-mark.ts'
import { horizon } from './horizon.ts'
import { initialRule } from './initial-rule.ts'
import { inlineMark } from './inline-mark.ts'
import { isometric } from './isometric.ts'
import { lettermark } from './lettermark.ts'
import { lineMark } from './line-mark.ts'
import { overlap } from './overlap.ts'
import { partedMonogram } from './parted-monogram.ts'
import { plate } from './plate.ts'
import { rays } from './rays.ts'
import { reversedWordmark } from './reversed-wordmark.ts'
import { rosette } from './rosette.ts'
import { ruledWordmark } from './ruled-wordmark.ts'
import { seal } from './seal.ts'
import { slicedWordmark } from './sliced-wordmark.ts'
import { solidMark } from './solid-mark.ts'
import { stoppedWordmark } from './stopped-wordmark.ts'
import { stripedLetter } from './striped-letter.ts'
import { tiles } from './tiles.ts'
import { wovenMonogram } from './woven-monogram.ts'

export const logo: Kind = {
  name: 'logo',
  archetypes: [
    solidMark,
    lineMark,
    cutOut,
    inlineMark,
    lettermark,
    croppedLetter,
    stripedLetter,
    dotLetter,
    initialRule,
    wovenMonogram,
    partedMonogram,
    rosette,
    rays,
    arcs,
    tiles,
    isometric,
    overlap,
    horizon,
    badge,
    crest,
    seal,
    plate,
    slicedWordmark,
    stoppedWordmark,
    filledCounter,
    blockWordmark,
    ruledWordmark,
    reversedWordmark,
    barredWordmark,
    ampersand,
    givenStacked,
    givenBeside,
    givenLeft,
  ],
}
