import type { Kind } from '../types.ts'
import { badgedGlyph } from './badged-glyph.ts'
import { checkeredGlyph } from './checkered-glyph.ts'
import { croppedGlyph } from './cropped-glyph.ts'
import { duotoneGlyph } from './duotone-glyph.ts'
import { fullGround } from './full-ground.ts'
import { pictureCircle, pictureRing, pictureTile } from './given-picture.ts'
import { glyphPair } from './glyph-pair.ts'
import { gradientGlyph } from './gradient-glyph.ts'
import { halvedGlyph } from './halved-glyph.ts'
import { halvedPair } from './halved-pair.ts'
import { isometricTile } from './isometric-tile.ts'
import { layeredForms } from './layered-forms.ts'
import { letterForm } from './letter-form.ts'
import { letterGround } from './letter-ground.ts'
import { letterRing } from './letter-ring.ts'
import { letterTile } from './letter-tile.ts'
import { lineGlyph } from './line-glyph.ts'
import { longShadow } from './long-shadow.ts'
import { pairedTile } from './paired-tile.ts'
import { pureGlyph } from './pure-glyph.ts'
import { raisedGlyph, raisedGround, raisedTile } from './raised-glyph.ts'
import { ringedGlyph } from './ringed-glyph.ts'
import { shadowedBoard, shadowedDisc, shadowedTile } from './shadowed-glyph.ts'
import { shapedTile } from './shaped-tile.ts'
import { solidTile } from './solid-tile.ts'
import { splitTile } from './split-tile.ts'
import { stagedGlyph } from './staged-glyph.ts'
import { tonalTile } from './tonal-tile.ts'

export const icon: Kind = {
  name: 'icon',
  archetypes: [
    solidTile,
    tonalTile,
    fullGround,
    shapedTile,
    lineGlyph,
    duotoneGlyph,
    pureGlyph,
    splitTile,
    stagedGlyph,
    croppedGlyph,
    layeredForms,
    badgedGlyph,
    glyphPair,
    ringedGlyph,
    letterTile,
    letterForm,
    letterRing,
    letterGround,
    longShadow,
    isometricTile,
    halvedGlyph,
    checkeredGlyph,
    gradientGlyph,
    raisedGlyph,
    raisedTile,
    raisedGround,
    shadowedTile,
    shadowedDisc,
    shadowedBoard,
    halvedPair,
    pairedTile,
    pictureTile,
    pictureCircle,
    pictureRing,
  ],
}
