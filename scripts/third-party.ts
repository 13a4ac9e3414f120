/** `npm run third-party`: writes THIRD_PARTY.md anew. Run it after adding or updating a package. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { thirdParty } from './credits/third-party.ts'

const root = path.resolve(import.meta.dirname, '..')
writeFileSync(path.join(root, 'THIRD_PARTY.md'), thirdParty(root))
