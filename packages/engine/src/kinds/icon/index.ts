import type { Kind } from '../types.ts'
import { badgedGlyph } from './archetypes/badged-glyph.ts'
import { duotoneGlyph } from './archetypes/duotone-glyph.ts'
import { fullGround } from './archetypes/full-ground.ts'
import { pictureCircle, pictureRing, pictureTile } from './archetypes/given-picture.ts'
import { iconSheets } from './archetypes/icon-sheets.ts'
import { isometricGlyph, standingGlyph } from './archetypes/isometric-glyph.ts'
import { layeredForms } from './archetypes/layered-forms.ts'
import { letterForm } from './archetypes/letter-form.ts'
import { letterRing } from './archetypes/letter-ring.ts'
import { letterTile } from './archetypes/letter-tile.ts'
import { lineGlyph } from './archetypes/line-glyph.ts'
import { mascotIcons } from './archetypes/mascot-icons.ts'
import { ringedGlyph } from './archetypes/ringed-glyph.ts'
import { shadowedBoard, shadowedDisc, shadowedTile } from './archetypes/shadowed-glyph.ts'
import { solidTile } from './archetypes/solid-tile.ts'
import { tonalTile } from './archetypes/tonal-tile.ts'

export const icon: Kind = {
  name: 'icon',
  archetypes: [
    ...iconSheets,
    ...mascotIcons,
    solidTile,
    tonalTile,
    fullGround,
    lineGlyph,
    duotoneGlyph,
    layeredForms,
    badgedGlyph,
    ringedGlyph,
    letterTile,
    letterForm,
    letterRing,
    isometricGlyph,
    standingGlyph,
    shadowedTile,
    shadowedDisc,
    shadowedBoard,
    pictureTile,
    pictureCircle,
    pictureRing,
  ],
}
