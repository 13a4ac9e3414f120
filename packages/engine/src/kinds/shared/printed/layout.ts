/** What layouts of printed pieces and of cards are as data, and a sheet dressed for one. */
import type { Random } from '../../../base/random.ts'
import type { Archetype } from '../../types.ts'
import { readable } from '../readable.ts'
import { GROUNDS, type Sheet } from '../sheet.ts'
import type { LetteringName, Stage } from '../systems/types.ts'

export interface Layout {
  name: string
  /** What an art director would say of it. */
  manner: string
  example: string
  leans?: Archetype['leans']
  /** The grounds that it may stand on. */
  grounds: readonly (keyof typeof GROUNDS)[]
  lettering?: readonly LetteringName[]
}

/** A sheet in one of the treatments of a layout, on one of its grounds. */
export function staged<S extends Sheet>(
  sheet: S,
  { name, manner, grounds, lettering = ['plain'] }: Layout,
  dice: Random,
): S & Stage {
  const letters = dice.pick(lettering)
  return {
    ...sheet,
    lettering: letters,
    ground: dice.pick(
      readable(
        sheet.direction.palette,
        grounds.map((one) => GROUNDS[one]),
      ),
    ),
    system: {
      name,
      manner,
      moods: [],
      industries: [],
      lean: {},
      grounds,
      backdrops: ['flat'],
      lettering: [letters],
      layout: 'corner',
    },
  }
}
