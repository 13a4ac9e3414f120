/** Designs shown where they are used. */
import { resolveColour } from '../render/paint.ts'
import type { Hex, Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { sceneOf } from '../sheet/lower.ts'
import { parseSheet } from '../sheet/parse.ts'
import { IDENTITIES } from './identities.ts'
import { PAGES } from './pages.ts'
import { POSTERS } from './posters.ts'
import type { Mockup, Shown } from './types.ts'

const ALL: readonly Mockup[] = [...POSTERS, ...IDENTITIES, ...PAGES]

/** Those that take a design. @param aspect width of its first artboard by its height */
export const mockupsFor = ({ kind }: Pick<Scene, 'kind'>, aspect: number): readonly Mockup[] =>
  ALL.filter((one) => one.kinds.includes(kind) && (one.takes?.(aspect) ?? true))

/** The colour that the first artboard lies on: where that is no plain one, the paper. */
export function groundOf({ artboards, palette }: Scene): Hex {
  const fill = artboards[0]?.root.fill
  return typeof fill === 'string' ? resolveColour(fill, palette) : palette.paper
}

/** A mock-up as a scene; its pictures are the artboards, by `side-0`, `side-1`. */
export function mockupScene(mockup: Mockup, shown: Shown): Scene {
  const { sheet, faults } = parseSheet(mockup.draw(shown))
  const scene = sheet && faults.length === 0 ? sceneOf(sheet) : undefined
  if (!scene) throw new Error(`The mock-up ${mockup.name} cannot be drawn: ${faults[0]?.message}`)
  for (const { node } of places(scene)) if (node.type === 'picture') node.media = node.id
  return scene
}
