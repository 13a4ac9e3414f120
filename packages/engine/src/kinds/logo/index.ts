import type { Kind } from '../types.ts'
import { ampersand } from './ampersand.ts'
import { arcs } from './arcs.ts'
import { badge } from './badge.ts'
import { barredWordmark } from './barred-wordmark.ts'
import { blockWordmark } from './block-wordmark.ts'
import { counterchange } from './counterchange.ts'
import { crest } from './crest.ts'
import { cutOut } from './cut-out.ts'
import { discWordmark } from './disc-wordmark.ts'
import { dotLetter } from './dot-letter.ts'
import { doubledLetter } from './doubled-letter.ts'
import { foldedLetter } from './folded-letter.ts'
import { givenBeside, givenLeft, givenStacked } from './given-mark.ts'
import { heavyLetter } from './heavy-letter.ts'
import { highlightedWordmark } from './highlighted-wordmark.ts'
import { horizon } from './horizon.ts'
import { inlineMark } from './inline-mark.ts'
import { isometric } from './isometric.ts'
import { joinedMonogram } from './joined-monogram.ts'
import { letterNest } from './letter-nest.ts'
import { lettermark } from './lettermark.ts'
import { lineMark } from './line-mark.ts'
import { mirroredLetter } from './mirrored-letter.ts'
import { modularMonogram } from './modular-monogram.ts'
import { overlap } from './overlap.ts'
import { piecedLetter } from './pieced-letter.ts'
import { plate } from './plate.ts'
import { reversedWordmark } from './reversed-wordmark.ts'
import { rosette } from './rosette.ts'
import { seal } from './seal.ts'
import { slicedWordmark } from './sliced-wordmark.ts'
import { solidLetter } from './solid-letter.ts'
import { solidMark } from './solid-mark.ts'
import { stairWordmark } from './stair-wordmark.ts'
import { stoppedWordmark } from './stopped-wordmark.ts'
import { stripedLetter } from './striped-letter.ts'
import { sunMark } from './sun-mark.ts'
import { tiles } from './tiles.ts'
import { twoToneWordmark } from './two-tone-wordmark.ts'
import { wovenMonogram } from './woven-monogram.ts'

export const logo: Kind = {
  name: 'logo',
  archetypes: [
    solidMark,
    lineMark,
    cutOut,
    inlineMark,
    lettermark,
    dotLetter,
    wovenMonogram,
    heavyLetter,
    doubledLetter,
    foldedLetter,
    solidLetter,
    piecedLetter,
    letterNest,
    joinedMonogram,
    modularMonogram,
    mirroredLetter,
    stripedLetter,
    counterchange,
    rosette,
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
    blockWordmark,
    reversedWordmark,
    barredWordmark,
    sunMark,
    highlightedWordmark,
    discWordmark,
    twoToneWordmark,
    stairWordmark,
    ampersand,
    givenStacked,
    givenBeside,
    givenLeft,
  ],
}
