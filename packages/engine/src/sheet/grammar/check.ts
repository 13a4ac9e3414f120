/** Elements of XML held against the grammar: what is written otherwise is put right and noted, what has no meaning is a fault. */

import { RUN_FROM, RUN_TO } from '../runs.ts'
import type { Place, SheetFault, SheetNote } from '../types.ts'
import { BREAK } from '../words.ts'
import type { XmlAttribute, XmlElement } from '../xml/tree.ts'
import { CALLED, ELEMENTS_CALLED, IMPLIED, MEANT, PASSED_OVER } from './aliases.ts'
import { converted } from './converted.ts'
import { ELEMENT_OF } from './elements.ts'
import { withWordsFramed } from './grouped-words.ts'
import { nearest } from './nearest.ts'
import type { Part } from './part.ts'
import type { Attribute, Element } from './row.ts'

/** More of one sort tell nothing new. */
const MOST_TOLD = 60

export class Messages {
  readonly faults: SheetFault[] = []
  readonly notes: SheetNote[] = []

  fault({ line, column }: { line: number; column: number }, message: string): void {
    if (this.faults.length < MOST_TOLD) this.faults.push({ line, column, message })
  }

  note({ line, column }: { line: number; column: number }, message: string): void {
    if (this.notes.length < MOST_TOLD) this.notes.push({ line, column, message })
  }
}

/** @returns nothing for an element that is passed over */
export function checked(xml: XmlElement, parent: Element | undefined, messages: Messages): Part | undefined {
  if (PASSED_OVER.has(xml.name)) return undefined
  const element = elementOf(xml, parent, messages)
  if (!element) return undefined
  const values = valuesOf(xml, element, messages)
  for (const { name } of element.attributes.filter(isWanting(values)))
    messages.fault(xml, `<${element.name}> needs the attribute '${name}'`)
  const children = childrenOf(xml, element, messages)
  return {
    element,
    values,
    children,
    words: element.words ? wordsIn(xml) : '',
    line: xml.line,
    column: xml.column,
    ...(isOnBaseline(xml, element) && { onBaseline: true }),
  }
}

function valuesOf(xml: XmlElement, element: Element, messages: Messages): Map<string, { value: unknown } & Place> {
  const values = new Map<string, { value: unknown } & Place>()
  for (const [name, given] of spelled(xml, element, messages)) {
    const attribute = element.attributes.find((one) => one.name === name)
    if (!attribute) {
      messages.fault(given, noAttribute(element, name))
      continue
    }
    const found = attribute.type.read(given.value)
    if ('fault' in found) {
      messages.fault(given, `${name} of <${element.name}>: ${found.fault}`)
      continue
    }
    if (found.note !== undefined) messages.note(given, `${name} of <${element.name}>: ${found.note}`)
    values.set(name, { value: found.value, line: given.line, column: given.column })
  }
  return values
}

function childrenOf(xml: XmlElement, element: Element, messages: Messages): Part[] {
  return xml.children.flatMap((child) => {
    if (typeof child !== 'string') return checked(withWordsFramed(child, xml), element, messages) ?? []
    if (!element.words && child.trim() !== '')
      messages.fault(xml, `<${element.name}> holds no words ('${child.trim().slice(0, 30)}'): they stand in <text>`)
    return []
  })
}

const isOnBaseline = ({ attributes }: XmlElement, { name }: Element): boolean =>
  name === 'text' && (attributes.has('x') || attributes.has('y')) && !attributes.has('width')

const isWanting =
  (values: ReadonlyMap<string, unknown>) =>
  ({ name, required }: Attribute) =>
    required === true && !values.has(name)

