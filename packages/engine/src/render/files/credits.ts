/** What a design stands on: its fonts and pictograms with their licences. */
import { isKeyOf } from '../../base/tables.ts'
import { ICON_SETS } from '../../imagery/icon-sets.ts'
import type { Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { type CatalogueEntry, fontEntry, hasFont } from '../../type/catalogue.ts'

export interface Credits {
  fonts: (CatalogueEntry & { use: string })[]
  icons: { name: string; package: string; licence: string }[]
}

export function creditsOf(scene: Scene): Credits {
  const nodes = [...places(scene)].map(({ node }) => node)
  const uses = new Set(nodes.flatMap((node) => (node.type === 'text' ? [node.font] : [])))
  const inLogo = new Set([...uses].map((use) => scene.typography[use] ?? scene.typography.display))
  // Those that go with it come along: the tokens name them.
  const families = new Set([...inLogo, ...Object.values(scene.typography)])
  const icons = new Set(nodes.flatMap((node) => (node.type === 'pictogram' ? [node.icon] : [])))
  return {
    fonts: [...families]
      .filter(hasFont)
      .map((family) => ({ ...fontEntry(family), use: inLogo.has(family) ? 'the logo' : 'text beside it' })),
    icons: [...icons].flatMap((name) => {
      const [set = ''] = name.split(':')
      return isKeyOf(ICON_SETS, set) ? [{ name, ...ICON_SETS[set] }] : []
    }),
  }
}
