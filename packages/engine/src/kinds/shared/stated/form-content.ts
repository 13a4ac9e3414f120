/** What stands on a sheet before its forms are drawn: words, pictures, and forms that hold words. */
import type { Bounds } from '../../../base/geometry.ts'
import type { Form, FormTarget } from '../../../brief/types.ts'
import { roleMatches } from '../../../critic/placement.ts'
import type { LaidArtboard, LaidNode } from '../../../scene/layout.ts'
import type { Node } from '../../../scene/types.ts'
import { PICTURES } from './groups.ts'

/** Something that stands on the sheet already. */
export interface Standing {
  node: Node
  box: Bounds
}
export interface Content {
  words: Standing[]
  pictures: Standing[]
  /** Forms that hold words. */
  figures: { node: Node; covers: Drawn['covers'] }[]
}
/** A form as it is drawn: its node, and which points lie on it. */
export interface Drawn {
  node: Node
  covers(x: number, y: number): boolean
}

/** Words and pictures that stand on the sheet itself: what has a ground of its own keeps it. */
export function contentOf({ root }: LaidArtboard): Content {
  const content: Content = { words: [], pictures: [], figures: [] }
  const visit = (laid: LaidNode) => {
    const { node, x, y, width, height, text } = laid
    const box = { left: x, top: y, right: x + width, bottom: y + height }
    const lines = text?.lines
    if (node.type === 'text')
      content.words.push({
        node,
        box: lines?.length
          ? {
              ...box,
              left: Math.min(...lines.map((line) => line.x)),
              right: Math.max(...lines.map((line) => line.x + line.width)),
            }
          : box,
      })
    else if (node.type !== 'frame') content.pictures.push({ node, box })
    const figure = node.type === 'frame' && FIGURE.test(node.id)
    // The sides of a triangle are under no words.
    if (figure)
      content.figures.push({
        node,
        covers: (px, py) =>
          node.radius === 'full'
            ? Math.hypot(px - x - width / 2, py - y - height / 2) <= width / 2
            : px >= x && px <= x + width && py >= y && py <= y + height,
      })
    const open = node.type !== 'frame' || node === root.node || !node.fill || node.id === 'panel' || figure
    if (open && !node.id.endsWith('-ground')) laid.children.forEach(visit)
  }
  visit(root)
  return content
}

const FIGURE = /^form-\d+$/

/** Where the part stands that a form is to stand by. */
export const meant = (target: FormTarget, { words, pictures }: Content): Bounds[] => {
  if (target.role && PICTURES.includes(target.role)) return pictures.map(({ box }) => box).slice(0, 1)
  const named = words.filter(
    ({ node }) => node.type === 'text' && target.text !== undefined && says(node.text, target.text),
  )
  const found =
    named.length > 0 ? named : words.filter(({ node }) => target.role && roleMatches(target.role, node.role))
  return found.map(({ box }) => box).slice(0, 1)
}
const says = (own: string, wanted: string) => own === wanted || own.includes(wanted) || wanted.includes(own)

/** The words that a form holds. */
export const heldBy = ({ texts = [] }: Form, { words }: Content): Standing[] =>
  words.filter(({ node }) => node.type === 'text' && texts.some((text) => says(node.text, text)))