function elementOf(xml: XmlElement, parent: Element | undefined, messages: Messages): Element | undefined {
  const known = ELEMENT_OF.get(xml.name)
  const meant = known ? undefined : ELEMENTS_CALLED[xml.name]
  const element = known ?? (meant === undefined ? undefined : ELEMENT_OF.get(meant))
  if (!element) {
    const near = nearest(xml.name, parent?.children ?? ELEMENT_OF.keys())
    messages.fault(
      xml,
      `There is no element <${xml.name}>${near ? `: is <${near}> meant?` : parent ? `; <${parent.name}> may hold ${parent.children.join(', ') || 'nothing'}` : ''}`,
    )
    return undefined
  }
  if (parent && !parent.children.includes(element.name)) {
    messages.fault(
      xml,
      `<${parent.name}> may not hold <${xml.name}>: it may hold ${parent.children.join(', ') || 'nothing'}`,
    )
    return undefined
  }
  if (!parent && element.name !== 'sheet') {
    messages.fault(xml, `A sheet begins with <sheet>, not with <${xml.name}>`)
    return undefined
  }
  if (meant !== undefined && meant !== 'tspan') messages.note(xml, `<${xml.name}> is written <${meant}>`)
  return element
}

function noAttribute({ name: element, attributes }: Element, name: string): string {
  const meant = MEANT[name]
  if (
    meant !== undefined &&
    (meant.includes('=') || meant.includes(' ') || attributes.some((one) => one.name === meant))
  )
    return `<${element}> has no attribute '${name}': ${meant} is meant`
  const near = nearest(
    name,
    attributes.map((one) => one.name),
  )
  if (near !== undefined) return `<${element}> has no attribute '${name}': is ${near} meant?`
  return `<${element}> has no attribute '${name}'; it may have ${attributes
    .filter(({ rare }) => !rare)
    .map((one) => one.name)
    .join(', ')}`
}

/** Attributes under the names that the grammar has: of a style each declaration, of other languages' words ours. */
function spelled(xml: XmlElement, element: Element, messages: Messages): Map<string, XmlAttribute> {
  const all = withStyle(xml, messages)
  const { line, column } = xml
  const implied = IMPLIED[xml.name] ?? []
  const own = new Map<string, XmlAttribute>(implied.map(([name, value]) => [name, { value, line, column }]))
  for (const [name, given] of all) {
    const meant = nameOf(element, name)
    const value = meant === '' ? undefined : converted(element.name, name, given.value, all)
    if (value === undefined) continue
    if (meant !== name && name !== 'xlink:href')
      messages.note(given, `${name} of <${element.name}> is written ${meant}`)
    if (!own.has(meant) || meant === name || implied.some(([known]) => known === meant))
      own.set(meant, { ...given, value })
  }
  return own
}

/** The name that the grammar has for an attribute; '' where it says nothing. */
function nameOf(element: Element, name: string): string {
  if (element.attributes.some((one) => one.name === name)) return name
  return CALLED[element.name]?.[name] ?? CALLED['*']?.[name] ?? name
}

/** Attributes and the declarations of a style, which come before them. */
function withStyle(xml: XmlElement, messages: Messages): Map<string, XmlAttribute> {
  const all = new Map([...xml.attributes].filter(([name]) => name !== 'style'))
  const style = xml.attributes.get('style')
  if (!style) return all
  messages.note(style, `style of <${xml.name}> is written as attributes`)
  for (const declaration of style.value.split(';')) {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? []
    if (name && value && !name.startsWith('--')) all.set(name, { ...style, value })
  }
  return all
}

const isRun = ({ name }: XmlElement): boolean => (ELEMENTS_CALLED[name] ?? name) === 'tspan'

/** Words in an element and in its runs, whose bounds are marked; <br/> is a new line. */
function wordsIn({ children }: XmlElement): string {
  return children
    .map((child, at) => {
      if (typeof child === 'string') return child.replace(MARKS, '')
      if (child.name === 'br') return BREAK
      // A run that SVG places anew begins a line.
      const isPlaced = at > 0 && child.attributes.has('x') && (child.attributes.has('dy') || child.attributes.has('y'))
      return isRun(child) ? `${isPlaced ? BREAK : ''}${RUN_FROM}${wordsIn(child)}${RUN_TO}` : ''
    })
    .join('')
}
const MARKS = new RegExp(`[${BREAK}${RUN_FROM}${RUN_TO}]`, 'g')
