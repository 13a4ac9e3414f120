/** `npm run admin`, `backup`, `restore` and `mcp`: a program of the server by its name, with the words behind it. */
import { runBuilt } from './build/run-built.ts'

const [program = ''] = process.argv.splice(2, 1)
await runBuilt(program, ['server'])
