/** A scene as a sheet and back: nothing is lost, whatever composed it. */
import { expect, test } from 'vitest'
import { random } from '../base/random.ts'
import type { Brief } from '../brief/types.ts'
import { openWorkshop } from '../compose/workshop.ts'
import { direct } from '../direction/direct.ts'
import { hardBriefs } from '../kinds/hard-briefs.fixture.ts'
import { KINDS } from '../kinds/registry.ts'
import type { Archetype } from '../kinds/types.ts'
import { layout } from '../scene/layout.ts'
import { withOwnIds } from '../scene/own-ids.ts'
import { KIND_NAMES, type Scene } from '../scene/types.ts'
import { OWN_LIMITS } from './limits.ts'
import { sceneOf } from './lower.ts'
import { parseSheet } from './parse.ts'
import { printSheet } from './print.ts'
import { board, sceneFrom } from './shown.fixture.ts'

const workshop = openWorkshop()

function composed(archetype: Archetype, brief: Brief, seed: number): Scene {
  return withOwnIds(
    archetype.compose({
      brief,
      direction: direct(brief, seed, workshop.pictograms),
      random: random(seed),
      measure: workshop.measure,
      pictograms: workshop.pictograms,
      layOut: (scene) => layout(scene, { ...workshop, typography: scene.typography }),
    }),
  )
}

function readBack(scene: Scene): Scene | undefined {
  const { sheet, faults } = parseSheet(printSheet(scene), OWN_LIMITS)
  expect(faults).toEqual([])
  return sheet && sceneOf(sheet)
}

test.each(KIND_NAMES)(
  'every archetype of a %s',
  (kind) => {
    const briefs = Object.values(hardBriefs(kind))
    for (const [index, archetype] of KINDS[kind].archetypes.entries()) {
      const suiting = briefs.filter((brief) => brief.copy.length > 0 && archetype.suits(brief) > 0)
      const brief = suiting[index % Math.max(1, suiting.length)]
      if (!brief) continue
      const scene = composed(archetype, brief, index + 1)
      expect(readBack(scene), archetype.name).toEqual(scene)
    }
  },
  60_000,
)

test('what only sheets have: groups, clips, anchors, gradients of shapes, treatments', () => {
  const scene = sceneFrom(
    board(
      `<drawing id="a" viewBox="0 0 100 100" left="0" top="0" width="100" height="100" scale="cover" anchor="top-left" alt="A sign">
        <g id="outer" opacity=".5"><path d="M0 0h10v10z" fill="accent/-12"/><g id="inner" clip-path="url(#c)"><rect id="plate" width="50" height="20" rx="4" fill="url(#g)" stroke="ink .4" stroke-dasharray="4 2"/></g></g>
        <g mask="url(#m)"><rect width="8" height="8"/></g>
        <circle r="9" fill="none" blend="multiply" shadow="accent 0 8 24 .5" glow="ink 3" blur="2" stroke="#AbCdEf" stroke-width="3" stroke-linecap="round"/>
      </drawing>
      <text size="40" min="20" fit="lines 2" effect="shadow(ink, .05, .05, paper, .04)" valign="middle" height="90">Don't  &lt;stop&gt;<br/>now</text>
      <text arc="80 10 inside" effect="hollow(.03)" fill="linear(90, accent 0, secondary .4 1)">Round</text>
      <text path="M0 80C40 10 60 10 99.5 80" width="100" height="90" align="center">Over the hill</text>
      <text fit="width" width="150" size="90">As wide as that</text>
      <frame direction="row" wrap="true" gap="26 6"><text>a</text></frame><frame gap="8 12"/>
      <frame align="center"><frame width="hug"/></frame>
      <frame shadow="8 24 .2" radius="1 2 3 4" stroke="line" stroke-sides="left top" fill="radial(.5 .4 .7, paper 0, ink .2 1)" keep="true"/>`,
      '<mask id="m"><circle r="9" fill="#fff"/><rect width="3" height="3" fill="url(#g)"/></mask><clipPath id="c"><circle r="30"/></clipPath><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="accent"/><stop offset="1" stop-color="ink" stop-opacity=".5"/></linearGradient>',
    ),
  )
  expect(readBack(scene)).toEqual(scene)
})

test('words keep their spaces, breaks and signs', () => {
  const scene = sceneFrom(board('<text>a</text>'))
  const [node] = scene.artboards[0]?.root.children ?? []
  if (node?.type !== 'text') throw new Error('no text')
  for (const words of ['  two  spaces ', 'a\nb', 'a \n b', '<b> & "c" \'d\'', ' ', '', 'a\tb', 'ünï → 日本 😀']) {
    node.text = words
    expect(readBack(scene)).toEqual(scene)
  }
})
