/** The static checks, in the order in which their findings help most. */
import type { Step } from './run-steps.ts'

/** '.' is what lies in none of the others. */
const WORKSPACES = [
  'packages/engine',
  'packages/contract',
  'packages/client',
  'packages/models',
  'apps/server',
  'apps/web',
  'apps/mcp',
  'apps/workbench',
  '.',
]

const typeCheck = (workspace: string): Step => ({
  name: workspace === '.' ? 'types of scripts and tests' : `types of ${workspace}`,
  command: 'tsc',
  arguments: ['--project', workspace, '--pretty', String(process.stdout.isTTY ?? false)],
})

/** Of the workspaces that these files lie in. */
export function typeChecksOf(files: readonly string[]): Step[] {
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  const touched = sources.map((file) => WORKSPACES.find((workspace) => file.startsWith(`${workspace}/`)) ?? '.')
  return WORKSPACES.filter((workspace) => touched.includes(workspace)).map(typeCheck)
}

export const LINT: Step = {
  name: 'format and lint',
  command: 'biome',
  arguments: ['check', '--error-on-warnings', '--diagnostic-level=warn'],
}
export const ARROWS: Step = { name: 'arrows', command: 'node', arguments: ['scripts/check-arrows.ts'] }
export const CHECKS: Step[] = [
  LINT,
  ARROWS,
  { name: 'packs of the collection', command: 'node', arguments: ['scripts/collection.ts', '--check'] },
  { name: 'limits', command: 'node', arguments: ['scripts/check-limits.ts'] },
  { name: 'expressions', command: 'node', arguments: ['scripts/check-expressions.ts'] },
  ...WORKSPACES.map(typeCheck),
  { name: 'unused code', command: 'knip', arguments: ['--no-progress', '--no-config-hints'] },
]
