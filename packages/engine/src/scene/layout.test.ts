import { expect, test } from 'vitest'
import { openWorkshop } from '../compose/workshop.ts'
import { frame } from './build.ts'
import { layingOut } from './layout.ts'
import { SCENE_VERSION, type Scene } from './types.ts'

const scene = (width: number): Scene => ({
  version: SCENE_VERSION,
  kind: 'poster',
  format: { name: 'square', width: 100, height: 100 },
  palette: {
    paper: '#ffffff',
    surface: '#eeeeee',
    ink: '#111111',
    muted: '#555555',
    line: '#dddddd',
    accent: '#aa0000',
    onAccent: '#ffffff',
    secondary: '#0000aa',
    onSecondary: '#ffffff',
  },
  typography: { display: 'Inter Tight', text: 'Inter Tight' },
  artboards: [{ name: 'poster', root: frame('root', {}, [frame('part', { width, height: 20 })]) }],
})

test('a scene is laid out once, and another one by itself', () => {
  const layOut = layingOut(openWorkshop())
  const one = scene(40)
  const [front] = layOut(one)
  expect(front.root.children[0]?.width).toBe(40)
  expect(layOut(one)[0]).toBe(front)
  expect(layOut(scene(60))[0].root.children[0]?.width).toBe(60)
})

test('a scene without an artboard is refused', () => {
  const layOut = layingOut(openWorkshop())
  expect(() => layOut({ ...scene(40), artboards: [] })).toThrow('no artboard')
})
