/** XML as a tree of elements that know where they stand; read leniently where the meaning is clear, and within limits. */
import { SaxesParser } from 'saxes'
import type { Limits } from '../limits.ts'
import type { Place, SheetFault } from '../types.ts'
import { cleaned } from './cleaned.ts'

export interface XmlAttribute extends Place {
  value: string
}
export interface XmlElement extends Place {
  name: string
  attributes: Map<string, XmlAttribute>
  children: (XmlElement | string)[]
}

/** What cannot be read on after. */
class Stop extends Error {}

/** @returns the outermost element, where there is one; what is wrong with the XML itself */
export function readXml(text: string, limits: Limits): { root?: XmlElement; faults: SheetFault[] } {
  const faults: SheetFault[] = []
  if (text.length > limits.characters)
    return {
      faults: [
        {
          line: 1,
          column: 1,
          message: `The sheet has ${text.length} characters; at most ${limits.characters} are read.`,
        },
      ],
    }
  const reader = new TreeReader(cleaned(text), faults, limits)
  const root = reader.read()
  return { ...(root && { root }), faults }
}

class TreeReader {
  private readonly text: string
  private readonly faults: SheetFault[]
  private readonly parser = new SaxesParser()
  private readonly open: XmlElement[] = []
  private readonly lines: number[] = [0]
  private readonly limits: Limits
  private root: XmlElement | undefined
  private elements = 0
  private isTooLarge = false
  private named = new Map<string, XmlAttribute>()

  constructor(text: string, faults: SheetFault[], limits: Limits) {
    this.limits = limits
    this.text = text
    this.faults = faults
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lines.push(at + 1)
  }

  read(): XmlElement | undefined {
    const { parser } = this
    parser.on('error', ({ message }) => {
      const within = this.open.at(-1)
      const where = within ? `, within the <${within.name}> of line ${within.line}` : ''
      this.fault(parser.position, `The XML is broken: ${message.replace(/^[\d:. ]+|\.$/g, '')}${where}.`)
      throw new Stop()
    })
    parser.on('doctype', () => {
      this.fault(parser.position, 'A sheet has no document type and no entities.')
      throw new Stop()
    })
    parser.on('attribute', ({ name, value }) => {
      const at = this.text.lastIndexOf(name, parser.position)
      if (!this.named.has(name)) this.named.set(name, { value, ...this.placeOf(at) })
    })
    parser.on('opentag', ({ name }) => this.opened(name))
    parser.on('closetag', () => this.open.pop())
    parser.on('text', (words) => this.open.at(-1)?.children.push(words))
    parser.on('cdata', (words) => this.open.at(-1)?.children.push(words))
    try {
      parser.write(this.text).close()
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      // Of a sheet that is too large nothing is built.
      if (this.isTooLarge) return undefined
    }
    return this.root
  }

  private opened(name: string) {
    const at = this.text.lastIndexOf(`<${name}`, this.parser.position)
    if (++this.elements > this.limits.elements)
      this.stop(at, `The sheet has more than ${this.limits.elements} elements.`)
    if (this.open.length >= this.limits.depth)
      this.stop(at, `Elements stand within one another more than ${this.limits.depth} deep.`)
    const element = { name, attributes: this.named, children: [], ...this.placeOf(at) }
    this.named = new Map()
    const parent = this.open.at(-1)
    if (parent) parent.children.push(element)
    else this.root ??= element
    this.open.push(element)
  }

  private stop(at: number, message: string): never {
    this.isTooLarge = true
    this.fault(at, message)
    throw new Stop()
  }

  private fault(at: number, message: string) {
    this.faults.push({ ...this.placeOf(at), message })
  }

  private placeOf(at: number): Place {
    let [low, high] = [0, this.lines.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.lines[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: Math.max(0, at - (this.lines[low] ?? 0)) + 1 }
  }
}
