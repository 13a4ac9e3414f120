/**
 * The part of the built style that one page uses. The utilities are half of the sheet, and a page bears a quarter of them:
 * without the others a page that is hydrated lazily fits into the first packets that a server may send.
 */
import postcss, { type Container } from 'postcss'

/** A piece of the sheet's text, and the classes one of which must be on the page for it to matter; none: it always does. */
interface Piece {
  text: string
  classes: string[]
}

/** Escaped punctuation only: a class that begins with a digit is written with its code, and its rule kept. */
const FIRST_CLASS = /^[^.]*\.((?:\\[^\da-f]|[\w-])+)/
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** A utility's own class is the first of its selector; a selector without a class keeps the rule on every page. */
function classesOf(selectors: string[]): string[] {
  const first = selectors.map((selector) => FIRST_CLASS.exec(selector)?.[1]?.replaceAll('\\', ''))
  return first.every((name) => name !== undefined) ? (first as string[]) : []
}

/** At-rules that hold rules, not declarations. */
const GROUPS = new Set(['container', 'layer', 'media', 'supports'])

function piecesOf(container: Container, within: boolean): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === 'rule' && within) return [{ text: node.toString(), classes: classesOf(node.selectors) }]
    if (node.type === 'atrule' && !node.nodes) return [{ text: `${node};`, classes: [] }]
    if (node.type !== 'atrule' || !GROUPS.has(node.name)) return [{ text: node.toString(), classes: [] }]
    const inside = piecesOf(node, within || (node.name === 'layer' && node.params === 'utilities'))
    const classes = inside.every((piece) => piece.classes.length) ? inside.flatMap((piece) => piece.classes) : []
    return [{ text: `@${node.name} ${node.params}{`, classes }, ...inside, { text: '}', classes }]
  })
}

/**
 * Reads a built sheet once; the answer gives, for the HTML of a page, what of the sheet that page needs. Rules outside of
 * the layer `utilities` are always kept.
 */
export function styleReader(sheet: string): (html: string) => string {
  const pieces = piecesOf(postcss.parse(sheet), false)
  return (html) => {
    const used = new Set<string>()
    for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
      for (const name of value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!).split(' '))
        used.add(name)
    }
    const needed = ({ classes }: Piece) => !classes.length || classes.some((name) => used.has(name))
    return pieces
      .filter(needed)
      .map((piece) => piece.text)
      .join('')
  }
}
