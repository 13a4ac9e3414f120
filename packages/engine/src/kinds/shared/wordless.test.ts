/** Who refuses all text gets a picture, and every concept is sound. */
import { expect, test } from 'vitest'
import { readBrief } from '../../brief/read.ts'
import { completeCopy } from '../../brief/write/complete.ts'
import { compose } from '../../compose/compose.ts'
import { direct } from '../../direction/direct.ts'
import { openWorkshop } from '../../instruments.ts'

const workshop = openWorkshop()

test.each(['poster of a fox, no text', 'banner of a hot air balloon without any text', 'business card for a dentist'])(
  '%s',
  (prompt) => {
    const brief = completeCopy(readBrief(prompt))
    const concepts = compose({
      brief,
      seed: 3,
      count: 4,
      direct: (of, seed, avoid) => direct(of, seed, workshop.pictograms, avoid),
      workshop,
      images: new Map(),
      avoid: [],
    })
    expect(concepts.flatMap(({ faults }) => faults)).toEqual([])
    expect(concepts.map(({ design }) => design.archetype.startsWith('wordless'))).toEqual(
      Array.from({ length: 4 }, () => brief.copy.length === 0),
    )
  },
  20_000,
)
