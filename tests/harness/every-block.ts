/** All blocks of screens on one page, each drawn alone, as a design. */
import type { Design, Engine } from '@limner/engine'
import { makeCandidate, openWorkshop } from '../../packages/engine/src/instruments.ts'
import { scene } from '../../packages/engine/src/kinds/shared/brief-scene.ts'
import type { Archetype } from '../../packages/engine/src/kinds/types.ts'
import { openPage } from '../../packages/engine/src/kinds/website/parts/page.ts'
import { BLOCKS } from '../../packages/engine/src/kinds/website/screens/blocks/all.ts'
import { penFor } from '../../packages/engine/src/kinds/website/screens/kit/pen.ts'
import { ANY_ROW } from '../../packages/engine/src/kinds/website/screens/page-types.ts'
import { screenOf } from '../../packages/engine/src/kinds/website/screens/screen.ts'
import { column } from '../../packages/engine/src/scene/build.ts'

const WIDTH = 760

const everyBlock = (names: readonly string[]): Archetype => ({
  name: 'every-block',
  example: '',
  suits: () => 1,
  compose: (composition) => {
    const page = openPage(composition)
    const { looks } = screenOf(page, ANY_ROW)
    const blocks = Object.values(BLOCKS)
      .filter(({ name }) => names.includes(name))
      .map((block) =>
        block.draw({
          page,
          looks,
          pen: penFor(page, looks.panel, block.name),
          tasks: [{ verb: 'manage', words: `manage recipes in ${block.name}`, thing: 'recipes' }],
          thing: 'recipes',
          width: WIDTH,
          leads: true,
        }),
      )
    const title = page.content.page.hero.headline
    const head = penFor(page, looks.ground, 'head').text('heading', title, { element: 'h1' })
    const root = column('page', { width: 1440, fill: 'paper', role: 'background', layout: { padding: 40, gap: 24 } }, [
      head,
      ...blocks,
    ])
    return scene(composition.brief, composition.direction, [{ name: 'page', root }])
  },
})

export const BLOCK_NAMES = Object.values(BLOCKS).map(({ name }) => name)

export async function designOf(engine: Engine, names: readonly string[]): Promise<Design> {
  const prompt = 'A web application called Fern where members manage recipes'
  const { concepts } = await engine.design({ prompt, seed: 7, count: 1, kind: 'website' })
  const [concept] = concepts
  if (!concept) throw new Error('no concept')
  const { brief, direction } = concept.design
  return makeCandidate(everyBlock(names), brief, direction, openWorkshop(), new Map()).design
}
