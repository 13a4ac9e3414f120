/**
 * The parts of a website as people speak of them: sections, the blocks of a screen, what acts in them, the frame around all. Each by
 * keys that say what it is: the first word of a section's id, the name of a block, the kind of a control.
 */
import { memo } from '../../base/memo.ts'
import type { Frame, Node, Scene } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'
import { plainWords } from '../scene-nodes.ts'

export interface PagePart {
  id: string
  keys: string[]
  /** What it is headed with, in plain words. */
  headings: string[]
}

/** 'calendar-2-panel-1' is a block. */
const BLOCK = /^([a-z]+(?:-[a-z]+)*)-\d+-panel-\d+$/
const STREETS = /(?:^|-)streets(?:-\d+)?$/
const BY_ELEMENT: Readonly<Record<string, string>> = { aside: 'side-bar', header: 'header' }

const isMap = (node: Node) => node.type === 'vector' && STREETS.test(node.id)

function keysOf(node: Node): string[] {
  const control = 'control' in node && node.control ? [`${node.control.kind}-control`] : []
  if (node.type !== 'frame') return control
  const [, block] = BLOCK.exec(node.id) ?? []
  const element = node.element && BY_ELEMENT[node.element]
  return [
    ...control,
    ...(block ? [block] : []),
    ...(node.role === 'section' ? [node.id.split('-')[0] ?? ''] : []),
    ...(node.role === 'hero' || node.role === 'footer' ? [node.role] : []),
    ...(element && node.role !== 'hero' ? [element] : []),
    ...(node.element === 'nav' && node.id.includes('footer') ? ['foot-nav'] : []),
    ...(node.id.startsWith('totals-totals') ? ['totals'] : []),
    ...(node.children.some(isMap) ? ['map'] : []),
  ]
}

const headingsOf = (node: Node): string[] =>
  [...subtree(node)].flatMap((inner) =>
    inner.type === 'text' && inner.element === 'h2' ? [plainWords(inner.text)] : [],
  )

/** Blocks and sections are called by what stands over them; what holds several of them is not. */
const isHeaded = (node: Node): node is Frame =>
  node.type === 'frame' && (node.role === 'section' || BLOCK.test(node.id) || /-panel-\d+$/.test(node.id))

function partsOf(scene: Scene): PagePart[] {
  const root = scene.artboards[0]?.root
  if (!root || scene.kind !== 'website') return []
  return [...subtree(root)].flatMap((node) => {
    const keys = keysOf(node)
    const headings = isHeaded(node) ? headingsOf(node) : []
    return keys.length > 0 || headings.length > 0 ? [{ id: node.id, keys, headings }] : []
  })
}

const known = new WeakMap<Scene, PagePart[]>()
/** Those of the first page, the outer ones before what stands in them; none for what is no website. */
export const pageParts = (scene: Scene): PagePart[] => memo(known, scene, () => partsOf(scene))

/** Whether a node is a section of a page, or a block of a screen: what may be moved among its like. */
export const isPiece = (node: Node): boolean => node.role === 'section' || BLOCK.test(node.id)
