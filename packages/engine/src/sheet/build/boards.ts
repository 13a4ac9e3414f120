/** Layouts and boards of a sheet. */
import type { Artboard, Node, Role } from '../../scene/types.ts'
import { listOf, numberOf, type Part, textOf, wordOf } from '../grammar/part.ts'
import { type Layout, SHAPES, type SheetFrame, type SheetNode, type SlotName } from '../types.ts'
import { frameNode } from './nodes.ts'
import type { Room } from './room.ts'

export function layoutsOf(sheet: Part, room: Room): Layout[] {
  const layouts: Layout[] = []
  // A stage has as many as there are ways to tell places.
  const isStage = sheet.children.some(
    (part) => part.element.name === 'head' && listOf(part, 'kinds', ['stage']).length > 0,
  )
  for (const part of sheet.children.filter(({ element }) => element.name === 'layout')) {
    const [shape, width, height] = [wordOf(part, 'for', SHAPES), numberOf(part, 'width'), numberOf(part, 'height')]
    if (!shape || width === undefined || height === undefined) continue
    const side = wordOf(part, 'side', ['back'])
    if (!isStage && layouts.some((layout) => layout.for === shape && layout.side === side)) {
      room.build.messages.fault(part, `There is a layout for '${shape}' already`)
      continue
    }
    layouts.push({ for: shape, ...(side && { side }), width, height, root: frameNode(part, room, [width, height]) })
  }
  return layouts
}

export function boardsOf(sheet: Part, room: Room): Artboard[] {
  return sheet.children
    .filter(({ element }) => element.name === 'board')
    .map((part, index) => {
      const path = textOf(part, 'path')
      return {
        name: textOf(part, 'name') ?? (index === 0 ? 'front' : `page ${index + 1}`),
        ...(path !== undefined && { path }),
        root: plainFrame(frameNode(part, room)),
      }
    })
}

/** A frame as the scene has it: without its marks. */
export function plainFrame(frame: SheetFrame): Artboard['root'] {
  const { slot: _, area: _area, max: __, keep: ___, place: ____, children, ...own } = frame
  return { ...own, children: children.map(plainNode) }
}

function plainNode(node: SheetNode): Node {
  if (node.type === 'frame') return plainFrame(node)
  const { slot, area: _, max: __, keep: ___, place: ____, ...own } = node
  const role = slot && own.role === undefined ? (own.type === 'text' ? ROLES[slot] : MARKS[slot]) : undefined
  return role ? { ...own, role } : own
}

/** What a drawing that names its slot is. */
const MARKS: Partial<Record<SlotName, Role>> = { mark: 'mark' }

/** What a text that names its slot is. */
const ROLES: Partial<Record<SlotName, Role>> = {
  ...{
    brand: 'brand',
    headline: 'headline',
    line: 'subhead',
    offer: 'offer',
    price: 'price',
    date: 'date',
    time: 'time',
  },
  ...{ place: 'place', address: 'address', phone: 'phone', email: 'email', web: 'link', social: 'social' },
  ...{ cta: 'cta', second: 'cta', nav: 'nav', person: 'person', job: 'title', body: 'body', item: 'list-item' },
}
