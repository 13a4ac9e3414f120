import { expect, test } from 'vitest'
import { difference, contrast as ratio } from '../colour/colour.ts'
import { contrastFaults, readContrast } from '../critic/contrast.ts'
import { gateFaults } from '../critic/gates.ts'
import type { Design } from '../design/types.ts'
import type { Frame, Hex, Node, Scene } from '../scene/types.ts'
import { findNode } from '../scene/walk.ts'
import { edit } from './edit.ts'
import { lay } from './fixtures/designed.ts'
import { ALL } from './fixtures/scenes.ts'

const drawn = { get: () => ({ width: 24, height: 24, shapes: [] }) } as never
const contrast = (scene: Scene) => lay(scene).flatMap((laid) => readContrast(laid, scene.palette, drawn, new Map()))
const faults = ({ scene, brief }: Design) => [
  ...gateFaults(brief, scene, lay(scene)),
  ...contrastFaults(contrast(scene)),
]
const shown = (scene: Scene, id: string) => {
  const find = (node: ReturnType<typeof lay>[number]['root']): typeof node | undefined =>
    node.node.id === id ? node : node.children.map(find).find((one) => one !== undefined)
  return lay(scene).map(({ root }) => find(root))[0]
}

/** A sheet of one column: a drawing, a title that fills the width, lines at the foot. */
function sheet(title: string, fill: Hex = '#ffffff'): Design {
  const base = ALL.poster()
  const line = (id: string, text: string): Node => ({
    id,
    type: 'text',
    role: 'detail',
    text,
    font: 'text',
    weight: 500,
    size: 40,
    fill: '#1b1b1f',
    fit: { min: 20, lines: 1 },
  })
  const root: Frame = {
    id: 'root',
    type: 'frame',
    fill,
    layout: { padding: 72, gap: 30, justify: 'between' },
    children: [
      { id: 'drawing', type: 'vector', role: 'illustration', viewBox: [100, 60], width: 880, height: 470, shapes: [] },
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: title,
        font: 'display',
        weight: 700,
        size: 170,
        fill: '#1b1b1f',
        lineHeight: 1,
        width: 880,
        fit: { min: 40, lines: 2 },
      },
      line('when', 'Friday 12 June'),
      line('where', 'Blue Door Cellar'),
    ],
  }
  const scene: Scene = {
    ...base.scene,
    format: { name: 'square', width: 1024, height: 1024 },
    artboards: [{ name: 'poster', root }],
  }
  return { ...base, scene, brief: { ...base.brief, copy: [], colours: [] } }
}

test('what stands in the way of a larger title gives way, and the gates hold', () => {
  const before = sheet('Jazz Night')
  expect(faults(before)).toEqual([])
  const result = edit(before, 'make the title twice as big', { layout: lay, contrast })
  if (result.status !== 'changed') throw new Error(result.status)
  const { scene } = result.design
  expect(shown(scene, 'title')?.text?.size ?? 0).toBeGreaterThan((shown(before.scene, 'title')?.text?.size ?? 0) * 1.1)
  expect(faults(result.design)).toEqual([])
  expect(findNode(scene, 'drawing')?.height).toBeLessThan(470)
  expect(findNode(scene, 'when')).toEqual(findNode(before.scene, 'when'))
})

test('a word that fills the width takes of the margins, as nothing else can make it larger', () => {
  const before = sheet('Kammerkonzert')
  const was = shown(before.scene, 'title')?.text?.size ?? 0
  const result = edit(before, 'make the title bigger', { layout: lay, contrast })
  if (result.status !== 'changed') throw new Error(result.status)
  expect(shown(result.design.scene, 'title')?.text?.size ?? 0).toBeGreaterThan(was * 1.02)
  expect(result.changes[0]?.to).toBe('a little larger')
  expect(faults(result.design)).toEqual([])
})

test.each<[Hex, string, string]>([
  ['#24894d', 'title in red', '#d4242f'],
  ['#f7f4ee', 'title in white', '#ffffff'],
  ['#c5993b', 'title in #1f4e79', '#1f4e79'],
])('on %s: %s — the ground gives way, the colour stays what it was called', (fill, wish, wanted) => {
  const before = sheet('Jazz Night', fill)
  const result = edit(before, wish, { layout: lay, contrast })
  if (result.status !== 'changed') throw new Error(result.status)
  const title = findNode(result.design.scene, 'title')
  const letters = (title?.type === 'text' ? title.fill : '#000000') as Hex
  expect(difference(letters, wanted as Hex)).toBeLessThan(0.15)
  const ground = (result.design.scene.artboards[0] as Scene['artboards'][number]).root.fill as Hex
  expect(ratio(letters, ground.startsWith('#') ? ground : result.design.scene.palette.paper)).toBeGreaterThan(3)
  expect(faults(result.design)).toEqual([])
})

test('a part is put into a free corner, and its neighbours stay to the byte', () => {
  const before = sheet('Jazz')
  const result = edit(before, 'put the date in the bottom right corner', { layout: lay, contrast })
  if (result.status === 'unclear') throw new Error(result.question)
  if (result.status !== 'changed') return expect(result.status).toBe('recompose')
  expect(faults(result.design)).toEqual([])
  expect(findNode(result.design.scene, 'title')).toEqual(findNode(before.scene, 'title'))
})

test('a place that is taken is looked for in another layout, of the same words and colours', () => {
  const before = sheet('Kammerkonzert')
  const root = before.scene.artboards[0]?.root as Frame
  const pinned = root.children.map(
    (node, index): Node => ({ ...node, at: { left: 72, top: [60, 560, 800, 880][index] ?? 0 } }),
  )
  const fixed = {
    ...before,
    scene: { ...before.scene, artboards: [{ name: 'poster', root: { ...root, children: pinned } }] },
  }
  const result = edit(fixed, 'put the date in the top right corner', { layout: lay, contrast })
  if (result.status !== 'recompose') throw new Error(result.status)
  expect(result.brief.placements).toEqual([{ target: 'detail', at: 'top-right' }])
  expect(result.keep).toEqual({ palette: true, typography: true, pictogram: true })
})
