/** Sources as the JavaScript of a package. */
import { readFileSync } from 'node:fs'
import { slimRoutes } from '@limner/contract/routes'
import { type Plugin, rolldown } from 'rolldown'
import { isolatedDeclarationSync } from 'rolldown/experimental'

/** The table of endpoints as data: its schemas stay with the server. */
const routesAsData: Plugin = {
  name: 'routes-as-data',
  resolveId: (id) => (id === '@limner/contract/routes' ? '\0routes' : null),
  load: (id) => (id === '\0routes' ? `export const slimRoutes = ${JSON.stringify(slimRoutes)}` : null),
}

export interface Bundle {
  /** Files by the names of what they become. */
  input: Record<string, string>
  directory: string
  platform: 'node' | 'neutral'
  target: string
  /** Packages that are installed beside it. */
  external: readonly string[]
  plugins?: Plugin[]
}

export async function bundle({ input, directory, platform, target, external, plugins = [] }: Bundle): Promise<void> {
  const build = await rolldown({
    input,
    platform,
    external: (id) => id.startsWith('node:') || external.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [routesAsData, ...plugins],
    transform: { target },
    // What is neither beside it nor in it would be missed by whoever installs it.
    onLog: (_, log) => {
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
    },
  })
  await build.write({ dir: directory, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].js' })
  await build.close()
}

/** The declarations of a file whose exports all say their types. */
export function declarationsOf(file: string): string {
  const { code, errors } = isolatedDeclarationSync(file, readFileSync(file, 'utf8'))
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  return code
}
