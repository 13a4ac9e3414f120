import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import { findNode } from '../../scene/walk.ts'
import type { DirectOperation } from '../direct.ts'

const engine = await openEngine()
const poster = await made('Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm', 'poster')
const card = await made('Business card for Ines Duarte, architect, ines@duarte.example', 'business-card')

async function made(prompt: string, kind: 'poster' | 'business-card' | 'website') {
  const { concepts } = await engine.design({ prompt, kind, seed: 5, count: 1 })
  const [concept] = concepts
  if (!concept) throw new Error('no concept')
  return concept.design
}

const partsOf = (design: typeof poster) => engine.parts(design.scene).artboards[0]?.parts ?? []
async function done(design: typeof poster, ...operations: DirectOperation[]) {
  const result = await engine.operate(design, operations)
  if (result.status !== 'changed') throw new Error(result.status === 'unclear' ? result.question : result.status)
  return { design: result.concept.design, changes: result.changes }
}

test('parts are named by what they mean, with boxes, colours and contrast', () => {
  const parts = partsOf(poster)
  const words = parts.filter(({ kind }) => kind === 'text')
  expect(words.length).toBeGreaterThan(1)
  for (const { name, text, box, colour } of words) {
    expect(name).toMatch(/^[A-Z][\w ]+: ./)
    expect(text?.contrast?.ratio).toBeGreaterThan(1)
    expect(box.width * box.height).toBeGreaterThan(0)
    expect(colour?.hex ?? '#000000').toMatch(/^#[\da-f]{6}$/i)
  }
  expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
})

test('a part is moved by as much as it was pulled, and nothing else moves', async () => {
  const moves = [2, -2, 0]
  for (const design of [poster, card]) {
    const before = partsOf(design)
    const part = before.filter(({ kind }) => kind === 'text').at(-1)!
    const [x, y] = [moves[0]!, moves[1]!]
    const { design: after, changes } = await done(design, { op: 'move', id: part.id, x, y })
    const boxes = new Map(partsOf(after).map(({ id, box }) => [id, box]))
    for (const { id, box } of before) {
      const shift = id === part.id ? [x, y] : [0, 0]
      // Lines and distances are kept to whole and half pixels.
      expect(Math.abs(boxes.get(id)!.x - box.x - shift[0]!), id).toBeLessThan(1)
      expect(Math.abs(boxes.get(id)!.y - box.y - shift[1]!), id).toBeLessThan(1)
    }
    expect(changes).toMatchObject([{ what: part.name, to: 'moved' }])
  }
})

test('a drawing that is moved onto words keeps its colours, and words put onto one change no part but themselves', async () => {
  const looks = (design: typeof poster, id: string) =>
    JSON.stringify(partsOf(design).find((part) => part.id === id)?.colour)
  const { artboards } = engine.parts(poster.scene)
  const [{ width, height } = { width: 0, height: 0 }] = artboards
  const drawing = partsOf(poster).find(({ kind }) => kind === 'drawing')!
  const added = await done(poster, {
    op: 'add',
    artboard: 0,
    part: 'text',
    text: 'Doors open at 8',
    at: { x: drawing.box.x + drawing.box.width / 2, y: drawing.box.y + drawing.box.height / 2 },
  })
  for (const { id } of partsOf(poster)) expect(looks(added.design, id), id).toBe(looks(poster, id))
  expect(findNode(added.design.scene, drawing.id)).toEqual(findNode(poster.scene, drawing.id))
  for (const [x, y] of [
    [0.1, 0],
    [0, -0.1],
    [-0.1, 0.05],
  ] as const) {
    const result = await engine.operate(poster, [{ op: 'move', id: drawing.id, x: x * width, y: y * height }])
    if (result.status === 'changed') expect(looks(result.concept.design, drawing.id)).toBe(looks(poster, drawing.id))
  }
})

test('words that would come to stand on words are refused, and what is in the way is named', async () => {
  const [first, second] = partsOf(poster).filter(({ kind }) => kind === 'text')
  const result = await engine.operate(poster, [
    { op: 'move', id: second!.id, x: first!.box.x - second!.box.x, y: first!.box.y - second!.box.y },
  ])
  expect(result).toMatchObject({
    status: 'unclear',
    question: `Here it would cover the words “${first!.text!.words}”.`,
  })
})

test('parts are added, copied, hidden, set otherwise, put in order and removed', async () => {
  const added = await done(poster, { op: 'add', artboard: 0, part: 'icon', word: 'music' })
  const [{ nodes: [icon = ''] = [] } = { nodes: [] }] = added.changes
  expect(findNode(added.design.scene, icon)).toMatchObject({ type: 'pictogram', paint: 'accent' })
  const set = await done(added.design, { op: 'style', id: icon, set: { colour: '#336699' } })
  expect(findNode(set.design.scene, icon)).toMatchObject({ paint: '#336699' })
  const behind = await done(set.design, { op: 'order', id: icon, to: 'back' })
  expect(partsOf(behind.design)[0]?.id).toBe(icon)
  const hidden = await done(behind.design, { op: 'show', id: icon, shown: false })
  expect(partsOf(hidden.design).find(({ id }) => id === icon)?.hidden).toBe(true)
  const gone = await done(hidden.design, { op: 'remove', id: icon })
  expect(findNode(gone.design.scene, icon)).toBeUndefined()
  expect(await engine.operate(poster, [{ op: 'add', artboard: 0, part: 'icon', word: 'qzxv' }])).toMatchObject({
    status: 'unclear',
    question: 'There is no icon for “qzxv”. Please try another word.',
  })
})

test('what is like that already is no change', async () => {
  const { id } = partsOf(poster).find(({ kind, colour }) => kind === 'text' && colour?.role)!
  const node = findNode(poster.scene, id)
  if (node?.type !== 'text') throw new Error('no text')
  for (const operation of [
    { op: 'style', id, set: { weight: node.weight, font: node.font } },
    { op: 'show', id, shown: true },
  ] as const)
    expect(await engine.operate(poster, [operation])).toMatchObject({
      status: 'unclear',
      question: 'It is like that already.',
    })
})

test('what follows one another on a page is not pulled away', async () => {
  const site = await made('Website for Kestrel, a bicycle courier in Lisbon', 'website')
  const text = partsOf(site).find(({ kind }) => kind === 'text')!
  expect(await engine.operate(site, [{ op: 'move', id: text.id, x: 40, y: 0 }])).toMatchObject({
    status: 'unclear',
    question: expect.stringContaining('parts follow one another'),
  })
})

test('an artboard as SVG tells every part, when it is asked to', async () => {
  const svg = await engine.svg(poster.scene, { named: true })
  for (const { id } of partsOf(poster)) expect(svg).toContain(`data-part="${id}"`)
  expect(await engine.svg(poster.scene)).not.toContain('data-part')
})

test('words are about the part that is selected', async () => {
  const texts = partsOf(card).filter(({ kind }) => kind === 'text')
  const sizes = (design: typeof card) =>
    new Map(partsOf(design).flatMap(({ id, text }) => (text ? [[id, text.size] as const] : [])))
  const part = texts.at(-1)!
  const result = await engine.revise({ design: card, instruction: 'make it smaller', seed: 1, selected: part.id })
  if (result.status !== 'changed') throw new Error(result.status)
  const [before, after] = [sizes(card), sizes(result.concept.design)]
  expect(after.get(part.id)).toBeLessThan(before.get(part.id)!)
  for (const { id } of texts) if (id !== part.id) expect(after.get(id), id).toBeCloseTo(before.get(id)!, 1)
})

test('a selected picture that is to be larger and to the left is the same one, in the same layout', async () => {
  const { concepts } = await engine.design({
    prompt: 'Banner for a coffee roaster with a cup of coffee',
    seed: 3,
    count: 1,
  })
  const { design } = concepts[0]!
  const drawing = partsOf(design).find(({ kind, box }) => kind === 'drawing' && box.width < 900)!
  for (const instruction of ['larger and left', 'make it larger and move it to the left', 'move it to the left']) {
    const result = await engine.revise({ design, instruction, seed: 1, selected: drawing.id })
    if (result.status !== 'changed') throw new Error(`${instruction}: ${result.status}`)
    const { box } = partsOf(result.concept.design).find(({ id }) => id === drawing.id)!
    expect(result.concept.design.archetype, instruction).toBe(design.archetype)
    expect(box.x, instruction).toBeLessThan(drawing.box.x)
    if (instruction.includes('larger')) expect(box.width, instruction).toBeGreaterThan(drawing.box.width)
  }
})

test('a design in another colour tells the colours that it has now', async () => {
  const before = engine.parts(card.scene)
  const { root } = card.scene.artboards[0]!
  const scene = {
    ...card.scene,
    artboards: [{ ...card.scene.artboards[0]!, root: { ...root, fill: '#1234ab' as const } }],
  }
  const { colours, used } = engine.parts(scene)
  expect(before.colours).not.toContain('#1234ab')
  expect(colours).toContain('#1234ab')
  expect(used.map((role) => scene.palette[role])).not.toContain('#1234ab')
})

test('long names end with a whole word', async () => {
  const { id } = partsOf(poster).find(({ kind }) => kind === 'text')!
  const { design } = await done(poster, { op: 'text', id, text: 'Saxophones and double basses until morning comes' })
  expect(partsOf(design).find((part) => part.id === id)?.name).toMatch(/: Saxophones and double basses until…$/)
})
