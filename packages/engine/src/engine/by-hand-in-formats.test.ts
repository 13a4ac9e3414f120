/** What was done to the parts of a design by hand, in its other formats: there too, as far as the layout allows, else told by name. */
import { expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import type { DirectOperation } from '../edit/direct.ts'
import type { Node, Picture, Text, Vector } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { openEngine } from './engine.ts'

const SEED = 5
const engine = await openEngine()

const PROMPTS = {
  poster: 'Poster for the Millbrook village summer fair, Saturday 12 July, 10am to 4pm, The Green',
  banner: 'Banner for the spring sale at Fern & Co, 20% off all garden furniture until Sunday',
}
const FORMATS = { poster: ['make it a story', 'make it A3'], banner: ['make it an Instagram post', 'make it a story'] }
const KINDS = ['poster', 'banner'] as const

const nodesOf = ({ scene }: Design) => [...places(scene)].map(({ node }) => node)
const textsOf = (design: Design) => nodesOf(design).filter((node): node is Text => node.type === 'text')
const isPicture = (node: Node): node is Vector | Picture =>
  (node.type === 'vector' && node.role === 'illustration') || node.type === 'picture'
const boxOf = ({ scene }: Design, id: string) =>
  engine.parts(scene).artboards[0]?.parts.find((part) => part.id === id)?.box

async function byHand(design: Design, ...operations: DirectOperation[]): Promise<Design | undefined> {
  const result = await engine.operate(design, operations)
  return result.status === 'changed' ? result.concept.design : undefined
}

async function inFormat(design: Design, first: Design, instruction: string) {
  const result = await engine.revise({ design, instruction, seed: SEED, versions: [first] })
  if (result.status !== 'changed') throw new Error(JSON.stringify(result))
  return { design: result.concept.design, noted: (result.noted ?? []).join(' ') }
}

/** What a text says in capital letters or small ones alike. */
const saying = (design: Design, { text }: Text) =>
  textsOf(design).find((node) => node.text.toLowerCase() === text.toLowerCase())

test.each(KINDS)(
  '%s: colour, weight, spacing and hiding of one text hold in every format',
  async (kind) => {
    const { concepts } = await engine.design({ prompt: PROMPTS[kind], seed: SEED, count: 3 })
    let held = 0
    for (const { design: first } of concepts) {
      const [styled, hidden] = textsOf(first).filter(({ role }) => role !== 'decoration' && role !== 'headline')
      if (!styled || !hidden) continue
      const set = { colour: '#7a1f5c', weight: styled.weight > 500 ? 400 : 700, tracking: 0.06 } as const
      const design = await byHand(
        first,
        { op: 'style', id: styled.id, set },
        { op: 'show', id: hidden.id, shown: false },
      )
      const now = design && saying(design, styled)
      if (!design || !now) continue
      for (const instruction of FORMATS[kind]) {
        const { design: after, noted } = await inFormat(design, first, instruction)
        const [is, gone] = [saying(after, styled), saying(after, hidden)]
        if (noted.includes(styled.text)) continue
        held++
        expect(is?.fill, `${first.archetype}: ${instruction}`).toBe(now.fill)
        expect([is?.weight, is?.tracking]).toEqual([now.weight, now.tracking])
        expect(gone?.opacity ?? (gone ? 1 : 0)).toBe(0)
      }
    }
    expect(held).toBeGreaterThan(2)
  },
  240_000,
)

const AREA = ({ width, height }: { width: number; height: number }) => width * height
const TOLD = /“.+” has the size|two parts|another (?:one|layout)/

/** How large its first picture is. */
function pictured(design: Design): number | undefined {
  const picture = nodesOf(design).find(isPicture)
  const box = picture && boxOf(design, picture.id)
  return box && AREA(box)
}

test.each(KINDS)(
  '%s: a picture made smaller is so in every format, or it is told',
  async (kind) => {
    const { concepts } = await engine.design({ prompt: PROMPTS[kind], seed: SEED, count: 3 })
    let smaller = 0
    for (const { design: first } of concepts) {
      const picture = nodesOf(first).find(isPicture)
      const box = picture && boxOf(first, picture.id)
      if (!picture || !box) continue
      const { x, y, width, height } = box
      const small = { x: x + width * 0.15, y: y + height * 0.15, width: width * 0.7, height: height * 0.7 }
      const sized = await byHand(first, { op: 'size', id: picture.id, ...small })
      if (!sized) continue
      for (const instruction of FORMATS[kind]) {
        const plain = await inFormat(first, first, instruction)
        const { design, noted } = await inFormat(sized, first, instruction)
        const [was, is] = [pictured(plain.design), pictured(design)]
        if (!was || !is || TOLD.test(noted)) continue
        smaller++
        expect(is, `${first.archetype}: ${instruction}`).toBeLessThan(was * 0.95)
      }
    }
    expect(smaller).toBeGreaterThan(1)
  },
  240_000,
)

test.each(KINDS)(
  '%s: a picture taken away does not come back, or it is told',
  async (kind) => {
    const { concepts } = await engine.design({ prompt: PROMPTS[kind], seed: SEED, count: 3 })
    let without = 0
    for (const { design: first } of concepts) {
      const picture = nodesOf(first).find(isPicture)
      const bare = picture && (await byHand(first, { op: 'remove', id: picture.id }))
      if (!picture || !bare) continue
      for (const instruction of FORMATS[kind]) {
        const { design, noted } = await inFormat(bare, first, instruction)
        if (/was taken away|has another|another one/.test(noted)) continue
        without++
        const again = nodesOf(design).filter((node) => isPicture(node) && node.alt === picture.alt)
        expect(again, `${first.archetype}: ${instruction} ${noted}`).toEqual([])
      }
    }
    expect(without).toBeGreaterThan(0)
  },
  240_000,
)

test.each([
  ['date', 1.15],
  ['headline', 0.34],
] as const)(
  'a %s made %d times as large is so in a story, or it is told',
  async (role, by) => {
    const { concepts } = await engine.design({ prompt: PROMPTS.poster, seed: SEED, count: 4 })
    let resized = 0
    for (const { design: first } of concepts) {
      const part = textsOf(first).find((node) => node.role === role)
      const box = part && boxOf(first, part.id)
      if (!part || !box) continue
      const other = { ...box, width: box.width * by, height: box.height * by }
      const design = await byHand(first, { op: 'size', id: part.id, ...other })
      if (!design) continue
      const [plain, { design: after, noted }] = [
        await inFormat(first, first, 'make it a story'),
        await inFormat(design, first, 'make it a story'),
      ]
      const [was, is] = [plain.design, after].map((one) => {
        const node = saying(one, part)
        return engine.parts(one.scene).artboards[0]?.parts.find(({ id }) => id === node?.id)?.text?.size ?? 0
      })
      if (/“.+” has the size/.test(noted)) continue
      expect(noted, first.archetype).toBe(plain.noted)
      resized++
      expect(Math.log((is ?? 0) / (was ?? 1)) / Math.log(by), first.archetype).toBeGreaterThan(0.3)
    }
    expect(resized).toBeGreaterThan(0)
  },
  240_000,
)
