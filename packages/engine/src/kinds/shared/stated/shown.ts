/** A thing as told sheets show it: in its own colours where they are seen on the ground, or as the silhouette that was asked for. */
import { contrast, isHex } from '../../../colour/colour.ts'
import { isEnsemble, leadOf } from '../../../imagery/ensembles/table.ts'
import { isNatural } from '../../../imagery/figure-classes.ts'
import { figureDrawing, hasFigure } from '../../../imagery/figure-drawings.ts'
import { lentFigure } from '../../../imagery/lent-figures.ts'
import { isSilhouette } from '../../../imagery/silhouette.ts'
import type { Hex, Vector } from '../../../scene/types.ts'
import { type FigureTones, figure, inOneColour, tonesOf } from '../figure.ts'
import { isView } from '../pictured/settings.ts'
import type { Piece } from '../pieces.ts'
import type { Stage } from '../systems/types.ts'
import { leadInk } from './fields.ts'
import { askedOfPicture } from './inks.ts'

/** Colours of its own that are fainter on the ground give way to the palette's. */
const SEEN = 1.25

/** What a thing is known by: dressed or with a face, it is of the same colours; people wear the palette's. */
const ownOf = (name: string): readonly Hex[] =>
  figureDrawing(hasFigure(leadOf(name)) && !lentFigure(name) ? leadOf(name) : name).own

function tonesFor(stage: Stage, name: string): FigureTones {
  const { palette } = stage.direction
  const [first, second = first, third = second] = ownOf(name)
  const under = palette[stage.ground.fill]
  const isSeen = [first, second, third].some((one) => one !== undefined && contrast(one, under) >= SEEN)
  if (!first || !second || !third || !isSeen) return tonesOf(stage, name, stage.ground.fill)
  const own: FigureTones = [first, second, third]
  return isEnsemble(name) ? unturned(own, leadOf(name)) : own
}

/** What is put together turns its tones by the name of each part: turned back for what leads it, that has its own. */
const unturned = ([a, b, c]: FigureTones, lead: string): FigureTones =>
  lead.length % 3 === 0 ? [c, a, b] : lead.length % 3 === 1 ? [b, c, a] : [a, b, c]

/** The one colour of a silhouette. */
const silhouetteColour = (stage: Stage): Hex => {
  const { palette } = stage.direction
  const asked = askedOfPicture(stage.brief, 'illustration')
  return asked && contrast(asked, palette[stage.ground.fill]) >= SEEN_ALONE ? asked : palette[stage.ground.ink]
}
const SEEN_ALONE = 1.8

/** The leading colours of a thing as it is shown. */
export function coloursOf(stage: Stage, piece: Piece): Hex[] {
  if (isSilhouette(stage.brief, piece)) return [silhouetteColour(stage)]
  const { palette } = stage.direction
  const own = ownOf(piece.figure)
  return own.length > 0 ? [...own] : tonesFor(stage, piece.figure).map((tone) => (isHex(tone) ? tone : palette[tone]))
}

/** A sign of one colour that is faint on the ground (a note on black) is in the letters'. */
function faint(stage: Stage, name: string): Hex | undefined {
  const [own, ...others] = ownOf(name)
  const under = stage.direction.palette[stage.ground.fill]
  return own && others.length === 0 && !lentFigure(name) && !isNatural(name) && contrast(own, under) < FAINT
    ? leadInk(stage)
    : undefined
}
const FAINT = 3.4

/** The thing drawn. */
export function shown(
  stage: Stage,
  id: string,
  piece: Piece,
  size: number,
  options: Partial<Pick<Vector, 'at' | 'role' | 'rotate'>>,
): Vector {
  const drawn = figure(stage, id, piece.figure, tonesFor(stage, piece.figure), size, options)
  if (isView(piece.figure)) return { ...drawn, alt: piece.words }
  const one = isSilhouette(stage.brief, piece) ? silhouetteColour(stage) : faint(stage, piece.figure)
  return { ...(one ? inOneColour(drawn, one) : drawn), alt: piece.words }
}
