/** Type that is set the same way in several places, as named classes: whoever changes a heading changes all of them. */
import { isType } from './classes.ts'
import { type Child, type Element, expression, isElement, isRepeat, quote } from './jsx.ts'
import { camelCase, nameKeeper } from './names.ts'

const FEWEST = 3
/** Classes; fewer are said faster than named. */
const SHORTEST = 3

/** What a style is called, by what it is used for most. */
const NAMES: Record<string, string> = { h1: 'display', h2: 'heading', h3: 'title', a: 'link', blockquote: 'quote' }

export interface SharedType {
  /** Its declaration in the file; nothing where no style is shared. */
  code: string[]
  /** The element with the names in the place of the classes. */
  applied(node: Element): Element
}

const inner = (child: Child): Element[] => (isElement(child) ? [child] : isRepeat(child) ? [child.body] : [])
const everyElement = (node: Element): Element[] => [node, ...node.children.flatMap(inner).flatMap(everyElement)]

function split({ attributes: { className } }: Element): { style: string; others: string[] } | undefined {
  if (typeof className !== 'string') return undefined
  const names = className.split(' ')
  const style = names.filter((name) => isType(name))
  if (style.length < SHORTEST) return undefined
  return { style: style.join(' '), others: names.filter((name) => !isType(name)) }
}

function commonest(values: readonly string[]): string {
  const counts = [...Map.groupBy(values, (value) => value)]
  return counts.reduce((a, b) => (b[1].length > a[1].length ? b : a))[0]
}

export function sharedType(sections: readonly Element[]): SharedType {
  const uses = sections.flatMap(everyElement).flatMap((node) => {
    const style = split(node)?.style
    return style ? [{ style, use: NAMES[node.tag] ?? (camelCase(node.name ?? '') || 'text') }] : []
  })
  const nameOf = nameKeeper()
  const names = new Map(
    [...Map.groupBy(uses, ({ style }) => style)]
      .filter(([, all]) => all.length >= FEWEST)
      .map(([style, all]) => [style, nameOf(commonest(all.map(({ use }) => use)))]),
  )
  const change = (child: Child): Child =>
    isElement(child) ? applied(child) : isRepeat(child) ? { ...child, body: applied(child.body) } : child
  function applied(node: Element): Element {
    const children = node.children.map(change)
    const found = split(node)
    const name = found && names.get(found.style)
    if (!found || !name) return { ...node, children }
    const own = found.others.length > 0 ? `\`\${type.${name}} ${found.others.join(' ')}\`` : `type.${name}`
    return { ...node, children, attributes: { ...node.attributes, className: expression(own) } }
  }
  const lines = [...names].map(([style, name]) => `  ${name}: ${quote(style)},`)
  const code =
    lines.length > 0 ? ['/** Type that is set alike in several places. */', 'const type = {', ...lines, '}', ''] : []
  return { code, applied }
}
