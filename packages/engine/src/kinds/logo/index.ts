import type { Kind } from '../types.ts'
import { badge } from './archetypes/badge.ts'
import { blockWordmark } from './archetypes/block-wordmark.ts'
import { crest } from './archetypes/crest.ts'
import { mascot } from './archetypes/drawn/mascot.ts'
import { mascotCrest } from './archetypes/drawn/mascot-crest.ts'
import { oneLine } from './archetypes/drawn/one-line.ts'
import { givenBeside, givenLeft, givenStacked } from './archetypes/given-mark.ts'
import { highlightedWordmark } from './archetypes/highlighted-wordmark.ts'
import { isometric } from './archetypes/isometric.ts'
import { lettermark } from './archetypes/lettermark.ts'
import { lineMark } from './archetypes/line-mark.ts'
import { overlap } from './archetypes/overlap.ts'
import { reversedWordmark } from './archetypes/reversed-wordmark.ts'
import { rosette } from './archetypes/rosette.ts'
import { seal } from './archetypes/seal.ts'
import { solidMark } from './archetypes/solid-mark.ts'
import { stoppedWordmark } from './archetypes/stopped-wordmark.ts'
import { twoToneWordmark } from './archetypes/two-tone-wordmark.ts'

export const logo: Kind = {
  name: 'logo',
  archetypes: [
    mascot,
    mascotCrest,
    oneLine,
    solidMark,
    lineMark,
    lettermark,
    rosette,
    isometric,
    overlap,
    badge,
    crest,
    seal,
    blockWordmark,
    reversedWordmark,
    twoToneWordmark,
    highlightedWordmark,
    stoppedWordmark,
    givenStacked,
    givenBeside,
    givenLeft,
  ],
}
