/**
 * The engine in one file, for the server's threads: a thread that reads eleven hundred files takes twice as long to open, and
 * keeps the comments of all of them in memory. What lies beside a source is read from where that lies.
 */
import path from 'node:path'
import { ownPlaces } from './own-places.ts'

const ENGINE = path.resolve(import.meta.dirname, '../../packages/engine')
const OUT = path.join(ENGINE, 'dist')

interface Output {
  code?: string
}

/** A file of ASCII alone stands in memory with one byte a letter instead of two, in every thread. */
const inAscii = {
  name: 'in-ascii',
  generateBundle(_: unknown, bundle: Record<string, Output>) {
    for (const output of Object.values(bundle))
      if (output.code)
        output.code = output.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

export default {
  root: ENGINE,
  plugins: [ownPlaces(ENGINE, OUT), inAscii],
  build: {
    ssr: 'src/index.ts',
    outDir: OUT,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      output: {
        codeSplitting: false,
        entryFileNames: 'engine.mjs',
        // Names stay, so that what goes wrong is told by them.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
}
