/** `node scripts/run.mjs scripts/abilities.ts`: writes docs/what-can-be-edited.md from the table of what edits can do. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { abilitiesPage } from '@limner/engine/instruments'

writeFileSync(path.resolve(import.meta.dirname, '../docs/what-can-be-edited.md'), abilitiesPage())
