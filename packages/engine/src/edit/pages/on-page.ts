/** "On the contact page …": a wish about one page of a site changes that page alone. */
import type { Design } from '../../design/types.ts'
import { spliced } from '../../language/spliced.ts'
import type { Words } from '../../language/tokens.ts'
import type { Scene } from '../../scene/types.ts'

const AT_PAGE = new Set(['on', 'in', 'of'])

export interface OnPage {
  /** The design as if it had that page alone. */
  design: Design
  /** The wish without the page. */
  words: Words
  /** The site with the page as it is then; colours and type are those of all pages. */
  back(changed: Scene): Scene
}

/** The page that a wish names; none where the design has one, or none of that name. */
export function onPage(design: Design, words: Words): OnPage | undefined {
  const { artboards } = design.scene
  if (artboards.length < 2) return undefined
  const pages = artboards.flatMap(({ path, name }, at) => {
    const range = path === undefined ? undefined : pageNamed(name.toLowerCase(), words)
    return range ? [{ at, ...range }] : []
  })
  const [named] = pages.toSorted((a, b) => a.from - b.from)
  const page = named && artboards[named.at]
  if (!page) return undefined
  return {
    design: { ...design, scene: { ...design.scene, artboards: [page] } },
    words: spliced(words, named.from, named.to, ''),
    back: (changed) => ({
      ...changed,
      artboards: artboards.map((one, index) => (index === named.at ? (changed.artboards[0] ?? one) : one)),
    }),
  }
}

/** 'on the contact page', with the mark behind it. */
function pageNamed(name: string, { text, tokens }: Words): { from: number; to: number } | undefined {
  for (const [i, { lower }] of tokens.entries()) {
    if (lower !== 'page') continue
    for (let from = i - 1; from > 0 && i - from <= LONGEST_NAME; from--) {
      const said = text.slice(tokens[from]?.from, tokens[i - 1]?.to).toLowerCase()
      if (said.replaceAll(MARKS, '') !== name) continue
      const start = tokens[from - 1]?.lower === 'the' ? from - 2 : from - 1
      if (!AT_PAGE.has(tokens[start]?.lower ?? '')) continue
      const next = tokens[i + 1]?.lower
      return { from: start, to: next === ',' || next === ':' ? i + 2 : i + 1 }
    }
  }
  return undefined
}
/** In tokens, quotation marks among them. */
const LONGEST_NAME = 8
const MARKS = /["“”]/g
