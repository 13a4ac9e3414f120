import type { Kind } from '../types.ts'
import { ampersand } from './archetypes/ampersand.ts'
import { arcs } from './archetypes/arcs.ts'
import { badge } from './archetypes/badge.ts'
import { barredWordmark } from './archetypes/barred-wordmark.ts'
import { blockWordmark } from './archetypes/block-wordmark.ts'
import { counterchange } from './archetypes/counterchange.ts'
import { crest } from './archetypes/crest.ts'
import { cutOut } from './archetypes/cut-out.ts'
import { discWordmark } from './archetypes/disc-wordmark.ts'
import { dotLetter } from './archetypes/dot-letter.ts'
import { doubledLetter } from './archetypes/doubled-letter.ts'
import { facets } from './archetypes/drawn/facets.ts'
import { letterThing } from './archetypes/drawn/letter-thing.ts'
import { mascot } from './archetypes/drawn/mascot.ts'
import { mascotCrest } from './archetypes/drawn/mascot-crest.ts'
import { oneLine } from './archetypes/drawn/one-line.ts'
import { foldedLetter } from './archetypes/folded-letter.ts'
import { givenBeside, givenLeft, givenStacked } from './archetypes/given-mark.ts'
import { heavyLetter } from './archetypes/heavy-letter.ts'
import { highlightedWordmark } from './archetypes/highlighted-wordmark.ts'
import { horizon } from './archetypes/horizon.ts'
import { inlineMark } from './archetypes/inline-mark.ts'
import { isometric } from './archetypes/isometric.ts'
import { joinedMonogram } from './archetypes/joined-monogram.ts'
import { letterNest } from './archetypes/letter-nest.ts'
import { lettermark } from './archetypes/lettermark.ts'
import { lineMark } from './archetypes/line-mark.ts'
import { mirroredLetter } from './archetypes/mirrored-letter.ts'
import { modularMonogram } from './archetypes/modular-monogram.ts'
import { overlap } from './archetypes/overlap.ts'
import { piecedLetter } from './archetypes/pieced-letter.ts'
import { plate } from './archetypes/plate.ts'
import { reversedWordmark } from './archetypes/reversed-wordmark.ts'
import { rosette } from './archetypes/rosette.ts'
import { seal } from './archetypes/seal.ts'
import { slicedWordmark } from './archetypes/sliced-wordmark.ts'
import { solidLetter } from './archetypes/solid-letter.ts'
import { solidMark } from './archetypes/solid-mark.ts'
import { stairWordmark } from './archetypes/stair-wordmark.ts'
import { stoppedWordmark } from './archetypes/stopped-wordmark.ts'
import { stripedLetter } from './archetypes/striped-letter.ts'
import { sunMark } from './archetypes/sun-mark.ts'
import { tiles } from './archetypes/tiles.ts'
import { twoToneWordmark } from './archetypes/two-tone-wordmark.ts'
import { wovenMonogram } from './archetypes/woven-monogram.ts'

export const logo: Kind = {
  name: 'logo',
  archetypes: [
    mascot,
    mascotCrest,
    facets,
    letterThing,
    oneLine,
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
