import { expect, test } from 'vitest'
import { thumbnailOf } from '../../critic/painted.ts'
import type { Frame, Scene } from '../../scene/types.ts'
import { lay } from '../fixtures/designed.ts'
import { ALL } from '../fixtures/scenes.ts'
import { measure } from './compare.ts'
import { isSeen } from './seen.ts'

const noPictograms = {
  get: () => {
    throw new Error('no pictogram is drawn here')
  },
}
const seen = (scene: Scene) => lay(scene).map((laid) => thumbnailOf(laid, scene.palette, noPictograms, new Map()))
const context = { layout: lay, seen }

/** The words of the poster on a sheet of their own, with these frames under, or over, them. */
function sheet(...frames: Frame[]): Scene {
  const { scene } = ALL.poster()
  const [first] = scene.artboards
  if (!first) throw new Error('no artboard')
  return { ...scene, artboards: [{ ...first, root: { ...first.root, children: frames } }] }
}
const frame = (id: string, fill: Frame['fill'], inset = 0): Frame => ({
  type: 'frame',
  id,
  at: { left: inset, right: inset, top: inset, bottom: inset },
  ...(fill && { fill }),
  children: [],
})
const added = { what: 'Frame', to: 'added', nodes: ['new'] }
const shows = (before: Scene, after: Scene) => isSeen(added, measure(before, context), measure(after, context), context)

test('what is added is seen on its ground, and neither under a panel nor in the colour of its ground', () => {
  const panel = frame('panel', '#224466')
  expect(shows(sheet(panel), sheet(panel, frame('new', '#ffcc00', 40)))).toBe(true)
  expect(shows(sheet(panel), sheet(frame('new', '#ffcc00', 40), panel))).toBe(false)
  expect(shows(sheet(panel), sheet(panel, frame('new', '#224466', 40)))).toBe(false)
})

test('a ground that was painted with it does not make what is under it seen', () => {
  expect(shows(sheet(frame('panel', '#224466')), sheet(frame('new', '#ffcc00', 40), frame('panel', '#882244')))).toBe(
    false,
  )
})
