/**
 * `npm run bench:gates`: every archetype of a kind on every prompt that an archetype of it is shown with, held against the gates. The tests try a
 * share of these pairs. Takes some minutes; `-- banner poster` tries these kinds alone.
 */
import { completeCopy, direct, KINDS, makeCandidate, openWorkshop, readBrief } from '@limner/engine/instruments'
import type { KindName } from '@limner/engine/types'

const KINDS_TRIED: readonly KindName[] = ['banner', 'poster', 'business-card', 'logo', 'icon', 'website']
const wanted = process.argv.slice(2)
const workshop = openWorkshop()
let [tried, refused] = [0, 0]
for (const kind of KINDS_TRIED.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  const { archetypes } = KINDS[kind]
  for (const prompt of new Set(archetypes.map(({ example }) => example))) {
    const brief = completeCopy(readBrief(prompt, { kind }))
    for (const archetype of archetypes.filter((one) => one.suits(brief) > 0)) {
      const { faults } = makeCandidate(archetype, brief, direct(brief, 1, workshop.pictograms), workshop, new Map())
      tried++
      if (faults.length === 0) continue
      refused++
      console.log(`${archetype.name} · ${prompt}: ${faults.join('; ')}`)
    }
  }
}
console.log(`${tried} tried, ${refused} refused by a gate`)
process.exitCode = refused > 0 ? 1 : 0
