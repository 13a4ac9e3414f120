import type { Kind } from '../types.ts'
import { arcs } from './arcs.ts'
import { croppedLetter } from './cropped-letter.ts'
import { cutOut } from './cut-out.ts'
import { dotLetter } from './dot-letter.ts'
import { isometric } from './isometric.ts'
import { lettermark } from './lettermark.ts'
import { lineMark } from './line-mark.ts'
import { overlap } from './overlap.ts'
import { partedMonogram } from './parted-monogram.ts'
import { rays } from './rays.ts'
import { rosette } from './rosette.ts'
import { solidMark } from './solid-mark.ts'
import { stripedLetter } from './striped-letter.ts'
import { tiles } from './tiles.ts'
import { wovenMonogram } from './woven-monogram.ts'

export const logo: Kind = {
  name: 'logo',
  archetypes: [
    solidMark,
    lineMark,
    cutOut,
    lettermark,
    croppedLetter,
    stripedLetter,
    dotLetter,
    wovenMonogram,
    partedMonogram,
    rosette,
    rays,
    arcs,
    tiles,
    isometric,
    overlap,
  ],
}
