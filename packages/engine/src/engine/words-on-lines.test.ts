/** Words that would come to stand on the border of a frame: by hand it is refused, and told what they would stand on. */
import { expect, test } from 'vitest'
import { openEngine } from './engine.ts'

const engine = await openEngine()
const SHEET = `
<sheet kind="poster" width="600" height="800">
  <palette paper="#fff8e7" ink="#1d1a16" accent="#b3401f"/>
  <type display="Archivo" text="Archivo"/>
  <board fill="paper">
    <frame id="border" left="60" top="60" width="480" height="680" stroke="accent" stroke-width="4"/>
    <text id="title" left="120" top="160" size="50" fill="accent">Jazz night</text>
    <text id="when" left="120" top="400" size="34" fill="ink">Friday 14 June</text>
  </board>
</sheet>`

test('words are moved within a frame and not onto its side', async () => {
  const set = await engine.setSheet({ sheet: SHEET, seed: 1 })
  if (!set.ok) throw new Error(JSON.stringify(set.faults))
  const { design } = set.concept
  const inside = await engine.operate(design, [{ op: 'move', id: 'when', x: 20, y: 60 }])
  expect(inside.status).toBe('changed')
  const onSide = await engine.operate(design, [{ op: 'move', id: 'when', x: -80, y: 0 }])
  if (onSide.status !== 'unclear') throw new Error('It stands on the line')
  expect(onSide.question).toMatch(/Here it would stand on “Border”/)
  const onFoot = await engine.operate(design, [{ op: 'move', id: 'when', x: 0, y: 310 }])
  expect(onFoot.status).toBe('unclear')
})
