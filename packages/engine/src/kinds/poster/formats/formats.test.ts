import { expect, test } from 'vitest'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import type { Node, Scene } from '../../../scene/types.ts'
import { conceptsOf, workshop } from '../../archetype-gates.fixture.ts'
import { USUAL } from './formats.fixture.ts'

/** Milliseconds: the first briefs open their fonts. */
const PATIENCE = 60_000

const answerTo = (prompt: string) => conceptsOf(completeCopy(readBrief(prompt)))

const textsOf = ({ artboards }: Scene): string[] => {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (node.type === 'text') found.push(node.text)
    if (node.type === 'frame') node.children.forEach(visit)
  }
  for (const { root } of artboards) visit(root)
  return found
}

test.each(USUAL)(
  'the four concepts of a piece are four layouts of its own: %s',
  (prompt) => {
    const concepts = answerTo(prompt)
    const type = readBrief(prompt).piece?.type
    expect(concepts.flatMap(({ faults }) => faults)).toEqual([])
    for (const { design } of concepts) expect(design.archetype.startsWith(`${type}-`)).toBe(true)
    expect(new Set(concepts.map(({ design }) => design.archetype)).size).toBe(4)
  },
  PATIENCE,
)

test('a menu sets a dish and its price apart, on every layout', () => {
  for (const { design } of answerTo('Menu for Osteria Pino: Olives 4.50, Focaccia 5.00, Soup 6.50, Tart 5.50')) {
    const texts = textsOf(design.scene)
    for (const part of ['Olives', '4.50', 'Tart', '5.50']) expect(texts).toContain(part)
  }
})

test('a certificate leaves lines for what nobody gave, and invents no name and no day', () => {
  for (const { design } of answerTo('Certificate of completion for a sailing course')) {
    const texts = textsOf(design.scene)
    for (const label of ['Name', 'Date', 'Signature']) expect(texts).toContain(label)
    expect(texts.join(' ')).not.toMatch(/\d/)
  }
})

test('a menu without dishes holds places that say that they are places', () => {
  for (const { design } of answerTo('Menu for the bistro Linde'))
    expect(textsOf(design.scene).filter((text) => text.startsWith('Your dish')).length).toBeGreaterThan(5)
})

test('where a prompt says what stands where, it is heeded', () => {
  const [first] = answerTo("Ticket with the title 'Night Swim' at the top and the date '3 May' at the bottom right")
  expect(first?.design.archetype.startsWith('ticket-')).toBe(false)
})

test('nothing stands in the fold of a book cover', () => {
  for (const { design } of answerTo('Book cover "Nobody Leaves" by J. T. Crane, thriller')) {
    const [front] = workshop.layOut(design.scene)
    const lefts: number[] = []
    const visit = (laid: (typeof front)['root']): void => {
      if (laid.node.type === 'text') lefts.push(...(laid.text?.glyphs.map(({ x }) => x) ?? []))
      laid.children.forEach(visit)
    }
    visit(front.root)
    expect(Math.min(...lefts)).toBeGreaterThan(front.width * 0.05)
  }
})
