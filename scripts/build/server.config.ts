/**
 * The server's programs, lying beside one another, with the packages of others that they are made of: what is installed to run
 * them is only what no bundle can hold, native code and files that are read as files.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ownPlaces } from './own-places.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const OUT = path.join(ROOT, 'apps/server/dist')

/** What `npm ci --omit=dev` installs, and what only development opens or nobody has. */
const outside = new Set([
  'vite',
  'pg-native',
  ...globSync('{apps,packages}/*/package.json', { cwd: ROOT })
    .flatMap((file) => {
      const manifest: { dependencies?: object; optionalDependencies?: object } = JSON.parse(
        readFileSync(path.join(ROOT, file), 'utf8'),
      )
      return Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
    })
    .filter((name) => !name.startsWith('@limner/')),
])

/** 'zod' of 'zod/v4', '@scope/name' of '@scope/name/file.js'. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

export default {
  root: path.join(ROOT, 'apps/server'),
  plugins: [ownPlaces(ROOT, OUT)],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: OUT,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        main: path.join(ROOT, 'apps/server/src/main.ts'),
        admin: path.join(ROOT, 'apps/server/src/admin.ts'),
        worker: path.join(ROOT, 'apps/server/src/threads/worker.ts'),
        'draw-svg': path.join(ROOT, 'apps/server/src/threads/draw-svg.ts'),
        mcp: path.join(ROOT, 'apps/mcp/src/main.ts'),
      },
      external: (id: string) => outside.has(packageOf(id)),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'part-[hash].js',
        // Names stay, so that what goes wrong is told by them.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
}
