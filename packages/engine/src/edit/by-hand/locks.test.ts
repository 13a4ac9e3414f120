import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import { findNode } from '../../scene/walk.ts'
import type { DirectOperation } from '../direct.ts'

const engine = await openEngine()
/** Light words on a dark card: on another card they would be mended, or be told of where they are locked. */
const poster = async (locked: boolean) => {
  const set = await engine.setSheet({
    seed: 1,
    sheet: `<sheet kind="poster" width="600" height="800">
  <palette paper="#fff8e7" ink="#1d1a16" accent="#b3261e"/>
  <board fill="paper">
    <frame id="card" left="40" top="40" width="520" height="240" fill="ink">
      <text id="headline" role="headline" left="30" top="40" width="460" size="80" fill="paper"${locked ? ' locked="true"' : ''}>Jazz night</text>
    </frame>
    <text id="place" role="place" left="60" top="340" size="30" fill="ink">Blue Door</text>
  </board>
</sheet>`,
  })
  if (!set.ok) throw new Error(JSON.stringify(set.faults))
  return set.concept.design
}
const [open, locked] = [await poster(false), await poster(true)]
type Design = typeof open
const headline = (design: Design) => findNode(design.scene, 'headline')
const TOLD = '“Headline: Jazz night” can hardly be read or seen there now. It is locked, so it stays as it is.'
const pale: DirectOperation = { op: 'style', id: 'card', set: { colour: 'paper' } }

test('what a change by hand makes illegible is mended; where it is locked, the change is made and that is told', async () => {
  const mended = await engine.operate(open, [pale])
  if (mended.status !== 'changed') throw new Error(mended.status)
  expect(headline(mended.concept.design)).not.toEqual(headline(open))
  expect(mended.noted).toBeUndefined()

  const left = await engine.operate(locked, [pale])
  if (left.status !== 'changed') throw new Error(left.status)
  expect(headline(left.concept.design)).toEqual(headline(locked))
  expect(findNode(left.concept.design.scene, 'card')).toMatchObject({ fill: 'paper' })
  expect(left.noted).toEqual([TOLD])
})

test('so it is in words, and for what a model proposes', async () => {
  const said = await engine.revise({ design: locked, instruction: 'make the card cream', selected: 'card', seed: 1 })
  if (said.status !== 'changed') throw new Error(said.status === 'unclear' ? said.question : said.status)
  expect(headline(said.concept.design)).toEqual(headline(locked))
  expect(said.noted).toEqual([TOLD])
  const proposed = await engine.carryOut(locked, [{ op: 'set', id: 'card', set: { fill: 'paper' } }], 'a pale card')
  if (proposed.status !== 'changed') throw new Error(proposed.status)
  expect(headline(proposed.concept.design)).toEqual(headline(locked))
  expect(proposed.noted).toEqual([TOLD])
})

test('what is locked gives no room to what grows', async () => {
  const { concepts } = await engine.design({
    prompt: 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm',
    kind: 'poster',
    seed: 5,
    count: 1,
  })
  const { design } = concepts[0]!
  const parts = engine.parts(design.scene).artboards[0]!.parts.filter(({ text }) => text)
  const grown = parts.find(({ name }) => name.startsWith('Headline'))!
  const others = parts.filter(({ id }) => id !== grown.id)
  const kept = await engine.operate(
    design,
    others.map(({ id }): DirectOperation => ({ op: 'lock', id, locked: true })),
  )
  if (kept.status !== 'changed') throw new Error(kept.status)
  const made = await engine.revise({
    design: kept.concept.design,
    instruction: 'make the headline much bigger',
    seed: 1,
  })
  const is = made.status === 'changed' ? made.concept.design.scene : kept.concept.design.scene
  for (const { id } of others) {
    const [before, after] = [findNode(kept.concept.design.scene, id), findNode(is, id)]
    expect(after).toEqual(before)
  }
})
