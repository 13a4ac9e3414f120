import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import type { Frame, Scene, Text } from '../../scene/types.ts'

const engine = await openEngine()

const text = (rest: Partial<Text> & Pick<Text, 'id' | 'text'>): Text => ({
  type: 'text',
  font: 'text',
  weight: 400,
  size: 40,
  fill: 'ink',
  ...rest,
})

function sceneOf(...children: Frame['children']): Scene {
  const colours = { paper: '#ffffff', surface: '#eeeeee', ink: '#101820', muted: '#555555', line: '#999999' } as const
  const others = { accent: '#c03020', onAccent: '#ffffff', secondary: '#205080', onSecondary: '#ffffff' } as const
  return {
    version: 1,
    kind: 'poster',
    format: { name: 'square', width: 800, height: 800 },
    palette: { ...colours, ...others },
    typography: { display: 'Fraunces', text: 'Figtree' },
    artboards: [{ name: 'front', root: { id: 'root', type: 'frame', fill: 'paper', children } }],
  }
}

async function settingOf(node: Text) {
  const setting = await engine.setting(sceneOf(node), node.id)
  if (!setting) throw new Error('no setting')
  return setting
}

const spoken = ({ lines }: Awaited<ReturnType<typeof settingOf>>) =>
  lines.map(({ pieces, after }) => pieces.map((piece) => piece.text).join('') + after).join('')

test('lines are the words as they were written, with what stands between them', async () => {
  const words = 'Open air cinema\nin the old well-known brickyard behind the station'
  const setting = await settingOf(
    text({ id: 'a', text: words, at: { left: 100, top: 100 }, width: 300, case: 'upper' }),
  )
  expect(setting.lines.length).toBeGreaterThan(2)
  expect(spoken(setting)).toBe(words)
  expect(setting).toMatchObject({ upper: true, colour: '#101820', families: ['Figtree'], weight: 400 })
})

test('runs of style are pieces of their own', async () => {
  const setting = await settingOf(
    text({
      id: 'a',
      text: 'Come to dinner',
      at: { left: 100, top: 100 },
      spans: [{ words: 'dinner', at: 8, fill: 'accent', font: 'display', weight: 700 }],
    }),
  )
  expect(setting.lines[0]?.pieces).toEqual([
    { text: 'Come to ' },
    { text: 'dinner', families: ['Fraunces'], weight: 700, italic: false, colour: '#c03020' },
  ])
})

test('the room is what its words may take: to the side that they grow to, and upwards where they hang from below', async () => {
  const centred = await settingOf(
    text({ id: 'a', text: 'Here', at: { left: 100, right: 100, bottom: 100 }, align: 'center' }),
  )
  expect(centred.room).toMatchObject({ x: 0, width: 600, rises: 1 })
  const free = await settingOf(text({ id: 'a', text: 'Here', at: { left: 100, top: 100 }, maxWidth: 500 }))
  expect(free.room.x).toBe(0)
  expect(free.room.rises).toBe(0)
  expect(free.room.width).toBeGreaterThan(450)
  expect(free.room.width).toBeLessThanOrEqual(500)
})

test('letters that the family lacks come from the one that sets them', async () => {
  const setting = await settingOf(text({ id: 'a', text: 'مرحبا Oslo', at: { left: 100, top: 100 } }))
  expect(setting.families).toEqual(['Figtree', 'Noto Sans Arabic'])
  expect(new Set(setting.faces.map(({ family }) => family))).toEqual(new Set(setting.families))
  for (const { source } of setting.faces) {
    if ('data' in source) throw new Error('a font of ours has an address')
    expect(Buffer.from(engine.fontFile(source) ?? []).toString('latin1', 0, 4)).toBe('wOF2')
  }
})

test('what is no text has no setting', async () => {
  expect(await engine.setting(sceneOf(), 'root')).toBeUndefined()
  expect(await engine.setting(sceneOf(), 'nobody')).toBeUndefined()
})
