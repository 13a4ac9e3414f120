/** What may be there at most of things that should grow rare: the figures only fall. */
import { ROOMS, type Room } from './rooms.ts'

export const MEASURES = {
  complexFunctions: 'functions of a cognitive complexity over 20',
  longFunctions: 'functions of more than 60 lines, from the first to the last',
  casts: 'casts (`as`)',
  assertions: 'non-null assertions (`!`)',
  wordPatterns: 'regular expressions on words outside language/',
  promptUses: 'uses of `.prompt` outside language/',
} as const
export type Measure = keyof typeof MEASURES
export type Figures = Record<Measure, number>
/** A measure that is not named may not be there at all. */
export type Ceilings = Partial<Record<Room, Partial<Figures>>>

const MEASURE_NAMES = Object.keys(MEASURES) as Measure[]

/** One sentence for each figure above its ceiling. */
export function exceeded(figures: Record<Room, Figures>, ceilings: Ceilings): string[] {
  return eachFigure(figures, ceilings)
    .filter(({ figure, ceiling }) => figure > ceiling)
    .map(
      ({ room, measure, figure, ceiling }) =>
        `${room} has ${figure} ${MEASURES[measure]}; at most ${ceiling} are allowed.`,
    )
}

/** The ceilings as low as the figures; none is raised. */
export function lowered(figures: Record<Room, Figures>, ceilings: Ceilings): Ceilings {
  const result: Ceilings = {}
  for (const { room, measure, figure, ceiling } of eachFigure(figures, ceilings)) {
    const least = Math.min(figure, ceiling)
    if (least > 0) result[room] = { ...result[room], [measure]: least }
  }
  return result
}

function eachFigure(figures: Record<Room, Figures>, ceilings: Ceilings) {
  return ROOMS.flatMap((room) =>
    MEASURE_NAMES.map((measure) => ({
      room,
      measure,
      figure: figures[room][measure],
      ceiling: ceilings[room]?.[measure] ?? 0,
    })),
  )
}
