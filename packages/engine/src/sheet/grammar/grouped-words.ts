/**
 * Groups of SVG in a layout that hold words: frames as large as what they stand in, about the point that they turn about. What
 * such a group says of letters and fills is said of each part in it.
 */
import { readTransform } from '../drawing/matrix.ts'
import type { XmlAttribute, XmlElement } from '../xml/tree.ts'
import { looseNumber } from './values.ts'

const HOLDERS = new Set(['board', 'layout', 'frame'])

const holdsText = ({ children }: XmlElement): boolean =>
  children.some((child) => typeof child !== 'string' && (child.name === 'text' || holdsText(child)))

const sideOf = (element: XmlElement, name: string): number | undefined =>
  looseNumber(element.attributes.get(name)?.value ?? '')?.value

/** What stays with the group; all else is handed on. */
const OWN = new Set(['id', 'transform', 'opacity', 'clip-path'])

/** @returns the group as a frame where it is one with words in it; itself else, and where its transform is more than a move and a turn */
export function withWordsFramed(element: XmlElement, parent: XmlElement): XmlElement {
  if (element.name !== 'g' || !HOLDERS.has(parent.name) || !holdsText(element)) return element
  const [width, height] = [sideOf(parent, 'width'), sideOf(parent, 'height')]
  const [a, b, c, d, x, y] = readTransform(element.attributes.get('transform')?.value ?? '') ?? []
  if (
    width === undefined ||
    height === undefined ||
    a === undefined ||
    b === undefined ||
    c === undefined ||
    d === undefined ||
    x === undefined ||
    y === undefined
  )
    return element
  if (Math.abs(a - d) > 1e-3 || Math.abs(b + c) > 1e-3 || Math.abs(Math.hypot(a, b) - 1) > 1e-3) return element
  const place = (value: number): XmlAttribute => ({
    value: String(Math.round(value * 100) / 100),
    line: element.line,
    column: element.column,
  })
  // The frame turns about its middle, which lies where the group's own origin comes to lie.
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  const isTurned = Math.abs(degrees) > 1e-3
  const [reachX, reachY] = isTurned ? [width, height] : [0, 0]
  const attributes = new Map<string, XmlAttribute>([
    ['left', place(x - reachX)],
    ['top', place(y - reachY)],
    ['width', place(width + reachX)],
    ['height', place(height + reachY)],
    ...(isTurned ? [['rotate', place(degrees)] as const] : []),
  ])
  for (const name of ['id', 'opacity']) {
    const given = element.attributes.get(name)
    if (given) attributes.set(name, given)
  }
  const handedOn = [...element.attributes].filter(([name]) => !OWN.has(name))
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : moved(child, handedOn, reachX, reachY),
  )
  return { ...element, name: 'frame', attributes, children }
}

const PLACED: Readonly<Record<string, readonly [string, string]>> = { text: ['x', 'y'] }

/** A part with what its group says, by so much further from the frame's corner. */
function moved(
  child: XmlElement,
  handedOn: readonly (readonly [string, XmlAttribute])[],
  dx: number,
  dy: number,
): XmlElement {
  const attributes = new Map([
    ...handedOn.filter(([name]) => child.name === 'text' || !/^(?:font|text|letter)/.test(name)),
    ...child.attributes,
  ])
  if (dx === 0 && dy === 0) return { ...child, attributes }
  const names = PLACED[child.name]
  const by = (name: string, distance: number) => {
    const own = attributes.get(name)
    attributes.set(name, {
      line: child.line,
      column: child.column,
      ...own,
      value: String((looseNumber(own?.value ?? '')?.value ?? 0) + distance),
    })
  }
  if (names) {
    by(names[0], dx)
    by(names[1], dy)
    return { ...child, attributes }
  }
  const own = attributes.get('transform')
  attributes.set('transform', {
    line: child.line,
    column: child.column,
    ...own,
    value: `translate(${dx} ${dy}) ${own?.value ?? ''}`,
  })
  return { ...child, attributes }
}
