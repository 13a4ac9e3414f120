/**
 * `npm run promise`: writes down what programs are promised of the API, as the contract has it now; `npm run release` does so for each version. Before
 * something that was promised is taken out by it, docs/api.md announces that.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promiseNow } from '@limner/contract/promise'
import { ROOT } from './steps/run-program.ts'

/** The file below the root. */
const PROMISED = 'packages/contract/src/promised.generated.json'

const lines = Object.entries(promiseNow())
  .sort(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([address, promised]) => `${JSON.stringify(address)}: ${JSON.stringify(promised)}`)
writeFileSync(path.join(ROOT, PROMISED), `{\n${lines.join(',\n')}\n}\n`)
