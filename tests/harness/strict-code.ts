/** Generated components as a strict project takes them: TypeScript at its strictest, and the rules of hooks. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const bin = (program: string) => path.join(ROOT, 'node_modules', program)

const COMPILER = {
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: 'react-jsx',
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2022', 'dom'],
  types: ['react'],
}
const LINTER = { root: true, linter: { rules: { preset: 'none', correctness: { useHookAtTopLevel: 'error' } } } }

function complaints(program: string, words: string[], cwd: string): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { cwd, encoding: 'utf8' })
  return status === 0 ? [] : `${stdout}${stderr}`.split('\n').filter((line) => line.trim())
}

/** @param code TSX by file name, without extension @returns what the two programs say, line by line; nothing where all is well */
export function strictFaults(code: ReadonlyMap<string, string>): string[] {
  // Below the packages, so that what the code imports is found.
  const folder = path.join(ROOT, `.cache/strict-code-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  try {
    for (const [name, text] of code) writeFileSync(path.join(folder, `${name}.tsx`), text)
    writeFileSync(path.join(folder, 'styles.d.ts'), "declare module '*.css'\n")
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER, include: ['*'] }))
    writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(LINTER))
    return [
      ...complaints(bin('typescript/bin/tsc'), ['-p', folder], ROOT),
      ...complaints(bin('@biomejs/biome/bin/biome'), ['lint', '--config-path', folder, folder], folder),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
