/** "On the contact page …": a wish about one page of a site changes that page alone. */
import type { Design } from '../../design/types.ts'
import type { Scene } from '../../scene/types.ts'

const NAMED = /\b(?:on|in|of)\s+(?:the\s+)?["“']?([\p{L}\p{N}& -]{2,40}?)["”']?\s+page\b[,:]?\s*/iu

export interface OnPage {
  /** The design as if it had that page alone. */
  design: Design
  /** The wish without the page. */
  instruction: string
  /** The site with the page as it is then; colours and type are those of all pages. */
  back(changed: Scene): Scene
}

/** The page that a wish names; none where the design has one, or none of that name. */
export function onPage(design: Design, instruction: string): OnPage | undefined {
  const { artboards } = design.scene
  const [words = '', name = ''] = NAMED.exec(instruction) ?? []
  if (artboards.length < 2 || !name) return undefined
  const wanted = name.trim().toLowerCase()
  const at = artboards.findIndex(({ path, name: own }) => path !== undefined && own.toLowerCase() === wanted)
  const page = artboards[at]
  if (!page) return undefined
  return {
    design: { ...design, scene: { ...design.scene, artboards: [page] } },
    instruction: instruction.replace(words, ' ').trim(),
    back: (changed) => ({
      ...changed,
      artboards: artboards.map((one, index) => (index === at ? (changed.artboards[0] ?? one) : one)),
    }),
  }
}
