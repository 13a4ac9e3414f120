/** Changes to a sheet by the ids of its parts, written as XML: what a model answers that does not write its sheet anew. */
import { LIMITS } from '../limits.ts'
import { escapeValue, escapeWords } from '../print/xml.ts'
import { closeSheet } from '../xml/close.ts'
import { readXml, type XmlElement } from '../xml/tree.ts'
import { type NamedElement, namedElements } from './names.ts'

export interface ChangedSheet {
  sheet: string
  /** What could not be done, a sentence each. */
  faults: string[]
}

/** More are a sheet of its own. */
const MOST_CHANGES = 60

type Verb = (change: XmlElement, sheet: Edited) => string | undefined

/** A sheet under work. */
class Edited {
  readonly root: XmlElement

  constructor(root: XmlElement) {
    this.root = root
  }

  /** Looked up anew: what was inserted can be changed by the next. */
  find(id: string | undefined): NamedElement | undefined {
    return id === undefined ? undefined : namedElements(this.root).get(id)
  }
}

const idOf = (change: XmlElement): string | undefined => change.attributes.get('id')?.value
const none = (id: string | undefined): string =>
  id === undefined ? 'A change needs the id of a part' : `There is no part with the id '${id}'`

const isWithin = (element: XmlElement, outer: XmlElement): boolean =>
  element === outer || outer.children.some((child) => typeof child !== 'string' && isWithin(element, child))

function takeOut({ element, parent }: NamedElement): void {
  if (parent) parent.children = parent.children.filter((child) => child !== element)
}

interface Spot {
  parent: XmlElement
  /** Absent: on top of all that is there. */
  beside?: XmlElement
  isBefore: boolean
}

/** Where a change says: into a part, or before or after one; what is wrong with it instead. */
function spotOf(change: XmlElement, sheet: Edited): Spot | string {
  const [into, before, after] = ['into', 'before', 'after'].map((name) => change.attributes.get(name)?.value)
  const id = before ?? after
  const target = sheet.find(id ?? into)
  if (!target) return none(id ?? into)
  const parent = id === undefined ? target.element : target.parent
  if (!parent) return 'Nothing stands beside the sheet itself'
  return { parent, ...(id !== undefined && { beside: target.element }), isBefore: before !== undefined }
}

function putIn({ parent, beside, isBefore }: Spot, some: readonly (XmlElement | string)[]): void {
  const at = beside ? parent.children.indexOf(beside) + (isBefore ? 0 : 1) : parent.children.length
  parent.children.splice(at, 0, ...some)
}

const VERBS: Readonly<Record<string, Verb>> = {
  set(change, sheet) {
    const found = sheet.find(idOf(change))
    if (!found) return none(idOf(change))
    for (const [name, value] of change.attributes)
      if (name !== 'id') {
        if (value.value === '') found.element.attributes.delete(name)
        else found.element.attributes.set(name, value)
      }
    const hasWords = change.children.some((child) => typeof child !== 'string' || child.trim() !== '')
    if (hasWords) found.element.children = change.children
    return undefined
  },
  remove(change, sheet) {
    const found = sheet.find(idOf(change))
    if (!found?.parent) return none(idOf(change))
    takeOut(found)
    return undefined
  },
  replace(change, sheet) {
    const found = sheet.find(idOf(change))
    if (!found?.parent) return none(idOf(change))
    const at = found.parent.children.indexOf(found.element)
    found.parent.children.splice(at, 1, ...change.children)
    return undefined
  },
  insert(change, sheet) {
    const spot = spotOf(change, sheet)
    if (typeof spot === 'string') return spot
    putIn(spot, change.children)
    return undefined
  },
  move(change, sheet) {
    const found = sheet.find(idOf(change))
    if (!found?.parent) return none(idOf(change))
    const spot = spotOf(change, sheet)
    if (typeof spot === 'string') return spot
    if (isWithin(spot.parent, found.element) || spot.beside === found.element) return 'A part cannot stand in itself'
    takeOut(found)
    putIn(spot, [found.element])
    return undefined
  },
}
const CALLED: Readonly<Record<string, string>> = { resize: 'set', add: 'insert', delete: 'remove' }

/**
 * A sheet with changes carried out, in their order; those that cannot be are left out and told.
 * @param changes `<changes>` with `<set id …>`, `<remove id>`, `<replace id>…`, `<insert into|before|after>…` and `<move id …>`
 */
export function changedSheet(sheet: string, changes: string): ChangedSheet {
  const { root } = readXml(closeSheet(sheet), LIMITS)
  const read = readXml(inSheet(changes), LIMITS)
  const [wanted] = read.root?.children.filter((child) => typeof child !== 'string') ?? []
  if (!root || !wanted) return { sheet, faults: ['There are no changes that can be read'] }
  const faults = read.faults.map(({ message }) => `In the changes: ${message}`)
  const edited = new Edited(root)
  let done = 0
  for (const change of wanted.children.filter((one) => typeof one !== 'string').slice(0, MOST_CHANGES)) {
    const verb = VERBS[CALLED[change.name] ?? change.name]
    const fault = verb
      ? verb(change, edited)
      : `There is no change called <${change.name}>: there are ${Object.keys(VERBS).join(', ')}`
    if (fault) faults.push(`<${change.name}>: ${fault}`)
    else done++
  }
  return { sheet: done > 0 ? printed(root) : sheet, faults }
}

/** The single changes of `<changes>`, in their order. */
export function singleChanges(changes: string): string[] {
  const [wanted] = readXml(inSheet(changes), LIMITS).root?.children.filter((child) => typeof child !== 'string') ?? []
  const single = wanted?.children.filter((one) => typeof one !== 'string') ?? []
  return single.slice(0, MOST_CHANGES).map((one) => printed(one))
}

/** Single changes as one answer. */
export const asChanges = (some: readonly string[]): string => `<changes>${some.join('')}</changes>`

/** The reader looks for a sheet. */
const inSheet = (changes: string): string => `<sheet>${changes}</sheet>`

function printed({ name, attributes, children }: XmlElement): string {
  const head = [name, ...[...attributes].map(([key, { value }]) => `${key}="${escapeValue(value)}"`)].join(' ')
  if (children.length === 0) return `<${head}/>`
  return `<${head}>${children.map((one) => (typeof one === 'string' ? escapeWords(one) : printed(one))).join('')}</${name}>`
}
