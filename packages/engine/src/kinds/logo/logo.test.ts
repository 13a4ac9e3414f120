import { expect, test } from 'vitest'
import type { Brief, Copy, Negative } from '../../brief/types.ts'
import { makeCandidate } from '../../compose/compose.ts'
import { direct } from '../../direction/direct.ts'
import type { Format } from '../../scene/types.ts'
import { testArchetypes, workshop } from '../archetype-gates.fixture.ts'
import { initialsOf } from '../shared/initials.ts'
import { logo } from './index.ts'

const SQUARE: Format = { name: 'square', width: 1024, height: 1024 }
const WIDE: Format = { name: 'wide logo', width: 1600, height: 800 }

interface Case {
  brand: string
  rest?: Copy[]
  format?: Format
  negatives?: Negative[]
  objects?: string[]
  prompt?: string
}
const given = (role: Copy['role'], text: string): Copy => ({ role, text, source: 'given' })

const briefOf = ({
  brand,
  rest = [],
  format = SQUARE,
  negatives = [],
  objects = [],
  prompt = 'logo',
}: Case): Brief => ({
  version: 1,
  prompt: `${prompt} for ${brand}`,
  kind: 'logo',
  otherKinds: [],
  format,
  brand,
  copy: [given('brand', brand), ...rest],
  colours: [],
  style: { tones: [], type: [] },
  subject: { industry: 'general', about: '', objects },
  placements: [],
  negatives,
})

const CASES: Case[] = [
  { brand: 'Harbor & Finch', rest: [given('tagline', 'Tailors since 1921')] },
  { brand: 'Ox', objects: ['ox'] },
  { brand: 'The International Federation of Alpine Botanical Gardens' },
  { brand: 'Donaudampfschifffahrtsgesellschaft' },
  { brand: 'Кофейня Мята', rest: [given('tagline', 'с 2014 года')] },
  { brand: 'مقهى النخيل' },
  { brand: '青山珈琲', format: WIDE },
  { brand: 'Golden Crumb Bakery', negatives: [{ what: 'icon' }] },
  {
    brand: 'Noo Moon Studio',
    rest: [
      given('tagline', 'Quiet rooms for loud ideas, and a long line that goes on for a while'),
      given('date', 'Est. 1987'),
      given('place', 'Oaxaca de Juárez'),
      given('link', 'noomoon.example'),
    ],
  },
  { brand: 'Cedar Ridge', format: WIDE, negatives: [{ what: 'border' }], objects: ['tree'], prompt: 'badge' },
  { brand: 'Granite Bulls', objects: ['bull'], rest: [given('tagline', 'Rugby since 1952')] },
  { brand: 'Norrvik', prompt: 'abstract mark as logo' },
  { brand: 'Vela', format: { name: 'custom', width: 1200, height: 300 } },
  { brand: 'Pixel Forge', format: { name: 'custom', width: 400, height: 1000 } },
]

testArchetypes('logo', Object.fromEntries(CASES.map((one) => [one.brand, briefOf(one)])))

test('a refused icon leaves no mark and no pictogram', () => {
  const brief = briefOf({ brand: 'Golden Crumb Bakery', negatives: [{ what: 'icon' }] })
  for (const archetype of logo.archetypes.filter((one) => one.suits(brief) > 0)) {
    const direction = direct(brief, 5, workshop.pictograms)
    const { design } = makeCandidate(archetype, brief, direction, workshop, new Map())
    expect(JSON.stringify(design.scene), archetype.name).not.toMatch(/"pictogram"|"role":"(?:mark|icon)"/)
  }
})

test('an attached logo is the mark, whole, and nothing stands beside it', () => {
  const picture = {
    media: 'm',
    width: 400,
    height: 200,
    colours: [],
    treatAs: 'logo' as const,
    focus: [0.5, 0.5] as [number, number],
  }
  const brief: Brief = { ...briefOf({ brand: 'Alder & Co' }), picture }
  const suiting = logo.archetypes.filter((one) => one.suits(brief) > 0)
  expect(suiting.length).toBeGreaterThanOrEqual(3)
  for (const archetype of suiting) {
    const direction = direct(brief, 5, workshop.pictograms)
    const scene = archetype.compose({
      brief,
      direction,
      random: { ...chance },
      measure: workshop.measure,
      pictograms: workshop.pictograms,
      layOut: () => [],
    })
    expect(JSON.stringify(scene)).toContain('"fit":"contain"')
    expect(JSON.stringify(scene)).not.toContain('"pictogram"')
  }
})

const chance = {
  next: () => 0.3,
  int: () => 0,
  between: (low: number) => low,
  pick: <T>(items: readonly T[]) => items[0] as T,
  chance: () => false,
  shuffle: <T>(items: readonly T[]) => [...items],
  fork: () => chance,
}

test('the same direction gives the same scene; seeds give different ones', () => {
  const brief = briefOf({ brand: 'Vela Robotics' })
  const scenes = (seed: number) =>
    logo.archetypes
      .filter((one) => one.suits(brief) > 0)
      .map((archetype) =>
        JSON.stringify(
          makeCandidate(archetype, brief, direct(brief, seed, workshop.pictograms), workshop, new Map()).design.scene,
        ),
      )
  const first = scenes(1)
  expect(scenes(1)).toEqual(first)
  expect(scenes(2).filter((scene, index) => scene === first[index])).toEqual([])
}, 30_000)

test('initials leave out what carries no meaning', () => {
  expect(initialsOf('The Harbor & Finch Company', 2)).toEqual(['H', 'F'])
  expect(initialsOf('PixelForge', 2)).toEqual(['P', 'F'])
  expect(initialsOf('Ox', 2)).toEqual(['O'])
  expect(initialsOf('élan vital', 2)).toEqual(['É', 'V'])
  expect(initialsOf('The', 2)).toEqual(['T'])
})
