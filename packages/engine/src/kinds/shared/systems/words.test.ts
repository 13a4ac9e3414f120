/** Words and the picture's field, as they are solved together: they keep clear of one another, and neither is left a remainder. */
import { expect, test } from 'vitest'
import { random } from '../../../base/random.ts'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import { direct } from '../../../direction/direct.ts'
import { openWorkshop } from '../../../instruments.ts'
import { layout } from '../../../scene/layout.ts'
import type { Stance } from '../../types.ts'
import { wordsOf } from '../pictured/places.ts'
import { wordsAlone } from './words.ts'

const workshop = openWorkshop()

const STANCES: readonly Stance[] = (['apart', 'head', 'foot'] as const).flatMap((words) =>
  [false, true].map((turned) => ({ ground: 'light' as const, words, align: 'start' as const, turned })),
)

function solved(prompt: string, stance: Stance, shape?: { aspect?: number }) {
  const brief = completeCopy(readBrief(prompt))
  const direction = direct(brief, 5, workshop.pictograms)
  const composition = {
    brief,
    direction,
    random: random(5),
    measure: workshop.measure,
    pictograms: workshop.pictograms,
    stance,
    layOut: (scene: Parameters<typeof layout>[0]) => layout(scene, { ...workshop, typography: scene.typography }),
  }
  const { scene, field } = wordsAlone(composition, shape)
  const [front] = composition.layOut(scene)
  if (!front) throw new Error('a sheet was expected')
  return { field, words: wordsOf(front.root), width: front.width, height: front.height }
}

test.each([
  'Facebook ad for a hardware shop with a hammer: 30% off all tools until Friday. Shop now',
  'Poster for a chess evening with a knight, 9 November, 7 pm, Old Library, free entry',
  'Instagram story for a puppy school: first lesson free, Saturday 10 am, sign up',
  'Instagram post for a juice bar with a lemon, two for one on Mondays',
  'Web banner 970x250 for a bike shop with a bicycle, spring check for 29 EUR, book now',
])('words keep clear of the picture’s field, which is no remainder: %s', (prompt) => {
  for (const stance of STANCES) {
    const { field, words, width, height } = solved(prompt, stance)
    const seen = {
      left: Math.max(0, field.x),
      top: Math.max(0, field.y),
      right: Math.min(width, field.x + field.width),
      bottom: Math.min(height, field.y + field.height),
    }
    const covered = words.filter(
      (box) => box.right > seen.left && box.left < seen.right && box.bottom > seen.top && box.top < seen.bottom,
    )
    expect(covered).toEqual([])
    // Of a strip the words have the most.
    const least = width > height * 2.9 ? 0.2 : 0.27
    expect(((seen.right - seen.left) * (seen.bottom - seen.top)) / (width * height)).toBeGreaterThan(least)
  }
})

test('what is slender leaves the words more of a wide sheet than what is broad', () => {
  const prompt = 'Facebook ad for a hardware shop with a hammer: 30% off all tools until Friday. Shop now'
  const stance: Stance = { ground: 'light', words: 'apart', align: 'start', turned: false }
  const [slender, broad] = [0.3, 1.4].map((aspect) => solved(prompt, stance, { aspect }).field)
  expect(slender?.width).toBeLessThan(broad?.width ?? 0)
})
