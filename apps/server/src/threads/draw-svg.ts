/**
 * A process that draws one SVG of a stranger's and ends: the file comes in at stdin, what it shows leaves at stdout. Its
 * limits are set from outside (svg-process.ts).
 */
import { readSvg } from '@limner/engine/svg'

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)

/** The length of what is told, what is told as JSON, and the PNG behind it. */
function answer(told: object, png: Uint8Array = new Uint8Array()): void {
  const text = Buffer.from(JSON.stringify(told))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(text.length)
  process.stdout.write(Buffer.concat([length, text, png]))
}

try {
  const { png, drawing } = readSvg(Buffer.concat(chunks))
  answer({ drawing }, png)
} catch (error) {
  if (!(error instanceof Error && 'code' in error)) throw error
  answer({ refusal: { name: error.name, code: error.code, message: error.message } })
}
