import type { Kind } from '../types.ts'
import { badgedGlyph } from './archetypes/badged-glyph.ts'
import { checkeredGlyph } from './archetypes/checkered-glyph.ts'
import { croppedGlyph } from './archetypes/cropped-glyph.ts'
import { duotoneGlyph } from './archetypes/duotone-glyph.ts'
import { fullGround } from './archetypes/full-ground.ts'
import { pictureCircle, pictureRing, pictureTile } from './archetypes/given-picture.ts'
import { glyphPair } from './archetypes/glyph-pair.ts'
import { gradientGlyph } from './archetypes/gradient-glyph.ts'
import { halvedGlyph } from './archetypes/halved-glyph.ts'
import { halvedPair } from './archetypes/halved-pair.ts'
import { iconSheets } from './archetypes/icon-sheets.ts'
import { isometricGlyph, standingGlyph } from './archetypes/isometric-glyph.ts'
import { isometricTile } from './archetypes/isometric-tile.ts'
import { layeredForms } from './archetypes/layered-forms.ts'
import { letterForm } from './archetypes/letter-form.ts'
import { letterGround } from './archetypes/letter-ground.ts'
import { letterRing } from './archetypes/letter-ring.ts'
import { letterTile } from './archetypes/letter-tile.ts'
import { lineGlyph } from './archetypes/line-glyph.ts'
import { longShadow } from './archetypes/long-shadow.ts'
import { mascotIcons } from './archetypes/mascot-icons.ts'
import { pairedTile } from './archetypes/paired-tile.ts'
import { pureGlyph } from './archetypes/pure-glyph.ts'
import { raisedGlyph, raisedGround, raisedTile } from './archetypes/raised-glyph.ts'
import { ringedGlyph } from './archetypes/ringed-glyph.ts'
import { shadowedBoard, shadowedDisc, shadowedTile } from './archetypes/shadowed-glyph.ts'
import { shapedTile } from './archetypes/shaped-tile.ts'
import { solidTile } from './archetypes/solid-tile.ts'
import { splitTile } from './archetypes/split-tile.ts'
import { stagedGlyph } from './archetypes/staged-glyph.ts'
import { tonalTile } from './archetypes/tonal-tile.ts'

export const icon: Kind = {
  name: 'icon',
  archetypes: [
    ...iconSheets,
    ...mascotIcons,
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
    isometricGlyph,
    standingGlyph,
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
