/** A package as others have it: packed, installed into an empty folder, used there. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { serveRegistry } from './registry.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const run = promisify(execFile)

export interface Installed {
  /** The folder that it was installed in. */
  folder: string
  /** The first piece of its README in that language. */
  example(language: 'js' | 'json'): string
  /** Runs a program in the folder. @returns what it printed */
  run(command: string, words: string[], environment?: Record<string, string>): Promise<string>
  write(file: string, text: string): void
  remove(): void
}

const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)

/** @param script of package.json that packs it */
export async function install(which: 'client' | 'mcp' | 'engine', name: string): Promise<Installed> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'limner-installed-'))
  const registry = await serveRegistry()
  const inFolder: Installed['run'] = async (command, words, environment = {}) => {
    const program = command === 'node' ? process.execPath : command
    const env = { ...process.env, PATH, ...environment }
    return (await run(program, words, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 })).stdout
  }
  try {
    const { stdout } = await run(process.execPath, ['scripts/pack.ts', which, folder], { cwd: ROOT })
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--ignore-scripts', '--loglevel=error']
    const apart = ['--registry', registry.url, '--cache', path.join(folder, '.npm-cache')]
    await inFolder('npm', ['install', ...quiet, ...apart, stdout.trim()])
  } finally {
    registry.close()
  }
  const readme = readFileSync(path.join(folder, 'node_modules', name, 'README.md'), 'utf8')
  return {
    folder,
    run: inFolder,
    example(language) {
      const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1]
      if (found === undefined) throw new Error(`The README of ${name} has no example`)
      return found
    },
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
