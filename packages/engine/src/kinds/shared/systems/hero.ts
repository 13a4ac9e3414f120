/** The picture of a sheet as its subject, large: a photo that was attached, a thing in depth, a silhouette. */
import { isAbstract } from '../../../direction/subject-pictograms.ts'
import { figureOfPictogram } from '../../../imagery/figures.ts'
import type { Node, PaletteRole, Vector } from '../../../scene/types.ts'
import { figure, tonesOf, tonesOn } from '../figure.ts'
import { pickPictogram } from '../pictograms.ts'
import { piecesOf } from '../pieces.ts'
import { hasPictogram, photo } from '../subject.ts'
import type { Area, Stage } from './types.ts'

/** Which figure shows the subject; undefined where none does, or none is wanted. */
export function heroFigure(stage: Stage): string | undefined {
  const { brief, direction } = stage
  if (brief.negatives.some(({ what }) => what === 'icon' || what === 'picture')) return undefined
  const [piece] = piecesOf(brief)
  if (piece) return piece.figure
  const [first] = direction.pictograms
  return first && !isAbstract(first) && brief.subject.objects.length > 0 ? figureOfPictogram(first) : undefined
}

/** Whether there is something to look at. */
export const hasHero = (stage: Stage): boolean =>
  stage.brief.picture?.treatAs === 'photo' || heroFigure(stage) !== undefined || hasPictogram(stage)

const squareIn = ({ x, y, width, height }: Area): Area => {
  const side = Math.min(width, height)
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
}

/** A drawing has so much air about it in its square. */
const AIR = 0.06

export interface HeroOptions {
  /** What it stands on. */
  on?: PaletteRole
  rotate?: number
  id?: string
  radius?: number | 'full'
  /** A solid copy behind it, moved by shares of its side. */
  shadow?: { paint: PaletteRole; x: number; y: number }
}

/** The picture in an area: a photo covers it, a drawing stands in its middle as large as it can. */
export function hero(stage: Stage, area: Area, options: HeroOptions = {}): Node[] {
  const { on = stage.ground.fill, id = 'picture', rotate } = options
  const { brief, direction, random } = stage
  if (brief.picture?.treatAs === 'photo')
    return photo(stage, {
      at: { left: area.x, top: area.y },
      width: area.width,
      height: area.height,
      ...(options.radius !== undefined && { radius: options.radius }),
    }).map((node) => ({ ...node, id }))
  const square = squareIn(area)
  const side = square.width * (1 + AIR)
  const at = { left: square.x - (square.width * AIR) / 2, top: square.y - (square.width * AIR) / 2 }
  const name = heroFigure(stage)
  if (name) {
    const drawn = figure(stage, id, name, tonesOf(stage, name, on), side, {
      at,
      role: 'illustration',
      ...(rotate && { rotate }),
    })
    return [...(options.shadow ? [solid(drawn, options.shadow, side)] : []), drawn]
  }
  if (!hasPictogram(stage)) return []
  const icon = pickPictogram(direction.pictograms, random.fork('icon'), 'solid')
  const placed = {
    type: 'pictogram' as const,
    role: 'illustration' as const,
    icon,
    width: side,
    height: side,
    ...(rotate && { rotate }),
  }
  const { shadow } = options
  return [
    ...(shadow
      ? [
          {
            ...placed,
            id: `${id}-shadow`,
            role: 'decoration' as const,
            paint: shadow.paint,
            at: { left: at.left + shadow.x * side, top: at.top + shadow.y * side },
          },
        ]
      : []),
    { ...placed, id, at, paint: tonesOn(stage, on)[0], alt: brief.subject.about },
  ]
}

/** The outline of a drawing in one colour. */
const solid = (drawn: Vector, { paint, x, y }: NonNullable<HeroOptions['shadow']>, side: number): Vector => ({
  ...drawn,
  id: `${drawn.id}-shadow`,
  role: 'decoration',
  at: { left: (drawn.at?.left ?? 0) + x * side, top: (drawn.at?.top ?? 0) + y * side },
  shapes: drawn.shapes.map(({ d, rule }) => ({ d, fill: paint, ...(rule && { rule }) })),
})
