/** `node scripts/run.mjs scripts/release-notes.ts v1.2.3`: what the changelog says of that version. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { newsOf } from './release/changelog.ts'
import { ROOT } from './steps/run-program.ts'

const version = (process.argv[2] ?? '').replace(/^v/, '')
console.log(newsOf(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'), version))
