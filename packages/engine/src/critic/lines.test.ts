/** Words across a line: the borders of frames. */
import { expect, test } from 'vitest'
import { openWorkshop } from '../instruments.ts'
import { frame, text } from '../scene/build.ts'
import type { Node, Scene } from '../scene/types.ts'
import { textBoxes } from './gates.ts'
import { wordsOnLines } from './lines.ts'

const workshop = openWorkshop()

const WORDS = { font: 'text', weight: 500, size: 40, fill: 'ink', width: 400 } as const
const words = (left: number, top: number): Node => text('words', 'Summer fair', { ...WORDS, at: { left, top } })
const border = (own: object = {}): Node =>
  frame('border', { at: { left: 100, top: 100 }, width: 600, height: 400, stroke: { paint: 'ink', width: 4 }, ...own })
function faults(...children: Node[]): string[] {
  const scene: Scene = {
    ...{ version: 1, kind: 'poster', format: { name: 'custom', width: 800, height: 600 } },
    palette: {
      ...{ paper: '#ffffff', surface: '#eeeeee', ink: '#111111', muted: '#555555', line: '#cccccc' },
      ...{ accent: '#a02020', onAccent: '#ffffff', secondary: '#204080', onSecondary: '#ffffff' },
    },
    typography: { display: 'Archivo', text: 'Archivo' },
    artboards: [{ name: 'front', root: frame('root', { fill: 'paper' }, children) }],
  }
  return workshop.layOut(scene).flatMap((artboard) => wordsOnLines(artboard, textBoxes(artboard)))
}

test('words on a side of a frame, upright or level, are on a line; those within it and beside it are not', () => {
  expect(faults(border(), words(60, 300))).toEqual(["'words' and the border of 'border' overlap"])
  expect(faults(border(), words(300, 78))).toEqual(["'words' and the border of 'border' overlap"])
  expect(faults(border(), words(300, 300))).toEqual([])
  expect(faults(border(), words(300, 30))).toEqual([])
  expect(faults(border({ stroke: { paint: 'ink', width: 4, sides: ['top'] } }), words(60, 300))).toEqual([])
})

test('words on a field that lies over the border stand on no line, and those under it do', () => {
  const plate = frame('plate', { at: { left: 280, top: 70 }, fill: 'paper', layout: { padding: 8 } }, [
    text('words', 'Summer fair', WORDS),
  ])
  expect(faults(border(), plate)).toEqual([])
  expect(faults(plate, border())).toEqual(["'words' and the border of 'border' overlap"])
})

test('a faint border lets the words through', () => {
  expect(faults(border({ stroke: { paint: { colour: 'ink', alpha: 0.3 }, width: 4 } }), words(60, 300))).toEqual([])
})
