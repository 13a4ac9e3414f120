/** Buttons that have something done: they ask for what they need, tell what is known, hand out a file, copy the address. */
import type { Asked } from '../../../scene/controls.ts'
import { bracketed, type Element, element, expression, quote } from '../jsx.ts'
import { camelCase } from '../names.ts'
import { meaningOf } from './by-name.ts'
import type { ControlContext, Write } from './context.ts'
import { classesOf, withClasses, wordsIn } from './element-tree.ts'
import { Ask, AskedField, Attach, Dialog, Download, Share, Tell } from './snippets/dialogs.ts'

/** The same button as a component of this name: what it looks like and what it is called stay. */
function as(tag: string, node: Element, attributes: Parameters<typeof element>[1]): Element {
  const { type: _type, ...own } = node.attributes
  const { className, ...called } = withClasses({ ...node, attributes: own }, [
    ...classesOf(node),
    'cursor-pointer',
  ]).attributes
  return { ...element(tag, { ...attributes, ...called, className }, node.children), id: node.id ?? tag.toLowerCase() }
}

const askedCode = ({ name, input, options, required }: Asked): string => {
  const parts = [
    `name: ${quote(name)}`,
    `type: ${quote(input)}`,
    ...(options ? [`options: ${bracketed('[', options.map(quote), ']', '', Infinity)}`] : []),
    ...(required ? ['required: true'] : []),
  ]
  return bracketed('{', parts, '}', '', Infinity)
}

/** What several buttons ask for stands in the file once. */
function askedList(asks: readonly Asked[], { lists, nameOf }: ControlContext): string {
  const code = `[\n${asks.map((one) => `  ${askedCode(one)},`).join('\n')}\n]`
  const known = lists.known.get(code)
  if (known) return known
  const name = nameOf(camelCase(`asked ${asks[0]?.name ?? ''}`))
  lists.known.set(code, name)
  lists.data.push(`const ${name} = ${code}`)
  return name
}

export const ask: Write<'ask'> = (node, { title, asks, send, done }, acting) => {
  acting.use(Dialog, AskedField, Ask)
  return as('Ask', node, { title, asks: expression(askedList(asks, acting)), send, done })
}

export const tell: Write<'tell'> = (node, { title, facts }, acting) => {
  acting.use(Dialog, Tell)
  return as('Tell', node, { title, facts: expression(bracketed('[', facts.map(quote), ']', '', Infinity)) })
}

export const download: Write<'download'> = (node, { file }, acting) => {
  acting.use(Download)
  return as('Download', node, { file: camelCase(file) || 'file' })
}

export const share: Write<'share'> = (node, _control, acting) => {
  acting.use(Share)
  return as('Share', node, {})
}

export const attach: Write<'attach'> = (node, { accept }, acting) => {
  acting.use(Attach)
  return as('Attach', node, { accept })
}

/** A button that nothing else acts on does what it is called. */
export function named(made: Element, acting: ControlContext): Element {
  const { tag, attributes } = made
  if (tag !== 'button' || attributes.type !== 'button' || attributes.onClick !== undefined) return made
  const called = attributes['aria-label']
  const control = meaningOf(wordsIn(made) || (typeof called === 'string' ? called : ''), acting.heading)
  switch (control.kind) {
    case 'download':
      return download(made, control, acting)
    case 'share':
      return share(made, control, acting)
    case 'attach':
      return attach(made, control, acting)
    default:
      return ask(made, control, acting)
  }
}
