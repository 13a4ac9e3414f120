/** The order of the test files: what takes long begins first, so that nobody waits for a last long one alone. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const PARTS = ['journeys', 'server', 'engine', 'web', 'contract', 'scripts']
const LONGEST = [
  'tests/faults/kill.test.ts',
  'tests/journeys/states.test.ts',
  'tests/journeys/pages.test.ts',
  'apps/server/test/recovery.test.ts',
  'apps/server/test/embedded.test.ts',
  'apps/server/test/generation.test.ts',
  'kinds/website/website.test.ts',
  'brief/read.test.ts',
]

/** 0 is first; what is not in the list comes after all that is. */
const rank = (index: number): number => (index < 0 ? Number.POSITIVE_INFINITY : index)
const partOf = ({ project }: TestSpecification) => rank(PARTS.indexOf(project.name))
const lengthOf = ({ moduleId }: TestSpecification) => rank(LONGEST.findIndex((name) => moduleId.endsWith(name)))
const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** Files of one part stay together: they share a worker. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => compare(partOf(a), partOf(b)) || compare(lengthOf(a), lengthOf(b)))
  }
}
