/** Mock-ups: a design painted, and painted again where it is used. */
import { groundOf, mockupScene, mockupsFor } from '../mockups/mockups.ts'
import type { Mockup, Size } from '../mockups/types.ts'
import { encodePng } from '../render/encode.ts'
import type { Scene } from '../scene/types.ts'
import { type Easel, NO_PICTURES } from './painting.ts'

/** Artboards that a mock-up shows at most: both sides of a card. */
const SHOWN = 2
/** Pixels that an artboard is painted wide for it. */
const WIDTH = 1400

export function openMockups({ lay, painter }: Easel) {
  const sizeOf = (scene: Scene, artboard: number): Size => {
    const { width, height } = lay(scene, artboard)
    return { width, height }
  }
  const allFor = (scene: Scene): readonly Mockup[] => {
    const { width, height } = sizeOf(scene, 0)
    return mockupsFor(scene, width / height)
  }
  return {
    list: (scene: Scene) => allFor(scene).map(({ name, label }) => ({ name, label })),
    /** @param pictures those in the scene, by media id */
    async paint(scene: Scene, name: string, pictures = NO_PICTURES): Promise<Uint8Array> {
      const mockup = allFor(scene).find((one) => one.name === name)
      if (!mockup) throw new RangeError(`There is no mock-up ${name} for this design.`)
      const [first, ...others] = scene.artboards.slice(0, SHOWN).map((_, artboard) => sizeOf(scene, artboard))
      if (!first) throw new RangeError('The scene has no artboard.')
      const sides = [first, ...others] as const
      const painted = await Promise.all(
        sides.map(async ({ width }, artboard) => {
          const transparent = Boolean(mockup.isCutOut) && artboard === 0
          const paint = await painter(scene, { artboard, transparent, pictures })
          return [`side-${artboard}`, await encodePng(paint(WIDTH / width).whole())] as const
        }),
      )
      const round = mockupScene(mockup, { sides, ground: groundOf(scene) })
      const paint = await painter(round, { pictures: new Map(painted) })
      return encodePng(paint(1).whole())
    },
  }
}
