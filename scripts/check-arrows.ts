/** Fails on an import against the arrows of ARCHITECTURE.md, and says what to do instead. */
import path from 'node:path'
import { checkArrows } from './arrows/check.ts'

const { files, violations } = checkArrows(path.resolve(import.meta.dirname, '..'))
for (const { file, line, sentence } of violations) console.log(`${file}:${line} ${sentence}`)
console.log(
  violations.length ? `\n${violations.length} wrong arrows in ${files} files` : `${files} files, every arrow right`,
)
process.exitCode = violations.length ? 1 : 0
