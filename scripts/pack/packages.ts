/** What lies in each package that others install. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ownPlaces } from '../build/own-places.ts'
import { ROOT } from '../steps/run-program.ts'
import { bundle, declarationsOf } from './bundle.ts'
import { declarations } from './declarations.ts'

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export const PACKAGES = ['client', 'mcp', 'engine'] as const
export type PackageName = (typeof PACKAGES)[number]

const sourceOf = (...parts: string[]): string => path.join(ROOT, ...parts)
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(sourceOf(folder, 'package.json'), 'utf8'))

/** Without what is ours: that is in the bundle. */
const others = (dependencies: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@limner/')))

function write(directory: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true })
  writeFileSync(path.join(directory, file), text)
}

function writeManifest(directory: string, manifest: Record<string, unknown>): void {
  const common = { license: 'MIT', type: 'module' }
  write(directory, 'package.json', `${JSON.stringify({ ...manifest, ...common }, null, 2)}\n`)
}

async function client(directory: string): Promise<void> {
  const folder = 'packages/client'
  const entry = sourceOf(folder, 'src/index.ts')
  await bundle({
    input: { index: entry },
    directory,
    ...{ platform: 'neutral', target: 'es2022', external: [] },
  })
  // In declarations './types.ts' would name a source.
  const own = declarationsOf(entry).replaceAll('./types.ts', './types.js')
  write(directory, 'index.d.ts', own)
  write(directory, 'types.d.ts', declarations())
  writeManifest(directory, {
    name: '@limner/client',
    version: manifestOf(folder).version,
    description: 'A typed client of the API of Limner, which makes designs from words',
    engines: { node: '>=20' },
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    sideEffects: false,
  })
}

async function mcp(directory: string): Promise<void> {
  const folder = 'apps/mcp'
  const { version, devDependencies } = manifestOf(folder)
  // Here they are part of the server's bundle; whoever installs this gets them as packages.
  const beside = others(devDependencies)
  await bundle({
    input: { main: sourceOf(folder, 'src/main.ts') },
    directory,
    ...{ platform: 'node', target: 'node20', external: Object.keys(beside) },
  })
  writeManifest(directory, {
    name: 'limner-mcp',
    version,
    description: 'An MCP server with which assistants design: logos, posters, cards, banners, icons, websites',
    engines: { node: '>=20' },
    bin: { 'limner-mcp': './main.js' },
    dependencies: beside,
  })
}

async function engine(directory: string): Promise<void> {
  const folder = 'packages/engine'
  const { version, dependencies = {} } = manifestOf(folder)
  const out = path.join(directory, 'dist')
  await bundle({
    input: { library: sourceOf(folder, 'src/library.ts'), command: sourceOf(folder, 'src/command.ts') },
    directory: out,
    ...{ platform: 'node', target: 'node24', external: Object.keys(dependencies) },
    plugins: [ownPlaces(sourceOf(folder), sourceOf(folder, 'dist'))],
  })
  write(out, 'library.d.ts', declarationsOf(sourceOf(folder, 'src/library.ts')))
  for (const file of globSync('src/**/*.generated.{br,json}', { cwd: sourceOf(folder) }))
    cpSync(sourceOf(folder, file), path.join(directory, file))
  writeManifest(directory, {
    name: '@limner/engine',
    version,
    description: 'Words to vector designs, and designs as text to PNG, SVG, PDF and React components',
    engines: { node: '>=24' },
    bin: { limner: './dist/command.js' },
    exports: { '.': { types: './dist/library.d.ts', default: './dist/library.js' } },
    dependencies,
  })
}

const README: Record<PackageName, string> = {
  client: 'packages/client/README.md',
  mcp: 'apps/mcp/README.md',
  engine: 'packages/engine/README.md',
}
const WRITERS: Record<PackageName, (directory: string) => Promise<void>> = { client, mcp, engine }

/** Writes a package into an empty directory, ready to be packed. */
export async function writePackage(name: PackageName, directory: string): Promise<void> {
  await WRITERS[name](directory)
  cpSync(sourceOf(README[name]), path.join(directory, 'README.md'))
  cpSync(sourceOf('LICENSE'), path.join(directory, 'LICENSE'))
}
